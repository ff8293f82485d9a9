"""The same table by keyboard alone, on a phone, and with the guide."""

import gzip

import pytest
from playwright.sync_api import expect

import bestiary
from tests.browser.conftest import PAGE, Invite
from tests.browser.person import PHONE
from tests.server.running import Running

MIDDLE_IS_ITS_OWN = """card => {
  const {left, top, width, height} = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest('[data-card]') === card;
}"""


def test_keyboard_only(server: Running, somebody: Invite) -> None:
    """From the shelf to the end of a game without a pointer."""
    person = somebody(server)
    person.open()
    page = person.page
    expect(person.box("lantern-frogs")).to_be_visible()
    for _ in range(100):
        page.keyboard.press("Tab")
        inside = page.evaluate("document.activeElement.closest('article')?.innerText ?? ''")
        if "Lantern Frogs" in inside:
            break
    assert "Lantern Frogs" in inside
    page.keyboard.press("Enter")  # play a bot now
    person.play_by_keys()
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_have_count(0)


def test_a_picked_card_shows_its_targets(server: Running, somebody: Invite) -> None:
    """In Corners a stone can be tucked under another: pick one, then its target."""
    made = server.make_room("corners", "me,random", options={"rounds": 30})
    person = somebody(server)
    person.open()
    person.page.evaluate(
        "made => localStorage.setItem('bestiary.room.' + made.room, JSON.stringify("
        "{...made, game: 'corners', title: 'Corners', when: 1}))",
        made,
    )
    person.open(f"/room/{made['room']}")
    for _ in range(60):
        person.wait()
        if person.page.get_by_text("Do what?").count():
            break
        person.choose(0)
    subjects = person.page.locator("[data-zone='hand.0'] .subject")
    expect(subjects.first).to_be_visible()
    before = person.at()
    subjects.first.click()
    expect(person.page.locator(".picked")).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".picked")).to_have_count(0)
    subjects.first.click()
    person.page.locator("[data-stop]:visible").first.click()
    person.page.wait_for_function(
        "before => Number(document.querySelector('[data-at]').dataset.at) > before", arg=before
    )


def test_on_a_phone(server: Running, somebody: Invite) -> None:
    for game in ("creature-wars", "lantern-frogs"):
        person = somebody(server, size=PHONE)
        person.open()
        expect(person.box(game)).to_be_visible()
        assert person.overflow() == 0
        person.box(game).get_by_role("button", name="Play a bot now").tap()
        person.wait()
        for _ in range(4):
            person.choose()
            person.wait()
            assert person.overflow() == 0
            if person.over():
                return
        prompt = person.page.locator(".prompt").bounding_box()
        assert prompt is not None
        assert 0 <= prompt["y"] <= PHONE[1] - 40, "the prompt is in sight"
        person.page.get_by_role("button", name="Log").tap()
        expect(person.page.get_by_role("log")).to_be_visible()
        assert person.overflow() == 0


@pytest.mark.parametrize(
    "game", ["creature-wars", "hiddenzone", "twisted-oliver", "creature-adventures"]
)
def test_the_guide_is_followed_to_the_end(server: Running, somebody: Invite, game: str) -> None:
    """Each tip is there, and what it is about glows. In the middle a step is taken back."""
    guide = bestiary.game(game).guide()
    assert guide is not None
    mine = [step for step in guide["steps"] if step["seat"] == guide["seat"]]
    person = somebody(server)
    page = person.page
    person.open()
    person.box(game).get_by_role("button", name="Learn by playing").click()
    expect(page.locator("[data-stacked]")).to_have_count(0)

    def follow(tip: str) -> None:
        expect(page.locator(".coach .tip")).to_have_text(tip)
        before = person.at()
        for _ in range(3):  # what is picked first shows its targets
            page.locator(".hinted:not(.picked), .suggested").first.click()
            person.moved_on(before)
            if person.at() > before:
                return

    half = len(mine) // 2
    for step in mine[:half]:
        follow(step["tip"])
    expect(page.locator(".coach .tip")).to_have_text(mine[half]["tip"])
    page.get_by_role("button", name="Take back").click()
    for step in mine[half - 1 :]:
        follow(step["tip"])
    person.wait()
    assert person.headline() == "You won!"
    expect(page.locator(".ended")).to_have_text(guide["end"])
    expect(page.locator(".undone")).to_contain_text("1 choice taken back")


def test_leaving_the_guide(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    person.open()
    person.box("creature-wars").get_by_role("button", name="Learn by playing").click()
    expect(person.page.locator(".coach")).to_be_visible()
    before = person.at()
    person.page.locator("[data-stop]:not(.hinted)").first.click()
    person.moved_on(before)
    person.expect_text("You have left the script")
    person.wait()
    person.page.get_by_role("button", name="Take back").click()
    expect(person.page.locator(".coach")).to_be_visible()
    person.choose()


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("cards", [5, 9, 20])
def test_a_person_hits_the_card_they_point_at(
    server: Running, somebody: Invite, cards: int, size: tuple[int, int]
) -> None:
    """However full the hand is, the middle of a card is the card's."""
    made = server.make_room("creature-wars", "open,greedy", options={"hand": cards})
    person = somebody(server, size=size)
    person.sit_down(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
    person.wait()
    held = person.page.locator("[data-zone='hand.0'] [data-card]")
    assert held.count() > cards
    for card in held.all():
        card.scroll_into_view_if_needed()
        assert card.evaluate(MIDDLE_IS_ITS_OWN), card.inner_text()


def test_choosing_the_opponent_the_decks_and_the_kind_of_game(
    server: Running, somebody: Invite
) -> None:
    person = somebody(server)
    page = person.page
    person.open()
    wars = person.box("creature-wars")
    expect(wars.get_by_text("about 15 minutes")).to_be_visible()
    wars.get_by_text("Choose opponent and game").click()
    wars.get_by_label("Which game").select_option("quick")
    wars.get_by_label("Opponent").select_option("greedy")
    wars.get_by_role("button", name="Play", exact=True).click()
    person.wait()
    room = server.get(f"/api/rooms/{page.url.rpartition('/')[2]}").json()
    assert [seat["bot"] for seat in room["seats"]] == ["", "greedy"]
    assert {one["name"]: one["value"] for one in room["terms"]["changed"]} == {
        "hp": 15,
        "levels": 3,
        "witches": 5,
    }
    person.open()
    zone = person.box("hiddenzone")
    zone.get_by_text("Choose opponent and game").click()
    zone.get_by_label("Your deck").select_option("ready:ember")
    zone.get_by_label("Their deck").select_option("ready:tide")
    zone.get_by_role("button", name="Play", exact=True).click()
    person.wait()
    person.page.get_by_role("button", name="Give up").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    person.page.wait_for_selector(".result")
    replay = server.get(f"/api/rooms/{page.url.rpartition('/')[2]}/replay").text
    assert '"ember"' in replay
    assert '"tide"' in replay


def test_the_page_is_small() -> None:
    """Everything but the fonts and the icons, as it goes over a line that compresses."""
    parts = [PAGE, *(PAGE.parent / "assets").glob("index-*")]
    assert len(parts) == 3
    packed = sum(len(gzip.compress(part.read_bytes())) for part in parts)
    assert packed < 400_000, packed
