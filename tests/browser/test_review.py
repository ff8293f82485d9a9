"""What decided a game: the curve, the turning points and the mistakes, each a way to its moment."""

import re
import struct
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.server.running import Running

PATIENCE = 120_000


def test_a_finished_game_is_reviewed(server: Running, somebody: Invite, tmp_path: Path) -> None:
    person = somebody(server)
    person.play_bot("lantern-frogs")
    page = person.page
    expect(page.get_by_role("link", name="What decided it?")).to_have_count(0)
    person.play_on()
    a_turn_is_told(person, tmp_path)
    page.get_by_role("link", name="What decided it?").click()
    panel = page.get_by_role("region", name="Review")
    curve = panel.get_by_role("slider", name="Chances over the game")
    expect(curve).to_be_visible(timeout=PATIENCE)
    expect(panel).to_contain_text("Turning points")
    expect(panel).to_contain_text("from what each player could know")
    expect(panel).to_contain_text("at the end ")

    # A click on the curve, and the arrow keys, move the replay.
    moment = page.get_by_role("slider", name="Moment of the game")
    last = int(moment.get_attribute("max") or "0")
    box = curve.bounding_box()
    assert box is not None
    third = last // 3
    page.mouse.click(box["x"] + box["width"] * third / last, box["y"] + box["height"] / 2)
    expect(moment).to_have_value(str(third))
    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value(str(third + 1))
    page.keyboard.press("End")
    expect(moment).to_have_value(str(last))
    expect(curve).to_have_attribute("aria-valuenow", str(last))

    # So does everything on the lists.
    jumps = panel.get_by_role("listitem").get_by_role("button")
    for jump in jumps.all():
        jump.click()
        expect(jump).to_have_class(re.compile("here"))

    # It is closed and opened again without another wait.
    button = page.get_by_role("button", name="Review")
    expect(button).to_have_attribute("aria-expanded", "true")
    button.click()
    expect(panel).to_have_count(0)
    button.click()
    expect(curve).to_be_visible()

    # A file of the same game has the same review.
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.replay"
    started.value.save_as(file)
    said = panel.locator("p.unseen-text").inner_text()
    page.goto(f"{server.url}/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Review").click()
    expect(curve).to_be_visible(timeout=PATIENCE)
    assert panel.locator("p.unseen-text").inner_text().split(":")[1] == said.split(":")[1]


def a_turn_is_told(person: Person, folder: Path) -> None:
    """The result says what decided the game without moving anything, and makes a picture."""
    page, result = person.page, person.page.locator(".result")
    expect(result.get_by_role("status")).to_have_text("Looking back …")
    rematch = result.get_by_role("button", name="Rematch")
    place = rematch.bounding_box()
    back = result.locator("[data-look-back=done]")
    expect(back).to_have_text(
        re.compile(
            r"Turning point, \w+ \d+: .+ chances rose by \d+ percentage points\.|No single turn"
        ),
        timeout=PATIENCE,
    )
    assert rematch.bounding_box() == place
    with page.expect_download() as started:
        result.get_by_role("button", name="Save a picture").click()
    file = folder / "result.png"
    started.value.save_as(file)
    drawn = file.read_bytes()
    assert drawn[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", drawn[16:24]) == (1200, 630)
    assert len(drawn) > 15_000, "more than an empty sheet"
    seen = back.get_by_role("link", name="See that moment")
    if seen.count():  # a close game may have no turning point
        moment = (seen.get_attribute("href") or "").partition("#n=")[2]
        seen.click()
        expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(moment)
        page.go_back()


def test_no_review_while_a_game_goes_on(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    person.play_bot("lantern-frogs")
    room = person.page.url.split("/room/")[1].split("#")[0]
    person.open(f"/replay/{room}#review=1")
    expect(person.page.get_by_role("slider")).to_be_visible()
    expect(person.page.get_by_role("button", name="Review")).to_have_count(0)
    expect(person.page.get_by_role("region", name="Review")).to_have_count(0)
