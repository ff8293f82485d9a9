"""Each class of States belongs to one game."""

from typing import Any

import pytest

from bestiary.engine import Face, Game, Rulebook, State


class Lawn(State[Face]):
    """Never played."""


def lawn_game(name: str) -> Game[Any]:
    book: Rulebook[Any, Face] = Rulebook(name)
    return Game(name, name, "", version=1, state=Lawn, rulebook=book, places=[], options=[])


def test_a_second_game_cannot_claim_a_state_class() -> None:
    first = lawn_game("croquet")
    with pytest.raises(ValueError, match="bowls: Lawn is already the State of croquet"):
        lawn_game("bowls")
    assert Lawn.home() is first
