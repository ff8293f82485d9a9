"""Writes a published page: a folder of static files that plays games without a server.

index.html, assets/      the page, the same as the server's
python/                  Python, the games, and the worker that runs them
service.js               keeps all of it in the browser, for when there is no network
manifest.webmanifest     lets people install it
"""

import asyncio
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

from bestiary.engine import Game
from bestiary.offline.desk import LIBRARY, Desk
from bestiary.offline.kept import NotKept
from bestiary.publish.errors import CannotPublish
from bestiary.publish.front import dress, index, manifest
from bestiary.publish.icons import icons_for
from bestiary.publish.modules import KIT, Files, files_of
from bestiary.registry import entry_of, game
from bestiary.server.http.page import BUILT

# What the worker loads, compressed here, so that every host sends little, whatever it does itself.
# The endings are no known ones, so that no host unpacks them on the way.
GAMES: Final = "games.zip.packed"
PYTHON: Final = ("python.wasm.packed", "stdlib.zip.packed", "pyodide-asm.js.packed")
SCRIPTS: Final = ("pyodide.js", "worker.js")
# What only a server's page has.
SERVERS: Final = ("made-from.txt", "index.html", "icons", "icons-*.json", "docs")
INFO: Final = "published-1.dist-info"
MARK: Final = "published.json"  # by which a folder is known as one of ours
TRYING: Final = """
import sys
sys.path[:0] = [sys.argv[1]]
import bestiary
for name in sys.argv[2:]:
    bestiary.game(name).new(seed=1)
"""


class Published:
    """What was written, for people to read."""

    def __init__(self, folder: Path, files: int, size: int, sent: int) -> None:
        self.folder = folder
        self.files = files
        self.size = size  # bytes
        self.sent = sent  # bytes, as a host that compresses sends them


