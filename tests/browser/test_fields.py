"""A field, rows of cards on both sides: all of it is in sight, and a turn takes few clicks."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_ways_to_play import MIDDLE_IS_ITS_OWN
from tests.server.running import Running

POSITIONS = {
    "twisted-oliver": """
turn: 7
player 1: 12 points
  energy: 2R1Y
  hand: Journeyman, Sidestep, Shield, Magra, Night Stalker, Adrenaline, Red Orb
  battlers: Wolverine with Shield (bounty 2), Bounty Hunter, Wolverine (called), Wolverine (hurt 1)
  items: 4 Red Orb, 2 Yellow Orb (called), 2 Purple Orb
  spells: Tailwind
  traps: Stolen Page, Snare
  discard: Wolverine, 3 Adrenaline
player 2: 9 points
  hand: 3 Wolverine, Sidestep, Shield
  battlers: Masked Imp (bounty 1), Storm Cat, Bone Fence
  items: 5 Purple Orb, 3 Yellow Orb
  spells: Tailwind
  traps: Stolen Page
  discard: Spark Midge
""",
    "hiddenzone": """
turn: 6
player 1: 1300 life
  hand: Cinder Pup, Flare, War Howl, Magma Drake, Ember Fang
  battlezone: Ash Runner on Cinder Pup with Ember Fang (tapped), Kiln Newt, Bellows Hound, Kiln Newt
  hiddenzone: Flare, Vent Drake
  graveyard: Cinder Pup, Flare
player 2: 1700 life
  hand: Sunlance, Sun Fledgling, Flare
  battlezone: Storm Griffin on Sunlance, Sun Fledgling, Sun Fledgling (tapped)
  hiddenzone: Flare, Sunlance, Flare
  graveyard: Sun Fledgling
""",
}
FRONT = {"twisted-oliver": "battlers.0", "hiddenzone": "battle.0"}
TOO_TALL = "document.documentElement.scrollHeight - innerHeight"
# Where the words on a card are, and the sign that it waits: they must not meet.
COVERED = """card => {
  const sign = card.querySelector('.ribbon').getBoundingClientRect();
  return [...card.querySelectorAll('.name, .line, .said, .number')].filter(words => {
    const at = words.getBoundingClientRect();
    return sign.top < at.bottom - 2 && sign.bottom > at.top + 2;
  }).map(words => words.textContent);
}"""


def sit(
    server: Running, somebody: Invite, game: str, position: str, size: tuple[int, int] = DESKTOP
) -> Person:
    made = server.make_room(game, "open,greedy", options={"position": position})
    person = somebody(server, size=size)
    person.sit_down(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
    person.wait()
    return person


def box(person: Person, selector: str) -> list[int]:
    found = person.page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return [round(found["x"]), round(found["y"]), round(found["width"]), round(found["height"])]


def in_sight(person: Person, selector: str) -> None:
    """The whole of it, and not under the prompt."""
    box = person.page.locator(selector).first.bounding_box()
    prompt = person.page.locator(".prompt").bounding_box()
    assert box is not None, selector
    assert prompt is not None
    assert box["y"] >= 0, selector
    beside = box["x"] >= prompt["x"] + prompt["width"] or box["x"] + box["width"] <= prompt["x"]
    above = box["y"] + box["height"] - 1 <= prompt["y"]
    below = box["y"] >= prompt["y"] + prompt["height"]
    under = selector != ".prompt" and not (beside or above or below)
    assert not under, f"{selector} is under the prompt"
    height = person.page.viewport_size
    assert height is not None
    assert box["y"] + box["height"] <= height["height"], selector


@pytest.mark.parametrize("size", [DESKTOP, (1920, 1080), (1280, 720)], ids=lambda size: size[0])
@pytest.mark.parametrize("game", POSITIONS)
def test_everything_is_in_sight_on_a_desk(
    server: Running, somebody: Invite, game: str, size: tuple[int, int]
) -> None:
    person = sit(server, somebody, game, POSITIONS[game], size)
    assert person.page.evaluate(TOO_TALL) == 0
    assert person.overflow() == 0
    zones = person.page.locator("[data-zone]").all()
    assert len(zones) >= 8
    for zone in zones:
        in_sight(person, f"[data-zone='{zone.get_attribute('data-zone')}']")
    for card in person.page.locator("[data-card]").all():
        assert card.evaluate(MIDDLE_IS_ITS_OWN), card.inner_text()
    kept = [box(person, f"[data-zone='{zone.get_attribute('data-zone')}']") for zone in zones]
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.locator(".banner.hint")).to_be_visible()
    now = [box(person, f"[data-zone='{zone.get_attribute('data-zone')}']") for zone in zones]
    assert now == kept, "a notice moves nothing and changes no scale"
    assert person.page.evaluate(TOO_TALL) == 0, "with a hint as well"


@pytest.mark.parametrize("game", POSITIONS)
def test_my_side_is_in_sight_on_a_phone(server: Running, somebody: Invite, game: str) -> None:
    person = sit(server, somebody, game, POSITIONS[game], PHONE)
    for selector in (f"[data-zone='{FRONT[game]}']", "[data-zone='hand.0']", ".prompt"):
        in_sight(person, selector)
    person.page.evaluate("scrollTo(0, 0)")
    in_sight(person, ".prompt")
    assert person.overflow() == 0


@pytest.mark.parametrize("game", POSITIONS)
def test_why_a_card_waits_covers_no_words(server: Running, somebody: Invite, game: str) -> None:
    person = sit(server, somebody, game, POSITIONS[game])
    waiting = person.page.locator("[data-card]", has=person.page.locator(".ribbon"))
    assert waiting.count() > 1
    for card in waiting.all():
        assert card.evaluate(COVERED) == []
    waiting.first.hover()
    expect(person.page.get_by_role("tooltip").locator(".waits")).to_be_visible()


def test_nothing_moves_when_a_player_can_be_attacked(server: Running, somebody: Invite) -> None:
    person = sit(server, somebody, "hiddenzone", POSITIONS["hiddenzone"])
    row = person.page.locator("[data-zone='battle.1']")
    before, at = row.bounding_box(), person.at()
    person.page.locator("[data-zone='battle.0'] [data-stop]", has_text="Kiln Newt").first.click()
    player = person.page.locator("[data-seat='1'] [data-stop]")
    expect(player).to_be_visible()
    assert row.bounding_box() == before
    player.click()
    person.moved_on(at)
    assert "Kiln Newt" in " ".join(person.log())


def test_a_cost_without_a_choice_is_paid_with_the_click_that_plays(
    server: Running, somebody: Invite
) -> None:
    position = "player 1:\n  hand: Spark Midge, Red Orb\n  items: 2 Yellow Orb"
    person = sit(server, somebody, "twisted-oliver", position)
    person.page.locator("[data-zone='hand.0'] [data-stop]", has_text="Spark Midge").click()
    played = person.page.locator("[data-zone='battlers.0'] [data-card]")
    expect(played).to_have_count(1)
    assert person.at() == 1, "one choice"


def test_no_answer_is_the_first_button_and_the_key_nought(
    server: Running, somebody: Invite
) -> None:
    position = """
