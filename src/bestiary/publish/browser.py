"""The machine's Chromium, spoken to over its own protocol: to print the page, and to take pictures
of parts of it."""

import base64
import json
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlencode

from websockets.sync.client import ClientConnection, connect

from bestiary.publish.errors import CannotPublish
from bestiary.registry import file_of

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--headless", "--disable-gpu", "--no-sandbox", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
    "--hide-scrollbars", "--remote-debugging-port=0",
)  # fmt: skip
SECONDS: Final = 120
READY: Final = "!!document.querySelector('[data-ready]') && document.fonts.status === 'loaded'"


class Tab:
    """A page in the browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.calls = 0

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Its answer. What it says in between is of no interest."""
        self.calls += 1
        self.socket.send(json.dumps({"id": self.calls, "method": method, "params": params}))
        while True:
            heard = json.loads(self.socket.recv(timeout=SECONDS))
            if heard.get("id") == self.calls:
                if "error" in heard:
                    raise CannotPublish(f"Chromium: {method}: {heard['error']['message']}")
                result: dict[str, Any] = heard["result"]
                return result

    def value(self, expression: str) -> Any:
        """What a piece of JavaScript says, as data."""
        said = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in said:
            raise CannotPublish(f"Chromium: {said['exceptionDetails']['text']}")
        return said["result"].get("value")

    def wait(self) -> None:
        """Until the page has everything in its place."""
        until = time.monotonic() + SECONDS
        while not self.value(READY):
            if time.monotonic() > until:
                raise CannotPublish("the page was not ready in time")
            time.sleep(0.05)

    def pdf(self) -> bytes:
        how = {"preferCSSPageSize": True, "printBackground": True}
        return base64.b64decode(self.call("Page.printToPDF", **how)["data"])

    def picture(self, width: float, height: float) -> bytes:
        """The upper left corner of the page as a PNG."""
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        how = {"format": "png", "clip": clip}
        return base64.b64decode(self.call("Page.captureScreenshot", **how)["data"])


@contextmanager
def sheets_of(
    game: str, options: dict[str, str], side: int = 1200, dots: float = 1
) -> Iterator[Tab]:
    """The page at /print/GAME with these options, ready, in a square window with this side;
    ``dots`` are the pixels of a picture for one of the page. Raises CannotPublish."""
    chromium = find_chromium()
    if chromium is None:
        serve = f"bestiary serve {file_of(game)}".strip()
        raise CannotPublish(
            f"no Chromium found; start `{serve}`, open "
            f"http://127.0.0.1:8000/print/{game} and print from there"
        )
    asked = urlencode(options, quote_via=quote)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place,
        serving(Path(place)) as address,
        opened(chromium, Path(place, "browser")) as tab,
    ):
        metrics = {"width": side, "height": side, "deviceScaleFactor": dots, "mobile": False}
        tab.call("Emulation.setDeviceMetricsOverride", **metrics)
        tab.call("Page.navigate", url=f"{address}/print/{game}#{asked}")
        tab.wait()
        yield tab


def find_chromium() -> str | None:
    return next(filter(None, (shutil.which(name) for name in BROWSERS)), None)


@contextmanager
def opened(chromium: str, profile: Path) -> Iterator[Tab]:
    command = [chromium, *FLAGS, f"--user-data-dir={profile}", "about:blank"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as browser:
        try:
            with connect(address_of_tab(browser, profile), max_size=None) as socket:
                yield Tab(socket)
        except TimeoutError:
            raise CannotPublish("Chromium did not answer") from None
        finally:
            browser.terminate()


def address_of_tab(browser: "subprocess.Popen[bytes]", profile: Path) -> str:
    """Chromium writes down the port that it listens at; there it lists its tabs."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and browser.poll() is None:
        time.sleep(0.05)
        try:
            port = (profile / "DevToolsActivePort").read_text("utf-8").split()[0]
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
                tabs = json.load(answer)
        except (OSError, IndexError):
            continue
        for tab in tabs:
            if tab["type"] == "page":
                return str(tab["webSocketDebuggerUrl"])
    raise CannotPublish("Chromium did not start")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of our own, for as long as it takes; its address."""
    command = [
        sys.executable, "-m", "bestiary", "serve", "--port", "0", "--workers", "1",
        "--data", str(folder / "data"),
    ]  # fmt: skip
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if "http://" in line:
                    yield line[line.index("http://") :].split()[0].rstrip("/.,")
                    return
            raise CannotPublish("the page could not be served")
        finally:
            server.terminate()
