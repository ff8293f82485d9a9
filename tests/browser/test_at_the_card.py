"""What is done with a card is done at the card: its verbs stand there, it can be dragged, and what
a search has found is shown as cards."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.test_choosing import HAND
from tests.browser.test_fields import POSITIONS, box, sit
from tests.browser.test_geometry import COVERED, SEARCH
from tests.server.running import Running


def middle(person: Person, selector: str, text: str = "") -> tuple[float, float]:
    found = person.page.locator(selector, has_text=text).first.bounding_box()
    assert found is not None, selector
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def drag(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    person.page.mouse.move(*start)
    person.page.mouse.down()
    person.page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    person.page.mouse.move(*end, steps=4)
    person.page.mouse.up()


def hold_and_drag(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    """With a finger, which rests on the card first."""
    finger = person.context.new_cdp_session(person.page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", *start)
    person.page.wait_for_timeout(450)
    for part in (0.2, 0.4, 0.6, 0.8, 1.0):
        x, y = (start[i] + (end[i] - start[i]) * part for i in (0, 1))
        touch("touchMove", x, y)
        person.page.wait_for_timeout(30)
    touch("touchEnd")


def test_what_can_be_done_with_a_card_stands_at_it(server: Running, somebody: Invite) -> None:
    person = sit(server, somebody, "twisted-oliver", POSITIONS["twisted-oliver"])
    orb = person.page.locator("[data-zone='items.0'] [data-card]").first
    prompt = box(person, ".prompt")
    orb.click()
    verbs = person.page.get_by_role("group", name="What to do with Red Orb")
    expect(verbs.get_by_role("button")).to_have_count(2)
    expect(verbs.get_by_role("button").first).to_contain_text("Call: get 1 Red")
    expect(person.page.locator(".prompt [data-choice]")).to_have_count(0)
    at, card = verbs.bounding_box(), orb.bounding_box()
    assert at is not None
    assert card is not None
    assert abs(at["x"] + at["width"] / 2 - card["x"] - card["width"] / 2) < 60
    assert abs(at["y"] + at["height"] - card["y"]) < 40
    assert box(person, ".prompt") == prompt, "nothing has moved"
    before = person.at()
    verbs.get_by_role("button", name="Sack").click()
    person.moved_on(before)
    expect(verbs).to_have_count(0)
    assert "You sack Red Orb." in person.log()


def test_a_search_shows_cards(server: Running, somebody: Invite) -> None:
    for size in ((1366, 800), PHONE):
        person = sit(server, somebody, "hiddenzone", SEARCH, size)
        diver = person.page.locator("[data-zone='hand.0'] [data-stop]", has_text="Pearl Diver")
        if person.touch:
            diver.tap(position={"x": 12, "y": 20})
        else:
            diver.click()
        before = person.at()
        if person.touch:
            person.page.locator(".sheet .button.main").first.tap()
        else:
            person.page.locator("[data-zone='battle.0'] .target").click()
        person.moved_on(before)
        person.wait()
        found = person.page.get_by_role("region", name="Deck").locator("[data-card]")
        expect(found).to_have_count(7)
        assert person.page.evaluate(COVERED) == []
        person.page.get_by_role("button", name="Look at the table").click()
        expect(found).to_have_count(0)
        person.page.get_by_role("button", name="Show the 7 cards").click()
        before = person.at()
        doom = found.filter(has_text="Doom")
        if person.touch:
            doom.tap()
            person.page.locator(".sheet .button.main").first.tap()
        else:
            doom.click()
        person.moved_on(before)
        expect(person.page.locator("[data-zone='hand.0']")).to_contain_text("Doom")


def test_a_card_is_dragged_to_its_target(server: Running, somebody: Invite) -> None:
    person = sit(server, somebody, "hiddenzone", HAND)
    newt = middle(person, "[data-zone='battle.0'] [data-card]", "Kiln Newt")
    # Back where it came from, or onto a card that is no target, it does nothing.
    drag(person, newt, (newt[0] + 30, newt[1]))
    drag(person, newt, middle(person, "[data-zone='hand.0'] [data-card]"))
    expect(person.page.locator(".picked")).to_have_count(0)
    assert person.at() == 0
    drag(person, newt, middle(person, "[data-zone='battle.1'] [data-card]", "Sun Fledgling"))
    person.moved_on(0)
    assert any("Kiln Newt 150/50 attacks Sun Fledgling" in line for line in person.log())


def test_a_card_is_dragged_onto_the_table(server: Running, somebody: Invite) -> None:
    """Where only one thing can be done with it, that is done; otherwise it asks which."""
    person = somebody(server)
    person.play_bot("creature-wars")
    start = middle(person, "[data-zone='hand.0'] [data-card]")
    expect(person.page.get_by_text("has chosen")).to_be_visible()
    before = person.at()
    drag(person, start, middle(person, "[data-zone='duel.0']"))
    person.moved_on(before)
    played = person.page.get_by_role("log").get_by_text("You play")
    expect(played.first).to_be_visible()

    person = sit(server, somebody, "hiddenzone", HAND)
    start = middle(person, "[data-zone='hand.0'] [data-card]", "Cinder Pup")
    drag(person, start, (start[0] + 150, 350))
    verbs = person.page.get_by_role("group", name="What to do with Cinder Pup")
    expect(verbs.get_by_role("button").first).to_be_visible()
    assert person.at() == 0


def test_a_finger_drags_what_it_holds(server: Running, somebody: Invite) -> None:
    person = sit(server, somebody, "hiddenzone", HAND, PHONE)
    person.page.wait_for_timeout(300)
    newt = middle(person, "[data-zone='battle.0'] [data-card]", "Kiln Newt")
    foe = middle(person, "[data-zone='battle.1'] [data-card]", "Sun Fledgling")
    hold_and_drag(person, newt, foe)
    person.moved_on(0)
    assert any(
        "attacks Sun Fledgling" in line
        for line in person.page.get_by_role("log", include_hidden=True)
        .locator("p")
        .all_text_contents()
    )
