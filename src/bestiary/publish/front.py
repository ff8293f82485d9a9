"""What a published page says about itself, and how it looks before anything runs: from the look of
its game, and of nobody else."""

import html
import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any, Final, TypedDict

from bestiary.engine import Game
from bestiary.publish.errors import CannotPublish
from bestiary.publish.icons import icon
from bestiary.server.http.page import BUILT

# Nothing from elsewhere, nothing inline but styles of elements; WebAssembly for Python.
CSP: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"
    " connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
PAPER: Final = "#f0e4cf"  # the page's own background
PICTURES: Final = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".svg": "image/svg+xml",
}
HEX: Final = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")


class About(TypedDict):
    """What the page knows about itself."""

    title: str
    author: str
    blurb: str
    colour: str
    icon: str  # files of the folder
    cover: str  # or ""
    sizes: dict[str, int]  # of the files that Python consists of, in bytes
    version: str  # of those files


def dress(page: Path, games: list[Game[Any]], title: str) -> About:
    """Put the pictures into the page, and say what they are. A page with several games has the look
    of the first."""
    first = games[0]
    look = first.look
    colour = look.get("colour") or next(iter(look["accents"].values()), PAPER)
    if not HEX.fullmatch(colour):
        raise CannotPublish(f"{first.name}: look: '{colour}' is no colour such as #3f9c6b")
    logo = look.get("logo", "")
    if logo:
        shown = picture(first, "logo", logo, page)
    else:
        shown = "icon.svg"
        (page / shown).write_text(icon_of(first, colour), "utf-8")
    cover = look.get("cover", "")
    return {
        "title": title,
        "author": look.get("author", ""),
        "blurb": first.blurb,
        "colour": colour,
        "icon": shown,
        "cover": picture(first, "cover", cover, page) if cover else "",
        "sizes": {},
        "version": "",
    }


def picture(game: Game[Any], use: str, name: str, page: Path) -> str:
    """Copy a picture of the game into the page; its name there."""
    module = sys.modules[type(game).__module__ if type(game) is not Game else game.state.__module__]
    home = Path(str(module.__file__)).parent
    file = (home / name).resolve()
    kind = file.suffix.lower()
    if kind not in PICTURES:
        raise CannotPublish(
            f"{game.name}: look: {use} is '{name}'; a picture ends in {', '.join(PICTURES)}"
        )
    if home.resolve() not in file.parents or not file.is_file():
        raise CannotPublish(f"{game.name}: look: {use} is '{name}', but there is no {home / name}")
    shutil.copy(file, page / f"{use}{kind}")
    return f"{use}{kind}"


def icon_of(game: Game[Any], colour: str) -> str:
    """The game's icon on its colour; the paw, if it has none."""
    shape = icon(game.look["icon"])
    if shape is None:
        return (BUILT / "paw.svg").read_text("utf-8")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="96" fill="{colour}"/>'
        f'<g transform="translate(76.8 76.8) scale(.7)"><path fill="#fff" d="{shape}"/></g></svg>\n'
    )


def index(about: About) -> str:
    """The server's page, with addresses that hold in any folder."""
    text = (BUILT / "index.html").read_text("utf-8")
    text = re.sub(r'(href|src)="/', r'\1="./', text)
    logo, kind = about["icon"], PICTURES[Path(about["icon"]).suffix]
    text = text.replace(
        '<link rel="icon" href="./paw.svg" type="image/svg+xml" />',
        f'<link rel="icon" href="./{logo}" type="{kind}" />',
    )
    title, blurb = html.escape(about["title"]), html.escape(about["blurb"])
    text = re.sub(r"<title>.*?</title>", lambda _: f"<title>{title}</title>", text)
    text = re.sub(
        r'<meta name="description"[^>]*>',
        lambda _: f'<meta name="description" content="{blurb}" />',
        text,
    )
    # In a script nothing may look like the end of one.
    told = json.dumps(about).replace("<", "\\u003c")
    author = html.escape(about["author"])
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{CSP}" />\n'
        f'    <meta name="theme-color" content="{about["colour"]}" />\n'
        + (f'    <meta name="author" content="{author}" />\n' if author else "")
        + '    <link rel="manifest" href="./manifest.webmanifest" />\n'
        f'    <script type="application/json" id="published">{told}</script>\n'
    )
    text = text.replace('<meta charset="utf-8" />\n', f'<meta charset="utf-8" />\n    {head}')
    waiting = (
        f"<h1>{title}</h1><p>{blurb}</p><p>Loading … If nothing happens, "
        '<a href="./index.html" target="_blank">open it in a window of its own</a>: this frame '
        "does not allow it to start.</p>"
    )
    return text.replace('<div id="app"></div>', f'<div id="app">{waiting}</div>')


def manifest(about: About) -> dict[str, Any]:
    return {
        "name": about["title"],
        "short_name": about["title"][:24],
        "description": about["blurb"],
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": about["colour"],
        "icons": [
            {"src": about["icon"], "type": PICTURES[Path(about["icon"]).suffix], "sizes": "any"}
        ],
    }
