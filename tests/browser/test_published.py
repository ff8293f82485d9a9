"""A published page, from a plain file server in a subfolder: whole games, and no server of ours."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from bestiary.play import Replay
from tests.browser.axe import AXE, RUN
from tests.browser.person import PATIENCE, PHONE, Person
from tests.browser.site import SUBFOLDER, Site, start, visitor

FRAME = """<!doctype html><iframe style="width:100%;height:95vh" src="ADDRESS"
  sandbox="allow-scripts allow-same-origin allow-forms allow-downloads"></iframe>"""


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Person]:
    """Somebody at the page. Every request of theirs must stay within the folder."""
    one = visitor(browser, site)
    yield one
    one.leave()


def test_a_game_goes_on_without_a_network_and_its_replay_is_a_replay(
    site: Site, person: Person, tmp_path: Path
) -> None:
    page = person.page
    start(person, "lantern-frogs")
    person.wait()
    person.choose()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    at, log = person.at(), person.log()
    person.context.set_offline(True)
    page.reload()
    person.wait()
    assert person.at() >= at
    assert person.log()[: len(log)] == log
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".banner.hint")).to_be_visible()
    person.play_by_keys()
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".log .end")).to_be_visible()
    last = slider.get_attribute("max")
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.replay"
    started.value.save_as(file)
    command = [sys.executable, "-m", "bestiary", "replay", str(file), "--plain"]
    watched = subprocess.run(command, env=site.env, capture_output=True, text=True, check=False)
    assert watched.returncode == 0, watched.stderr
    assert str(len(Replay.parse(file.read_text()).choices)) == last
    person.context.set_offline(False)


# What Python's memory was after the first visit.
KEPT = """caches.keys().then((all) => all.find((name) => name.startsWith('python of ')))
  .then((name) => name && caches.open(name))
  .then(async (cache) => { const [key] = (await cache?.keys()) ?? []; return { cache, key }; })"""
SPOIL = f"{KEPT}.then(({{ cache, key }}) => cache.put(key, new Response('nonsense')))"
SIZE = f"""{KEPT}.then(async ({{ cache, key }}) => key
  ? (await (await cache.match(key)).arrayBuffer()).byteLength : 0)"""

KEEPS = f"""async (patience) => {{
  for (const since = Date.now(); Date.now() < since + patience; ) {{
    if ((await {SIZE}) > 10_000_000) return true;
    await new Promise((done) => setTimeout(done, 20));
  }}
  return false;
}}"""


def test_the_next_visit_goes_on_from_what_python_was(site: Site, person: Person) -> None:
    page = person.page
    seen = []
    for spoilt in (False, True, False):  # then it starts from the beginning, and keeps it
        start(person, "lantern-frogs")
        person.wait()
        seen.append(page.url)
        assert page.evaluate(KEEPS, PATIENCE), "it is kept for the next visit"
        if spoilt:
            page.evaluate(SPOIL)
            assert page.evaluate(SIZE) < 100
        page.goto("about:blank")
        page.goto(site.url)
    assert len(set(seen)) == 3, "every game is another one"
    assert not person.troubles
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.goto(f"{site.url}licences.txt")
    expect(page.get_by_text("Mozilla Public License")).to_be_visible()
    person.troubles.clear()  # a text has no icon, so the browser looks for one elsewhere


# The cards whose line of words lies under a badge.
COVERED = """Array.from(document.querySelectorAll('svg.card.up'), (card) => {
  const line = card.querySelector('.line');
  const words = line.getBBox();
  const top = Number(line.getAttribute('y')) - 0.7 * Number(line.getAttribute('font-size'));
  const covered = Array.from(card.querySelectorAll('.badge'), (badge) => {
    const [, x, y] = badge.parentNode.getAttribute('transform').match(/[(]([0-9.]+) ([0-9.]+)[)]/);
    const box = badge.getBBox();
    const left = Number(x) + box.x;
    const beside = left + box.width < words.x || left > words.x + words.width;
    return !beside && Number(y) > 100 && Number(y) + box.y + box.height > top + 3;
  });
  return covered.some(Boolean) ? card.querySelector('.name').textContent : '';
}).filter(Boolean)"""


def test_two_people_hand_one_device_over(browser: Browser, site: Site) -> None:
    person = visitor(browser, site, size=PHONE)
    page = person.page
    page.add_init_script(path=str(AXE))
    start(person, "hiddenzone", "Play together here")
    for player in ("Player 1", "Player 2"):  # each brings a deck
        expect(page.locator("[data-covered]")).to_contain_text(player)
        assert page.locator(".card").count() == 0
        page.get_by_role("button", name=f"I am {player}").click()
        page.get_by_role("button", name="Sit down with this deck").click()
        if player == "Player 1":
            page.get_by_role("button", name="Hand over to Player 2").click()
    for _ in range(60):
        person.page.wait_for_selector("[data-stop]:visible, [data-pass] button")
        if page.locator("[data-pass] button").count():
            break
        person.choose()
    page.locator("[data-pass] button").click()
    cover = page.locator("[data-covered]")
    expect(cover).to_be_visible()
    assert page.locator(".card").count() == 0, "nobody's cards while it is handed over"
    page.reload()  # and after a reload it is still covered
    expect(cover).to_be_visible()
    assert page.evaluate(RUN) == []
    expect(cover.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    person.wait()
    assert page.evaluate(RUN) == []
    person.leave()


def test_it_says_how_far_the_start_has_come(person: Person) -> None:
    """The games are there long before Python is, and what has been chosen starts with it."""
    page, held = person.page, list[Route]()
    page.add_init_script(path=str(AXE))
    person.context.route("**/games.zip.packed", lambda asked: held.append(asked))
    person.open("")
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_accessible_name(re.compile("Loading the rules"))
    expect(bar).to_have_attribute("aria-valuenow", re.compile(r"[89]\d"))
    assert page.evaluate(RUN) == []
    person.box("lantern-frogs").get_by_role("button", name="Play a bot now").click()
    expect(bar).to_be_visible()
    held[0].continue_()
    person.wait()
    expect(bar).to_have_count(0)


# Chromium asks nobody to install a page in a private window, which is what a test has.
PRIVATE = [{"errorId": "in-incognito", "errorArguments": []}]
# A colour that the browser cannot work out is black.
BLACK = """Array.from(document.querySelectorAll('svg.card.up .art'))
  .filter((one) => getComputedStyle(one).fill === 'rgb(0, 0, 0)').length"""


def test_the_pages_around_the_table(person: Person, site: Site) -> None:
    page = person.page
    page.add_init_script(path=str(AXE))
    start(person, "creature-wars", "Learn by playing")
    person.wait()
    expect(page.locator(".coach, [data-coach]").first).to_be_visible()
    assert page.evaluate(RUN) == []
    for path, text in (
        ("", "Play together here"),
        ("#/rules/hiddenzone", "Hiddenzone"),
        ("#/decks/hiddenzone", "Only cards in the deck"),
        ("#/print/creature-wars", "324 cards on 36 sheets"),
        ("#/new/creature-wars", "Somebody at this device"),
        ("#/about", "Pyodide"),
    ):
        person.open(site.url + path)
        expect(page.locator("main")).to_contain_text(text)
        assert page.evaluate(RUN) == [], path
    person.open(f"{site.url}#/print/creature-adventures")
    expect(page.locator("main")).to_contain_text("50 cards on 6 sheets")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(BLACK) == 0
    faults = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    assert faults["installabilityErrors"] == PRIVATE
    everything = sum(file.stat().st_size for file in site.folder.rglob("*") if file.is_file())
    assert everything < 8e6, "from a host that compresses nothing"
    names = page.evaluate("fetch('manifest.webmanifest').then(a => a.json()).then(m => m.name)")
    assert names == "Our games"


def test_it_plays_in_a_frame_of_another_site(browser: Browser, site: Site) -> None:
    """As portals embed games: sandboxed, in a page of theirs."""
    portal = site.folder.parents[1] / "portal.html"
    portal.write_text(FRAME.replace("ADDRESS", site.url))
    page = browser.new_page()
    page.goto(site.url.replace("127.0.0.1", "localhost").replace(f"{SUBFOLDER}/", portal.name))
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Play a bot now").first.click()
    expect(frame.locator("[data-stop]").first).to_be_visible()
    page.close()
