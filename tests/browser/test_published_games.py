"""Whole games in a published page, without a network, with a reload in the middle: the same games
as on a server, byte for byte, and nothing told that the seat may not know.

Everything is clicked, as fast as the page allows. The bot is random and does not pause; the longest
games have a limit of turns, which BESTIARY_LONG=1 takes away.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

import bestiary
from bestiary.engine import Game
from bestiary.offline import news
from bestiary.play import Match, Replay
from tests.browser.person import PATIENCE, Person
from tests.browser.site import GAMES, Site, start, visitor
from tests.server.running import QUICK

LIMITS: Final = {} if os.environ.get("BESTIARY_LONG") else QUICK
EARLY: Final = 5  # choices before the reload
# Beside the worker: the same, but nobody waits for a bot that has finished thinking.
HASTY: Final = """import "./worker.js";
const wait = self.setTimeout;
self.setTimeout = (work, time, ...more) => wait(work, Math.min(time ?? 0, 1), ...more);
"""
# The page's worker is that one; what it tells the page is kept, and rooms get random bots.
LISTEN: Final = """
const limits = LIMITS;
const Plain = Worker;
window.told = [];
window.Worker = class extends Plain {
  constructor(url, how) {
    super(new URL('hasty.js', url), how);
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'told') told.push(data.text);
    });
  }
  postMessage(message, ...more) {
    if (message.kind === 'ask' && message.path === 'rooms') {
      const asked = JSON.parse(message.body);
      asked.seats = asked.seats.map((one) => (one.who === 'bot' ? { ...one, bot: 'random' } : one));
      asked.options = { ...asked.options, ...limits[asked.game] };
      message = { ...message, body: JSON.stringify(asked) };
    }
    super.postMessage(message, ...more);
  }
};
"""
# Click on something that can be chosen, again and again, until the game is over.
CLICK: Final = """async ([most, seed]) => {
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const at = () => Number(document.querySelector('[data-at]')?.dataset.at);
  const picked = () => document.querySelector('[aria-pressed=true].picked');
  for (let clicks = 0; clicks < most; ) {
    if (document.querySelector('.result')) return true;
    const stops = Array.from(document.querySelectorAll('[data-stop]'));
    const seen = stops.filter((one) => one.checkVisibility() && !one.closest('[inert]'));
    if (!seen.length) {
      await pause(4);
      continue;
    }
    seed = (seed * 48271) % 2147483647;
    const [before, was] = [at(), picked()];
    seen[seed % seen.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    clicks += 1;
    for (let i = 0; i < 2500 && at() === before && picked() === was; i += 1) await pause(4);
  }
  return false;
}"""


@pytest.fixture(scope="module")
def offline(browser: Browser, site: Site) -> Iterator[Person]:
    """Somebody who has visited the page once, and has no network any more."""
    (site.folder / "python/hasty.js").write_text(HASTY)
    person = visitor(browser, site)
    person.context.add_init_script(LISTEN.replace("LIMITS", json.dumps(LIMITS)))
    person.context.set_default_timeout(4 * PATIENCE)
    person.open("")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    person.page.evaluate(
        "caches.keys().then((all) => all.find((name) => name.startsWith('bestiary ')))"
        ".then((name) => caches.open(name)).then((one) => one.add('python/hasty.js'))"
    )
    person.context.set_offline(True)
    yield person
    person.leave()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, offline: Person, site: Site, tmp_path: Path) -> None:
    page = offline.page
    page.evaluate("told.length = 0")
    start(offline, name)
    offline.wait()
    page.evaluate(CLICK, [EARLY, 7])
    told: list[str] = page.evaluate("told")
    at = offline.at()
    page.reload()
    offline.wait()
    assert offline.at() >= at, "it goes on where it was"
    assert page.evaluate(CLICK, [4000, 11]), "it ends"
    told += page.evaluate("told")
    page.get_by_role("link", name="Watch the replay").click()
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.replay"
    started.value.save_as(file)

    command = [sys.executable, "-m", "bestiary", "replay", str(file), "--plain"]
    watched = subprocess.run(command, env=site.env, capture_output=True, text=True, check=False)
    assert watched.returncode == 0, watched.stderr
    if name in bestiary.games():
        compare(bestiary.game(name), Replay.parse(file.read_text("utf-8")), told)


def compare(game: Game[Any], replay: Replay, told: list[str]) -> None:
    """Play the same choices here, where a server plays them. Whatever the worker has told the page
    must be what a server tells that seat, byte for byte; so it holds no more secrets than that."""
    match = Match(game, replay.seed, replay.seats, replay.options)
    match.lenient_to = 0  # the others are bots
    expected = {}
    views = {0: match.state.view(0)}
    for seat, text in replay.choices:
        draft = match.draft_choice(seat, text)
        expected[draft.entry.serial] = news.of_table(draft, 0)
        match.enter(draft)
        views[draft.entry.serial] = match.state.view(0)
    assert match.over
    kinds = {"welcome": 0, "table": 0}
    for text in told:
        message = json.loads(text)
        if message["type"] == "table":
            assert text == json.dumps(expected[message["at"]], separators=(",", ":"))
        elif message["type"] == "welcome":
            seen = {**message["view"], "log": []}
            here = json.loads(json.dumps({**views[message["at"]], "log": []}))
            assert seen == here
        else:
            assert message["type"] in ("room", "done", "pong", "refused"), message["type"]
            assert str(replay.seed) not in text
            continue
        kinds[message["type"]] += 1
        assert str(replay.seed) not in text, "the seed is a secret until the end"
    assert kinds["welcome"] >= 2
    assert kinds["table"] > EARLY
    last = json.loads(
        told[-1] if '"table"' in told[-1] else [t for t in told if '"table"' in t][-1]
    )
    assert last["view"]["result"] == list(match.state.result() or ())
    *_, state = replay.states(game)  # checks the digests that the browser wrote
    assert state.digest() == match.state.digest()
