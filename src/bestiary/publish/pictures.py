"""Cards as pictures: one by one for a print shop, or on the sheets of Tabletop Simulator."""

import json
import re
import struct
import zlib
from pathlib import Path
from typing import Any, Final

from bestiary.publish.browser import Tab, sheets_of
from bestiary.publish.paper import options_for
from bestiary.publish.tabletop import CardSheet, saved_object
from bestiary.registry import game

DPI: Final = 300
SCREEN: Final = 96  # dots per inch of a page
CARD_SIDE: Final = 600  # the page has to show the largest card
SHEET_SIDE: Final = 5000
INCH: Final = 0.0254  # metres
FIND: Final = """
Array.from(document.querySelectorAll('[data-shot]'), (one) => {
  const { width, height } = one.getBoundingClientRect();
  return { ...one.dataset, width, height };
})
"""
# One after the other in the same corner: the browser draws no more than that one.
SHOW: Final = """
document.querySelectorAll('[data-shot]').forEach((one, i) => {
  one.style.display = i === NUMBER ? '' : 'none';
})
"""


def print_pictures(name: str, folder: Path, options: dict[str, str], deck: str = "") -> int:
    """Save a picture of every card at 300 dpi, and of its back; how many there are."""
    asked = {**options_for(name, options, deck), "as": "pictures"}
    with sheets_of(name, asked, CARD_SIDE, DPI / SCREEN) as page:
        folder.mkdir(parents=True, exist_ok=True)
        found: list[dict[str, Any]] = page.value(FIND)
        names = file_names([one["shot"] for one in found])
        for number, file in enumerate(names):
            (folder / file).write_bytes(with_dpi(shot(page, found, number, DPI / SCREEN)))
    counts = [f"{one['count']} {file}" for one, file in zip(found, names, strict=True)]
    (folder / "counts.txt").write_text("\n".join([*counts, ""]), "utf-8")
    return len(found)


def print_sheets(
    name: str, folder: Path, options: dict[str, str], deck: str = "", url: str = ""
) -> int:
    """Save sheets of ten by seven cards, and the saved object with which Tabletop Simulator loads
    them; how many sheets there are."""
    asked = {**options_for(name, options, deck), "as": "tabletop"}
    folder.mkdir(parents=True, exist_ok=True)
    base = url.rstrip("/") if url else folder.resolve().as_uri()
    sheets: list[CardSheet] = []
    with sheets_of(name, asked, SHEET_SIDE) as page:
        found: list[dict[str, Any]] = page.value(FIND)
        for number, one in enumerate(found):
            file = f"{slug(one['shot'])}.png"
            (folder / file).write_bytes(shot(page, found, number))
            if "cards" in one:
                back = f"{base}/{slug(one['back'])}.png"
                sheets.append(CardSheet(f"{base}/{file}", back, json.loads(one["cards"])))
    shown = game(name)
    made = saved_object(shown.title, shown.blurb, sheets)
    (folder / f"{name}.json").write_text(json.dumps(made, indent=2) + "\n", "utf-8")
    return len(sheets)


def shot(page: Tab, found: list[dict[str, Any]], number: int, dots: float = 1) -> bytes:
    """A picture of one of them, of a whole number of pixels."""
    page.value(SHOW.replace("NUMBER", str(number)))
    one = found[number]
    return page.picture(round(one["width"] * dots) / dots, round(one["height"] * dots) / dots)


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "card"


def file_names(names: list[str]) -> list[str]:
    """A name for each file, numbered where several cards have the same."""
    made: list[str] = []
    for name in map(slug, names):
        same = sum(one == name or one.startswith(f"{name}~") for one in made)
        made.append(f"{name}~{same + 1}" if same else name)
    return [f"{name.replace('~', '-')}.png" for name in made]


def with_dpi(png: bytes) -> bytes:
    """The same PNG, which also says how large it is meant to be."""
    dots = round(DPI / INCH)
    body = b"pHYs" + struct.pack(">IIB", dots, dots, 1)
    chunk = struct.pack(">I", 9) + body + struct.pack(">I", zlib.crc32(body))
    head = 8 + 25  # the signature, and IHDR, which comes first
    return png[:head] + chunk + png[head:]
