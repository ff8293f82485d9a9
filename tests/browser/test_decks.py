"""Decks in the browser: built with search and keys, judged live, kept, shared, and played."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.server.running import Running

GAME = "hiddenzone"
SOUND = "[data-sound=yes]"
FAULTY = "[data-sound=no]"


def open_decks(person: Person, address: str = f"/decks/{GAME}") -> None:
    person.open(address)
    expect(person.page.locator("[data-sound]")).to_be_attached()


def judged(person: Person, state: str) -> None:
    expect(person.page.locator(state)).to_be_attached()


def held(person: Person, card: str) -> int:
    row = person.page.locator(".rows li", has=person.page.get_by_text(card, exact=True))
    return int(row.locator("b").inner_text()) if row.count() else 0


def clipboard(person: Person) -> str:
    return str(person.page.evaluate("navigator.clipboard.readText()"))


def test_a_deck_is_built_with_search_and_keys(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    page = person.page
    person.open()
    person.box(GAME).get_by_role("link", name="Decks").click()
    judged(person, SOUND)  # a ready deck to begin with

    # One card too many, found by a word: the fault appears, and goes when the card does.
    search = page.get_by_label("Search the cards")
    search.focus()
    page.keyboard.type("cinder pup")
    expect(page.locator("[data-add]")).to_have_count(1)
    before = held(person, "Cinder Pup")
    page.keyboard.press("Enter")
    judged(person, FAULTY)
    expect(page.locator(".fault")).to_have_text("41 cards, and a deck has exactly 40: take out 1")
    assert held(person, "Cinder Pup") == before + 1
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.add"), "the card has the focus"
    page.keyboard.press("-")
    judged(person, SOUND)
    for _ in range(5):
        page.keyboard.press("+")
    expect(page.locator(".fault").first).to_contain_text("at most 4 are allowed")
    for _ in range(5):
        page.keyboard.press("-")
    judged(person, SOUND)

    # A name for it; a reload keeps it.
    page.get_by_label("Deck name").fill("Night shift")
    page.reload()
    judged(person, SOUND)
    expect(page.get_by_label("Deck name")).to_have_value("Night shift")
    expect(page.get_by_text("Saved in this browser.")).to_be_visible()


def test_filters(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    page = person.page
    open_decks(person)
    page.get_by_role("button", name="Ember", exact=True).click()
    page.get_by_role("button", name="Rank 0", exact=True).click()
    page.get_by_role("button", name="creature", exact=True).click()
    shown = page.locator("[data-add]")
    expect(page.locator(".found")).to_contain_text(re.compile(r"^\d\d? of \d+ cards"))
    assert 0 < shown.count() < 20
    page.get_by_role("button", name="Show all").click()
    assert shown.count() > 100
    page.get_by_label("Only cards in the deck").check()
    assert 0 < shown.count() < 41


def test_pasted_copied_and_shared(server: Running, somebody: Invite) -> None:
    person, friend = somebody(server), somebody(server)
    page = person.page
    open_decks(person)
    page.get_by_label("Which deck").select_option("ready:ember")
    page.get_by_role("button", name="Copy as text").click()
    text = clipboard(person)
    assert "4 Cinder Pup" in text

    page.get_by_role("button", name="New deck").click()
    page.locator("summary", has_text="As text").click()
    box = page.get_by_label("As text: view, edit, paste")
    box.fill(text.replace("4 Cinder Pup", "4 Cinder Pop"))
    expect(page.locator(".fault").first).to_contain_text("did you mean 'Cinder Pup'?")
    box.fill(text)
    judged(person, SOUND)
    page.get_by_label("Deck name").fill("Hounds & Söhne")
    page.get_by_role("button", name="Copy a link").click()
    link = clipboard(person)
    assert len(link) < 500

    open_decks(friend, link)
    judged(friend, SOUND)
    expect(friend.page.get_by_label("Deck name")).to_have_value("Hounds & Söhne")
    assert held(friend, "Cinder Pup") == 4
    friend.page.get_by_role("button", name="Save this deck").click()
    friend.page.wait_for_url(lambda url: "#" not in url)
    friend.page.reload()
    expect(friend.page.get_by_label("Deck name")).to_have_value("Hounds & Söhne")
    friend.page.get_by_role("button", name="Delete").click()
    expect(friend.page.get_by_text("The deck is empty")).to_be_visible()


def test_a_bot_is_played_with_it(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    open_decks(person)
    person.page.get_by_label("Which deck").select_option("ready:tide")
    judged(person, SOUND)
    person.page.get_by_role("button", name="Play a bot with it").click()
    person.wait()
    for _ in range(3):
        person.choose()
        person.wait()


@pytest.mark.parametrize("size", [(1366, 800), PHONE], ids=["desktop", "phone"])
def test_a_friend_brings_a_deck_of_their_own(
    server: Running, somebody: Invite, size: tuple[int, int]
) -> None:
    host, friend = somebody(server, size=size), somebody(server, size=size)
    link = host.play_friend(GAME)
    friend.sit_down(link)
    for person in (host, friend):
        expect(person.page.get_by_role("heading", name="Which deck do you bring?")).to_be_visible()
        go = person.page.get_by_role("button", name="Sit down with this deck")
        expect(go).to_be_in_viewport(ratio=1)
    assert host.page.locator("[data-stop]").count() == 0, "nothing to choose before the game"

    host.page.get_by_label("Ember").check()
    host.page.get_by_role("button", name="Sit down with this deck").click()
    host.expect_text("Your deck is on the table.")
    host.expect_text("Waiting for Player 2 to bring a deck")
    friend.page.reload()  # the choice is still there to be made
    friend.page.get_by_label("Tide").check()
    friend.page.get_by_role("button", name="Sit down with this deck").click()
    for person in (host, friend):
        person.wait()
        person.choose()


def test_whom_the_room_waits_for_is_plain(server: Running, somebody: Invite) -> None:
    host, friend = somebody(server), somebody(server)
    seats = host.page.get_by_role("list", name="Who is here").get_by_role("listitem")
    link = host.play_friend(GAME)
    expect(seats.nth(1)).to_contain_text("has not sat down yet")
    go = host.page.get_by_role("button", name="Sit down with this deck")
    expect(go).to_be_in_viewport(ratio=1)  # one click, and a deck comes by chance
    go.click()
    expect(seats.nth(0)).to_contain_text("ready")
    friend.sit_down(link)
    expect(seats.nth(1)).to_contain_text("choosing a deck")
    friend.open("/about")
    expect(seats.nth(1)).to_contain_text("has no deck yet, and is away")
    host.expect_text("Waiting for Player 2 to bring a deck")
    assert host.page.get_by_role("button", name="Give up").count() == 0, "there is no game yet"


def test_decks_are_chosen_where_the_table_is_set(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    page = person.page
    person.open(f"/new/{GAME}")
    page.get_by_label("Seat 2").select_option("bot")
    page.get_by_label("Deck").first.select_option("ready:dusk")
    page.get_by_label("Deck").nth(1).select_option("ready:dawn")
    page.get_by_role("button", name="Set the table").click()
    person.wait()
    person.choose()


def test_decks_on_a_phone(server: Running, somebody: Invite) -> None:
    person = somebody(server, size=PHONE)
    page = person.page
    open_decks(person)
    assert person.overflow() == 0
    page.get_by_label("Search the cards").fill("drake")
    page.locator("[data-add]").first.tap()
    page.get_by_role("button", name="Deck · 41").tap()
    expect(page.locator(".fault")).to_be_visible()
    assert person.overflow() == 0
    page.get_by_role("button", name="less").last.tap()
    judged(person, SOUND)


def test_every_picture_has_a_tint_of_its_own(server: Running, somebody: Invite) -> None:
    """Near the colour of its civilization, and at the table as in the catalogue."""
    person = somebody(server)
    person.open("/decks/hiddenzone")
    person.page.wait_for_selector(".art")
    tints = "() => [...document.querySelectorAll('.art')].map(art => getComputedStyle(art).fill)"
    found = person.page.evaluate(tints)
    assert len(found) > 100
    assert len(set(found)) > 60
    assert "rgb(0, 0, 0)" not in found
    person.play_bot("hiddenzone")
    at_table = person.page.evaluate(tints)
    assert len(set(at_table)) > 3
    assert "rgb(0, 0, 0)" not in at_table
