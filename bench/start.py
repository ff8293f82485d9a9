"""How long a published page takes to the first move, on a first visit and on the next.

    .venv/bin/python bench/start.py [--game creature-wars] [--mbit 10] [--visits 5]

All games are published into one folder, which is served at so many megabits a second, over all
connections together. A Chromium opens the page, presses "Play a bot now" as soon as the button is
there, and stops the clock when something can be chosen. On a first visit nothing is in the browser;
on the next one everything is.
"""

import argparse
import sys
import tempfile
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Lock, Thread
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import bestiary  # noqa: E402
from bestiary.publish.folder import publish  # noqa: E402
from tests.browser import chromium  # noqa: E402

PIECE: Final = 16_384
PATIENCE: Final = 120_000


class Slow(SimpleHTTPRequestHandler):
    """A file server behind a narrow line."""

    rate = 0.0  # bytes a second
    free = 0.0  # when the line is free again
    line = Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(PIECE):
            with Slow.line:
                now = time.monotonic()
                Slow.free = max(Slow.free, now) + len(piece) / Slow.rate
                wait = Slow.free - now
            time.sleep(wait)
            outputfile.write(piece)

    def log_message(self, format: str, *args: Any) -> None:
        pass


def visit(context: BrowserContext, url: str, game: str) -> float:
    """Seconds to the first move."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    began = time.monotonic()
    page.goto(url, wait_until="commit")
    box = page.locator("article", has=page.locator(f"#game-{game}"))
    box.get_by_role("button", name="Play a bot now").click()
    page.wait_for_selector("[data-stop]:visible")
    took = time.monotonic() - began
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.close()
    return took


def measure(browser: Browser, url: str, game: str, visits: int) -> tuple[list[float], list[float]]:
    first, next_ones = [], []
    for _ in range(visits):
        context = browser.new_context()
        first.append(visit(context, url, game))
        next_ones.append(visit(context, url, game))
        context.close()
    return first, next_ones


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="creature-wars")
    parser.add_argument("--mbit", type=float, default=10)
    parser.add_argument("--visits", type=int, default=5)
    given = parser.parse_args()
    Slow.rate = given.mbit * 1e6 / 8
    with tempfile.TemporaryDirectory() as place:
        made = publish(bestiary.games(), Path(place, "page"))
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=place))
        Thread(target=server.serve_forever, daemon=True).start()
        path, url = chromium.find(), f"http://127.0.0.1:{server.server_port}/page/"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
            first, later = measure(browser, url, given.game, given.visits)
            browser.close()
        server.shutdown()
    print(f"{made.size / 1e6:.1f} MB in {made.files} files; {made.sent / 1e6:.1f} MB compressed")
    for what, took in (("first visit", first), ("next visit", later)):
        each = " ".join(f"{one:.1f}" for one in took)
        print(f"{what}: {median(took):.1f} s to the first move ({each})")


if __name__ == "__main__":
    main()
