"""Reloads, lost networks and killed servers, all in the middle of a turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.server.running import Running


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Running]:
    """A server of one's own, to be killed."""
    with Running(tmp_path / "mortal") as running:
        yield running


def sit_two(server: Running, somebody: Invite) -> tuple[Person, Person]:
    host, guest = somebody(server), somebody(server)
    guest.open(host.play_friend("creature-wars"))
    for person in (host, guest):
        person.wait()
    return host, guest


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
    host.page.locator("[data-stop]:visible").first.click()  # said into the void
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
    old.page.get_by_role("button", name="Go on at another device").click()
    link = old.page.locator("[data-link=move]").input_value()
    new.open(link)
    new.wait()
    old.offline = True
    old.page.reload()
    old.expect_text("no longer has this seat")
    new.choose()
