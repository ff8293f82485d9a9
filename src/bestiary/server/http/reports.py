"""``/lab``: the lab's reports in a folder of the server's owner, shown to the owner only.

The server prints a link with a key at its start. Whoever opens it gets the key as a cookie, and
with the cookie the list and the reports. To everybody else these addresses are like any that does
not exist, so a stranger cannot even tell whether there are reports. (Where a request comes from
proves nothing: behind a proxy, everybody comes from this machine.)

A report is a page that loads nothing. It is served in a sandbox, allowed the one script and the one
style sheet of our own reports and nothing else, so that even a file of somebody else in the folder
can do no harm.
"""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from html import escape, unescape
from pathlib import Path
from secrets import compare_digest, token_urlsafe
from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from bestiary.engine import BestiaryError
from bestiary.lab.report.page import POLICY, STYLE
from bestiary.server.http.requests import HEADERS

COOKIE: Final = "bestiary-lab"
PATH: Final = "/lab"
MOST: Final = 500  # reports in the list, the newest first
HEAD: Final = 8192  # bytes in which the title is looked for
SECURE: Final = {
    **HEADERS,
    "content-security-policy": f"{POLICY}; frame-ancestors 'none'; "
    "sandbox allow-scripts allow-downloads",
    "cache-control": "no-store",
}

Else = Callable[[Request], Awaitable[Response]]


class Found(NamedTuple):
    """A report in the folder."""

    name: str
    title: str
    bytes: int
    changed: float


class Reports:
    """The reports in a folder, and the key to them. ``otherwise`` answers strangers."""

    def __init__(self, folder: Path, otherwise: Else) -> None:
        if not folder.is_dir():
            raise BestiaryError(f"--reports {folder}: no such folder")
        self.folder = folder
        self.otherwise = otherwise
        self.key = token_urlsafe(16)

    def routes(self) -> list[Route]:
        return [Route(PATH, self.show_list), Route(PATH + "/{name}", self.show_one)]

    def link(self, url: str) -> str:
        return f"{url}{PATH}?key={self.key}"

    def _is_key(self, text: str) -> bool:
        return compare_digest(text.encode(), self.key.encode())

    async def show_list(self, request: Request) -> Response:
        if self._is_key(request.query_params.get("key", "")):
            # The key leaves the address, which people share and browsers remember.
            told = RedirectResponse(PATH, 303, {**HEADERS, "cache-control": "no-store"})
            told.set_cookie(COOKIE, self.key, path=PATH, httponly=True, samesite="lax")
            return told
        if not self._is_key(request.cookies.get(COOKIE, "")):
            return await self.otherwise(request)
        found = await run_in_threadpool(self._look)
        return Response(list_page(found), 200, SECURE, "text/html; charset=utf-8")

    async def show_one(self, request: Request) -> Response:
        if not self._is_key(request.cookies.get(COOKIE, "")):
            return await self.otherwise(request)
        file = await run_in_threadpool(self._file, request.path_params["name"])
        if file is None:
            return await self.otherwise(request)
        return FileResponse(file, headers=SECURE, media_type="text/html; charset=utf-8")

    def _file(self, name: str) -> Path | None:
        """The report of that name, if it lies in the folder."""
        try:
            file = (self.folder / name).resolve()
            good = file.parent == self.folder.resolve() and file.is_file()
        except (OSError, ValueError):  # not a file name: too long, or with a null byte
            return None
        return file if good and name.endswith(".html") and not name.startswith(".") else None

    def _look(self) -> list[Found]:
        found = []
        for path in self.folder.glob("*.html"):
            try:
                file = self._file(path.name)
                if file is not None:
                    stat = file.stat()
                    found.append(Found(path.name, title_of(file), stat.st_size, stat.st_mtime))
            except OSError:  # deleted meanwhile, or not ours to read
                continue
        return sorted(found, key=lambda report: (-report.changed, report.name))[:MOST]


def title_of(file: Path) -> str:
    """The title of a page, or else the name of the file."""
    with file.open("rb") as page:
        head = page.read(HEAD).decode("utf-8", "replace")
    inside = head.partition("<title>")[2].partition("</title>")
    return unescape(inside[0]).strip()[:200] if inside[1] else file.name


def list_page(found: list[Found]) -> str:
    rows = "".join(
        f'<tr><td><a href="{PATH}/{quote(report.name)}">{escape(report.title)}</a></td>'
        f"<td>{escape(report.name)}</td>"
        f"<td>{datetime.fromtimestamp(report.changed, UTC):%Y-%m-%d %H:%M}</td>"
        f"<td>{max(1, report.bytes // 1024)} kB</td></tr>"
        for report in found
    )
    head = "".join(
        f'<th scope="col">{name}</th>' for name in ("Report", "File", "Made (UTC)", "Size")
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    listed = (
        f'<div class="scroll" role="region" tabindex="0" aria-label="Reports">{table}</div>'
        if found
        else "<p>None yet: <code>bestiary lab study GAME --report FOLDER/study.html</code> "
        "makes one.</p>"
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>Lab reports</title><style>{STYLE}</style></head><body><main>"
        f"<h1>Lab reports</h1>{listed}</main></body></html>\n"
    )
