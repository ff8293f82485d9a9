"""Requests and frames that were right once, damaged in a seeded way. ROOM, SECRET, TOKEN and LENGTH
are filled in when a case is sent: rooms and secrets are new with every server."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from websockets.frames import Opcode

from tests.fuzz.mutations import CHARACTERS, CONTROLS, NUMBERS, mutate

KEY: Final = base64.b64encode(b"sixteen bytes ok").decode()
UPGRADE: Final = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                  "Sec-WebSocket-Key": KEY}  # fmt: skip
DECK: Final = "4 Cinder Pup\n4 Ash Runner\n2 Flare"
POSITION: Final = (
    "turn: 4\nrules: wrath 3\nplayer 1:\n  hand: Lvl.1 Holy Wolf {2}\nplayer 2:\n  hp: 7"
)

Json = Any
BODIES: Final[dict[str, Json]] = {
    "/api/rooms": {"game": "creature-wars", "options": {"hp": 20}, "seats": [
        {"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}],
        "clock": {"seconds": 600, "bonus": 5}, "takeover": True, "watchers": True},
    "/api/rooms/ROOM/join": {"token": "TOKEN", "name": "Grace"},
    "/api/rooms/ROOM/deck": {"deck": DECK},
    "/api/rooms/ROOM/move-device": None,
    "/api/rooms/ROOM/rematch": None,
    "/api/games/hiddenzone/decks/check": {"deck": DECK},
}  # fmt: skip
MORE_ROOMS: Final[tuple[Json, ...]] = (
    {"game": "creature-wars", "options": {"position": POSITION}},
    {"game": "hiddenzone", "options": {"deck.0": DECK}, "seats": [{"who": "open", "brings": True}]},
    {"game": "creature-adventures", "options": {"board": "vale", "turn_limit": 3}},
    {"game": "lantern-frogs", "guide": True},
)
PATHS: Final = (
    *("/", "/health", "/index.html", "/assets/app.js", "/room/ROOM", "/api/docs", "/api/games"),
    *("/api/openapi.json", "/api/socket", "/api/games/creature-wars/cards?edition=first"),
    *("/api/games/creature-wars/rules", "/api/games/creature-wars/guide", "/api/nothing"),
    *("/api/games/hiddenzone/sample", "/api/games/twisted-oliver/decks", "/api/rooms/ROOM"),
    *("/api/rooms/ROOM/replay", "/api/rooms/ROOM/moments/1?as=0&since=0"),
    *("/api/rooms/ROOM/moments/0?as=spectator", "/api/games/creature-adventures/cards?board=vale"),
)
REPLAY: Final = "/api/replays?as=all&n=3&since=0"
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "X-Y")
HEADERS: Final[dict[str, tuple[str, ...]]] = {
    "Origin": ("http://[", "null", "http://localhost", "https://evil.example", "http://[::1", "::"),
    "Host": ("localhost", "[", "[::1]", "127.0.0.1:99999", "evil.example", "", "a:b:c", "@", "%00"),
    "Authorization": ("Bearer SECRET", "Bearer", "bearer  ", "Basic eDp5", "Bearer " + "x" * 9000),
    "X-Forwarded-For": ("1.2.3.4", ",,,", "[", "::ffff:1.2.3.4%eth0", "1.2.3.4:x", "," * 5000),
    "Content-Length": ("0", "1", "9" * 5000, "-1", "1, 1", "x", "5"),
    "Transfer-Encoding": ("chunked", "gzip", "identity, chunked", "x"),
    "Expect": ("100-continue", "x"),
    "Connection": ("close", "keep-alive", "Upgrade", "x" * 1000),
    "Upgrade": ("websocket", "h2c", "WebSocket", "\xff"),
    "Sec-WebSocket-Version": ("13", "12", "", "x"),
    "Sec-WebSocket-Key": (KEY, "", "x", "=" * 24, "\xff" * 24),
    "Sec-WebSocket-Protocol": ("a", ",,", "a, b", "\xff"),
    "Sec-WebSocket-Extensions": ("permessage-deflate", "permessage-deflate; x=y", ";;", "\xff"),
    "Range": ("bytes=0-1", "bytes=5-1", "bytes=-0", "bytes=" + "9" * 5000 + "-", "bytes=0-,1-,2-"),
    "If-None-Match": ('"x"', "*", "W/"),
    "If-Modified-Since": ("Thu, 01 Jan 1970 00:00:00 GMT", "x", "0"),
    "If-Range": ("x", "Thu, 01 Jan 1970 00:00:00 GMT"),
    "Content-Type": ("application/json", "multipart/form-data; boundary=", "\xff"),
    "Accept-Encoding": ("gzip", "*;q=x"),
    "Cookie": ("a=b", ";=;=", "x" * 5000),
    "Content-Encoding": ("gzip",),
}
MESSAGES: Final[tuple[Json, ...]] = (
    {"type": "hello", "id": "a1", "room": "ROOM", "secret": "SECRET", "since": 0, "at": 0},
    {"type": "choose", "id": "a2", "at": 0, "choice": "play 1"},
    {"type": "withdraw", "id": "a3", "at": 1},
    {"type": "undo", "id": "a4", "at": 1},
    {"type": "hint", "id": "a5", "at": 0},
    {"type": "rematch", "id": "a6"},
    {"type": "takeover", "id": "a7", "seat": 1},
    {"type": "ping", "id": "a8"},
)


class Sent(NamedTuple):
    """A frame, and bytes of it that are changed on its way."""

    opcode: Opcode
    data: bytes
    changed: tuple[tuple[int, int], ...] = ()

    def wire(self, words: dict[str, str]) -> bytes:
        whole = bytearray(frame(self.opcode, fill(self.data, words)))
        for place, value in self.changed:
            whole[min(place, len(whole) - 1)] = value
        return bytes(whole)


class Case(NamedTuple):
    head: bytes
    body: bytes = b""
    frames: tuple[Sent, ...] = ()  # after a handshake

    def request(self, words: dict[str, str]) -> bytes:
        body = fill(self.body, words)
        return fill(self.head, {**words, "LENGTH": str(len(body))}) + body


# ---- Cases ------------------------------------------------------------------------------------


def case(seed: int, number: int) -> Case:
    dice = Random(f"routes {seed} {number}")
    return socket_case(dice) if dice.random() < 0.3 else http_case(dice)


def http_case(dice: Random) -> Case:
    method, path, body = "GET", dice.choice(PATHS), b""
    kind = dice.random()
    if kind < 0.45:
        path = dice.choice(list(BODIES))
        asked = BODIES[path] if dice.random() < 0.7 else dice.choice(MORE_ROOMS)
        method, body = "POST", any_body(asked, dice)
    elif kind < 0.55:
        method, path, body = "POST", REPLAY, encoded(mutate("bestiary replay 1\n" + DECK, dice))
    if dice.random() < 0.15:
        method = dice.choice(METHODS)
    headers = {"Host": "localhost", "Connection": "close"}
    if body:
        headers["Content-Length"] = "LENGTH"
    return Case(head(method, target(path, dice), any_headers(headers, dice)), body)


def socket_case(dice: Random) -> Case:
    path = target("/api/socket", dice) if dice.random() < 0.15 else b"/api/socket"
    method = dice.choice(METHODS) if dice.random() < 0.05 else "GET"
    headers = {"Host": "localhost", **UPGRADE}
    if dice.random() < 0.3:
        headers = any_headers(headers, dice)
    said = [MESSAGES[0], *dice.choices(MESSAGES, k=dice.randrange(3))]
    broken = dice.randrange(len(said))
    frames = [
        any_frame(message, dice) if place == broken else text_frame(message)
        for place, message in enumerate(said)
    ]
    return Case(head(method, path, headers), b"", tuple(frames))


def head(method: str, path: bytes, headers: dict[str, str]) -> bytes:
    lines = [f"{name}: {value}".encode("latin-1", "replace") for name, value in headers.items()]
    return b"\r\n".join([method.encode() + b" " + path + b" HTTP/1.1", *lines, b"", b""])


def target(path: str, dice: Random) -> bytes:
    """A path and its query, damaged: percent-encoded as clients do, or raw."""
    chance = dice.random()
    if chance < 0.3:
        return path.encode()
    path, mark, query = path.partition("?")
    if chance < 0.5:
        query, mark = mutate(query or "as=0&n=1&edition=first", dice), "?"
    elif chance < 0.7:
        parts = path.split("/")
        parts[dice.randrange(len(parts))] = dice.choice([*NUMBERS, *CONTROLS, *CHARACTERS, ".."])
        path = "/".join(parts)
    else:
        path = mutate(path, dice)
    if dice.random() < 0.9:
        return (quote(encoded(path), safe="/%") + mark + quote(encoded(query), safe="=&%")).encode()
    return (encoded(path) + mark.encode() + encoded(query)).replace(b"\n", b"")


def any_headers(headers: dict[str, str], dice: Random) -> dict[str, str]:
    headers = dict(headers)
    for name in dice.sample(list(HEADERS), dice.choice((0, 0, 1, 1, 2, 4))):
        value = dice.choice(HEADERS[name])
        headers[name] = mutate(value, dice) if dice.random() < 0.3 else value
    return headers


def any_body(asked: Json, dice: Random) -> bytes:
    chance = dice.random()
    if chance < 0.1:
        return json.dumps(asked).encode()
    if chance < 0.7:
        asked = odd(json.loads(json.dumps(asked)), dice)
        return encoded(json.dumps(asked))
    return encoded(mutate(json.dumps(asked), dice))


def odd(value: Json, dice: Random) -> Json:
    """The same JSON with something else in one place."""
    places = list(inner(value))
    if not places:
        return odd_value(dice)
    where, key = dice.choice(places)
    if isinstance(where[key], str) and dice.random() < 0.6:
        where[key] = mutate(where[key], dice)
    else:
        where[key] = odd_value(dice)
    return value


def inner(value: Json) -> Iterator[tuple[Json, Json]]:
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    for key in keys:
        yield value, key
        yield from inner(value[key])


def odd_value(dice: Random) -> Json:
    number = dice.choice([0, -1, 2**31, 2**63, 2**64, 10**30, 1.5, 1e308])
    text = dice.choice([*NUMBERS[:20], *CONTROLS[:-3], "x" * 300, "", "creature-wars", "me"])
    many = [{"who": "open"}] * dice.choice((0, 1, 3, 500))
    return dice.choice([None, True, number, text, [], {}, many, {"a": text}, {text: number}])


def any_frame(message: Json, dice: Random) -> Sent:
    data = any_body(message, dice)
    if dice.random() < 0.6:
        return Sent(Opcode.TEXT, data)
    kind = dice.choice([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE])
    # Its flags, its length, its mask, its text.
    changed = [(dice.randrange(12), dice.randrange(256)) for _ in range(dice.randrange(3))]
    return Sent(kind, data[:120], tuple(changed))


def text_frame(message: Json) -> Sent:
    return Sent(Opcode.TEXT, json.dumps(message).encode())


def frame(opcode: Opcode, data: bytes) -> bytes:
    """As a client sends it, masked with zeros."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + data


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def fill(data: bytes, words: dict[str, str]) -> bytes:
    for word, value in words.items():
        data = data.replace(word.encode(), value.encode())
    return data
