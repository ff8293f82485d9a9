"""The page built from `web/`, served as static files. Any other address gets the page itself,
which does its own routing."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from bestiary.server.http.requests import HEADERS
from bestiary.server.wire.refusal import Refusal

BUILT: Final = Path(str(files("bestiary.server"))) / "page"
DOCS: Final = BUILT.with_name("docs")  # what `make docs` builds
FOREVER: Final = "public, max-age=31536000, immutable"  # asset names contain a hash
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bestiary</title>
<p>The server is running, but its page has not been built: run <code>make page</code>.
<p><a href="/api/docs">The API</a></html>"""


def docs_address() -> str:
    """Where the built documentation is, or ""."""
    return "/docs/" if (DOCS / "index.html").is_file() else ""


async def serve_page(request: Request) -> Response:
    wanted = request.path_params.get("path", "")
    if wanted.startswith("api/"):
        raise Refusal("no-such-thing", f"there is no /{wanted[:60]}", 404)
    name = f"{wanted}index.html" if wanted.endswith("/") else wanted
    file = inside(DOCS, name[5:]) if name.startswith("docs/") else inside(BUILT, name)
    if file is not None:
        cached = FOREVER if wanted.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={**HEADERS, "cache-control": cached})
    if wanted.startswith("assets/"):
        raise Refusal("no-such-thing", f"there is no /{wanted[:60]}", 404)
    index = BUILT / "index.html"
    headers = {**HEADERS, "cache-control": "no-cache"}
    if not index.is_file():
        return Response(NOT_BUILT, 200, headers, "text/html; charset=utf-8")
    return FileResponse(index, headers=headers)


def inside(folder: Path, wanted: str) -> Path | None:
    """The built file of that name; None if there is none, or it lies outside the folder."""
    try:
        file = (folder / wanted).resolve()
        found = wanted and file.is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):  # not a file name: too long, or with a null byte
        return None
    return file if found else None
