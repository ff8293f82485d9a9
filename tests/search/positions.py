"""Positions from random games to search in."""

from collections.abc import Iterator
from random import Random
from typing import Any

import bestiary
from bestiary.engine import Ask, Game, State


def positions(game: str, seed: int) -> Iterator[State[Any]]:
    """Every position of a random game in which somebody has a choice. It changes afterwards."""
    return walk(bestiary.game(game), seed)


def walk(game: Game[Any], seed: int, several: bool = True) -> Iterator[State[Any]]:
    """The same for a game that may not be registered; or every position, choice or not."""
    dice = Random(seed)
    state: State[Any] = game.new(seed, record=False)
    while state.result() is None:
        ask = open_ask(state)
        answers = ask.answers(state)
        if len(answers) > 1 or not several:
            yield state
        state.answer(ask, dice.choice(answers))


def open_ask(state: State[Any]) -> Ask:
    return next(ask for ask in state.asks if ask.answer is None)
