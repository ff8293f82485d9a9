"""Makes docs/published.png and docs/printed.png, the pictures of the published page and of printed
sheets in the README.

    python -m tests.browser.share_pictures
"""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from bestiary.publish.browser import sheets_of
from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.site import served

DOCS: Final = Path(__file__).parents[2] / "docs"
SHEET: Final = (794, 1123)  # of A4, in pixels of a page
WITCHES: Final = 28  # the number of a sheet on which every card is another one


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        with served(Path(folder)) as site:
            person = Person(browser, site.url, (1366, 1000))
            person.open("")
            person.page.wait_for_selector(".fan .card.up")
            person.page.wait_for_selector("[data-starting]", state="detached")
            person.page.screenshot(path=DOCS / "published.png")
        browser.close()
    with sheets_of("creature-wars", {"parts": "cards"}) as page:
        sheet = f"document.querySelectorAll('.sheet')[{WITCHES}]"
        page.value(f"document.querySelector('main').replaceChildren({sheet}); scrollTo(0, 0)")
        page.value("document.querySelector('.screen')?.remove()")
        page.value("document.querySelector('main').style.cssText = 'display:block;padding:0'")
        (DOCS / "printed.png").write_bytes(page.picture(*SHEET))


if __name__ == "__main__":
    main()
