"""Finds games: those that ship with Bestiary, and those that other packages bring.

Ours are the folders in ``bestiary/games``: ``creature_wars`` is the game ``creature-wars``, and
shows it as ``GAME``. Another package adds a game with one entry point:

    [project.entry-points."bestiary.games"]
    my-game = "my_package:GAME"

A game that is still being written needs neither: ``use_file`` takes it from its source file.
``BESTIARY_GAME_FILES`` names those files, for every process that inherits it.

A game that cannot be loaded breaks nothing but itself: ``load_all`` says which, and why.

``BESTIARY_WORTH`` names the files that ``bestiary train`` wrote: their games are valued by those
numbers from then on, in every process that inherits it.
"""

import importlib
import importlib.util
import json
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, NamedTuple

import bestiary.games as folder
from bestiary._loader import StaleBuild
from bestiary.engine import BestiaryError, Game, UnknownGame, did_you_mean
from bestiary.engine.cards import know_icons
from bestiary.engine.characters import quoted
from bestiary.language import find_languages

GROUP = "bestiary.games"
FILES = "BESTIARY_GAME_FILES"
TRAINED = "BESTIARY_WORTH"
ICONS = Path(__file__).with_name("icons.txt")  # all names of the set; web/make_icons.py writes it
FAVOURITE = "creature-wars"  # what is played where nobody says what

if ICONS.is_file():  # it is not part of a published page, whose games were checked before
    know_icons(ICONS.read_text("utf-8").split())

_loaded: dict[str, Game[Any]] = {}
_folders: dict[str, Path | None] = {}  # where each game's source lies
_names_of_files: dict[str, str] = {}  # the name of the game in each file, by path


class BrokenGame(NamedTuple):
    """An installed game that cannot be loaded."""

    name: str
    reason: str


def _known() -> dict[str, EntryPoint]:
    """Every game's entry point by name; ours cannot be taken over."""
    return _known_on(tuple(sys.path))


@cache  # looking through all installed packages takes milliseconds
def _known_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    for module in iter_modules(folder.__path__):
        name = module.name.replace("_", "-")
        if module.ispkg:
            found[name] = EntryPoint(name, f"{folder.__name__}.{module.name}:GAME", GROUP)
    return found


def games() -> list[str]:
    """The names of all installed games, sorted. One of them may be broken: see ``load_all``."""
    _load_files()
    return sorted({*_known(), *_loaded})


def load_all() -> tuple[list[Game[Any]], list[BrokenGame]]:
    """All installed games, and those that cannot be loaded, each with the reason."""
    whole: list[Game[Any]] = []
    broken: list[BrokenGame] = []
    for path in filter(None, os.environ.get(FILES, "").split(os.pathsep)):
        try:
            _load_file(Path(path))
        except UnknownGame as wrong:
            broken.append(BrokenGame(Path(path).name, str(wrong)))
    for name in sorted({*_known(), *_loaded}):
        try:
            whole.append(game(name))
        except UnknownGame as wrong:
            broken.append(BrokenGame(name, str(wrong)))
    return whole, broken


def entry_of(name: str) -> EntryPoint:
    """Where the game of that name comes from."""
    file = file_of(name)
    if file:
        return EntryPoint(name, f"{_module_of(Path(file))[1]}:GAME", GROUP)
    known = _known()
    if name not in known:
        names = games()
        hint = did_you_mean(name, names)
        raise UnknownGame(f"no game '{quoted(name)}'{hint} (games: {', '.join(names)})")
    return known[name]


def game(name: str) -> Game[Any]:
    """The game of that name.

    >>> game("creature-wars").title
    'Creature Wars'
    """
    if name not in _loaded:
        _load_files()
    if name not in _loaded:
        entry = entry_of(name)
        _keep(_load(entry), _folder_of(entry.module))
    return _loaded[name]


def _keep(found: Game[Any], folder: Path | None) -> None:
    use_trained_numbers(found)
    _folders[found.name] = folder
    found.languages = sorted(language_files(found.name))
    _loaded[found.name] = found


def _folder_of(module: str) -> Path | None:
    """Where the source of a module lies."""
    source = getattr(sys.modules.get(module), "__file__", None)
    return None if source is None else Path(source).parent


def language_files(name: str) -> dict[str, Path]:
    """The files that translate a game that was loaded, by the code of their language."""
    return find_languages(name, _folders[name] or Path())


def _load(entry: EntryPoint) -> Game[Any]:
    try:
        found = entry.load()
    except StaleBuild:
        raise
    except (Exception, SystemExit) as error:  # another package's code: say whose it is
        raise UnknownGame(
            f"game '{entry.name}' ({entry.value}) cannot be loaded: {_in_words(error)}"
        ) from error
    if not isinstance(found, Game):
        raise UnknownGame(f"game '{entry.name}': {entry.value} is not a Game")
    if found.name != entry.name:
        raise UnknownGame(f"game '{entry.name}': {entry.value} calls itself '{found.name}'")
    return found


