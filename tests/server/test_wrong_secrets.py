"""Wrong, swapped and spectators' secrets, against every endpoint and every message."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bestiary.server.store import secrecy
from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table

SAYINGS: list[tuple[str, dict[str, Any]]] = [
    ("choose", {"at": 0, "choice": "concede"}),
    ("withdraw", {"at": 0}),
    ("undo", {"at": 0}),
    ("hint", {"at": 0}),
    ("rematch", {}),
    ("takeover", {"seat": 1}),
]


class Wrong:
    """A room to be broken into, and what somebody might try as a key."""

    def __init__(self, table: Table, other: Table) -> None:
        token = table.made["invitations"][0]["token"]
        mine = table.secrets[0]
        self.keys = {
            "random": secrecy.fresh(),
            "another room's": other.secrets[0],
            "another room's host": other.made["host"],
            "an invitation": token,
            "the room's own id": table.room,
            "a part": mine[:-1],
            "longer": mine + "A",
            "other case": mine.swapcase(),
            "its hash": secrecy.hashed(mine),
            "space": " ",
            "quoted": f'"{mine}"',
            "not ASCII": "é" * 32,
        }


def test_no_wrong_key_opens_anything(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        other = await Table.set(server, "lantern-frogs")
        for name, key in Wrong(table, other).keys.items():
            intruder = await Player.connect(server.socket_url, table.room, key)
            await intruder.hello()
            assert await intruder.closed() == 4401, name
            assert not any('"welcome"' in frame for frame in intruder.heard), name
            if not key.strip().isascii() or not key.strip():
                continue  # no header can say that
            for method, path in (
                ("POST", "/move-device"),
                ("POST", "/rematch"),
                ("GET", "/replay"),
                ("GET", "/moments/0"),
                ("GET", "/moments/0?as=0"),
            ):
                ask = server.post if method == "POST" else server.get
                answer = ask(table.address(path), secret=key)
                assert answer.status_code == 401, (name, path, answer.text)
        # Nothing came of it.
        assert (await table.enter(0)).at == 0

    asyncio.run(play())


@pytest.mark.parametrize("path", ["/move-device", "/rematch"])
def test_no_key_at_all(server: Running, path: str) -> None:
    made = server.make_room("lantern-frogs")
    assert server.post(f"/api/rooms/{made['room']}{path}").status_code == 401
    basic = server.post(f"/api/rooms/{made['room']}{path}", Authorization="Basic eDp5")
    assert basic.status_code == 401


def test_who_watches_can_do_nothing(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        watcher = await table.enter()
        for type, more in SAYINGS:
            answer = await watcher.ask(type, **more)
            assert answer["type"] == "refused", (type, answer)
            assert answer["code"] in ("not-yours", "not-host"), answer
        # The host's token gives the host's rights, and no seat.
        host = await Player.enter(server.socket_url, table.room, table.made["host"])
        for type, more in SAYINGS[:4]:
            assert (await host.ask(type, **more))["code"] == "not-yours", type
        assert server.post(table.address("/move-device"), secret=table.made["host"]).is_error
        moment = server.get(table.address("/moments/0?as=0"), secret=table.made["host"])
        assert moment.status_code == 403
        assert (await table.enter(0)).at == 0

    asyncio.run(play())


def test_a_seat_cannot_be_another(server: Running) -> None:
    """Each secret opens its own seat, and no other view until the game is over."""

    async def play() -> None:
        table = await Table.set(server, "lantern-frogs", 2)
        for seat in (0, 1):
            secret = table.secrets[seat]
            assert (await table.enter(seat)).seat == seat
            for audience in (str(1 - seat), "all"):
                answer = server.get(table.address(f"/moments/0?as={audience}"), secret)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-over")
            own = server.get(table.address(f"/moments/0?as={seat}"), secret).json()
            assert own["view"]["seat"] == seat
            watching = server.get(table.address("/moments/0?as=spectator"), secret).json()
            assert watching["view"]["seat"] == -1
            assert server.get(table.address("/replay"), secret).status_code == 409
        for audience in ("0", "1", "all"):
            assert server.get(table.address(f"/moments/0?as={audience}")).status_code == 403
        # A choice of the other's is refused, although it is legal for them.
        theirs = table.players[1].choices()[0]
        assert (await table.players[0].choose(theirs))["code"] == "illegal"

    asyncio.run(play())


def test_only_hashes_are_kept(folder: Path) -> None:
    """No secret, invitation or host token lies in the file or stands in the log."""

    async def play(server: Running) -> list[str]:
        table = await Table.set(server, "lantern-frogs")
        moved = server.post(table.address("/move-device"), secret=table.secrets[1]).json()["token"]
        for player in table.players:
            await player.choose("concede")
            await player.say("rematch")
        told = [await player.until("rematch") for player in table.players]
        invitations = [invitation["token"] for invitation in table.made["invitations"]]
        given = [*table.secrets.values(), table.made["host"], moved, *invitations]
        return given + [message["token"] for message in told]

    with Running(folder) as server:
        secrets = asyncio.run(play(server))
        assert server.stop() == 0
        kept = b"".join(path.read_bytes() for path in server.data.iterdir())
        log = server.log_path.read_bytes()
        assert len(kept) > 10_000
        for secret in secrets:
            assert len(secret) == 32
            assert secret.encode() not in kept
            assert secret.encode() not in log


def test_the_folder_is_the_owners(folder: Path) -> None:
    with Running(folder) as server:
        assert server.data.stat().st_mode & 0o777 == 0o700
