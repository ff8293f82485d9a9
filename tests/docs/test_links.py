"""Links within the project lead somewhere."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.docs.pages import name_of, pages, prose

LINK: Final = re.compile(r"\]\(([^)\s]+)\)")


def headings(page: Path) -> set[str]:
    """The anchors GitHub gives the headings of a page."""
    found = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in found}


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_links_within_the_project(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if link.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{name_of(page)}: {link} leads nowhere"
        if anchor:
            assert anchor in headings(target), f"{name_of(page)}: {link}: no such heading"


def test_nothing_is_an_orphan() -> None:
    """Every page can be reached from the README."""
    reached: set[Path] = set()
    waiting = [page for page in pages() if name_of(page) == "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached:
            continue
        reached.add(page)
        for link in LINK.findall(prose(page)):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target in pages():
                waiting.append(target)
    written = [page for page in pages() if name_of(page) not in MADE]
    assert [name_of(page) for page in written if page not in reached] == []


MADE: Final = ("docs/soak.md",)  # read by a tool, or by people who look for it
