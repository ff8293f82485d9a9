"""Clocks: the server's, whatever the clients think, through a kill and to the fall of the flag."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from bestiary.server.room.clock import Clock
from tests.server.running import Running
from tests.server.table import Table


def test_time_runs_for_who_is_asked() -> None:
    clock = Clock(60, 5, 2)
    clock.run([0, 1], 100.0)
    clock.advance(110.0)
    assert clock.left == [50.0, 50.0]
    clock.run([1], 112.0)
    clock.reward(0)
    clock.advance(120.0)
    assert clock.left == [53.0, 40.0]
    assert clock.next_fall() == 40.0
    clock.advance(161.0)
    assert clock.fallen() == [1]
    clock.run([0, 1], 161.0)
    assert clock.running == {0}, "no time, no running"


def test_sealing_and_withdrawing_gains_no_time() -> None:
    clock = Clock(60, 30, 2)
    clock.run([0, 1], 0.0)
    for now in range(1, 6):
        clock.run([1], float(now))
        clock.reward(0)
        clock.take_back(0)
        clock.run([0, 1], float(now))
    assert clock.left[0] <= 60


def test_the_clock_waits_for_everybody(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs", clock={"seconds": 60, "bonus": 2})
        one, two = table.players
        await two.next()
        first = two.shown["clock"]
        assert (first["seconds"], first["bonus"]) == (60, 2)
        assert first["running"] == [0, 1]
        assert all(30_000 <= left <= 60_000 for left in first["left"])
        await table.play((0, one.choices()[0]))
        await two.until_true(lambda me: me.shown["clock"]["running"] == [1])
        left = two.shown["clock"]["left"]
        assert left[0] > left[1], "a choice is rewarded, and only that of who made it"
        assert left[1] <= first["left"][1]
        made = server.make_room("lantern-frogs", clock={"seconds": 60})
        shown = server.get(f"/api/rooms/{made['room']}").json()
        assert shown["clock"] == {"seconds": 60, "bonus": 0, "left": [60_000] * 2, "running": []}

    asyncio.run(play())


def squeeze(server: Running, milliseconds: int) -> None:
    """While the server is away: both seats have this much left."""
    db = sqlite3.connect(server.data / "bestiary.sqlite")
    db.execute("UPDATE entries SET clock = ?", (f"[{milliseconds}, {milliseconds}]",))
    db.commit()
    db.close()


def test_a_fallen_flag_is_a_game_lost(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs", clock={"seconds": 60})
        one, two = table.players
        await table.play((0, one.choices()[0]))
        server.kill()
        squeeze(server, 400)  # the stored time is left, not a new 60 seconds
        server.restart()
        table.players = [await table.come_back(one), await table.come_back(two)]
        one, two = table.players
        assert all(left <= 400 for left in one.shown["clock"]["left"])
        await one.until_true(lambda me: me.result is not None)
        assert one.result == [1.0, 0.0], "seat 0 had answered; the time of seat 1 ran out"
        assert "concede" in server.get(table.address("/replay")).text

    with Running(folder) as server:
        asyncio.run(play(server))


def test_a_bot_plays_on_where_that_was_allowed(folder: Path) -> None:
    async def play(server: Running) -> None:
        allowed: dict[str, Any] = {"clock": {"seconds": 60}, "takeover": True}
        table = await Table.set(server, "lantern-frogs", **allowed)
        one, two = table.players
        await table.play((0, one.choices()[0]))
        server.kill()
        squeeze(server, 300)
        server.restart()
        table.players = [await table.come_back(one), await table.come_back(two)]
        one, two = table.players
        await one.until_true(lambda me: me.result is not None)
        assert [seat["bot"] for seat in one.shown["seats"]] == ["greedy", "greedy"]
        assert "concede" not in server.get(table.address("/replay")).text

    with Running(folder) as server:
        asyncio.run(play(server))


def test_who_is_out_of_time_does_not_choose(folder: Path) -> None:
    async def play(server: Running) -> None:
        allowed: dict[str, Any] = {"clock": {"seconds": 60}, "takeover": True}
        table = await Table.set(server, "creature-wars", **allowed)
        one = table.players[0]
        await table.play((0, one.choices()[0]))
        server.kill()
        db = sqlite3.connect(server.data / "bestiary.sqlite")
        db.execute("UPDATE entries SET clock = '[60000, 0]'")
        db.commit()
        db.close()
        server.restart()
        two = await table.enter(1)
        assert two.shown["seats"][1]["bot"] == "greedy"
        refused = await two.ask("choose", at=two.at, choice="pass")
        assert refused["code"] == "not-yours"

    with Running(folder) as server:
        asyncio.run(play(server))
