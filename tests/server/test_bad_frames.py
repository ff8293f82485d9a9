"""Frames that are not messages: their sender is closed with a code, and nobody else notices."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table

GOOD = {"type": "choose", "id": "1", "at": 0, "choice": "play 1"}

BAD_FRAMES: list[tuple[str, str | bytes, int]] = [
    ("no JSON", "hello", 4400),
    ("half", '{"type":"ping"', 4400),
    ("nothing", "", 4400),
    ("a list", "[]", 4400),
    ("a number", "1", 4400),
    ("not a number", "NaN", 4400),
    ("no type", '{"id":"1"}', 4400),
    ("unknown type", '{"type":"cheat","id":"1"}', 4400),
    ("a type that is none", '{"type":[],"id":"1"}', 4400),
    ("unknown field", json.dumps(GOOD | {"seat": 1}), 4400),
    ("field missing", '{"type":"choose","id":"1","at":0}', 4400),
    ("no id", '{"type":"ping"}', 4400),
    ("empty id", '{"type":"ping","id":""}', 4400),
    ("long id", json.dumps({"type": "ping", "id": "x" * 41}), 4400),
    ("id of another type", '{"type":"ping","id":7}', 4400),
    ("negative serial", json.dumps(GOOD | {"at": -1}), 4400),
    ("huge serial", json.dumps(GOOD | {"at": 10**40}), 4400),
    ("a serial as text", json.dumps(GOOD | {"at": "0"}), 4400),
    ("a serial as fraction", json.dumps(GOOD | {"at": 0.5}), 4400),
    ("long choice", json.dumps(GOOD | {"choice": "x" * 201}), 4400),
    ("choice of another type", json.dumps(GOOD | {"choice": ["play 1"]}), 4400),
    ("deep", '{"type":"ping","id":' + "[" * 7000 + "]" * 7000 + "}", 4400),
    ("deep in an unknown field", '{"x":' + '{"x":' * 2500 + "1" + "}" * 2501, 4400),
    ("half a surrogate pair", '{"type":"ping","id":"\\ud800"}', 4400),
    ("binary", json.dumps(GOOD).encode(), 4400),
    ("binary rubbish", b"\x00\xff\xfe", 4400),
    ("too big", json.dumps(GOOD | {"choice": "x" * 17_000}), 4413),
    ("far too big", json.dumps(GOOD | {"choice": "x" * 1_000_000}), 1009),
    ("second hello", json.dumps({"type": "hello", "id": "9", "room": "x"}), 4400),
]  # fmt: skip


async def unaffected(server: Running, table: Table, attack: Callable[[], Awaitable[None]]) -> None:
    """While something bad happens, a game elsewhere is played to its end."""
    games = [player.play_to_the_end(Random(1)) for player in table.players]
    await asyncio.gather(attack(), *games)
    assert all(player.result is not None for player in table.players)
    assert server.get("/health").json()["ok"]


def test_every_bad_frame_is_closed_with_its_code(server: Running) -> None:
    async def attack() -> None:
        victim = await Table.set(server, "lantern-frogs")
        for name, frame, code in BAD_FRAMES:
            bad = await victim.enter(0)
            await bad.socket.send(frame)
            assert await bad.closed() == code, name
        # The same seat's other window, and the other seat, go on.
        one, two = victim.players
        await victim.play((0, one.choices()[0]), (1, two.choices()[0]))

    async def play() -> None:
        await unaffected(server, await Table.set(server, "lantern-frogs"), attack)

    asyncio.run(play())


def test_the_reason_is_said_before_the_door_closes(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        bad = table.players[0]
        await bad.socket.send(json.dumps(GOOD | {"seat": 1}))
        refused = await bad.until("refused")
        assert refused["code"] == "bad-frame"
        assert "seat" in refused["reason"]

    asyncio.run(play())


def test_bad_utf8(server: Running) -> None:
    async def attack() -> None:
        table = await Table.set(server, "lantern-frogs")
        raw = table.players[0].socket
        # The library refuses to send this, so it is put on the wire below it.
        raw.protocol.send_frame(Frame(Opcode.TEXT, b'{"type":"ping","id":"\xff\xfe"}'))
        raw.transport.write(b"".join(raw.protocol.data_to_send()))
        assert await table.players[0].closed() == 1007

    async def play() -> None:
        await unaffected(server, await Table.set(server, "lantern-frogs"), attack)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"ping","id":"1"}', 4408),
        ("what?", 4400),
        (b"binary", 4400),
        ('{"type":"hello","id":"1","room":"nowhere"}', 4404),
        ('{"type":"hello","id":"1","room":"","secret":""}', 4404),
        ('{"type":"hello","id":"1","room":"x","secret":"","extra":1}', 4400),
        (json.dumps({"type": "hello", "id": "1", "room": "x" * 41}), 4400),
    ],
)
def test_a_bad_beginning(server: Running, first: str | bytes, code: int) -> None:
    async def play() -> None:
        player = await Player.connect(server.socket_url)
        await player.socket.send(first)
        assert await player.closed() == code

    asyncio.run(play())


@pytest.mark.slow
def test_who_says_nothing_is_sent_away(server: Running) -> None:
    async def play() -> None:
        player = await Player.connect(server.socket_url)
        assert await player.closed(10) == 4408

    asyncio.run(play())


def test_a_flood_is_cut_off(server: Running) -> None:
    async def attack() -> None:
        table = await Table.set(server, "lantern-frogs")
        flood = await table.enter(0)

        async def pour() -> None:
            try:
                for number in range(100_000):
                    await flood.socket.send(f'{{"type":"ping","id":"{number}"}}')
                    await asyncio.sleep(0)  # to send does not wait: let the others read
            except ConnectionClosed:
                pass

        pouring = asyncio.create_task(pour())
        assert await flood.closed(60) == 4429
        await pouring
        refused = [json.loads(frame) for frame in flood.heard if '"refused"' in frame]
        assert {message["code"] for message in refused} == {"too-fast", "flood"}
        # Its room is still there, and so is the other window of the seat.
        await table.play((0, table.players[0].choices()[0]))

    async def play() -> None:
        await unaffected(server, await Table.set(server, "lantern-frogs"), attack)

    asyncio.run(play())


@pytest.mark.slow
def test_a_slow_reader_is_dropped(server: Running) -> None:
    """It stops reading while its room goes on; its buffers fill, and it is cut off."""

    async def play() -> None:
        table = await Table.set(server, "creature-wars", options={"hand": 20, "witches": 60})
        slow = socket.create_connection(("127.0.0.1", server.port))
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw = await connect(server.socket_url, sock=slow, max_size=None, max_queue=1)
        await raw.send(json.dumps({"type": "hello", "id": "1", "room": table.room}))
        await table.players[0].until_true(lambda me: me.shown["watchers"] == 1)
        raw.transport.pause_reading()
        dropped = asyncio.Event()

        async def busy() -> None:
            """Seal an answer and withdraw it, over and over: each is news for spectators."""
            player = await table.enter(0)
            while not dropped.is_set():
                if player.choices():
                    await player.choose(player.choices()[0])
                else:
                    await player.ask("withdraw", at=player.at)
                await asyncio.sleep(0.06)  # as often as one may
                if player.shown["watchers"] == 0:
                    dropped.set()

        await asyncio.wait_for(asyncio.gather(busy(), busy(), busy(), busy()), 120)
        server.wait_for_log("slow-reader")
        assert (await table.enter(1)).seat == 1
        raw.transport.abort()

    asyncio.run(play())


def test_pages_of_other_sites_may_not_connect(server: Running) -> None:
    async def play() -> None:
        made = server.make_room("lantern-frogs", "me,random")
        with pytest.raises(InvalidStatus) as refused:
            await Player.connect(server.socket_url, Origin="https://evil.example")
        assert refused.value.response.status_code == 403
        ours = await Player.enter(
            server.socket_url, made["room"], made["secret"], Origin=server.url
        )
        assert ours.seat == 0

    asyncio.run(play())
    evil = server.post("/api/rooms", {"game": "lantern-frogs"}, Origin="https://evil.example")
    assert (evil.status_code, evil.json()["error"]["code"]) == (403, "bad-origin")
    null = server.post("/api/rooms", {"game": "lantern-frogs"}, Origin="null")
    assert null.status_code == 403
    assert server.post("/api/rooms", {"game": "lantern-frogs"}, Origin=server.url).is_success


def test_another_origin_can_be_allowed(folder: Path) -> None:
    with Running(folder, "--origin", "https://play.example") as server:
        asked = {"game": "lantern-frogs"}
        assert server.post("/api/rooms", asked, Origin="https://play.example").is_success
        assert server.post("/api/rooms", asked, Origin="https://play.example.evil").is_error


def test_bodies_that_are_too_big_or_no_json(server: Running) -> None:
    huge = server.post("/api/rooms", b"[" * 300_000)
    assert (huge.status_code, huge.json()["error"]["code"]) == (413, "too-big")
    deep = server.post("/api/rooms", b'{"game":' + b"[" * 100_000)
    assert (deep.status_code, deep.json()["error"]["code"]) == (400, "bad-request")
    assert server.post("/api/rooms", b"\xff\xfe").status_code == 400
    assert server.post("/api/rooms", b"").status_code == 400


def test_no_more_rooms_than_allowed(folder: Path) -> None:
    async def play(server: Running) -> None:
        tables = [await Table.set(server, "lantern-frogs") for _ in range(3)]
        full = server.post("/api/rooms", {"game": "lantern-frogs"})
        assert (full.status_code, full.json()["error"]["code"]) == (503, "full")
        for player in tables[0].players:
            await player.leave()
        await asyncio.sleep(0.1)
        # A room that nobody is in goes to sleep at once.
        made = server.make_room("lantern-frogs")
        await Player.enter(server.socket_url, made["room"], made["secret"])
        assert server.get("/health").json()["rooms"] == 3
        # A stored game can always be woken. The room that was quiet longest goes to sleep, and its
        # players come back.
        assert (await tables[0].enter(0)).seat == 0
        waiting = tables[1].players[0]
        assert await waiting.closed() == 1012
        assert (await tables[1].come_back(waiting)).seat == 0
        assert server.get("/health").json()["rooms"] == 3

    with Running(folder, "--rooms", "3") as server:
        asyncio.run(play(server))


def test_no_more_connections_than_allowed(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs")
        third = await table.connect()
        assert await third.closed() == 4503
        await table.players[1].leave()
        await asyncio.sleep(0.1)
        assert (await table.enter(1)).seat == 1

    with Running(folder, "--connections", "2") as server:
        asyncio.run(play(server))
