"""Bots in their own processes: one that hangs, crashes or babbles does not stop a room."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.player import Player
from tests.server.running import Running

FAULTS = {
    "hangs": "no answer in 1 s",
    "crashes": "the process ended",
    "exits": "the process ended",
    "raises": "it raised RuntimeError",
    "babbles": "it made an illegal choice",
    "rambles": "it made an illegal choice",
    "missing": "it raised BestiaryError",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that gives bots a second."""
    with Running(tmp_path_factory.mktemp("strict"), "--bot-seconds", "1") as server:
        yield server


@pytest.mark.slow
@pytest.mark.parametrize("bot", FAULTS)
def test_a_bot_that_fails_is_replaced_and_everybody_is_told(strict: Running, bot: str) -> None:
    async def play(server: Running) -> None:
        bad = server.make_room("lantern-frogs", f"me,{bot}")
        good = server.make_room("lantern-frogs", "me,random")
        players = [
            await Player.enter(server.socket_url, made["room"], made["secret"])
            for made in (bad, good)
        ]
        watcher = await Player.enter(server.socket_url, bad["room"])
        await asyncio.gather(*(player.play_to_the_end(Random(2)) for player in players))
        assert all(player.result is not None for player in players)
        await watcher.until_true(lambda me: me.result is not None)
        for told in (players[0], watcher):
            seat = told.shown["seats"][1]
            assert (seat["bot"], seat["fault"]) == ("greedy", f"{bot} failed: {FAULTS[bot]}.")
        assert players[1].shown["seats"][1]["fault"] == ""
        failures = [line for line in server.logged() if line["event"] == "bot-failed"]
        (failed,) = [line for line in failures if line["room"] in (bad["room"], good["room"])]
        assert (failed["room"], failed["seat"], failed["bot"]) == (bad["room"], 1, bot)
        assert failed["why"] == FAULTS[bot]
        said = server.log_path.read_text() + "".join(watcher.heard)
        assert "no idea" not in said, "what a bot says may name its cards"

    asyncio.run(play(strict))


@pytest.mark.slow
def test_rules_that_are_too_slow_for_any_bot_are_played_without_thinking(strict: Running) -> None:
    async def play(server: Running) -> None:
        made = server.make_room("heavy", "me,novice", options={"position": "worth: 5\n"})
        player = await Player.enter(server.socket_url, made["room"], made["secret"])
        for _ in range(3):  # the bot begins
            await player.until_true(lambda me: bool(me.choices()))
            await player.choose("push")
        failed = [line["bot"] for line in server.logged() if line.get("room") == made["room"]
                  and line["event"] == "bot-failed"]  # fmt: skip
        assert failed == ["novice", "greedy", "greedy"]

    asyncio.run(play(strict))


def test_a_replaced_bot_does_not_come_back(folder: Path) -> None:
    async def play(server: Running) -> None:
        made = server.make_room("lantern-frogs", "me,crashes")
        player = await Player.enter(server.socket_url, made["room"], made["secret"])
        await player.until_true(lambda me: me.view["seats"][1]["answered"])
        server.kill()
        server.restart()
        back = await Player.enter(server.socket_url, made["room"], made["secret"])
        assert back.shown["seats"][1]["bot"] == "greedy"
        await back.play_to_the_end(Random(5))
        assert sum(line["event"] == "bot-failed" for line in server.logged()) == 1

    with Running(folder) as server:
        asyncio.run(play(server))


def test_the_same_room_has_the_same_bot_after_a_kill(folder: Path) -> None:
    """A bot's choice depends on the game and the moment: none is lost, none is different."""

    async def play(server: Running) -> None:
        made = server.make_room("lantern-frogs", "me,greedy")
        player = await Player.enter(server.socket_url, made["room"], made["secret"])
        await player.until_true(lambda me: me.view["seats"][1]["answered"])
        server.kill()
        server.restart()
        back = await Player.enter(server.socket_url, made["room"], made["secret"])
        assert back.view["seats"][1]["answered"]
        await back.play_to_the_end(Random(5))

    with Running(folder) as server:
        asyncio.run(play(server))


def test_bots_rest_while_nobody_looks(server: Running) -> None:
    made = server.make_room("lantern-frogs", "random,random")
    time.sleep(0.5)
    assert server.get(f"/api/rooms/{made['room']}/moments/0").json()["last"] == 0
