"""The lab's reports in a real browser: accessible, sorted with the keyboard, saved without a
network; and pictures of them in build/screenshots, to be looked at by people."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from bestiary.lab.report import report_html, report_of
from tests.browser.axe import AXE, RUN
from tests.browser.person import PATIENCE
from tests.browser.test_looks import PICTURES
from tests.docs.pages import ROOT
from tests.lab.documents import DOCUMENTS, study
from tests.server.running import Running

SIZES: Final = {"desk": (1366, 800), "phone": (390, 844)}
THEME: Final = {
    "desk": ["light"],
    "phone": ["dark"],
}  # the study, which has it all, is seen in both
TALL: Final = 2400  # pixels of a picture


@pytest.fixture
def reader(browser: Browser) -> Iterator["Reader"]:
    reading = Reader(browser)
    yield reading
    assert not reading.troubles, reading.troubles


class Reader:
    """Somebody who opens reports from the disk."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.troubles: list[str] = []

    def open(self, file: Path, size: str = "desk") -> Page:
        return self.open_address(file.as_uri(), size)

    def open_address(self, address: str, size: str = "desk") -> Page:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            is_mobile=size == "phone",
            has_touch=size == "phone",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", lambda message: self.troubles.append(message.text))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        allowed = ("file:", "data:", address.partition("/lab")[0])
        context.on(
            "request",
            lambda request: (
                None if request.url.startswith(allowed) else self.troubles.append(request.url)
            ),
        )
        page.goto(address)
        return page


def written(folder: Path, name: str) -> Path:
    file = folder / f"{name}.html"
    page = report_html(report_of(DOCUMENTS[name](), f"bestiary lab {name} ..."))
    file.write_text(page, "utf-8")
    return file


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", DOCUMENTS)
def test_report(reader: Reader, tmp_path: Path, name: str, size: str) -> None:
    page = reader.open(written(tmp_path, name), size)
    page.evaluate(AXE.read_text("utf-8"))
    PICTURES.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark") if name == "study" else THEME[size]:
        page.emulate_media(color_scheme=theme)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert page.evaluate(RUN) == []
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": TALL})
        page.screenshot(path=PICTURES / f"lab-{name}-{size}-{theme}.png")
        page.set_viewport_size({"width": width, "height": height})
    shown = page.locator("svg:visible").first.bounding_box()
    assert shown is not None
    assert shown["x"] >= 0
    assert shown["x"] + shown["width"] <= SIZES[size][0]


@pytest.mark.parametrize("size", SIZES)
def test_the_reports_of_our_games(reader: Reader, size: str) -> None:
    """Those in docs/lab, as they are."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    files = sorted((ROOT / "docs" / "lab").glob("*.html"))
    assert len(files) == 4
    for file in files:
        page = reader.open(file, size)
        page.evaluate(AXE.read_text("utf-8"))
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert page.evaluate(RUN) == []
        page.set_viewport_size({"width": SIZES[size][0], "height": TALL})
        page.screenshot(path=PICTURES / f"lab-of-{file.stem}-{size}.png")
        page.context.close()


def test_letters_of_a_drawing_are_not_shrunk_on_a_phone(reader: Reader, tmp_path: Path) -> None:
    page = reader.open(written(tmp_path, "study"), "phone")
    for drawing in page.locator("svg:visible").all():
        scale = drawing.evaluate(
            "svg => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width"
        )
        assert scale > 0.9


def test_a_table_is_sorted_with_the_keyboard(reader: Reader, tmp_path: Path) -> None:
    page = reader.open(written(tmp_path, "study"))
    table = page.get_by_role("region", name="Every card", exact=True).locator("table")
    cells = table.locator("tbody tr td:first-child")
    before = cells.all_inner_texts()
    button = table.get_by_role("button", name="Card", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(table.locator("th").first).to_have_attribute("aria-sort", "ascending")
    assert cells.all_inner_texts() == sorted(before, key=str.casefold)
    table.get_by_role("button", name="Offered", exact=True).focus()
    page.keyboard.press("Enter")
    offered = [int(text) for text in table.locator("td:nth-child(3)").all_inner_texts()]
    assert offered == sorted(offered, reverse=True)
    expect(table.locator("th[aria-sort]")).to_have_count(1)


def test_the_data_is_saved(reader: Reader, tmp_path: Path) -> None:
    page = reader.open(written(tmp_path, "study"))
    with page.expect_download() as saving:
        page.get_by_role("link", name=re.compile("The data as CSV ?: How games end")).click()
    assert saving.value.suggested_filename == "creature-wars-study-how-games-end.csv"
    saved = tmp_path / "saved.csv"
    saving.value.save_as(saved)
    rows = list(csv.DictReader(saved.open(encoding="utf-8", newline="")))
    assert {row["ending"]: int(row["games"]) for row in rows} == {
        end["name"]: end["games"] for end in study()["endings"]
    }


def test_the_owner_reads_them_on_the_server(
    reader: Reader, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    written(tmp_path, "study")
    with Running(tmp_path_factory.mktemp("lab"), "--reports", str(tmp_path)) as server:
        assert server.process.stdout is not None
        link = server.process.stdout.readline().split()[-1]
        page = reader.open_address(link)
        expect(page).to_have_url(f"{server.url}/lab")
        page.evaluate(AXE.read_text("utf-8"))
        assert page.evaluate(RUN) == []
        page.get_by_role("link", name="How Creature Wars plays").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("How Creature Wars plays")
        table = page.get_by_role("region", name="Every card", exact=True).locator("table")
        table.get_by_role("button", name="Card", exact=True).click()
        expect(table.locator("th").first).to_have_attribute("aria-sort", "ascending")
        with page.expect_download():
            page.get_by_role("link", name=re.compile("The data as CSV ?: How games end")).click()
