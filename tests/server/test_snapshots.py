"""Waking from a snapshot: the same game with the same undos, or a full replay instead."""

import asyncio
import sqlite3
import zlib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bestiary.engine import IllegalChoice
from bestiary.play import Entry, Match, PlayError, Snapshot, restore
from bestiary.play.match import MOST_TAKEN_BACK
from bestiary.server.limits import Limits
from bestiary.server.room.logbook import pack
from bestiary.server.room.rooms import Rooms
from bestiary.server.store import secrecy
from bestiary.server.store.database import Store
from bestiary.server.store.folder import STORE
from bestiary.server.store.records import RoomRecord, SeatRecord, pack_snapshot, unpack_snapshot
from bestiary.server.wire.refusal import Refusal
from tests.server.games import known_games
from tests.server.player import Player
from tests.server.pulse import Pulse
from tests.server.running import QUICK, Running
from tests.server.table import Table
from tests.server.test_coming_back import same_place

GAMES = ["creature-wars", "creature-adventures", "hiddenzone", "twisted-oliver", "lantern-frogs",
         "corners"]  # fmt: skip


def record_of(name: str, seed: int) -> RoomRecord:
    game = known_games()[name]
    options: dict[str, Any] = dict(QUICK.get(name, {}))
    return RoomRecord(
        room="r",
        game=name,
        rules=game.version,
        seats=game.fewest,
        seed=seed,
        options=options,
        created=0.0,
        host_hash="",
        host_seat=-1,
        clock_seconds=0,
        clock_bonus=0,
        takeover=False,
        watchers=True,
        guide=False,
    )


def wander(match: Match, dice: Random, count: int) -> None:
    """Choose, withdraw and take back at random."""
    for _ in range(count):
        if match.over:
            return
        seat = dice.randrange(match.seats)
        try:
            if dice.random() < 0.15:
                match.undo(seat)
                continue
            if dice.random() < 0.1:
                match.withdraw(seat)
                continue
        except (PlayError, IllegalChoice):
            pass
        decision = dice.choice(match.state.decisions())
        match.choose(decision.seat, dice.choice(decision.choices).text)


def woken(match: Match, record: RoomRecord) -> Match:
    """The match after a sleep: all that goes through the store went through it."""
    snapshot = unpack_snapshot(pack_snapshot(match.snapshot()))
    entries = msgspec.json.decode(msgspec.json.encode(match.entries), type=list[Entry])
    return restore(record.match(match.game, snapshot), entries)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_game_with_the_same_ways_back(name: str) -> None:
    record = record_of(name, 11)
    match, dice = record.match(known_games()[name]), Random(name)
    ways = 0
    for _ in range(12):
        wander(match, dice, dice.randint(1, 6))
        again = woken(match, record)
        assert again.state.digest() == match.state.digest()
        assert (again.serial, again.heard, again.acted) == (match.serial, match.heard, match.acted)
        assert (again.ids, again.taken_back) == (match.ids, match.taken_back)
        assert [(way.serial, way.seat) for way in again.ways] == [
            (way.serial, way.seat) for way in match.ways
        ]
        assert [way.before.digest() for way in again.ways] == [
            way.before.digest() for way in match.ways
        ]
        assert again.deciding() == match.deciding()
        assert all(late >= soon for late, soon in zip(again.decided, match.decided, strict=True))
        for audience in match.audiences:
            mine, theirs = (each.state.view(audience) for each in (match, again))
            assert {**mine, "log": []} == {**theirs, "log": []}
        ways += len(match.ways)
        match = again  # it is played on from there
    assert ways or name in ("hiddenzone", "twisted-oliver"), "nothing could be taken back"


def test_a_snapshot_lies_behind_all_that_can_be_taken_back() -> None:
    record = record_of("creature-wars", 3)
    match = record.match(known_games()["creature-wars"])
    first = match.state.decisions()[0]
    match.choose(first.seat, first.choices[0].text)
    assert match.can_undo(first.seat), "a sealed answer"
    assert match.snapshot().serial == match.settled == 0
    again = woken(match, record)
    again.undo(first.seat)
    assert again.serial == 2
    assert again.state.digest() == record.match(match.game).state.digest()
    # Whatever comes later, nobody goes behind a snapshot.
    spoiled = record.match(match.game, replace(again.snapshot(), serial=1))
    with pytest.raises(ValueError, match="not of this game"):
        restore(spoiled, again.entries)


