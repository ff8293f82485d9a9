"""Makes docs/table.jpg, the picture of the browser's table in the README: a real game, played by
clicks, on a real server.

    python -m tests.browser.picture [FILE]
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.person import Person
from tests.server.running import Running

PICTURE: Final = Path(__file__).parents[2] / "docs/table.jpg"
SIZE: Final = (1366, 800)
POSITION: Final = """
turn: 6
player 1: 1300 life
  hand: Cinder Pup, Flare, War Howl, Magma Drake, Ember Fang
  battlezone: Ash Runner on Cinder Pup with Ember Fang, Kiln Newt, Bellows Hound
  hiddenzone: Flare, Vent Drake
  graveyard: Cinder Pup, Flare
player 2: 1700 life
  hand: Sunlance, Sun Fledgling, Flare
  battlezone: Storm Griffin on Sunlance, Sun Fledgling
  hiddenzone: Flare, Sunlance
  graveyard: Sun Fledgling
"""


def main(file: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        made = server.make_room("hiddenzone", "open,open", options={"position": POSITION})
        people = [Person(browser, server.url, SIZE) for _ in made["invitations"]]
        for person, invitation, name in zip(
            people, made["invitations"], ("Ida", "Tom"), strict=True
        ):
            person.sit_down(f"/room/{made['room']}#invite={invitation['token']}", name)
        ida = people[0]
        ida.wait()
        hand = ida.page.locator("[data-zone='hand.0'] [data-stop]")
        hand.filter(has_text="Flare").first.click()
        ida.page.get_by_role("button", name="Cast").click()
        ida.page.locator("[role=log] p", has_text="150 life").first.wait_for()
        ida.wait()
        ida.page.locator("[data-zone='battle.0'] [data-stop]", has_text="Bellows").click()
        ida.page.mouse.move(5, 790)
        ida.page.wait_for_timeout(1500)
        ida.page.screenshot(path=file)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE)