def publish(names: list[str], folder: Path, title: str = "") -> Published:
    """Write the page with these games. Raises CannotPublish, and then nothing is written."""
    if not (KIT / "worker.js").is_file() or not (BUILT / "index.html").is_file():
        raise CannotPublish("the page has not been built: run `make page`")
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise CannotPublish(f"{folder} is not empty, and is not a published page; name another")
    games = [game(name) for name in dict.fromkeys(names)]
    entries = [entry_of(one.name) for one in games]
    files = files_of(entries)
    try_out(entries, files)
    archive = packed(entries, files)
    with tempfile.TemporaryDirectory(prefix=".bestiary-", dir=existing(folder)) as made:
        page = Path(made) / "page"
        write(page, games, title or heading(games), archive, files)
        if folder.exists():
            shutil.rmtree(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        page.rename(folder)
    written = [file for file in folder.rglob("*") if file.is_file()]
    sent = sum(len(gzip.compress(file.read_bytes())) for file in written)
    return Published(folder, len(written), sum(file.stat().st_size for file in written), sent)


def existing(folder: Path) -> Path:
    """The nearest folder above that exists."""
    above = folder.absolute().parent
    while not above.is_dir():
        above = above.parent
    return above


def heading(games: list[Game[Any]]) -> str:
    return games[0].title if len(games) == 1 else "Creature games"


# ---- Python --------------------------------------------------------------------------------------


def packed(entries: list[EntryPoint], files: Files) -> bytes:
    """The modules and the data as an archive: bytecode where it was made from these very sources,
    otherwise the source. The browser's Python finds the games by their entry points."""
    out = io.BytesIO()
    with zipfile.ZipFile(KIT / "bytecode.zip") as ready, zipfile.ZipFile(out, "w") as archive:
        digests = json.loads(ready.read("digests.json"))
        for name, file in sorted(files.items()):
            data = file.read_bytes()
            if digests.get(name) == hashlib.blake2b(data, digest_size=16).hexdigest():
                name, data = f"{name}c", ready.read(f"{name}c")
            archive.writestr(zipfile.ZipInfo(name), data)
        for name, text in registered(entries).items():
            archive.writestr(zipfile.ZipInfo(f"{INFO}/{name}"), text)
    return out.getvalue()


def registered(entries: list[EntryPoint]) -> dict[str, str]:
    lines = [f"{entry.name} = {entry.value}" for entry in entries]
    return {
        "METADATA": "Metadata-Version: 2.1\nName: published\nVersion: 1\n",
        "entry_points.txt": "\n".join(["[bestiary.games]", *lines, ""]),
    }


def try_out(entries: list[EntryPoint], files: Files) -> None:
    """Start the games in a Python that has only the standard library and these files: what is
    missing here would be missing in the browser."""
    with tempfile.TemporaryDirectory() as place:
        for name, file in files.items():
            target = Path(place, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
        info = Path(place, INFO)
        info.mkdir()
        for name, text in registered(entries).items():
            (info / name).write_text(text, "utf-8")
        names = [entry.name for entry in entries]
        command = [sys.executable, "-I", "-S", "-B", "-c", TRYING, place, *names]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        said = ran.stderr.strip().splitlines() or ["it failed"]
        raise CannotPublish(f"the games do not start on their own: {said[-1]}")


# ---- The page ------------------------------------------------------------------------------------


def write(page: Path, games: list[Game[Any]], title: str, archive: bytes, files: Files) -> None:
    shutil.copytree(BUILT, page, ignore=shutil.ignore_patterns(*SERVERS))
    python = page / "python"
    python.mkdir()
    for name in (*PYTHON, *SCRIPTS):
        shutil.copy(KIT / name, python / name)
    (python / GAMES).write_bytes(compressed(archive))
    told = asyncio.run(library(games))
    drawn, more = icons_for(files.values(), told)
    for name, data in (("library", told), ("icons", drawn), ("more-icons", more)):
        (page / f"{name}.json.packed").write_bytes(compressed(json.dumps(data).encode()))
    about = dress(page, games, title)
    about["sizes"] = {name: (python / name).stat().st_size for name in (*PYTHON, GAMES)}
    about["version"] = digest(python, [file.name for file in python.iterdir()])
    (page / "licences.txt").write_text(licences(), "utf-8")
    (page / "manifest.webmanifest").write_text(json.dumps(manifest(about), indent=1), "utf-8")
    (page / "index.html").write_text(index(about), "utf-8")
    (page / ".nojekyll").touch()  # GitHub Pages: take the files as they are
    (page / MARK).write_text(
        json.dumps({"games": {one.name: one.version for one in games}, "title": title}), "utf-8"
    )
    names = sorted(file.relative_to(page).as_posix() for file in page.rglob("*") if file.is_file())
    (page / "service.js").write_text(service(page, names), "utf-8")


async def library(games: list[Game[Any]]) -> dict[str, str]:
    """The answers that are always the same, by what is asked: the page shows the games, their rules
    and their decks while Python is still loading."""
    desk = Desk(Nowhere(), lambda *_: None, lambda *_: None)
    names = [one.name for one in games]
    shown = json.loads((await desk.ask("GET", "games", "", ""))[1])
    found = {"games": json.dumps([one for one in shown if one["name"] in names])}
    found["languages"] = (await desk.ask("GET", "languages", "", ""))[1]
    for code in (one["code"] for one in json.loads(found["languages"])):
        files = json.loads((await desk.ask("GET", f"languages/{code}", "", ""))[1])
        files["games"] = {name: each for name, each in files["games"].items() if name in names}
        found[f"languages/{code}"] = json.dumps(files)
    for path in (f"games/{name}/{what}" for name in names for what in LIBRARY):
        status, text = await desk.ask("GET", path, "", "")
        if status == 200:  # not every game has a guide, or decks
            found[path] = text
    return found


class Nowhere:
    """A store for a desk at which nobody plays."""

    async def load(self, room: str) -> str:
        return ""

    async def save(self, room: str, text: str, version: int) -> None:
        raise NotKept


def service(page: Path, names: list[str]) -> str:
    """The service worker with the list of files. A change in any of them makes a new version."""
    kept = ["./", *(name for name in names if name not in (".nojekyll", MARK))]
    told = json.dumps({"version": digest(page, names), "files": kept})
    return f"self.PUBLISHED={told};\n" + (KIT / "service.js").read_text("utf-8")


def digest(folder: Path, names: list[str]) -> str:
    seen = hashlib.sha256()
    for name in sorted(names):
        seen.update(name.encode() + hashlib.sha256((folder / name).read_bytes()).digest())
    return seen.hexdigest()[:16]


def compressed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def licences() -> str:
    """Whose work is in the folder, and on what terms."""
    return (Path(__file__).parent / "licences.txt").read_text("utf-8")
