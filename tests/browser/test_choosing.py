"""What a click means: nothing is done that was not meant, and nothing opens that was not asked."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.test_fields import sit
from tests.server.running import Running

FIGHTS = {
    "wild: Muddlepig (9/10 HP)": ["strike", "press", "catch", "meditate", "run", "forfeit"],
    "attacks: 2": ["strike", "press", "meditate", "brace", "dodge", "forfeit"],
}
FIGHT = """
turn: 3
player 1: Lanternwood
  team: Sockmoth, Clattercrab
player 2: Lanternwood
  team: Mop Sheep
"""
HAND = """
turn: 6
player 1: 1300 life
  hand: Cinder Pup, Cinder Pup, Magma Drake
  battlezone: Kiln Newt, Bellows Hound
player 2: 1700 life
  battlezone: Storm Griffin, Sun Fledgling
"""


def buttons(person: Person) -> list[str]:
    """The verbs of the buttons, from first to last."""
    texts = [
        b.get_attribute("data-choice") or "" for b in person.page.locator("[data-choice]").all()
    ]
    return [text.split()[0] for text in texts]


def test_another_card_can_be_picked_instead(server: Running, somebody: Invite) -> None:
    """And a card that cannot be played says why before it does anything else."""
    person = sit(server, somebody, "hiddenzone", HAND)
    mine = person.page.locator("[data-zone='battle.0'] [data-card]")
    newt, hound = mine.nth(0), mine.nth(1)
    newt.click()
    expect(newt).to_have_attribute("aria-pressed", "true")
    hound.click()
    expect(hound).to_have_attribute("aria-pressed", "true")
    expect(newt).not_to_have_attribute("aria-pressed", "true")
    assert person.at() == 0
    person.page.keyboard.press("Escape")

    waiting = person.page.locator("[data-zone='hand.0'] [data-card]", has_text="Not now").first
    assert (
        waiting.evaluate("card => getComputedStyle(card.querySelector('.body')).filter").count("(")
        < 3
    )
    waiting.click()
    expect(person.page.locator("[data-choice^=set]")).to_be_visible()
    expect(person.page.locator(".prompt .help")).to_contain_text("cannot be played")
    assert person.at() == 0, "it was not set face down"


def test_no_close_up_opens_under_a_mouse_at_rest(server: Running, somebody: Invite) -> None:
    person = somebody(server, motion="no-preference")
    person.play_bot("creature-wars")
    card = person.page.locator("[data-zone='hand.0'] [data-stop]").nth(2)
    box = card.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(*middle)
    tip = person.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip.locator(".flavour")).not_to_be_empty()
    before = person.at()
    person.page.mouse.click(*middle)
    person.moved_on(before)
    person.page.evaluate(
        "() => { window.tips = 0; new MutationObserver(() => {"
        " tips += document.querySelectorAll('[role=tooltip]').length; })"
        ".observe(document.body, {childList: true, subtree: true}); }"
    )
    person.wait()
    person.page.wait_for_timeout(200)
    assert person.page.evaluate("tips") == 0
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-card]') !== null"
    if person.page.evaluate(under, list(middle)):  # another card has slid there
        person.page.mouse.move(middle[0] + 3, middle[1])
        expect(tip).to_be_visible()


def test_fight_buttons_keep_their_order(server: Running, somebody: Invite) -> None:
    """Strike is first wherever it is; what gives something up for good is last, and apart."""
    for start, verbs in FIGHTS.items():
        person = sit(server, somebody, "creature-adventures", FIGHT + start)
        while "strike" not in buttons(person):  # who fights, first of all
            person.choose(0)
            person.wait()
        assert buttons(person) == verbs
        boxes = [button.bounding_box() for button in person.page.locator("[data-choice]").all()]
        others, last = boxes[:-1], boxes[-1]
        assert last is not None
        for other in others:
            assert other is not None
            aside = max(last["x"] - other["x"] - other["width"], last["y"] - other["y"])
            assert aside >= 24, (other, last)
        grave = person.page.locator("[data-choice=forfeit]")
        assert grave.evaluate("b => getComputedStyle(b).backgroundColor") != person.page.locator(
            "[data-choice=strike]"
        ).evaluate("b => getComputedStyle(b).backgroundColor")


def test_a_bot_is_offered_when_it_may_play(tmp_path: Path, somebody: Invite) -> None:
    with Running(tmp_path / "away", "--away", "6") as server:
        host, guest = somebody(server), somebody(server)
        guest.sit_down(host.play_friend("lantern-frogs"), "Ida")
        host.wait()
        host.choose(0)
        guest.open("/about")
        host.expect_text("Ida is away")
        offer = host.page.get_by_role("button", name="Let a bot play on")
        assert offer.count() == 0
        offer.click()
        expect(offer).to_have_count(0)
        host.wait()
        assert host.at() > 1


def test_the_players_are_called_by_their_names(server: Running, somebody: Invite) -> None:
    """In the log and in every question; the host is asked for a name once, and so is the guest."""
    host, guest = somebody(server), somebody(server)
    host.open()
    host.ask_friends("creature-wars", "Ada")
    link = host.page.locator("[data-link=invite]").input_value()
    host.page.get_by_role("button", name="Close").click()
    guest.sit_down(link, "Ida")
    for _ in range(3):
        for person in (host, guest):
            person.wait()
            person.choose(0)
    guest.wait()
    told = " ".join(guest.log())
    assert "Ada's" in told
    assert "Player 1" not in guest.page.locator("main").inner_text()
    assert "Ida" in " ".join(host.log())

    # Both are remembered: nobody is asked twice.
    host.open("/new/creature-wars")
    expect(host.page.get_by_label("Your name")).to_have_value("Ada")
    guest.open(f"/room/{server.make_room('lantern-frogs')['room']}#invite=x")
    expect(guest.page.get_by_label("Your name")).to_have_value("Ida")


def test_a_question_with_nothing_to_say_but_no(server: Running, somebody: Invite) -> None:
    """One button says it, and if the player wants that, it is pressed by itself."""
    position = """
turn: 5
active: player 2
player 1: 1300 life
  hiddenzone: Magma Drake
player 2: 1700 life
  battlezone: Storm Griffin, Sun Fledgling
"""
    person = sit(server, somebody, "hiddenzone", position)
    expect(person.page.locator(".asked")).to_contain_text("Your response?")
    assert buttons(person) == ["pass"]
    person.page.get_by_label("Answer by itself").check()
    before = person.at()
    person.moved_on(before)
    person.page.reload()
    person.page.wait_for_selector("[data-line=open]")


def test_the_focus_stays_at_the_table(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    person.play_bot("high-card")
    person.page.keyboard.press("ArrowRight")
    for _ in range(3):
        person.wait()
        if person.over():
            break
        person.page.keyboard.press("Enter")
        person.wait()
        focus = "() => document.activeElement.closest('.table, .result') !== null"
        person.page.wait_for_function(focus, timeout=3000)
