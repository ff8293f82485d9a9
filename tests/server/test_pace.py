"""The time that a bot takes tells nothing about what it holds."""

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bestiary import bots
from bestiary.engine import Rng
from bestiary.play.room.turn import Turn
from bestiary.server.room.bot_players import LIGHT, LIGHT_PACE
from tests.server.player import Player
from tests.server.running import Running

PACE = 0.5
EARLY = 0.02  # seconds: clocks differ a little
LATE = 0.15  # seconds, in the best case: a choice is stored and sent


@pytest.mark.parametrize(("took", "shown"), [(0.0, 0.2), (0.1, 0.2), (0.25, 0.4)])
def test_a_choice_is_shown_after_whole_paces(took: float, shown: float) -> None:
    async def turn() -> float:
        turn = Turn(0.2)
        await asyncio.sleep(0.05)  # waiting for a worker does not count
        turn.begin()
        start = monotonic()
        await asyncio.sleep(took)
        await turn.end()
        return monotonic() - start

    assert min(asyncio.run(turn()) for _ in range(3)) == pytest.approx(shown, abs=0.04)


def test_every_level_that_searches_has_the_long_pace() -> None:
    searching = [
        level.name for level in bots.LEVELS if isinstance(level.make(Rng(1)), bots.Searcher)
    ]
    assert sorted([*LIGHT, *searching]) == sorted(level.name for level in bots.LEVELS)


@pytest.mark.parametrize("bot", ["hesitates", "apprentice", "greedy"])
def test_quick_and_slow_choices_look_alike(folder: Path, bot: str) -> None:
    """However long a bot thinks, people wait equally long."""
    pace = PACE * (LIGHT_PACE if bot == "greedy" else 1.0)

    async def play(server: Running) -> list[tuple[int, float]]:
        made = server.make_room("high-card", f"me,{bot}")
        player = await Player.enter(server.socket_url, made["room"], made["secret"])
        dice, waits = Random(1), []
        await player.until_true(lambda me: me.view["seats"][1]["answered"])  # a worker has started
        await player.choose(dice.choice(player.choices()))
        await player.until_true(lambda me: bool(me.choices()))
        asked = monotonic()
        while player.result is None:
            cards = len(player.choices())  # the bot has as many
            await player.until_true(lambda me: me.view["seats"][1]["answered"])
            waits.append((cards, monotonic() - asked))
            await player.choose(dice.choice(player.choices()))
            asked = monotonic()
            await player.until_true(lambda me: bool(me.choices()) or me.result is not None)
        return waits

    with Running(folder, "--bot-pace", str(PACE)) as server:
        waits = asyncio.run(play(server))
    forced = [wait for cards, wait in waits if cards == 1]
    assert forced
    assert min(wait for _, wait in waits) >= pace - EARLY
    for parity in (0, 1):  # one of them is slow to make
        assert min(wait for cards, wait in waits if cards % 2 == parity) < pace + LATE
