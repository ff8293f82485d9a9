"""A published page, from a plain file server in a subfolder, and somebody who visits it."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from playwright.sync_api import Browser

import bestiary
from tests.browser.person import Person
from tests.server.running import install

GAMES = [*bestiary.games(), "lantern-frogs"]
SUBFOLDER = "school/games"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class Site(NamedTuple):
    folder: Path
    url: str  # of the page
    env: dict[str, str]


@contextmanager
def served(root: Path) -> Iterator[Site]:
    """All our games and Lantern Frogs, published and served."""
    env = install(root / "installed")
    root = root / "served"
    folder = root / SUBFOLDER
    command = [sys.executable, "-m", "bestiary", "publish", *GAMES, "-o", str(folder)]
    subprocess.run([*command, "--title", "Our games"], env=env, check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Site(folder, f"http://127.0.0.1:{server.server_port}/{SUBFOLDER}/", env)
    finally:
        server.shutdown()


def visitor(browser: Browser, site: Site, **how: Any) -> Person:
    one = Person(browser, site.url, **how)
    one.context.on("request", lambda asked: inside(one, asked.url, site.url))
    return one


def inside(person: Person, url: str, folder: str) -> None:
    if not url.startswith((folder, "blob:")):
        person.troubles.append(f"request from outside the folder: {url}")


def start(person: Person, game: str, button: str = "Play a bot now") -> None:
    if person.page.url.startswith(person.url):  # stay: Python has started already
        person.page.evaluate("location.hash = '#/'")
    else:
        person.open("")
    person.box(game).get_by_role("button", name=button).click()
