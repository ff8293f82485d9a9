"""Games are found by name, however often and in whatever order one asks."""

import pytest

import bestiary
from tests.conformance.games import EXAMPLES, example


def test_games_can_be_listed_before_and_after_loading_them() -> None:
    names = bestiary.games()
    assert "creature-wars" in names
    for name in names:
        assert bestiary.game(name).name == name
    assert bestiary.games() == names  # the folder `bestiary.games` must not hide the function


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(bestiary.UnknownGame, match="did you mean 'creature-wars'"):
        bestiary.game("creature-war")


def test_there_is_an_example_game() -> None:
    assert any(example(path) is not None for path in EXAMPLES.glob("*.py"))
