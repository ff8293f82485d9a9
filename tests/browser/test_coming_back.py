"""Reloads, lost networks, killed and busy servers, all in the middle of a turn."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.server.running import Running

# When each page dials, and when it was cut off, in milliseconds.
WATCH_THE_LINE = """
window.dialled = []; window.cut = 0;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(address) {
    super(address);
    dialled.push(Date.now());
    this.addEventListener('close', () => { cut ||= Date.now(); });
  }
};
"""
PAGES = 8
FINISHED_SINCE = """games => {
  for (let i = 0; i < games; i += 1) {
    const seat = {seat: 0, secret: 'x', host: '', invitations: [], when: Date.now() + i};
    const saved = {...seat, room: `over${i}`, game: 'corners', title: 'Corners', over: true};
    localStorage.setItem(`bestiary.room.over${i}`, JSON.stringify(saved));
  }
}"""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Running]:
    """A separate server, to be killed."""
    with Running(tmp_path / "mortal") as running:
        yield running


def sit_two(server: Running, somebody: Invite) -> tuple[Person, Person]:
    """Two people at a table where every question is a sealed one: no card has a text."""
    made = server.make_room("creature-wars", "open,open", options={"spells": False})
    people = somebody(server), somebody(server)
    for person, invitation in zip(people, made["invitations"], strict=True):
        person.sit_down(f"/room/{made['room']}#invite={invitation['token']}")
        person.wait()
    return people


def take_turns(people: tuple[Person, ...]) -> None:
    for person in people:
        person.wait()
        person.choose()


def test_reload_in_mid_turn(server: Running, somebody: Invite) -> None:
    people = host, guest = sit_two(server, somebody)
    take_turns(people)
    host.wait()
    hand = host.page.locator("[data-zone='hand.0'] [data-card]").count()
    before = host.log()
    host.page.reload()
    host.wait()
    assert host.log() == before
    assert host.page.locator("[data-zone='hand.0'] [data-card]").count() == hand
    host.choose(0)
    host.page.reload()
    expect(host.page.get_by_role("button", name="Take it back")).to_be_visible()
    guest.wait()
    guest.choose(0)
    take_turns(people)


def test_network_loss_in_mid_turn(server: Running, somebody: Invite) -> None:
    people = host, guest = sit_two(server, somebody)
    take_turns(people)
    host.wait()
    host.offline = True
    host.context.set_offline(True)
    expect(host.page.locator(".banner.bad")).to_be_visible()
    guest.wait()
    guest.choose(0)
    host.page.locator("[data-stop]:visible").first.click()  # sent into the void
    expect(host.page.get_by_text("on its way")).to_be_visible()
    before = host.at()
    host.context.set_offline(False)
    host.moved_on(before + 1)  # the guest's choice, and then the one that was on its way
    expect(host.page.locator(".banner.bad")).to_have_count(0)
    take_turns(people)


def test_the_server_is_killed_and_both_go_on(mortal: Running, somebody: Invite) -> None:
    people = host, guest = sit_two(mortal, somebody)
    take_turns(people)
    host.wait()
    host.choose(0)  # sealed, and the other one still to come
    mortal.kill()
    for person in people:
        person.offline = True
        expect(person.page.locator(".banner.bad")).to_be_visible()
    mortal.restart()
    for person in people:
        expect(person.page.locator(".banner.bad")).to_have_count(0)
    expect(host.page.get_by_role("button", name="Take it back")).to_be_visible()
    guest.wait()
    guest.choose(0)
    take_turns(people)
    assert host.at() >= 6


def test_moving_to_another_device(server: Running, somebody: Invite) -> None:
    """The seat goes with the link its holder made, and the old browser has it no longer."""
    old, new = somebody(server), somebody(server)
    old.play_bot("lantern-frogs")
    old.page.get_by_role("button", name="Links").click()
    old.page.get_by_role("button", name="Continue on another device").click()
    link = old.page.locator("[data-link=move]").input_value()
    new.sit_down(link)
    new.wait()
    old.offline = True
    old.page.reload()
    old.expect_text("no longer has this seat")
    new.choose()


def test_many_pages_come_back_one_by_one(mortal: Running, somebody: Invite) -> None:
    """They lose the server in the same moment, and each waits a random while of its own."""
    made = mortal.make_room("lantern-frogs", "greedy,open")
    person = somebody(mortal)
    person.offline = True
    person.context.add_init_script(WATCH_THE_LINE)
    pages = [person.context.new_page() for _ in range(PAGES)]
    for page in pages:
        page.goto(f"/room/{made['room']}")
        page.wait_for_selector("[data-line=open]")
    mortal.kill()
    waits = []
    for page in pages:
        page.wait_for_function("() => dialled.length > 1")
        waits.append(page.evaluate("() => dialled[1] - cut"))
    assert max(waits) < 4000, waits
    assert max(waits) - min(waits) > 300, waits
    mortal.restart()
    for page in pages:
        page.wait_for_selector("[data-line=open]")


def test_nobody_waits_who_asks_for_it(mortal: Running, somebody: Invite) -> None:
    person = somebody(mortal)
    person.page.add_init_script("Math.random = () => 0.99")  # the longest wait there is
    person.play_bot("lantern-frogs")
    person.offline = True
    mortal.kill()
    person.expect_text("Connection lost. Trying again in a moment")
    person.page.wait_for_timeout(2500)  # the next try is seconds away
    mortal.restart()
    person.page.get_by_role("button", name="Try now").click()
    person.page.wait_for_selector("[data-line=open]", timeout=2500)
    person.choose()


def test_a_server_that_stops_in_order_says_so(mortal: Running, somebody: Invite) -> None:
    person = somebody(mortal)
    person.play_bot("lantern-frogs")
    person.offline = True
    mortal.stop()
    expect(person.page.locator(".banner.bad")).to_be_visible()
    mortal.restart()
    expect(person.page.locator(".banner.bad")).to_have_count(0)
    person.choose()


def test_a_full_house_is_waited_for(tmp_path: Path, somebody: Invite) -> None:
    """If the server is full, the page says so, and gets in later without any help."""
    with Running(tmp_path / "small", "--connections", "1") as small:
        made = small.make_room("lantern-frogs", "greedy,open")
        first, second = somebody(small), somebody(small)
        for person in (first, second):
            person.page.add_init_script("Math.random = () => 0.1")
            person.open(f"/room/{made['room']}")
        first.page.wait_for_selector("[data-line=open]")
        second.expect_text("The server is busy. Trying again in a few seconds")
        first.open("/about")
        second.page.wait_for_selector("[data-line=open]")


def refusing(person: Person, code: str, close: int) -> list[dict[str, Any]]:
    """From now on a server whose first answer to a choice is a refusal; what it was told."""
    said: list[dict[str, Any]] = []

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "choose":
                said.append(message)
                if len(said) == 1:
                    refused = {"type": "refused", "id": message["id"], "code": code, "reason": code}
                    route.send(json.dumps(refused))
                    if close:
                        route.close(code=close, reason=code)
                    return
            server.send(frame)

        route.on_message(hear)

    person.page.route_web_socket("**/api/socket", listen)
    return said


def test_a_choice_that_came_too_fast_is_made_a_little_later(
    server: Running, somebody: Invite
) -> None:
    person = somebody(server)
    said = refusing(person, "too-fast", 0)
    person.play_bot("lantern-frogs")
    person.choose(0)
    for _ in range(200):
        if len(said) > 1:
            break
        person.page.wait_for_timeout(50)
    assert [one["id"] for one in said] == [said[0]["id"]] * 2, "once more, and no other one"


def test_a_choice_that_was_not_stored_can_be_made_again(server: Running, somebody: Invite) -> None:
    """The room is reloaded. The refusal stays in sight until something happens."""
    person = somebody(server)
    person.offline = True
    said = refusing(person, "not-stored", 1012)
    person.play_bot("lantern-frogs")
    expect(person.page.get_by_text("has chosen")).to_be_visible()  # later, it would be news
    person.page.locator("[data-stop]:visible").first.click()
    notice = person.page.locator(".banner.bad", has_text="not-stored")
    expect(notice).to_be_visible()
    person.page.wait_for_selector("[data-line=open]")
    person.wait()
    expect(notice).to_be_visible()
    person.choose(0)
    expect(notice).to_have_count(0)
    assert len({one["id"] for one in said}) == 2


def test_an_unfinished_game_is_never_forgotten(server: Running, somebody: Invite) -> None:
    """However many games came after it. It stands first on the shelf, and says whose turn it is."""
    host, guest = somebody(server), somebody(server)
    guest.sit_down(host.play_friend("lantern-frogs"))
    host.wait()
    address = host.page.url.partition("/room/")[2]
    host.page.evaluate(FINISHED_SINCE, 30)
    host.play_bot("high-card")
    host.open()
    going_on = host.page.get_by_role("region", name="Continue")
    expect(going_on.get_by_role("link")).to_have_count(2)
    mine = going_on.locator(f"a[href='/room/{address}']")
    expect(mine).to_contain_text("Your turn")
    above = going_on.bounding_box()
    games = host.page.locator("article").first.bounding_box()
    assert above is not None
    assert games is not None
    assert above["y"] < games["y"]
    kept = host.page.get_by_role("region", name="Finished games").get_by_role("link")
    assert kept.count() == 12

    # Once I have chosen it is not my turn, and once it is over it is not to be continued.
    mine.click()
    host.wait()
    host.choose(0)
    host.open()
    expect(mine).to_contain_text("Waiting for the others")
    mine.click()
    host.page.get_by_role("button", name="Give up").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(host.page.locator(".result")).to_be_visible()
    host.open()
    expect(going_on.get_by_role("link")).to_have_count(1)
    expect(mine).to_have_count(0)
