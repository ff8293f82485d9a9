"""The icons that the page can draw: those that games name, and the page's own.

    python web/make_icons.py        writes web/src/made/icons.json: {name: path data}
                                    and src/bestiary/icons.txt: the names of the whole set

How games name them is in bestiary/publish/icons.py. Games are found as the registry finds them, and
in the examples. A game installed later may name any icon of the set: ``write_all`` puts them all
beside the page, by their first letters, and the page fetches what it lacks; a published page gets
those that its games name.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import bestiary
from bestiary.engine import UnknownGame
from bestiary.publish import icons as named_icons

WEB = Path(__file__).parent
SET = WEB / "node_modules/@iconify-json/game-icons/icons.json"
OWN = WEB / "src/frame/icons.ts"
MADE = WEB / "src/made/icons.json"
NAMES = WEB.parent / "src/bestiary/icons.txt"
EXAMPLES = WEB.parent / "examples"


def main() -> None:
    known = whole_set()
    NAMES.write_text("\n".join(sorted(known)) + "\n", "utf-8")
    own = own_names()
    missing = sorted(own - set(known))
    if missing:
        sys.exit(f"{OWN}: the icon set has no {', '.join(missing)}")
    named = {word for file in game_files() for word in named_icons.words_of(file)}
    icons = {name: path_of(known[name]) for name in sorted((named & set(known)) | own)}
    MADE.parent.mkdir(exist_ok=True)
    MADE.write_text(json.dumps(icons, indent=0) + "\n", "utf-8")
    print(f"{len(icons)} icons, {MADE.stat().st_size // 1024} KiB")


def own_names() -> set[str]:
    return set(re.findall(r"^  '([a-z0-9-]+)',$", OWN.read_text("utf-8"), re.M))


def whole_set() -> dict[str, str]:
    """The markup of every icon, by name."""
    found = json.loads(SET.read_text("utf-8"))["icons"]
    return {name: icon["body"] for name, icon in found.items()}


def write_all(folder: Path) -> None:
    """Every icon of the set, in one file for each first letter; and the page's own in one."""
    folder.mkdir(exist_ok=True)
    files: dict[str, dict[str, str]] = {}
    own = own_names()
    for name, body in sorted(whole_set().items()):
        files.setdefault(name[0], {})[name] = path_of(body)
        if name in own:
            files.setdefault(named_icons.OWN, {})[name] = path_of(body)
    for stem, icons in files.items():
        (folder / f"{stem}.json").write_text(json.dumps(icons), "utf-8")


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


def path_of(body: str) -> str:
    """An icon's one shape as path data: the page draws paths and never parses markup."""
    paths = re.findall(r'\sd="([^"]+)"', body)
    return " ".join(paths)


if __name__ == "__main__":
    if sys.argv[1:]:
        write_all(Path(sys.argv[1]))
    else:
        main()
