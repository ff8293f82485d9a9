"""Shared by all REST endpoints: strict request bodies, refusals as JSON, headers, origins."""

from math import ceil
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from bestiary.server.limits import BODY
from bestiary.server.wire import messages as wire
from bestiary.server.wire.refusal import Refusal

T = TypeVar("T")

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none';"
    " base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def answer(data: Any, status: int = 200) -> Response:
    return Response(
        wire.write(data),
        status,
        {**HEADERS, "cache-control": "no-store"},
        "application/json",
    )


def refuse(refusal: Refusal) -> Response:
    told = answer(wire.ErrorBody(wire.Fault(refusal.code, refusal.reason)), refusal.status)
    if refusal.wait:
        told.headers["retry-after"] = str(ceil(refusal.wait))
    return told


async def body(request: Request, most: int = BODY) -> bytes:
    """The body, unless it is too long."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refusal("too-big", f"the limit is {most // 1024} KiB", 413)
    except ClientDisconnect:
        raise Refusal("too-slow", "the request was cut short", 408) from None
    return bytes(data)


async def asked(request: Request, kind: type[T]) -> T:
    """The body, decoded as the given type."""
    try:
        return msgspec.json.decode(await body(request), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refusal("bad-request", wire.one_line(wrong), 400) from None


def bearer(request: Request) -> str:
    """The secret in the Authorization header, or "" if there is none."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def number(request: Request, name: str, default: int) -> int:
    """A whole number from the query."""
    text = request.query_params.get(name, "")
    return whole(name, text) if text else default


def whole(name: str, text: str) -> int:
    """A whole number from the address."""
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise Refusal("bad-request", f"{name} must be a whole number", 400)
    return int(text)


def same_origin(headers: Headers, allowed: list[str]) -> bool:
    """Whether a request comes from our own page, an allowed origin, or a program that is not a
    browser. Browsers always send the origin of a page."""
    origin = headers.get("origin", "")
    if not origin or origin in allowed:
        return True
    try:
        named = urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return False
    return named != "" and named == headers.get("host", "")
