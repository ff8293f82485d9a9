"""A game once more: any moment, any seat, by link and from a file."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.server.running import Running


def test_a_finished_game_is_watched_again(
    server: Running, somebody: Invite, tmp_path: Path
) -> None:
    person = somebody(server)
    person.play_bot("lantern-frogs")
    person.play_on()
    page = person.page
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or "0")
    assert last > 4
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.get_by_text("thinking")).to_have_count(0)
    expect(page.get_by_text("away")).to_have_count(0)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(page.locator(".log .end")).to_be_visible()
    slider.fill("3")
    expect(slider).to_have_value("3")
    page.get_by_label("Seen by").select_option("all")
    page.wait_for_url(lambda url: url.endswith("#n=3&as=all"))
    hidden = page.locator("[data-zone^='hand'] [aria-label='a face-down card']")
    expect(hidden).to_have_count(0)
    page.get_by_label("Seen by").select_option("spectator")
    expect(hidden).not_to_have_count(0)

    # A link to a moment opens there, for anybody.
    page.get_by_role("button", name="Copy a link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    other = somebody(server)
    other.open(link)
    expect(other.page.get_by_role("slider")).to_have_value("3")

    # The file opens on the replay page as well.
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.replay"
    started.value.save_as(file)
    other.open("/replay")
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.get_by_role("slider")).to_have_attribute("max", str(last))
    other.page.keyboard.press("End")
    expect(other.page.locator(".log .end")).to_be_visible()


def test_a_file_that_is_no_replay(server: Running, somebody: Invite, tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("eggs\nmilk\n")
    person = somebody(server)
    person.offline = True  # (the refusal is an error to the console, and is what we want)
    person.open("/replay")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.page.get_by_role("alert")).not_to_be_empty()


def test_a_game_of_older_rules_is_read(somebody: Invite, tmp_path: Path) -> None:
    """It cannot be replayed, but everybody can read their own log, whichever link they use."""
    with Running(tmp_path / "old", BRITTLE_VERSION="1") as server:
        made = server.make_room("brittle", "open,random")
        player = somebody(server)
        player.sit_down(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
        player.page.get_by_role("button", name="Give up").click()
        player.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
        expect(player.page.locator(".result")).to_be_visible()  # so it has been stored
        player.leave()
        server.kill()
        server.restart(BRITTLE_VERSION="2")
        person = somebody(server)
        person.offline = True  # (a refusal is an error to the console, and is what we want)
        person.open(f"/replay/{made['room']}#n=0&as=all")
        expect(person.page.get_by_role("log")).to_be_visible()
        seen_by = person.page.get_by_label("Seen by")
        expect(seen_by).to_have_value("spectator")
        assert seen_by.locator("option").all_inner_texts() == [
            "Player 1",
            "Player 2",
            "A spectator",
        ]
        seen_by.select_option("0")
        person.page.wait_for_url(lambda url: url.endswith("&as=0"))
