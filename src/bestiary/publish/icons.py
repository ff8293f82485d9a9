"""The icons of a published page: those that its games name, and the page's own.

A game names its icons in its source (``Printed.icon``, ``look["icon"]``) or in the text files that
lie beside it, so every string or word there that is the name of an icon counts. That is a few more
than are drawn and never one too few.
"""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from bestiary.server.http.page import BUILT

OWN: Final = "own"  # the file with those of the page itself, beside those of each first letter
NAMES: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
QUOTED: Final = re.compile(r'"([a-z0-9][a-z0-9-]*)"')


def icons_for(files: Iterable[Path], told: Iterable[str]) -> dict[str, str]:
    """The path data of the icons that these sources name, those in what the page is told (JSON),
    and the page's own."""
    wanted = {word for file in files for word in words_of(file)}
    wanted |= {word for text in told for word in QUOTED.findall(text)}
    found = {name: path for letter in whole_set() for name, path in letter.items()}
    return {**read(OWN), **{name: found[name] for name in sorted(wanted & set(found))}}


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


def whole_set() -> Iterator[dict[str, str]]:
    for file in (BUILT / "icons").glob("?.json"):
        yield read(file.stem)


def read(stem: str) -> dict[str, str]:
    file = BUILT / "icons" / f"{stem}.json"
    found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found
