"""The icons of a published page: those that its games name, and the page's own.

A game names its icons in its source (``Printed.icon``, ``look["icon"]``) or in the text files that
lie beside it, so every string or word there that is the name of an icon counts. That is a few more
than are drawn and never one too few.
"""

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from bestiary.server.http.page import BUILT

OWN: Final = "own"  # the file with those of the page itself, beside those of each first letter
NAMES: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
QUOTED: Final = re.compile(r'"([a-z0-9][a-z0-9-]*)"')

Icons = dict[str, str]  # by name: the path data


def icons_for(files: Iterable[Path], told: Mapping[str, str]) -> tuple[Icons, Icons]:
    """The path data of the icons that the first screen shows, the page's own among them; and of all
    others that these sources name. ``told`` are the answers that the page is given (JSON)."""
    found = {name: path for letter in whole_set() for name, path in letter.items()}
    first = {
        **read(OWN),
        **picked(found, quoted(text for what, text in told.items() if early(what))),
    }
    named = {word for file in files for word in words_of(file)} | quoted(told.values())
    return first, picked(found, named - set(first))


def early(asked: str) -> bool:
    """Whether the first screen asks for it: the games, and some cards of each."""
    return asked == "games" or asked.endswith("/sample")


def quoted(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in QUOTED.findall(text)}


def picked(found: Icons, names: set[str]) -> Icons:
    return {name: found[name] for name in sorted(names & set(found))}


def words_of(file: Path) -> Iterator[str]:
    if file.suffix == ".txt":
        yield from NAMES.findall(file.read_text("utf-8"))
    elif file.suffix == ".py":
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def icon(name: str) -> str | None:
    """The path data of an icon."""
    return read(name[:1]).get(name) if NAMES.fullmatch(name) else None


def whole_set() -> Iterator[Icons]:
    for file in (BUILT / "icons").glob("?.json"):
        yield read(file.stem)


def read(stem: str) -> Icons:
    file = BUILT / "icons" / f"{stem}.json"
    found: Icons = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found
