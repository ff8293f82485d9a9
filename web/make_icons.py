"""The icons that the page can draw: those that games name, and the page's own.

    python web/make_icons.py        writes web/src/made/icons.json: {name: path data}

A game names its icons in its source (``Printed.icon``, ``look["icon"]``) or in the text files that
lie beside it, so every string or word there that is the name of an icon counts. That is a few more
than are drawn and never one too few. Games are found as the registry finds them, and in the
examples. A name that comes with a game installed later is drawn as the page's fallback.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import bestiary
from bestiary.engine import UnknownGame

WEB = Path(__file__).parent
SET = WEB / "node_modules/@iconify-json/game-icons/icons.json"
OWN = WEB / "src/frame/icons.ts"
MADE = WEB / "src/made/icons.json"
EXAMPLES = WEB.parent / "examples"


def main() -> None:
    known: dict[str, str] = {
        name: icon["body"] for name, icon in json.loads(SET.read_text("utf-8"))["icons"].items()
    }
    own = set(re.findall(r"'([a-z0-9-]+)'", OWN.read_text("utf-8")))
    missing = sorted(own - set(known))
    if missing:
        sys.exit(f"{OWN}: the icon set has no {', '.join(missing)}")
    named = {word for file in game_files() for word in words_of(file)}
    icons = {name: path_of(known[name]) for name in sorted((named & set(known)) | own)}
    MADE.parent.mkdir(exist_ok=True)
    MADE.write_text(json.dumps(icons, indent=0) + "\n", "utf-8")
    print(f"{len(icons)} icons, {MADE.stat().st_size // 1024} KiB")


def game_files() -> Iterator[Path]:
    """The source of every game: its folder, or its one file."""
    yield from EXAMPLES.glob("*.py")
    for name in bestiary.games():
        try:
            module = type(bestiary.game(name)).__module__
        except UnknownGame as error:  # another package's, and broken: not the page's business
            print(f"no icons from {name}: {error}", file=sys.stderr)
            continue
        states = bestiary.game(name).state.__module__
        for part in {module, states} - {"bestiary.engine.game"}:
            file = Path(str(sys.modules[part].__file__))
            whole = file.parent.rglob("*") if "." in part else [file]
            yield from (each for each in whole if each.suffix in (".py", ".txt"))


def words_of(file: Path) -> Iterator[str]:
    text = file.read_text("utf-8")
    if file.suffix == ".txt":
        yield from re.findall(r"[a-z0-9-]+", text)
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def path_of(body: str) -> str:
    """An icon's one shape as path data: the page draws paths and never parses markup."""
    paths = re.findall(r'\sd="([^"]+)"', body)
    return " ".join(paths)


if __name__ == "__main__":
    main()
