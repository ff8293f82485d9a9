"""A person at a browser: clicks, taps or types what the page shows, and knows nothing else."""

import os
import random
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, expect

DESKTOP: Final = (1366, 800)
PHONE: Final = (390, 844)
PATIENCE: Final = 1000 * int(os.environ.get("BESTIARY_PATIENCE", "20"))  # milliseconds
LONGEST_GAME: Final = 400  # choices
EVENINGS: Final = ("creature-adventures",)  # games of an evening, of which a short form is played
STOP: Final = "[data-stop]:visible"
# Ready: something can be chosen, or the game is over and says so.
READY: Final = f"{STOP}, .result"


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        motion: str = "reduce",
        seed: int = 1,
        locale: str = "en-GB",
    ) -> None:
        self.url = url
        self.dice = random.Random(seed)
        self.troubles: list[str] = []
        self.offline = False
        self.touch = size == PHONE
        how: dict[str, Any] = {"color_scheme": theme, "reduced_motion": motion}
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.touch,
            is_mobile=self.touch,
            base_url=url,
            locale=locale,
            permissions=["clipboard-read", "clipboard-write"],
            **how,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        # A failed request is an error to the console; being cut off is what some tests are for.
        if message.type == "error" and not (self.offline or "ERR_" in message.text):
            self.troubles.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        to = urlsplit(request.url)
        if to.scheme not in ("blob", "data") and to.netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"request to another host: {request.url}")

    def leave(self) -> None:
        self.context.close()
        assert not self.troubles, self.troubles

    # ---- Going to a table ---------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    def box(self, game: str) -> Locator:
        return self.page.locator("article", has=self.page.locator(f"#game-{game}"))

    def play_bot(self, game: str) -> None:
        self.open()
        self.box(game).get_by_role("button", name="Play a bot now").click()
        self.wait()

    def play_friend(self, game: str) -> str:
        """Set a table for two; the link for the other."""
        self.open()
        self.ask_friends(game)
        link = self.page.locator("[data-link=invite]").input_value()
        self.page.get_by_role("button", name="Close").click()
        return link

    def ask_friends(self, game: str, name: str = "") -> None:
        """Press the button; a browser is asked once for a name."""
        self.box(game).get_by_role("button", name="Play a friend").click()
        asked = self.page.get_by_role("dialog").get_by_role("button", name="Set the table")
        asked.or_(self.page.locator("[data-line]")).first.wait_for()
        if asked.count():
            self.page.get_by_label("Your name").fill(name)
            asked.click()

    def sit_down(self, link: str, name: str = "") -> None:
        """Open an invitation and take the seat."""
        self.open(link)
        if name:
            self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down", exact=True).click()
        self.page.wait_for_selector("[data-line=open]")

    # ---- At the table -------------------------------------------------------------------------

    def wait(self) -> None:
        self.page.wait_for_selector(READY)

    def at(self) -> int:
        return int(self.page.locator("[data-at]").get_attribute("data-at") or "0")

    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def choose(self, number: int = -1) -> None:
        """Choose one of the things that can be chosen, and wait until the server has it."""
        stops = self.page.locator(STOP)
        stop = stops.nth(number if number >= 0 else self.dice.randrange(stops.count()))
        before = self.at()
        if self.touch:
            stop.tap(position={"x": 12, "y": 20})  # in a full hand the next card covers the middle
            self.confirm(before)
        else:
            self.page.mouse.move(2, 2)  # a card rises under the mouse, over the next one
            stop.click()
        self.moved_on(before)

    def confirm(self, before: int) -> None:
        """A tap on a card shows it first, with a button for what it can do."""
        button = self.page.locator(".sheet .button.main")
        self.page.wait_for_function(
            "before => document.querySelector('.sheet, [aria-pressed=true].picked')"
            " || Number(document.querySelector('[data-at]').dataset.at) > before",
            arg=before,
        )
        if button.count():
            button.first.tap()

    def moved_on(self, before: int) -> None:
        """Either the table has moved on, or what was picked shows its targets."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-at]').dataset.at) > before"
            " || document.querySelector('[aria-pressed=true].picked')",
            arg=before,
        )

    def play_on(self, most: int = 0, look: Callable[[], None] = lambda: None) -> None:
        """Play to the end, or some choices of the game. ``look`` is called at every prompt."""
        for _ in range(most or LONGEST_GAME):
            self.wait()
            look()
            if self.over():
                return
            self.choose()
        assert most, f"not over after {LONGEST_GAME} choices"

    def play_by_keys(self) -> None:
        """Play to the end without a pointer: by number, and with the arrows."""
        for turn in range(LONGEST_GAME):
            self.wait()
            if self.over():
                return
            before = self.at()
            if turn % 2:
                self.page.keyboard.press("1")
            else:
                self.page.keyboard.press("ArrowRight")
                assert self.page.evaluate("document.activeElement.dataset.stop")
                self.page.keyboard.press("Enter")
            self.moved_on(before)
        raise AssertionError(f"not over after {LONGEST_GAME} choices")

    def headline(self) -> str:
        return self.page.locator("#headline").inner_text()

    def log(self) -> list[str]:
        return self.page.locator("[role=log] p").all_inner_texts()

    def expect_text(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def overflow(self) -> int:
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(wide))
