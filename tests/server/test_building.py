"""Expensive requests run in a worker with a time limit, and keep nobody else waiting."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from bestiary.server.store.folder import STORE
from tests.server.player import Player
from tests.server.pulse import Pulse
from tests.server.running import Running
from tests.server.table import Table

PATIENCE = 0.6  # seconds, on a machine that does other things too


def asked(position: str) -> dict[str, Any]:
    return {"game": "heavy", "options": {"position": position}}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("setup: 60\n", "takes too long to set up"),
        ("view: 600\n", "takes too long to set up"),
        ("view: 1\n", "takes too long to show"),
        ("memory: 4\n", "takes too long to set up"),
        ("nonsense: 4\n", "no line 'nonsense'"),
    ],
)
def test_a_dear_position_is_refused_and_nobody_waits(
    server: Running, position: str, words: str
) -> None:
    async def play() -> httpx.Response:
        async with Pulse(server) as pulse, httpx.AsyncClient(timeout=60) as client:
            answer = await client.post(f"{server.url}/api/rooms", json=asked(position))
        assert pulse.worst < PATIENCE
        return answer

    answer = asyncio.run(play())
    assert answer.status_code == 400
    reason = answer.json()["error"]["reason"]
    assert words in reason
    assert "\n" not in reason


def test_a_written_position_is_the_same_after_a_kill(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "heavy", options={"position": "turns: 1\n"})
        one, two = table.players
        await table.play((1, "push"), (0, "push"))
        assert [event["text"] for event in one.log] == ["Player 2 pushes.", "You push."]
        server.kill()
        server.restart()
        for player in (one, two):
            back = await table.enter(player.seat)
            assert (back.at, back.log) == (2, player.log)
            assert {**back.view, "log": []} == {**player.view, "log": []}

    with Running(folder) as server:
        asyncio.run(play(server))


def test_a_long_game_is_played_again_elsewhere(folder: Path) -> None:
    """Without a snapshot everything is played again: seconds, in which others are answered."""

    async def play(server: Running) -> None:
        table = await Table.set(server, "heavy", options={"position": "turns: 18\n"})
        for number in range(18):
            await table.play(((number + 1) % 2, "push"))
        one = table.players[0]
        server.kill()
        assert snapshots(server) == [16]
        db = sqlite3.connect(server.data / STORE)
        db.execute("DELETE FROM snapshots")
        db.commit()
        db.close()
        server.restart()
        async with Pulse(server) as pulse:
            start = time.perf_counter()
            back = await table.enter(0)
            took = time.perf_counter() - start
        assert took > 0.7, "it was not played again at all"
        assert pulse.worst < PATIENCE
        assert (back.at, back.log) == (18, one.log)
        for _ in range(200):  # the next time it is quick
            if snapshots(server):
                break
            await asyncio.sleep(0.02)
        assert snapshots(server) == [18]

    with Running(folder) as server:
        asyncio.run(play(server))


def snapshots(server: Running) -> list[int]:
    db = sqlite3.connect(server.data / STORE)
    found = [serial for (serial,) in db.execute("SELECT serial FROM snapshots")]
    db.close()
    return found


@pytest.mark.parametrize("kind", ["rooms", "replays"])
def test_the_server_stops_at_once_whatever_is_going_on(folder: Path, kind: str) -> None:
    async def bother(server: Running) -> int:
        async with httpx.AsyncClient(timeout=60) as client:
            if kind == "rooms":
                answer = await client.post(f"{server.url}/api/rooms", json=asked("setup: 60\n"))
            else:
                replay = replay_of("setup: 60")
                answer = await client.post(f"{server.url}/api/replays", content=replay)
            return answer.status_code

    async def play(server: Running) -> None:
        player = await Player.connect(server.socket_url)  # which never says hello
        bothering = [asyncio.create_task(bother(server)) for _ in range(8)]
        await asyncio.sleep(1.0)
        start = time.perf_counter()
        assert await asyncio.to_thread(server.stop) == 0
        assert time.perf_counter() - start < 20.0  # and not 60
        codes = await asyncio.gather(*bothering, return_exceptions=True)
        assert not any(code == 500 for code in codes)
        await player.closed()

    with Running(folder) as server:
        asyncio.run(play(server))


def replay_of(position: str, choices: str = "") -> bytes:
    head = "bestiary replay 1\ngame heavy\nrules 1\nseats 2\nseed 1\n"
    return f"{head}set position {json.dumps(position)}\n{choices}".encode()


def test_a_flood_of_replays_keeps_no_bot_waiting(folder: Path) -> None:
    """Twenty connections post replays of a second each; somebody else plays a bot."""

    async def flood(server: Running, codes: list[int]) -> None:
        async with httpx.AsyncClient(timeout=60) as client:
            while True:
                replay = replay_of("setup: 1")
                answer = await client.post(f"{server.url}/api/replays", content=replay)
                codes.append(answer.status_code)
                await asyncio.sleep(0.02)

    async def play(server: Running) -> None:
        made = server.make_room("lantern-frogs", "me,greedy")
        player = await Player.enter(server.socket_url, made["room"], made["secret"])
        await answered(player)
        codes: list[int] = []
        flooding = [asyncio.create_task(flood(server, codes)) for _ in range(20)]
        await asyncio.sleep(1.0)
        waits = []
        dice = Random(1)
        for _ in range(4):
            if player.result is not None:
                break
            done = await player.choose(dice.choice(player.choices()))
            start = time.perf_counter()
            while player.at < done["at"]:
                await player.next()
            await answered(player)
            waits.append(time.perf_counter() - start)
        for task in flooding:
            task.cancel()
        await asyncio.gather(*flooding, return_exceptions=True)
        assert waits
        assert max(waits) < 5.0
        assert 429 in codes, "one address has only so much waiting"
        assert set(codes) <= {200, 400, 429, 503}

    with Running(folder) as server:
        asyncio.run(play(server))


async def answered(player: Player) -> None:
    """Until the bot has chosen, or only the player is asked, after landing on a spring."""
    await player.until_true(
        lambda me: (
            me.result is not None
            or bool(me.view["seats"][1]["answered"])
            or "drink" in me.choices()
        )
    )
