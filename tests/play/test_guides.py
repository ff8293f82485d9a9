"""A first-game guide is a real game: it can be played as written, to a win, and what its learner is
told stays with the learner."""

from typing import Any

import pytest

from bestiary.engine import Game
from bestiary.play.library import guide_shown
from tests.conformance.games import all_games

OURS = ["creature-wars", "hiddenzone", "twisted-oliver", "creature-adventures"]
GUIDED = [game for game in all_games() if game.guide() is not None]


def test_our_games_have_one() -> None:
    assert set(OURS) <= {game.name for game in GUIDED}


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.name)
def test_it_is_played_as_written(game: Game[Any]) -> None:
    guide = game.guide()
    assert guide is not None
    learner = guide["seat"]
    state = game.new(seed=guide["seed"], options=guide["options"])
    for step in guide["steps"]:
        assert state.result() is None
        assert bool(step["tip"]) == (step["seat"] == learner), step
        state.play(step["seat"], step["choice"])
    scores = state.result()
    assert scores is not None
    assert scores[learner] == 1.0
    assert guide["end"]
    assert 8 <= sum(step["seat"] == learner for step in guide["steps"]) <= 16


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.name)
def test_what_the_page_gets_tells_no_hidden_card(game: Game[Any]) -> None:
    guide = game.guide()
    assert guide is not None
    shown: dict[str, Any] = dict(guide_shown(game))
    assert "seed" not in shown
    assert "position" not in shown["options"]


@pytest.mark.parametrize("name", OURS)
def test_a_tip_names_the_card_it_is_about(name: str) -> None:
    """Tips go stale when a card is renamed: one that plays a card says its name, or part of it."""
    game = next(game for game in GUIDED if game.name == name)
    guide = game.guide()
    assert guide is not None
    state = game.new(seed=guide["seed"], options=guide["options"])
    told = 0
    for step in guide["steps"]:
        if step["seat"] == guide["seat"]:
            [asked] = [ask for ask in state.decisions() if ask.seat == step["seat"]]
            [choice] = [one for one in asked.choices if one.text == step["choice"]]
            words = [word for word in choice.label.split() if word.isalpha() and len(word) > 3]
            told += any(word in step["tip"] for word in words)
        state.play(step["seat"], step["choice"])
    mine = sum(step["seat"] == guide["seat"] for step in guide["steps"])
    assert told >= mine // 2
