"""Every page in both themes and at both sizes: accessible, nothing overflows, and a picture of it
in build/screenshots to be looked at by people."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.browser import axe
from tests.browser.axe import THEMES
from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person
from tests.server.running import Running

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "build/screenshots"
STACKED: Final = "player 1:\n  hand: Lvl.6 Holy Dragon {7}\nplayer 2:\n  hand: Lvl.1 Fire Wolf {2}"


def shelf(person: Person) -> None:
    person.open()
    person.page.wait_for_selector("article .card.up")


def setup(person: Person) -> None:
    person.open("/new/creature-wars")
    person.page.wait_for_selector("form")


def rules(person: Person) -> None:
    person.open("/rules/creature-wars")
    person.page.wait_for_selector(".markdown")


def about(person: Person) -> None:
    person.open("/about")
    person.page.wait_for_selector("h1")


def nowhere(person: Person) -> None:
    person.open("/no/such/page")
    person.page.wait_for_selector("[role=alert]")


def replay_file(person: Person) -> None:
    person.open("/replay")
    person.page.wait_for_selector("input[type=file]", state="attached")


def invitation(person: Person) -> None:
    person.open()
    person.ask_friends("creature-wars")
    person.page.wait_for_selector("[data-link=invite]")


def invited(person: Person) -> None:
    """A guest finds a stacked deal, options, a clock and a host with a name."""
    asked = {
        "game": "creature-wars",
        "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}],
        "options": {"hp": 12, "cooldown": 2, "position": STACKED},
        "clock": {"seconds": 600, "bonus": 5},
    }
    made = person.context.request.post("/api/rooms", data=asked).json()
    person.open(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
    person.page.wait_for_selector("[data-stacked]")
    person.page.wait_for_selector(".card.up")


def decks(person: Person) -> None:
    person.open("/decks/hiddenzone")
    person.page.wait_for_selector("[data-sound=yes]", state="attached")


def deck_with_a_fault(person: Person) -> None:
    decks(person)
    person.page.get_by_label("Search the cards").fill("drake")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".fault", state="attached")
    if person.touch:
        person.page.get_by_role("button", name="Deck ·").tap()


def bringing(person: Person) -> None:
    person.play_friend("hiddenzone")
    person.page.wait_for_selector(".offer")


def guide(person: Person) -> None:
    person.open()
    person.box("creature-wars").get_by_role("button", name="Learn by playing").click()
    person.page.wait_for_selector(".coach")


def game(name: str, choices: int) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        person.play_bot(name)
        for _ in range(choices):
            person.choose()
            person.wait()
            if person.over():
                return
        if not person.touch and person.page.locator("[data-card][data-stop]").count():
            person.page.locator("[data-card][data-stop]").first.hover()

    show.__name__ = name
    return show


def result_and_replay(person: Person) -> None:
    person.play_bot("high-card")
    person.play_on()
    look(person, "result")
    person.page.get_by_role("link", name="Watch the replay").click()
    person.page.wait_for_selector("input[type=range]")
    person.page.keyboard.press("End")
    person.page.wait_for_selector(".log .end", state="attached")


def review(person: Person) -> None:
    person.play_bot("lantern-frogs")
    person.play_on()
    person.page.get_by_role("link", name="What decided it?").click()
    person.page.wait_for_selector(".curve", timeout=120_000)


PAGES: Final = [
    shelf,
    setup,
    rules,
    about,
    nowhere,
    replay_file,
    invitation,
    invited,
    decks,
    deck_with_a_fault,
    bringing,
    guide,
    game("creature-wars", 5),
    game("hiddenzone", 8),
    game("twisted-oliver", 8),
    game("creature-adventures", 9),
    game("lantern-frogs", 2),
    game("high-card", 2),
    game("corners", 3),
    result_and_replay,
    review,
]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__.replace("_", "-"))
def test_page(
    server: Running,
    somebody: Invite,
    page: Callable[[Person], None],
    size: tuple[int, int],
) -> None:
    person = somebody(server, size=size, seed=5)
    page(person)
    look(person, page.__name__.replace("_", "-"))


def look(person: Person, what: str) -> None:
    """In both themes; on a phone, which has the same colours, in the dark one."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    size = "phone" if person.touch else "desktop"
    for theme in THEMES[1:] if person.touch else THEMES:
        person.page.emulate_media(color_scheme=theme)
        person.page.wait_for_selector(f"html[data-theme={theme}]")
        person.page.screenshot(path=PICTURES / f"{what}-{size}-{theme}.png")
        assert person.overflow() == 0, f"{what} is wider than the screen"
        assert not axe.faults(person.page)
    person.page.emulate_media(color_scheme="light")


def test_the_theme_is_remembered(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    person.open("/about")
    person.page.get_by_role("button", name="Dark").click()
    person.page.wait_for_selector("html[data-theme=dark]")
    person.page.reload()
    person.page.wait_for_selector("html[data-theme=dark]")
