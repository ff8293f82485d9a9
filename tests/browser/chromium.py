"""Find Chromium. Run as a program, this finds one, installs one, or says what is missing.

In this order: $CHROMIUM, a Chromium or Chrome on the PATH, Playwright's own, which is downloaded
if necessary, and Debian's package if we are root.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
MISSING: Final = (
    "The browser tests need Chromium: none on the PATH and none could be installed. "
    "Install chromium or google-chrome, or set CHROMIUM to its path."
)


def find() -> str:
    """The path of a Chromium, or "" if there is none."""
    named = os.environ.get("CHROMIUM", "")
    for name in (named,) if named else NAMES:
        found = shutil.which(name)
        if found:
            return found
    return playwrights_own()


def playwrights_own() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def install() -> None:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
    print("No Chromium on this machine: installing one ...", flush=True)
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(download, timeout=600, **quiet)  # type: ignore[call-overload]
    if not find() and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update"], timeout=600, **quiet)  # type: ignore[call-overload]
        apt = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        subprocess.run(apt, timeout=900, **quiet)  # type: ignore[call-overload]


def main() -> None:
    if not find():
        install()
    if not find():
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
