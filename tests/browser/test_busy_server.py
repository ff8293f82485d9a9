"""What a busy or full server refuses is said in plain words; nothing is lost, and a button tries
again."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.server.running import Running

REFUSALS = {
    "too-fast": (429, "7", "Too many requests at once. Try again in 7 seconds."),
    "full": (503, "", "The server is full right now. Try again in a few seconds."),
    "busy": (503, "300", "The server is busy right now. Try again in 5 minutes."),
    "": (503, "", "The server is busy right now. Try again in a few seconds."),  # a proxy's page
}


def refuse_once(person: Person, address: str, code: str) -> str:
    """The next request there is refused; what a person reads then."""
    status, wait, words = REFUSALS[code]

    def refuse(route: Route) -> None:
        body = json.dumps({"error": {"code": code, "reason": "no"}}) if code else "<h1>503</h1>"
        headers = {"retry-after": wait} if wait else {}
        route.fulfill(status=status, body=body, headers=headers)

    person.offline = True  # (a refusal is an error to the console, and is what we want)
    person.page.route(address, refuse, times=1)
    return words


def told(person: Person, words: str) -> None:
    expect(person.page.get_by_role("alert")).to_contain_text(words)


def try_again(person: Person) -> None:
    person.page.get_by_role("button", name="Try again").click()


def invitation(server: Running, game: str = "lantern-frogs") -> str:
    made = server.make_room(game, "greedy,open")
    return f"/room/{made['room']}#invite={made['invitations'][0]['token']}"


@pytest.mark.parametrize("code", REFUSALS)
def test_a_table_that_cannot_be_set_yet(server: Running, somebody: Invite, code: str) -> None:
    """What was filled in stays."""
    person = somebody(server)
    person.open("/new/creature-wars")
    page = person.page
    page.get_by_label("Your name").fill("Ida")
    page.get_by_label("Seat 2").select_option("bot")
    page.get_by_label("hp", exact=False).first.fill("12")
    page.get_by_label("spells").uncheck()  # a card that acts at once could cost an Empire health
    words = refuse_once(person, "**/api/rooms", code)
    page.get_by_role("button", name="Set the table").click()
    told(person, words)
    expect(page.get_by_label("Your name")).to_have_value("Ida")
    try_again(person)
    person.wait()
    assert page.get_by_role("meter", name="HP").first.get_attribute("aria-valuenow") == "12"


def test_from_the_shelf(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    person.open()
    words = refuse_once(person, "**/api/rooms", "too-fast")
    person.box("lantern-frogs").get_by_role("button", name="Play a bot now").click()
    told(person, words)
    try_again(person)
    person.wait()


def test_an_invitation_that_is_opened_too_early(server: Running, somebody: Invite) -> None:
    """Looking at the table, then sitting down: each can be tried again, and the name stays."""
    person = somebody(server)
    words = refuse_once(person, "**/api/rooms/*", "busy")
    person.open(invitation(server))
    told(person, words)
    try_again(person)
    person.page.get_by_label("Your name").fill("Ida")
    words = refuse_once(person, "**/join", "full")
    person.page.get_by_role("button", name="Sit down").click()
    told(person, words)
    expect(person.page.get_by_label("Your name")).to_have_value("Ida")
    try_again(person)
    person.wait()


def test_a_replay_file(server: Running, somebody: Invite, tmp_path: Path) -> None:
    """The file need not be chosen again."""
    made = server.make_room("high-card", "random,random")
    person = somebody(server)
    person.open(f"/room/{made['room']}")
    person.wait()
    file = tmp_path / "game.replay"
    file.write_text(server.get(f"/api/rooms/{made['room']}/replay").text)
    person.open("/replay")
    words = refuse_once(person, "**/api/replays*", "busy")
    person.page.locator("input[type=file]").set_input_files(file)
    told(person, words)
    try_again(person)
    slider = person.page.get_by_role("slider")
    expect(slider).to_have_value("0")

    # In the middle of a replay: the moment stays in sight.
    refuse_once(person, "**/api/replays*", "too-fast")
    person.page.get_by_role("button", name="To the end").click()
    told(person, "Too many requests at once.")
    try_again(person)
    expect(slider).not_to_have_value("0")
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_a_deck_is_brought_a_little_later(server: Running, somebody: Invite) -> None:
    seats = [{"who": "me"}, {"who": "open", "brings": True}]
    made = server.post("/api/rooms", {"game": "hiddenzone", "seats": seats}).json()
    person = somebody(server)
    person.sit_down(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
    person.page.get_by_label("Ember").check()
    words = refuse_once(person, "**/deck", "too-fast")
    person.page.get_by_role("button", name="Sit down with this deck").click()
    told(person, words)
    expect(person.page.get_by_label("Ember")).to_be_checked()
    try_again(person)
    expect(person.page.get_by_role("region", name="Table")).to_be_visible()