turn: 5
active: player 2
player 1: 1300 life
  battlezone: Kiln Newt, Bellows Hound
  hiddenzone: Flare, Vent Drake
player 2: 1700 life
  battlezone: Storm Griffin, Sun Fledgling
"""
    person = sit(server, somebody, "hiddenzone", position)
    expect(person.page.locator(".asked")).to_contain_text("Your response?")
    assert person.page.locator("[data-choice]").first.get_attribute("data-choice") == "pass"
    before = person.at()
    person.page.keyboard.press("0")
    person.moved_on(before)


def test_a_turn_by_keys(server: Running, somebody: Invite) -> None:
    """A number plays a card, nought is the first button: here, the end of the turn."""
    position = "player 1:\n  hand: Red Orb\nplayer 2:\n  hand: Red Orb"
    person = sit(server, somebody, "twisted-oliver", position)
    person.page.keyboard.press("1")
    expect(person.page.locator("[data-zone='items.0'] [data-card]")).to_have_count(1)
    person.wait()
    before = person.at()
    person.page.keyboard.press("0")
    person.moved_on(before)
    assert any(line.startswith("Turn") and "Player 2" in line for line in person.log())


@pytest.mark.parametrize("game", POSITIONS)
def test_no_label_has_two_periods(server: Running, somebody: Invite, game: str) -> None:
    person = sit(server, somebody, game, POSITIONS[game])
    labels = person.page.locator("[data-card] .unseen-text").all_text_contents()
    assert any(". " in label for label in labels)
    assert not [label for label in labels if ".." in label]


def test_a_number_on_a_card_is_what_it_is_now(server: Running, somebody: Invite) -> None:
    """Green if it was raised and red if it was lowered; the close-up says what is printed. What
    lies on a card covers neither its picture nor its numbers."""
    person = sit(server, somebody, "twisted-oliver", POSITIONS["twisted-oliver"])
    hurt = person.page.locator("[data-zone='battlers.0'] [data-card]").nth(3)
    assert hurt.locator(".badge.raised").count() == 1, "speed, by Tailwind"
    assert hurt.locator(".badge.lowered").count() == 1, "health"
    assert hurt.locator(".mark").count() == 0
    hurt.hover()
    tip = person.page.get_by_role("tooltip")
    expect(tip).to_contain_text("0 (printed 1, −1 damage)")
    expect(tip).to_contain_text("80 (printed 60, +20 from other cards)")
    shielded = person.page.locator("[data-zone='battlers.0'] [data-card]").first
    assert shielded.locator(".attached .with").count() == 1
    shielded.hover()
    expect(tip).to_contain_text("With it: Shield")


def test_numbers_have_signs_and_names(server: Running, somebody: Invite) -> None:
    """A cost is drawn as symbols, a number has an icon, and the log says what the numbers of a card
    are where it is first named. Nobody has to read 80:2/3:2:0."""
    position = POSITIONS["twisted-oliver"]
    person = sit(server, somebody, "twisted-oliver", position)
    page = person.page
    wolverine = page.locator("[data-zone='battlers.0'] [data-card]").first
    costs = wolverine.locator(".pip").all_text_contents()
    assert costs == ["▲", "☼"]
    assert wolverine.locator(".sign").count() == 3, "speed, attack and health"
    for attacker in ("Wolverine", "Bounty Hunter"):
        before = person.at()
        page.locator("[data-zone='battlers.0'] [data-stop]", has_text=attacker).first.click()
        imp = page.locator("[data-zone='battlers.1'] .target", has_text="Masked Imp")
        if imp.count():  # it may have been defeated by the first of them
            imp.click()
            person.moved_on(before)
            person.wait()
    told = " ".join(person.log())
    assert "Wolverine (speed 80, 2 attack, 3 health) attacks Masked Imp (speed 85, " in told
    for name in ("Wolverine", "Masked Imp"):
        assert told.count(f"{name} (") == 1
    assert told.count("Masked Imp") > 1
    shown = page.locator("main").inner_text()
    assert not re.findall(r"\d+:\d+/\d+", shown)
    assert not re.findall(r"\b\d[ROYGBVWLC](?:\d[ROYGBVWLC])*\b", shown)
