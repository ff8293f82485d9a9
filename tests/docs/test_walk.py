"""The walk through the house names modules and functions that are there, and fits on a page."""

import re
from pathlib import Path
from typing import Final

from tests.docs.pages import ROOT, prose

WALK: Final = ROOT / "docs" / "walk.md"
MOST_WORDS: Final = 650  # a page


def modules() -> dict[str, Path]:
    named = re.findall(r"`([\w/.]+/[\w.]+\.(?:py|ts|svelte))`", prose(WALK))
    return {
        path: (ROOT if path.startswith("web/") else ROOT / "src/bestiary") / path for path in named
    }


def test_every_module_is_there() -> None:
    assert len(modules()) > 15
    assert [path for path, file in modules().items() if not file.is_file()] == []


def test_every_function_is_in_a_module_named_beside_it() -> None:
    sources = {path: file.read_text("utf-8") for path, file in modules().items()}
    for paragraph in prose(WALK).splitlines():
        for function, path in re.findall(r"`(\w+)\(\)` in `([^`]+)`", paragraph):
            assert re.search(rf"\b{function}\(", sources[path]), f"{function}() is not in {path}"
    for function in re.findall(r"`(\w+)\(\)`", prose(WALK)):
        defined = re.compile(
            rf"^\s*(?:(?:async )?def |private )?(?:async )?{function}\(", re.MULTILINE
        )
        assert any(defined.search(source) for source in sources.values()), f"no {function}()"


def test_it_is_a_page() -> None:
    assert len(prose(WALK).split()) <= MOST_WORDS