def _in_words(error: BaseException) -> str:
    """What went wrong, and in which line of which file."""
    if isinstance(error, SyntaxError):
        return f"{error.msg} ({Path(error.filename or '').name}, line {error.lineno})"
    said = " ".join(str(error).split()) or type(error).__name__
    if not isinstance(error, BestiaryError | ImportError | ValueError):
        said = f"{type(error).__name__}: {said}"
    package = str(Path(folder.__file__).parent.parent)
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if not frame.filename.startswith((package, "<")) and "importlib" not in frame.filename:
            return f"{said} ({Path(frame.filename).name}, line {frame.lineno})"
    return said


# ---- Games in files ---------------------------------------------------------------------------


def is_file(name: str) -> bool:
    """Whether somebody means a file or folder of source, not the name of a game."""
    return name.endswith(".py") or os.sep in name or "/" in name


def use_file(path: Path) -> Game[Any]:
    """The game in a source file, or in a folder that is a package, without installing it. This
    process and those it starts then know it by its name."""
    found = _load_file(path.absolute())
    list_file(path)
    return found


def list_file(path: Path) -> None:
    """Have this process and those it starts look for a game in a file, even if it is broken."""
    files = [*filter(None, os.environ.get(FILES, "").split(os.pathsep))]
    if str(path.absolute()) not in files:
        os.environ[FILES] = os.pathsep.join([*files, str(path.absolute())])


def file_of(name: str) -> str:
    """The path of the file that a game was taken from, or ""."""
    return next((path for path, known in _names_of_files.items() if known == name), "")


def _load_files() -> None:
    for path in filter(None, os.environ.get(FILES, "").split(os.pathsep)):
        if path not in _names_of_files:
            with suppress(UnknownGame):  # ``load_all`` says what is wrong with it
                _load_file(Path(path))


def _load_file(path: Path) -> Game[Any]:
    if str(path) in _names_of_files:
        return _loaded[_names_of_files[str(path)]]
    if not path.exists():
        raise UnknownGame(f"{quoted(path.name)}: there is no such file")
    try:
        module = _import_file(path)
    except StaleBuild:
        raise
    except (Exception, SystemExit) as error:
        raise UnknownGame(f"{path.name} cannot be loaded: {_in_words(error)}") from error
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise UnknownGame(f"{path.name} has no GAME: end it with GAME = Game(...)")
    taken = _known().get(found.name)
    if taken is not None and taken.value.startswith(f"{folder.__name__}."):
        raise UnknownGame(f"{path.name}: the name '{found.name}' is taken; choose another")
    _keep(found, path if path.is_dir() else path.parent)
    _names_of_files[str(path)] = found.name
    return found


@contextmanager
def _no_bytecode() -> Iterator[None]:
    """Python takes bytecode for fresh if the source was changed within the same second and kept
    its size, so a file that is being edited must leave none."""
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    finally:
        sys.dont_write_bytecode = before


def _import_file(path: Path) -> Any:
    """Import a file as Python would if it lay on the path: what lies beside it can be imported."""
    home, name = _module_of(path)
    if str(home) not in sys.path:
        sys.path.insert(0, str(home))
    with _no_bytecode():
        module = importlib.import_module(name)
    where = Path(getattr(module, "__file__", "") or "")
    if where not in (path, path / "__init__.py"):
        raise ImportError(f"Python knows another module called '{name}': rename the file")
    return module


def _module_of(path: Path) -> tuple[Path, str]:
    """The folder from which Python would import a file, and the name of its module."""
    if path.name == "__init__.py":
        path = path.parent
    home, name = path.parent, path.stem
    while (home / "__init__.py").is_file():  # a module of a package
        home, name = home.parent, f"{home.name}.{name}"
    return home, name


def use_trained_numbers(game: Game[Any]) -> None:
    """Value a game by trained numbers, if a file with some was asked for."""
    for path in filter(None, os.environ.get(TRAINED, "").split(os.pathsep)):
        try:
            trained = json.loads(Path(path).read_text(encoding="utf-8"))
            if trained["game"] == game.name:
                game.weights.use({str(n): float(v) for n, v in trained["numbers"].items()})
        except (OSError, ValueError, KeyError, TypeError, AttributeError, BestiaryError) as wrong:
            said = " ".join(str(wrong).split())
            raise BestiaryError(
                f"{TRAINED}={path}: not a file of trained numbers: {said}"
            ) from None
