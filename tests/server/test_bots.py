"""Bots in their own processes: hung, crashed and babbling ones do not stop a room."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tests.server.player import Player
from tests.server.running import Running


@pytest.mark.parametrize("bot", ["hangs", "crashes", "raises", "babbles"])
def test_a_bad_bot_is_stood_in_for(folder: Path, bot: str) -> None:
    async def play(server: Running) -> None:
        bad = server.make_room("lantern-frogs", f"me,{bot}")
        good = server.make_room("lantern-frogs", "me,random")
        players = [
            await Player.enter(server.socket_url, made["room"], made["secret"])
            for made in (bad, good)
        ]
        await asyncio.gather(*(player.play_to_the_end(Random(2)) for player in players))
        assert all(player.result is not None for player in players)
        failed = [line for line in server.logged() if line["event"] == "bot-failed"]
        assert {line["room"] for line in failed} == {bad["room"]}
        assert len(failed) == 2, "after that the quick one plays on"

    with Running(folder, "--bot-seconds", "2") as server:
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
