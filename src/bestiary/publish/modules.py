"""What a game consists of: the modules that run in the browser, and the data beside them.

Bestiary's own are its rooms from the engine to the bots, and the desk of the page. An author's game
brings every package that it imports, as long as that is plain Python; a game in a source file, what
it imports and names of the files beside it.
"""

import ast
import json
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bestiary.language.files import FOLDER, find_languages
from bestiary.publish.errors import CannotPublish

OURS: Final = Path(__file__).parents[1]
KIT: Final = Path(__file__).parent / "kit"
# And some of games/.
ROOMS: Final = ("engine", "language", "play", "trading", "search", "bots", "offline")
SINGLE: Final = (
    "__init__.py", "_loader.py", "registry.py", "translations.py", "games/__init__.py",
)  # fmt: skip
COMPILED: Final = (".so", ".pyd")
LEFT_OUT: Final = (*COMPILED, ".pyc", ".pyi", ".c")
PROVIDED: Final = ("bestiary", "mypy_extensions")

Files = dict[str, Path]  # the name in the archive, and the file


def files_of(entries: list[EntryPoint]) -> Files:
    """Everything that a page with these games loads. Raises CannotPublish if a game needs more than
    a browser has."""
    found: Files = {f"bestiary/{name}": OURS / name for name in SINGLE}
    for room in ROOMS:
        found |= below(OURS / room, f"bestiary/{room}")
    extensions = find_spec("mypy_extensions")
    assert extensions is not None
    found["mypy_extensions.py"] = Path(str(extensions.origin))
    for entry in entries:
        if entry.module.startswith("bestiary.games."):
            folder = entry.module.split(".")[2]
            found |= below(OURS / "games" / folder, f"bestiary/games/{folder}")
        else:
            found |= authors_files(entry)
    return found


def below(folder: Path, name: str) -> Files:
    """The modules and the data of a folder, without what was compiled from them and their tests."""
    return {
        f"{name}/{file.relative_to(folder).as_posix()}": file
        for file in sorted(folder.rglob("*"))
        if file.is_file()
        and file.suffix not in LEFT_OUT
        and not {"__pycache__", "tests"} & set(file.relative_to(folder).parts)
    }


def authors_files(entry: EntryPoint) -> Files:
    """The package with an author's game, and the others of its distribution that it imports."""
    own = own_packages(entry)
    found: Files = {}
    wanted, seen = [entry.module.partition(".")[0]], set[str]()
    while wanted:
        package = wanted.pop()
        if package not in seen:
            seen.add(package)
            files = package_files(package, entry.name)
            found |= files
            for name, file in files.items():
                for module in imports(file) if file.suffix == ".py" else ():
                    check_import(module, own, f"{entry.name} ({name})")
                    if (top := module.partition(".")[0]) in own:
                        wanted.append(top)
    return found


def own_packages(entry: EntryPoint) -> set[str]:
    """The top-level names of the distribution that brings a game; of a game in a source file, all
    modules beside it."""
    names = {entry.module.partition(".")[0]}
    if entry.dist is None:
        home = home_of(entry.module.partition(".")[0])
        names |= {file.stem for file in home.glob("*.py")}
        names |= {file.parent.name for file in home.glob("*/__init__.py")}
    for file in (entry.dist.files if entry.dist is not None else None) or []:
        if file.suffix == ".py" and len(file.parts) <= 2:
            names.add(file.parts[0].removesuffix(".py"))
    return names


def package_files(package: str, game: str) -> Files:
    """A package or a single module."""
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec is not None else None
    if folders:
        folder = Path(next(iter(folders)))
        compiled = [file.name for file in folder.rglob("*") if file.suffix in COMPILED]
        if not compiled:
            return below(folder, package)
    elif spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
        module = Path(spec.origin)
        return {f"{package}.py": module, **data_beside(module), **languages_beside(module, game)}
    raise CannotPublish(f"{game} needs '{package}', which is not plain Python")


def home_of(package: str) -> Path:
    """The folder from which a package or a single module is imported."""
    spec = find_spec(package)
    assert spec is not None
    file = Path(str(spec.origin))
    return file.parent.parent if spec.submodule_search_locations else file.parent


def data_beside(module: Path) -> Files:
    """The files beside a single module that its source names, such as "rules.md"; no others, which
    may be nobody else's business."""
    words = {
        node.value
        for node in ast.walk(ast.parse(module.read_bytes()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {
        file.name: file
        for file in sorted(module.parent.iterdir())
        if file.name in words and file.is_file() and file.suffix not in (*LEFT_OUT, ".py")
    }


def languages_beside(module: Path, game: str) -> Files:
    """The translations of a game in a source file."""
    found = find_languages(game, module.parent).values()
    return {f"{FOLDER}/{file.name}": file for file in found}


def check_import(module: str, own: set[str], importer: str) -> None:
    """Refuse what a page cannot have: other people's packages, and our rooms that need more."""
    top, *rest = module.split(".")
    if (
        top == "bestiary"
        and rest
        and (OURS / rest[0]).is_dir()
        and rest[0] not in (*ROOMS, "games")
    ):
        raise CannotPublish(f"{importer} needs 'bestiary.{rest[0]}', which no browser can run")
    if top in (*PROVIDED, *own):
        return
    if top not in sys.stdlib_module_names:
        raise CannotPublish(
            f"{importer} needs '{top}'; a published game has the standard library and itself"
        )
    for name in (top, module):
        if name in missing():
            raise CannotPublish(f"{importer} needs '{name}', which Python in a browser lacks")


@cache
def missing() -> frozenset[str]:
    """The modules of the standard library that a published page does not have."""
    return frozenset(json.loads((KIT / "missing.json").read_text("utf-8")))


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports from other packages when it is loaded or run. What it imports
    for type checking only, as a program, or can do without, does not count."""
    yield from _imports(ast.parse(file.read_bytes()).body)


def _imports(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If) and any(
            word in ast.dump(node.test) for word in ("TYPE_CHECKING", "'__main__'")
        ):
            yield from _imports(node.orelse)
        elif isinstance(node, ast.Try) and any(catches_import_error(h) for h in node.handlers):
            continue
        else:
            for field in ("body", "orelse", "finalbody", "handlers", "cases"):
                for inner in getattr(node, field, []):
                    yield from _imports([inner] if isinstance(inner, ast.stmt) else inner.body)


def catches_import_error(handler: ast.ExceptHandler) -> bool:
    named = ast.dump(handler.type) if handler.type is not None else ""
    return "'ImportError'" in named or "'ModuleNotFoundError'" in named
