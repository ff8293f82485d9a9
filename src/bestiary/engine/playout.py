"""Random play with the loop in compiled code: for benchmarks, soak tests and statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from bestiary.engine.game import Game
from bestiary.engine.rng import Rng
from bestiary.engine.state import State
from bestiary.engine.steps import Answer


def play_out(state: State[Any], rng: Rng) -> int:
    """Play a State to its end with random choices. Returns how many were made."""
    made: i64 = 0
    while state.scores is None:
        asks = state.asks
        if len(asks) == 1:
            state.answer(asks[0], rng.pick(asks[0].answers(state)))
            made += 1
        else:
            answers: list[Answer] = []
            for ask in asks:
                sealed = ask.answer
                if sealed is None:
                    sealed = rng.pick(ask.answers(state))
                    made += 1
                answers.append(sealed)
            state.answer_all(answers)
    return made


class PlayoutCounts:
    """Counts over many games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.wins: list[float] = [0.0] * seats
        self.ends: dict[str, int] = {}

    def add(self, state: State[Any], decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.turns += state.turn
        self.ends[state.ending] = self.ends.get(state.ending, 0) + 1
        for seat, score in enumerate(state.result() or ()):
            self.wins[seat] += score


def random_games(
    game: Game[Any],
    count: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    record: bool = False,
) -> PlayoutCounts:
    """Play ``count`` random games, one after another, from one seed."""
    seats = game.fewest
    settings = game.settings(options or {}, seats)
    tally = PlayoutCounts(seats)
    dealer = Rng(seed)
    for _ in range(count):
        state: State[Any] = game.blank(settings, seats, dealer.fork())
        state.recording = record
        state.deal()
        state.run()
        tally.add(state, play_out(state, dealer))
    return tally
