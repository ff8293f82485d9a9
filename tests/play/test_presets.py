"""Presets are options of their game, and games can be played with them."""

import random
from typing import Any

import pytest

from bestiary.engine import Game, Preset
from tests.conformance.games import all_games

PRESETS = [(game, preset) for game in all_games() for preset in game.presets()]


@pytest.mark.parametrize(
    ("game", "preset"), PRESETS, ids=lambda one: one["name"] if isinstance(one, dict) else one.name
)
def test_a_game_can_be_played_with_it(game: Game[Any], preset: Preset) -> None:
    rng = random.Random(3)
    state = game.new(seed=3, options=preset["options"])
    for _ in range(60):
        if state.result() is not None:
            return
        asked = state.decisions()[0]
        state.play(asked.seat, rng.choice(asked.choices).text)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_names_are_unique_and_one_changes_nothing(game: Game[Any]) -> None:
    presets = game.presets()
    assert len({preset["name"] for preset in presets}) == len(presets)
    assert not presets or any(not preset["options"] for preset in presets)


def test_our_boxes_say_how_long_and_how_hard() -> None:
    ours = ["creature-wars", "hiddenzone", "twisted-oliver", "creature-adventures"]
    for game in all_games():
        if game.name in ours:
            assert game.minutes > 0
            assert game.difficulty in (1, 2, 3)
