"""The documents as a site: every page is there, and nothing is loaded from elsewhere."""

import importlib.util
import json
import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, name_of, pages

LOADED = re.compile(r"""<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)=["']?([^"'\s>]+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    spec = importlib.util.spec_from_file_location("site_of_docs", ROOT / "docs" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    folder = tmp_path_factory.mktemp("site")
    module.main(folder)
    return folder


@pytest.mark.slow
def test_the_site(site: Path) -> None:
    for page in pages():
        assert (site / place_of(page)).is_file(), f"{name_of(page)} is not in the site"
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert "```" not in text, f"{page}: a block is not shown as one"
        assert "<script>" not in text, f"{page}: the server allows no script within a page"
        for address in LOADED.findall(text):
            assert not re.match(r"(?:https?:)?//", address), f"{page} loads {address}"
    found = json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]
    text = "\n".join(entry["text"] for entry in found)
    for words in ("ask_everybody", "Lantern Frogs", "dragon-head"):
        assert words in text, f"search does not find {words}"
    front = (site / "index.html").read_text("utf-8")
    assert {"default", "slate"} <= {*re.findall(r'data-md-color-scheme="?(\w+)', front)}


def place_of(page: Path) -> str:
    """Where a document of the project is in the site."""
    path = Path(name_of(page).removeprefix("docs/"))
    folder = path.parent if path.name == "README.md" else path.with_suffix("")
    return f"{folder.as_posix()}/index.html"