def test_taking_back_has_an_end() -> None:
    """Choosing and taking back forever would fill memory and disk."""
    record = record_of("creature-wars", 3)
    match = record.match(known_games()["creature-wars"])
    first = match.state.decisions()[0]
    for _ in range(MOST_TAKEN_BACK):
        match.choose(first.seat, first.choices[0].text)
        match.check_taking_back(first.seat, match.serial)
        match.undo(first.seat)
    assert len(match.cuts.marks) == 1
    match.choose(first.seat, first.choices[0].text)
    with pytest.raises(PlayError, match="too much has been taken back"):
        match.check_taking_back(first.seat, match.serial)


# ---- On a real server -------------------------------------------------------------------------


def spoil(server: Running, how: str) -> None:
    db = sqlite3.connect(server.data / STORE)
    assert db.execute("SELECT count(*) FROM snapshots").fetchone() != (0,)
    for room, data in db.execute("SELECT room, data FROM snapshots").fetchall():
        snapshot = unpack_snapshot(data)
        if how == "missing":
            db.execute("DELETE FROM snapshots WHERE room = ?", (room,))
            continue
        if how == "garbage":
            spoiled = b"\x00garbage"
        elif how == "half":
            spoiled = zlib.compress(zlib.decompress(data)[:-100])
        else:
            spoiled = pack_snapshot(changed(snapshot, how))
        db.execute("UPDATE snapshots SET data = ? WHERE room = ?", (spoiled, room))
    db.commit()
    db.close()


def changed(snapshot: Snapshot, how: str) -> Snapshot:
    state = dict(snapshot.state)
    if how == "another State":
        state["turn"] += 1
        return replace(snapshot, state=state)
    if how == "other rules":
        return replace(snapshot, rules=snapshot.rules + 1)
    if how == "a later serial":
        return replace(snapshot, serial=snapshot.serial + 1000)
    del state["zones"]
    return replace(snapshot, state=state)


@pytest.mark.parametrize(
    "how",
    ["missing", "garbage", "half", "another State", "other rules", "a later serial", "no zones"],
)
def test_a_snapshot_that_does_not_fit_is_not_needed(folder: Path, how: str) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "creature-wars")
        await table.wander(Random(4), 20)
        assert await asyncio.to_thread(server.stop) == 0
        spoil(server, how)
        server.restart()
        for player in table.players:
            assert same_place(await table.enter(player.seat), player)
        refused = [line for line in server.logged() if line["event"] == "snapshot-refused"]
        assert bool(refused) == (how != "missing")
        back = await table.enter(0)
        assert back.shown["paused"] == ""

    with Running(folder) as server:
        asyncio.run(play(server))


def test_an_orderly_stop_leaves_snapshots_to_wake_from(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "brittle")
        await table.play((0, "safe"), (0, "safe"))
        watcher = await table.enter()
        one = table.players[0]
        assert one.undo
        assert await asyncio.to_thread(server.stop) == 0
        server.restart()
        back = await table.come_back(one)
        assert same_place(back, one)
        assert same_place(await table.enter(0), one)
        assert same_place(await table.enter(), watcher)
        assert (await back.ask("undo", at=back.at))["at"] == 3
        assert (await back.ask("undo", at=back.at))["at"] == 4
        assert await asyncio.to_thread(server.stop) == 0
        server.restart()
        again = await table.come_back(back)
        assert (again.view["turn"], again.undo, again.log) == (1, False, back.log)

    with Running(folder) as server:
        asyncio.run(play(server))


