"""A guided room: the other seat follows the script as long as the learner does."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.conformance.games import all_games
from tests.server.player import Player
from tests.server.running import Running

GUIDED = ["guided-frogs", *(game.name for game in all_games() if game.guide() is not None)]


async def guided(server: Running, game: str) -> tuple[Player, dict[str, Any]]:
    answer = server.post("/api/rooms", {"game": game, "guide": True})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    player = await Player.enter(server.socket_url, made["room"], made["secret"])
    guide = server.get(f"/api/games/{game}/guide").json()
    assert player.seat == guide["seat"]
    assert player.shown["guide"]
    return player, guide


@pytest.mark.parametrize("game", GUIDED)
def test_on_script(server: Running, game: str) -> None:
    async def play() -> None:
        player, guide = await guided(server, game)
        assert any(step["tip"] for step in guide["steps"])
        assert "seed" not in guide
        for number, step in enumerate(guide["steps"]):
            if step["seat"] == player.seat:
                await player.until_true(lambda me: me.at == number)  # noqa: B023
                assert (await player.choose(step["choice"]))["at"] == number + 1
        await player.until_true(lambda me: me.at >= len(guide["steps"]))
        await player.play_to_the_end(Random(1))
        text = server.get(f"/api/rooms/{player.room}/replay").text
        made = [line for line in text.splitlines() if line[:2] in ("0 ", "1 ")]
        script = [f"{step['seat']} {step['choice']}" for step in guide["steps"]]
        assert made[: len(script)] == script

    asyncio.run(play())


def test_who_leaves_the_script_plays_an_ordinary_bot(server: Running) -> None:
    async def play() -> None:
        player, guide = await guided(server, "guided-frogs")
        other = next(text for text in player.choices() if text != guide["steps"][0]["choice"])
        assert (await player.choose(other))["type"] == "done"
        await player.play_to_the_end(Random(2))
        assert player.result is not None

    asyncio.run(play())
