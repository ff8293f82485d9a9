"""Rooms with a clock sleep like any other, and their clock runs on: nobody stops it by leaving."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

from bestiary.server.room.clock import Clock
from bestiary.server.store.asleep import come_to_life, keep_sleep, read_sleep
from bestiary.server.store.folder import STORE
from bestiary.server.store.records import Sleep
from bestiary.server.store.schema import prepare
from tests.server.running import Running
from tests.server.table import Table

IDLE = ("--idle", "0.2")


def test_what_was_slept_is_taken_off_those_who_were_on_the_move() -> None:
    clock = Clock(60, 0, 3)
    clock.restore([30_000, 20_000, 10_000])
    clock.oversleep([0, 1], 25.0)
    assert clock.milliseconds() == [5_000, 0, 10_000]
    assert clock.fallen() == [1]
    clock.oversleep([0], 100.0)
    assert clock.fallen() == [0, 1], "the longest overdue comes first"
    clock.oversleep([2], -5.0)
    assert clock.milliseconds()[2] == 10_000, "somebody set the machine's clock back"


def test_the_time_a_server_is_away_is_nobodys(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "a.sqlite")
    prepare(db, tmp_path / "a.sqlite")
    db.execute("PRAGMA foreign_keys = OFF")
    assert not come_to_life(db, 1000.0)
    keep_sleep(db, "r", Sleep(3, [5000, 6000], [1], 2000.0), 2010.0)
    assert come_to_life(db, 9000.0)
    slept = read_sleep(db, "r")
    assert slept is not None
    assert 9000.0 - slept.since == 10.0, "the room slept ten seconds of the server's time"
    db.close()


async def until_asleep(server: Running) -> None:
    for _ in range(200):
        if server.get("/health").json()["rooms"] == 0:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("a room stays awake")


def sleeps(server: Running, **changes: Any) -> list[tuple[str, str]]:
    """The clocks in the store: what is left and who is on the move. Changed, if asked for."""
    db = sqlite3.connect(server.data / STORE)
    for name, value in changes.items():
        db.execute(f"UPDATE sleeps SET {name} = ?", (value,))
    db.commit()
    found = db.execute("SELECT clock, running FROM sleeps").fetchall()
    db.close()
    return found


def test_rooms_that_nobody_joins_sleep(folder: Path) -> None:
    async def play(server: Running) -> None:
        for _ in range(5):
            made = server.make_room("lantern-frogs", clock={"seconds": 86_400})
            server.secrets_of(made)  # the clock runs from now on
        assert server.get("/health").json()["rooms"] == 5
        await until_asleep(server)
        shown = server.get(f"/api/rooms/{made['room']}").json()["clock"]
        assert shown["running"] == [0, 1]
        assert all(0 < 86_400_000 - left < 60_000 for left in shown["left"])

    with Running(folder, *IDLE) as server:
        asyncio.run(play(server))


def test_the_clock_runs_on_while_the_room_sleeps(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs", clock={"seconds": 60})
        one, two = table.players
        await table.play((0, one.choices()[0]))
        await two.until_true(lambda me: me.shown["clock"]["running"] == [1])
        left = two.shown["clock"]["left"]
        for player in (one, two):
            await player.leave()
        await until_asleep(server)
        for _ in range(100):  # it is stored a moment after
            if sleeps(server):
                break
            await asyncio.sleep(0.05)
        assert [running for _, running in sleeps(server)] == ["[1]"]
        await asyncio.sleep(1.0)
        back = await table.enter(1)
        now = back.shown["clock"]["left"]
        assert now[0] == left[0], "seat 0 has chosen"
        assert left[1] - now[1] >= 1000, "seat 1 slept, and its clock did not"
        assert sleeps(server) == []

    with Running(folder, *IDLE) as server:
        asyncio.run(play(server))


def test_a_flag_that_fell_in_a_room_asleep_falls_when_it_wakes(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs", clock={"seconds": 60})
        for player in table.players:
            await player.leave()
        await until_asleep(server)
        # Both are asked. Seat 1 had less time left.
        sleeps(server, clock="[59000, 50000]", since=time.time() - 100)
        back = await table.enter(0)
        await back.until_true(lambda me: me.result is not None)
        assert back.result == [1.0, 0.0]

    with Running(folder, *IDLE) as server:
        asyncio.run(play(server))


def test_asking_for_a_room_does_not_stop_its_clock(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs", clock={"seconds": 60})
        for player in table.players:
            await player.leave()
        await until_asleep(server)
        sleeps(server, clock="[1500, 60000]", since=time.time())
        for _ in range(100):  # nobody sits there any more
            shown = server.get(table.address()).json()
            if shown["over"]:
                break
            await asyncio.sleep(0.05)
        assert shown["over"]

    with Running(folder, *IDLE) as server:
        asyncio.run(play(server))


def test_an_orderly_stop_keeps_the_clock_and_a_crash_gives_time_back(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs", clock={"seconds": 60})
        one = table.players[0]
        await table.play((0, one.choices()[0]))
        await asyncio.sleep(1.0)
        assert await asyncio.to_thread(server.stop) == 0
        assert [running for _, running in sleeps(server)] == ["[]"], "it stands still"
        await asyncio.sleep(1.0)
        server.restart()
        back = await table.enter(1)
        first = back.shown["clock"]["left"][1]
        assert 57_000 < first <= 59_000, "one second was played, and one was nobody's"
        server.kill()
        server.restart()
        again = await table.enter(1)
        assert again.shown["clock"]["left"][1] > first, "as after the last entry"

    with Running(folder) as server:
        asyncio.run(play(server))


def test_thousands_of_clocked_rooms_lock_nobody_out(folder: Path) -> None:
    """Two calls each, no socket: they make room for newcomers."""

    async def play(server: Running) -> None:
        returning = await Table.set(server, "lantern-frogs")
        for player in returning.players:
            await player.leave()
        for _ in range(30):
            server.secrets_of(server.make_room("lantern-frogs", clock={"seconds": 86_400}))
        assert server.get("/health").json()["rooms"] <= 10
        table = await Table.set(server, "lantern-frogs")
        await table.play((0, table.players[0].choices()[0]))
        assert (await returning.enter(0)).seat == 0
        assert server.get("/health").json()["rooms"] <= 10

    with Running(folder, "--rooms", "10") as server:
        asyncio.run(play(server))
