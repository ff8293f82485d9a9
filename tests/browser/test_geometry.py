"""Everything has its place: nothing moves or changes its size from one question to the next, and
what is asked and what can be clicked are in sight together."""

from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_fields import TOO_TALL, box, in_sight, sit
from tests.server.running import Running

FOUR = """
turn: 3
player 1: Lanternwood
  team: Sockmoth, Clattercrab, Muddlepig
player 2: Lanternwood
  team: Mop Sheep, Hiccup Bat, Thistlehog
player 3: Peatfire
  team: Velvet Tiger, Haystack Mouse, Mirror Serpent
player 4: Cloudbarn
  team: Button Spider, Lullaby Willow, Cinder Scorpion
rolls: 3 1 9
"""
SEARCH = """
turn: 6
player 1: 1300 life
  hand: Pearl Diver, Cinder Pup
  battlezone: Tidepool Seal, Kiln Newt
  deck: Flare, Doom, Sunlance, Undertow, Whirlpool, Herbal Rest, Growth Surge, War Howl, Cinder Pup
player 2: 1700 life
  battlezone: Storm Griffin, Sun Fledgling
"""
# What can be chosen, and is not the topmost thing in its middle.
COVERED = """() => [...document.querySelectorAll('[data-stop]')].filter(stop => {
  const {left, top, width, height} = stop.getBoundingClientRect();
  if (!width) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(hit && (stop.contains(hit) || hit.closest('[data-stop]') === stop));
}).map(stop => stop.dataset.stop)"""


def four(server: Running, somebody: Invite, size: tuple[int, int]) -> Person:
    made = server.make_room(
        "creature-adventures", "open,greedy,greedy,greedy", options={"position": FOUR}
    )
    person = somebody(server, size=size)
    person.sit_down(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
    person.wait()
    return person


def test_four_players_fit_a_desk_and_the_map_keeps_its_size(
    server: Running, somebody: Invite
) -> None:
    person = four(server, somebody, DESKTOP)
    board = box(person, ".board svg")
    for choice in ("choice:roll", "tile", "card", "choice:strike"):
        person.page.wait_for_selector(f"[data-stop^='{choice}']")
        assert person.page.evaluate(TOO_TALL) == 0, choice
        for selector in (".prompt", "[role=log]", "[data-zone='team.0']"):
            in_sight(person, selector)
        for seat in range(4):
            in_sight(person, f"[data-seat='{seat}']")
        assert box(person, ".board svg") == board, choice
        assert person.page.evaluate(COVERED) == [], choice
        before = person.at()
        person.page.locator(f"[data-stop^='{choice}']").first.click()
        person.moved_on(before)
        person.wait()


def test_two_foes_in_the_way_push_nothing_aside(server: Running, somebody: Invite) -> None:
    keep = "turn: 3\nplayer 1: Stump Keep\n  team: Sockmoth, Clattercrab\narrives: 3"
    person = sit(server, somebody, "creature-adventures", keep)
    person.page.wait_for_selector("[data-zone='foes'] [data-card] ~ [data-card]")
    assert person.page.evaluate(TOO_TALL) == 0
    for selector in (".board", "[data-zone='foes']", "[data-zone='deck']"):
        in_sight(person, selector)
        assert box(person, selector)[1] > 50, f"{selector} is under the bar"


def test_a_search_of_the_deck_moves_nothing(server: Running, somebody: Invite) -> None:
    person = sit(server, somebody, "hiddenzone", SEARCH)
    row = box(person, "[data-zone='battle.1']")
    person.page.locator("[data-zone='hand.0'] [data-stop]", has_text="Pearl Diver").click()
    before = person.at()
    person.page.locator("[data-zone='battle.0'] .target").click()
    person.moved_on(before)
    person.wait()
    assert person.page.get_by_role("region", name="Deck").locator("[data-stop]").count() > 3
    assert box(person, "[data-zone='battle.1']") == row
    assert person.page.evaluate(TOO_TALL) == 0


def test_on_a_phone_what_glows_is_in_sight(server: Running, somebody: Invite) -> None:
    person = four(server, somebody, PHONE)
    for kind in ("choice:roll", "tile", "card", "choice:strike"):
        person.page.wait_for_selector(f"[data-stop^='{kind}']")
        person.page.wait_for_timeout(300)
        hidden = [stop for stop in person.page.evaluate(COVERED) if stop.startswith(kind)]
        assert hidden == [], kind
        in_sight(person, ".prompt")
        stops = person.page.locator(f"[data-stop^='{kind}']")
        before = person.at()
        stops.first.tap()
        if kind == "card":
            person.confirm(before)
        person.moved_on(before)


# Cards of a hand that something else covers at their left edge, which is what shows in a full hand.
COVERED_EDGES = """() => [...document.querySelectorAll('.hand [data-card]')].filter(card => {
  const {left, top} = card.getBoundingClientRect();
  return !card.contains(document.elementFromPoint(left + 12, top + 20));
}).map(card => card.dataset.card)"""


def test_on_a_phone_a_focused_card_leaves_the_next_one_in_reach(
    server: Running, somebody: Invite
) -> None:
    person = somebody(server, size=PHONE)
    person.play_bot("creature-wars")
    person.page.locator(".hand [data-card]").first.focus()
    person.page.keyboard.press("Tab")
    assert person.page.locator(".hand :focus-visible").count() == 1
    assert person.page.evaluate(COVERED_EDGES) == []