def test_a_room_that_sleeps_again_and_again(folder: Path) -> None:
    """Whether a room slept cannot be seen: not by those who stay away for a while and keep their
    log, and not by those who begin with an empty one."""

    async def asleep(server: Running) -> None:
        for _ in range(200):
            if server.get("/health").json()["rooms"] == 0:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("a room stays awake")

    async def play(server: Running) -> None:
        dice = Random(8)
        tables = [await Table.set(server, game) for game in ("creature-wars", "lantern-frogs")]
        for _ in range(4):
            for table in tables:
                await table.wander(dice, dice.randint(1, 9))
                await take_back(table, dice)
                for player in table.players:
                    await player.leave()
            await asleep(server)
            for table in tables:
                for player in table.players:
                    fresh = await table.enter(player.seat)
                    assert same_place(fresh, player)
                    await fresh.leave()
                    table.players[player.seat] = await table.come_back(player)
                    assert same_place(table.players[player.seat], player)

    with Running(folder, "--idle", "0.1") as server:
        asyncio.run(play(server))


async def take_back(table: Table, dice: Random) -> None:
    """Now and then, whatever can be."""
    for player in table.players:
        if player.undo and dice.random() < 0.7:
            done = await player.ask("undo", at=player.at)
            assert done["type"] == "done"
            await table.all_at(done["at"])


def test_nothing_is_kept_of_who_asked_in_vain(tmp_path: Path) -> None:
    async def work() -> None:
        rooms = Rooms(Limits())
        await rooms.open(tmp_path / "rooms.sqlite", 1)
        asked = (rooms.get(f"no-such-room-{number % 10}") for number in range(200))
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(end, Refusal) and end.status == 404 for end in ends)
        assert rooms._keys._locks == {}
        assert rooms.awake == {}
        await rooms.close()

    asyncio.run(work())


LONG = 60  # choices


class Stored:
    """A room put into the store while no server runs, with a game that has gone on for a while."""

    def __init__(self, number: int, match: Match) -> None:
        self.secret = secrecy.fresh()
        self.record = msgspec.structs.replace(record_of("hiddenzone", 5), room=f"r{number}")
        self.record.options = {}
        self.match = match

    async def put(self, store: Store, logs: list[bytes]) -> None:
        seats = [
            SeatRecord(0, "person", "", "", secrecy.hashed(self.secret)),
            SeatRecord(1, "person"),
        ]
        await store.create(self.record, seats, logs[0])
        await asyncio.gather(
            *(
                store.append(self.record.room, entry, log, False)
                for entry, log in zip(self.match.entries, logs[1:], strict=True)
            )
        )
        snapshot = self.match.snapshot()
        await store.rest(self.record.room, snapshot.serial, pack_snapshot(snapshot))


def test_a_storm_of_clients_that_come_back(folder: Path) -> None:
    """After a restart everybody comes back at once, each to a room asleep."""

    async def fill() -> list[Stored]:
        record = msgspec.structs.replace(record_of("hiddenzone", 5), options={})
        match = record.match(known_games()["hiddenzone"])
        logs, dice = [pack(match.opening())], Random(5)
        while match.serial < LONG:
            decision = dice.choice(match.state.decisions())
            draft = match.choose(decision.seat, dice.choice(decision.choices).text)
            logs.append(pack(draft.logs))
        assert not match.over
        rooms = [Stored(number, match) for number in range(80)]
        store = Store(folder / "data" / STORE)
        await asyncio.gather(*(room.put(store, logs) for room in rooms))
        await store.close()
        return rooms

    async def play(server: Running, rooms: list[Stored]) -> None:
        heard = rooms[0].match.heard[0]

        async def come_back(room: Stored) -> int:
            player = await Player.connect(server.socket_url, room.record.room, room.secret)
            player.log = [{}] * heard
            await player.hello(since=heard, at=LONG)
            await player.until("welcome", 60)
            return player.at

        spent = server.processor_seconds()
        async with Pulse(server) as pulse:
            ends = await asyncio.gather(*(come_back(room) for room in rooms))
        spent = server.processor_seconds() - spent
        assert ends == [LONG] * len(rooms)
        assert spent / len(rooms) < 0.02, "that is playing the games again"
        assert pulse.worst < 5.0

    (folder / "data").mkdir(parents=True, mode=0o700)
    rooms = asyncio.run(fill())
    with Running(folder) as server:
        asyncio.run(play(server, rooms))
