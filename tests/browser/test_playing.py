"""People play bots and each other, every game to its end."""

import pytest
from playwright.sync_api import expect

import bestiary
from bestiary import bots
from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, EVENINGS, PHONE
from tests.browser.sight import Onlooker
from tests.server.running import Running

GUESTS = ["corners", "high-card", "lantern-frogs"]
PROMPTS = 15  # on a phone, for a quick test
ENDINGS = {"You won!", "You lost.", "A draw."}

# Which sides of the duel have ever had a card: the table shows them for a moment only.
WATCH_THE_DUEL = """() => {
  window.fought = new Set();
  const look = () => {
    for (const zone of ['duel.0', 'duel.1'])
      if (document.querySelector(`[data-zone="${zone}"] [data-card]`)) window.fought.add(zone);
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""


@pytest.mark.parametrize(
    ("game", "size"),
    [
        *[(game, DESKTOP) for game in sorted({*bestiary.games(), *GUESTS})],
        *[(game, PHONE) for game in bestiary.games()],
    ],
    ids=lambda value: value if isinstance(value, str) else str(value[0]),
)
def test_a_person_plays_a_bot_to_the_end(
    server: Running, somebody: Invite, game: str, size: tuple[int, int]
) -> None:
    """And at every prompt sees what is asked and what can be clicked, in its place."""
    person = somebody(server, size=size)
    if game in EVENINGS:
        made = server.make_room(game, "open,greedy")
        person.sit_down(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
        person.wait()
    else:
        person.play_bot(game)
    onlooker = Onlooker(person, still=game not in GUESTS)
    person.play_on(look=onlooker.look)
    assert person.headline() in ENDINGS or "share it" in person.headline()
    assert onlooker.looks > 1


def test_everything_keeps_its_place_on_the_whole_map(server: Running, somebody: Invite) -> None:
    """The quick games above are too short for three thieves at once and a hard fight."""
    person = somebody(server, seed=2)
    person.play_bot("creature-adventures")
    person.play_on(40, look=Onlooker(person).look)


@pytest.mark.parametrize("game", bestiary.games())
def test_a_phone_shows_what_is_asked(server: Running, somebody: Invite, game: str) -> None:
    person = somebody(server, size=PHONE, seed=6)
    person.play_bot(game)
    person.play_on(PROMPTS, look=Onlooker(person).look)


def test_two_browsers_play_each_other_over_the_link(server: Running, somebody: Invite) -> None:
    host, guest = somebody(server, seed=3), somebody(server, theme="dark", seed=4)
    link = host.play_friend("creature-wars")
    assert "#invite=" in link
    guest.sit_down(link)
    guest.wait()
    assert "invite" not in guest.page.url, "the invitation stays out of the address"
    while not (host.over() or guest.over()):
        for person in (host, guest):
            if person.page.locator("[data-stop]:visible").count():
                person.choose()
        host.page.wait_for_timeout(20)
    host.wait()
    guest.wait()
    before = host.headline(), guest.headline()
    ends = set(before)
    assert ends in ({"You won!", "You lost."}, {"A draw."})

    # The rematch: asked on one side, agreed to on the other, seats rotated.
    old = host.page.url
    host.page.locator(".result").get_by_role("button", name="Rematch").click()
    expect(guest.page.locator(".wanted")).to_be_visible()
    guest.page.locator(".result").get_by_role("button", name="Rematch").click()
    for person in (host, guest):
        person.page.wait_for_url(lambda url: url != old and "#" not in url)
        person.wait()
        person.choose()
    host.page.get_by_role("button", name="Give up").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    won = {"You won!": 1, "A draw.": 1, "You lost.": 0}
    for person, first, last in ((host, before[0], 0), (guest, before[1], 1)):
        person.page.wait_for_selector(".result")
        expect(person.page.locator("[data-score]")).to_contain_text(f"You {won[first] + last}")


def test_an_invitation_works_once(server: Running, somebody: Invite) -> None:
    host, guest, late = somebody(server), somebody(server), somebody(server)
    link = host.play_friend("lantern-frogs")
    guest.sit_down(link)
    guest.wait()
    late.offline = True  # (a refusal is an error to the console, and is what we want)
    late.open(link)
    late.page.get_by_role("button", name="Sit down").click()
    late.expect_text("This invitation has already been used")
    expect(late.page.get_by_role("button", name="Sit down")).to_be_disabled()
    late.page.get_by_role("button", name="Watch instead").click()
    late.expect_text("You are watching")


def test_a_sealed_card_can_be_taken_back(server: Running, somebody: Invite) -> None:
    host, guest = somebody(server), somebody(server)
    guest.sit_down(host.play_friend("creature-wars"))
    host.wait()
    host.choose(0)
    expect(host.page.locator("button .wax")).to_be_visible()
    expect(guest.page.get_by_text("has chosen").first).to_be_visible()
    expect(guest.page.locator("[data-zone='duel.0'] .sealed")).to_be_visible()
    host.page.reload()
    expect(host.page.locator("button .wax")).to_be_visible()
    host.page.get_by_role("button", name="Take it back").click()
    host.wait()
    expect(host.page.locator("button .wax")).to_have_count(0)


def test_hint_rules_help_and_giving_up(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    person.play_bot("creature-wars")
    page = person.page
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".banner.hint")).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(1)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="The circle of Power Types")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    person.wait()
    assert person.headline() == "You lost."


def test_a_hint_stays_while_the_question_does(server: Running, somebody: Invite) -> None:
    host, guest = somebody(server), somebody(server)
    guest.sit_down(host.play_friend("creature-wars"))
    host.wait()
    host.page.get_by_role("button", name="Hint").click()
    expect(host.page.locator(".banner.hint")).to_be_visible()
    guest.wait()
    guest.choose(0)
    expect(host.page.get_by_text("has chosen").first).to_be_visible()
    expect(host.page.locator(".banner.hint")).to_be_visible()
    host.wait()
    host.choose(0)
    expect(host.page.locator(".banner.hint")).to_have_count(0)


def test_undo_where_it_is_allowed(server: Running, somebody: Invite) -> None:
    """A sealed answer tells nobody anything, so the last choice can be undone."""
    host, guest = somebody(server), somebody(server)
    guest.sit_down(host.play_friend("lantern-frogs"))
    host.wait()
    undo = host.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    host.choose(0)
    expect(undo).to_be_enabled()
    undo.click()
    host.wait()
    expect(undo).to_be_disabled()


def test_the_duel_is_shown(server: Running, somebody: Invite) -> None:
    """With motion: both cards lie in the middle before the next question is put."""
    person = somebody(server, motion="no-preference")
    person.play_bot("creature-wars")
    person.page.evaluate(WATCH_THE_DUEL)
    person.page.locator("[data-stop]:visible").first.click()
    person.page.wait_for_function("() => window.fought.size === 2")
    person.page.keyboard.press("Escape")  # skips ahead
    expect(person.page.locator("[data-zone='duel.0'] [data-card]")).to_have_count(0)
    person.wait()


def test_an_odd_table(server: Running, somebody: Invite) -> None:
    """Seats, options and clock from the form; then watched by somebody without a seat."""
    person = somebody(server)
    person.open("/new/creature-wars")
    page = person.page
    page.get_by_label("Your name").fill("Ida")
    page.get_by_label("Seat 2").select_option("bot")
    which = page.get_by_label("Which bot")
    expect(which).to_have_value(bots.OPPONENT)
    offered = which.locator("option").all_text_contents()
    ours = [f"{level.name}: {level.text}" for level in bots.LEVELS]
    assert offered[: len(ours)] == ours
    which.select_option("random")
    page.get_by_label("Play with a clock").check()
    page.get_by_label("hp", exact=False).first.fill("12")
    page.get_by_label("spells").uncheck()  # a card that acts at once could cost an Empire health
    page.get_by_role("button", name="Set the table").click()
    person.wait()
    assert page.get_by_role("meter", name="HP").first.get_attribute("aria-valuenow") == "12"
    expect(page.locator(".clock.running")).to_have_count(1)
    watcher = somebody(server)
    watcher.open(urlpath(page.url))
    watcher.expect_text("You are watching")
    watcher.expect_text("Ida")
    assert watcher.page.locator("[data-stop]").count() == 0
    expect(page.get_by_text("1 watching")).to_be_visible()


def urlpath(url: str) -> str:
    return "/" + url.split("/", 3)[3]
