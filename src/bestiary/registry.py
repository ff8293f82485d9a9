"""Finds games: those that ship with Bestiary, and those that other packages bring.

Ours are the folders in ``bestiary/games``: ``creature_wars`` is the game ``creature-wars``, and
shows it as ``GAME``. Another package adds a game with one entry point:

    [project.entry-points."bestiary.games"]
    my-game = "my_package:GAME"
"""

from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

import bestiary.games as folder
from bestiary._loader import StaleBuild
from bestiary.engine import Game, UnknownGame, did_you_mean
from bestiary.engine.characters import quoted

GROUP = "bestiary.games"
FAVOURITE = "creature-wars"  # what is played where nobody says what

_loaded: dict[str, Game[Any]] = {}


def _known() -> dict[str, EntryPoint]:
    """Every game's entry point by name; ours cannot be taken over."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    for module in iter_modules(folder.__path__):
        name = module.name.replace("_", "-")
        if module.ispkg:
            found[name] = EntryPoint(name, f"{folder.__name__}.{module.name}:GAME", GROUP)
    return found


def games() -> list[str]:
    """The names of all installed games, sorted."""
    return sorted({*_known(), *_loaded})


def game(name: str) -> Game[Any]:
    """The game of that name.

    >>> game("creature-wars").title
    'Creature Wars'
    """
    if name not in _loaded:
        known = _known()
        if name not in known:
            names = games()
            hint = did_you_mean(name, names)
            raise UnknownGame(f"no game '{quoted(name)}'{hint} (games: {', '.join(names)})")
        _loaded[name] = _load(known[name])
    return _loaded[name]


def _load(entry: EntryPoint) -> Game[Any]:
    try:
        found = entry.load()
    except StaleBuild:
        raise
    except Exception as error:  # another package's code: say whose it is
        raise UnknownGame(
            f"game '{entry.name}' ({entry.value}) cannot be loaded: {error}"
        ) from error
    if not isinstance(found, Game):
        raise UnknownGame(f"game '{entry.name}': {entry.value} is not a Game")
    if found.name != entry.name:
        raise UnknownGame(f"game '{entry.name}': {entry.value} calls itself '{found.name}'")
    return found
