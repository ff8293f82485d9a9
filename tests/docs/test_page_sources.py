"""What the page's sources promise: they mention no game, and every text stands in one file."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

import bestiary
from tests.docs.pages import ROOT

WEB: Final = ROOT / "web"
SOURCES: Final = sorted(
    file
    for file in (WEB / "src").rglob("*")
    if file.suffix in (".svelte", ".ts", ".css") and "made" not in file.parts
)
TEMPLATES: Final = [file for file in SOURCES if file.suffix == ".svelte"]
READ_ALOUD: Final = re.compile(r'\b(?:aria-label|title|placeholder|alt)="([^"{]*[A-Za-z][^"{]*)"')


def name(file: Path) -> str:
    return file.relative_to(WEB / "src").as_posix()


def test_there_are_sources() -> None:
    assert len(TEMPLATES) > 15


@pytest.mark.parametrize("file", SOURCES, ids=name)
def test_the_page_mentions_no_game(file: Path) -> None:
    games = [bestiary.game(known) for known in bestiary.games()]
    words = {word for game in games for word in (game.name, game.title)}
    words |= {"lantern-frogs", "Lantern Frogs"}
    text = file.read_text("utf-8")
    assert not [word for word in words if word in text]


@pytest.mark.parametrize("file", TEMPLATES, ids=name)
def test_every_text_stands_in_words(file: Path) -> None:
    markup = re.sub(r"(?s)<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text("utf-8"))
    assert not READ_ALOUD.findall(markup)
    shown = re.sub(r"<[^<>]*>", " ", without_braces(markup))
    assert not re.findall(r"[A-Za-z]{2,}", shown)


def without_braces(markup: str) -> str:
    """The markup without what Svelte works out."""
    kept: list[str] = []
    depth = 0
    for letter in markup:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


def test_braces_are_cut_out() -> None:
    assert without_braces("<p class={a ? `${b}` : ''}>{c}!</p>") == "<p class=>!</p>"


def test_the_lock_file_names_no_place_to_download_from() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert lock["packages"]
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
