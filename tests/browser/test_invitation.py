"""An invitation says what is special about a table before anybody sits down at it."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.server.running import Running

STACKED = "player 1:\n  hand: Lvl.6 Holy Dragon {7}\nplayer 2:\n  hand: Lvl.1 Fire Wolf {2}"
NOTICE = "This game starts from a position the host wrote, not from a shuffled deal."

# The cells of a QR code's path, and how many there are on a side.
DARK = """svg => [svg.viewBox.baseVal.width, [...svg.lastElementChild.getAttribute('d')
    .matchAll(/M(\\d+) (\\d+)h1v1h-1z/g)].map(found => [Number(found[1]), Number(found[2])])]"""
QUIET = 4
# One of the three marks by which a camera finds a code.
FINDER = """
#######
#.....#
#.###.#
#.###.#
#.###.#
#.....#
#######
"""


def link(made: dict[str, Any], number: int = 0) -> str:
    return f"/room/{made['room']}#invite={made['invitations'][number]['token']}"


def seats(server: Running, made: dict[str, Any]) -> list[str]:
    return [seat["who"] for seat in server.get(f"/api/rooms/{made['room']}").json()["seats"]]


def give_up(person: Person) -> None:
    person.page.get_by_role("button", name="Give up").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    person.page.locator(".result").get_by_role("button", name="Rematch").click()


def test_a_stacked_deal_is_told_before_a_guest_sits_down(server: Running, somebody: Invite) -> None:
    made = server.make_room("creature-wars", "open,open", options={"position": STACKED, "hp": 12})
    one, two, watcher = somebody(server), somebody(server), somebody(server)
    for number, guest in enumerate((one, two)):
        guest.open(link(made, number))
        guest.expect_text(NOTICE)
        expect(guest.page.get_by_text("12 instead of 30")).to_be_visible()
        assert "Dragon {7}" not in guest.page.content()
        assert seats(server, made)[number] == "open", "to look is not to sit down"
        guest.sit_down(link(made, number), f"Guest {number}")
        guest.wait()
        expect(guest.page.locator(".bar .note")).to_contain_text("written position")
        guest.page.get_by_role("button", name="Rules").click()
        expect(guest.page.get_by_role("dialog").get_by_text(NOTICE)).to_be_visible()
        guest.page.keyboard.press("Escape")
    two.expect_text("Guest 0")

    # Players who saw no invitation are told at the table, until they have read it.
    watcher.open(f"/room/{made['room']}")
    watcher.expect_text(NOTICE)
    watcher.page.get_by_role("button", name="Got it").click()
    watcher.page.reload()
    watcher.expect_text("You are watching")
    expect(watcher.page.get_by_text(NOTICE)).to_have_count(0)

    # A rematch is dealt from the same position, and says so.
    give_up(one)
    two.page.locator(".result").get_by_role("button", name="Rematch").click()
    for guest in (one, two):
        guest.page.wait_for_url(lambda url: made["room"] not in url)
        guest.expect_text(NOTICE)


def test_a_shuffled_deal_has_no_notice(server: Running, somebody: Invite) -> None:
    made = server.make_room("lantern-frogs", "greedy,open")
    guest = somebody(server)
    guest.open(link(made))
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(guest.page.get_by_text("position")).to_have_count(0)
    guest.page.get_by_role("button", name="Watch instead").click()
    guest.expect_text("You are watching")
    assert seats(server, made) == ["bot", "open"]
    guest.sit_down(link(made))
    guest.wait()

    # The same link in the same browser leads to the seat, and not to another invitation.
    guest.open("/about")
    guest.open(link(made))
    guest.wait()


def test_a_deck_chosen_for_the_guest_is_told(server: Running, somebody: Invite) -> None:
    made = server.make_room("hiddenzone", options={"deck.1": "ember"})
    guest = somebody(server)
    guest.open(link(made))
    guest.expect_text("The deck for this seat is already chosen")


def test_an_invitation_has_a_code_for_a_camera(server: Running, somebody: Invite) -> None:
    host = somebody(server, theme="dark")
    host.open()
    host.ask_friends("creature-wars")
    code = host.page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    size, cells = code.evaluate(DARK)
    dark = {(x, y) for x, y in cells}
    last = size - 2 * QUIET - 7
    for left, top in ((0, 0), (last, 0), (0, last)):
        rows = [
            "".join("#" if (left + x + QUIET, top + y + QUIET) in dark else "." for x in range(7))
            for y in range(7)
        ]
        assert rows == FINDER.split()
    inside = range(QUIET, size - QUIET)
    assert all(x in inside and y in inside for x, y in dark), "white around it"
    assert code.locator("path").first.get_attribute("fill") == "#fff"
    assert len({tuple(cell) for cell in cells}) == len(cells) > size * size / 5
