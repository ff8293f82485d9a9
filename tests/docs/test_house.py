"""The map of the house holds: imports go one way, nothing outside a game mentions it, and modules
and folders stay small and well named."""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import bestiary
from tests.docs.pages import CONTRIBUTING, ROOT

PACKAGE: Final = ROOT / "src" / "bestiary"
ROOMS: Final = (
    "engine", "language", "play", "trading", "games", "registry", "translations", "search", "bots",
    "review", "arena", "lab",
    "check", "testing", "terminal", "offline", "server", "publish", "cli",
)  # fmt: skip
ORDER: Final = ("_loader", "_plain_cards", *ROOMS, "__main__")
IN_A_BROWSER: Final = (
    "engine", "language", "play", "trading", "games", "registry", "translations", "search", "bots",
    "offline",
)  # fmt: skip
FACADE: Final = ORDER.index("registry")  # `import bestiary` gives what the registry gives

FILES: Final = sorted(PACKAGE.rglob("*.py"))


def name(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def room_of(file: Path) -> str:
    return file.relative_to(PACKAGE).with_suffix("").parts[0]


def syntax(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def imports(file: Path) -> list[tuple[int, str]]:
    """The line and the full name of every module a file imports, within functions too."""
    found = []
    package = ["bestiary", *file.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(syntax(file)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                found.append((node.lineno, alias.name))
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                found.append((node.lineno, f"{module}.{alias.name}"))
    return found


def height(module: str) -> int:
    """How far down the house a module of ours is."""
    parts = module.split(".")
    return ORDER.index(parts[1]) if len(parts) > 1 and parts[1] in ORDER else FACADE


def test_the_rooms_are_the_ones_on_the_map() -> None:
    assert {room_of(file) for file in FILES} == {*ORDER, "__init__"}
    assert "  <  ".join(ROOMS) in CONTRIBUTING.read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=name)
def test_imports_go_one_way(file: Path) -> None:
    room = room_of(file)
    own = FACADE if room == "__init__" else ORDER.index(room)
    for line, module in imports(file):
        if module.partition(".")[0] == "bestiary":
            assert height(module) <= own, f"{name(file)}:{line}: {room} may not use {module}"


@pytest.mark.parametrize(
    "file", [file for file in FILES if room_of(file) in ("_loader", *IN_A_BROWSER)], ids=name
)
def test_what_runs_in_a_browser_needs_nothing(file: Path) -> None:
    allowed = {*sys.stdlib_module_names, "bestiary"}
    if room_of(file) != "_loader":
        allowed.add("mypy_extensions")
    for line, module in imports(file):
        assert module.partition(".")[0] in allowed, f"{name(file)}:{line}: {module}"


@pytest.mark.parametrize(
    "file",
    [file for file in FILES if room_of(file) in ("engine", "play", "review", "arena")],
    ids=name,
)
def test_engine_play_and_arena_print_nothing_and_open_no_file(file: Path) -> None:
    for node in ast.walk(syntax(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("print", "open", "input"), f"{name(file)}:{node.lineno}"


def test_the_games_know_only_the_engine_and_themselves() -> None:
    for file in FILES:
        if room_of(file) == "games":
            game = file.relative_to(PACKAGE / "games").parts[0]
            for line, module in imports(file):
                if module.startswith("bestiary.games."):
                    own = module.split(".")[2] == game
                    assert own, f"{name(file)}:{line}: a game uses another game"


def test_the_server_and_the_terminal_know_nothing_of_each_other() -> None:
    for file in FILES:
        if room_of(file) == "server":
            for line, module in imports(file):
                assert not module.startswith("bestiary.terminal"), f"{name(file)}:{line}: {module}"


@pytest.mark.parametrize(
    "room", ["play", "bots", "review", "arena", "lab", "terminal", "offline", "server", "publish"]
)
def test_nothing_outside_a_game_mentions_it(room: str) -> None:
    games = [bestiary.game(known) for known in bestiary.games()]
    words = {word for game in games for word in (game.name, game.title)}
    found = set()
    for file in FILES:
        if room_of(file) != room:
            continue
        for _, module in imports(file):
            assert not module.startswith("bestiary.games"), f"{name(file)} imports {module}"
        for text in strings(file):
            found |= {f"{file.name}: {text!r}" for word in words if word in text}
    assert not found


def strings(file: Path) -> Iterator[str]:
    """The strings of a file that are no docstrings."""
    tree = syntax(file)
    said = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


# ---- Limits of size and naming ----------------------------------------------------------------

MOST_LINES: Final = 400
MOST_MODULES: Final = 15  # in a folder, with its __init__
DATA: Final = ("games/*/cards/*.py",)  # lists of cards may be as long as the set is
NOUNS: Final = {"being", "ending", "testing", "thinking", "trading"}  # that end in -ing


@pytest.mark.parametrize("file", FILES, ids=name)
def test_no_module_is_too_long(file: Path) -> None:
    if not any(file.match(data) for data in DATA):
        lines = len(file.read_text("utf-8").splitlines())
        assert lines <= MOST_LINES, f"{name(file)} has {lines} lines: split it by idea"


def test_no_folder_has_too_many_modules() -> None:
    modules = Counter(file.parent for file in FILES)
    crowded = {name(folder) for folder, count in modules.items() if count > MOST_MODULES}
    assert not crowded, "group their modules into folders"


def test_no_two_classes_have_the_same_name() -> None:
    homes: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.walk(syntax(file)):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, []).append(name(file))
    twice = {kind: files for kind, files in homes.items() if len(files) > 1}
    assert not twice


def test_modules_are_nouns_or_plain_verbs() -> None:
    words = {part.removesuffix(".py") for file in FILES for part in name(file).split("/")}
    assert {word for word in words if word.endswith("ing")} <= NOUNS
