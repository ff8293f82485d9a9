"""What one process can do with one game, as a line of JSON.

`run.py` starts this several times a round, with `BESTIARY_PURE=1` and without, so that both builds
are measured by the same lines:

    BESTIARY_PURE=1 .venv/bin/python bench/measure.py hiddenzone --seconds 1 --seed 7
"""

from __future__ import annotations

import argparse
import copy
import json
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

from figures import (
    ASKS,
    COPIES,
    DEALS,
    DEEPCOPIES,
    EVENTS,
    GAMES,
    GUESSES,
    INSIDE,
    MIDDLES,
    SHARING,
    THROUGH,
    VIEWS,
    Setup,
    each,
    rate,
)

import bestiary
from bestiary.engine import Rng, State
from bestiary.engine.playout import random_games

LOOKS = 20  # moments of each game at which views are taken


def main() -> None:
    options = argparse.ArgumentParser(description="Measure the rules of this process.")
    options.add_argument("game", choices=list(GAMES))
    options.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    bench = Bench(GAMES[asked.game], asked.seed)
    rates, tally = bench.figures(asked.seconds)
    print(
        json.dumps(
            {
                "source": bestiary.__file__,
                "compiled": bestiary.compiled(),
                "rates": rates,
                "tally": {
                    "games": tally.games,
                    "decisions": tally.decisions,
                    "turns": tally.turns,
                    "wins": list(tally.wins),
                    "ends": dict(tally.ends),
                },
            }
        )
    )


class Bench:
    """One game, and the loops that drive it. The settings are read once, as OpenSpiel's are."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.game = bestiary.game(setup.game)
        self.options = setup.options
        self.seats = self.game.fewest
        self.settings = self.game.settings(setup.options, self.seats)
        self.seed = seed
        self.dealer = Rng(seed)
        self.random = Random(seed).random
        self.length = 0  # decisions of a game, about

    def figures(self, seconds: float) -> tuple[dict[str, float], Any]:
        inside = Inside(self, record=False)
        rates = {
            INSIDE: rate(inside, seconds),
            EVENTS: rate(Inside(self, record=True), seconds),
            THROUGH: rate(self.through_decisions, seconds),
            ASKS: rate(self.through_asks, seconds),
        }
        middles = [self.middle() for _ in range(MIDDLES)]
        rng = self.dealer.fork()
        rates[COPIES] = rate(each([state.copy for state in middles]), seconds)
        guesses = [partial(state.guess, asked_seat(state), rng) for state in middles]
        rates[GUESSES] = rate(each([*guesses]), seconds)
        deals = [partial(guesser(state), rng) for state in middles]
        rates[DEALS] = rate(each([*deals]), seconds)
        rates[VIEWS] = self.views(seconds)
        if not bestiary.compiled():  # deepcopy does not work on compiled classes
            whole = [partial(copy.deepcopy, state) for state in middles]
            rates[DEEPCOPIES] = rate(each([*whole]), seconds)
            rates[SHARING] = rate(each([sharing_deepcopy(state) for state in middles]), seconds)
        return rates, inside.tally

    def new(self) -> State[Any]:
        state: State[Any] = self.game.blank(self.settings, self.seats, self.dealer.fork())
        state.deal()
        state.run()
        return state

    def through_decisions(self, games: int) -> int:
        made = 0
        random = self.random
        for _ in range(games):
            state = self.new()
            while decisions := state.decisions():
                for decision in decisions:
                    choices = decision.choices
                    state.play(decision.seat, choices[int(random() * len(choices))].text)
                    made += 1
        return made

    def through_asks(self, games: int) -> int:
        made = 0
        for _ in range(games):
            state = self.new()
            while state.scores is None:
                made += self.step(state)
        return made

    def step(self, state: State[Any]) -> int:
        """Answer everything that is asked now, at random."""
        random = self.random
        asks = state.asks.copy()
        for ask in asks:
            answers = ask.answers(state)
            state.answer(ask, answers[int(random() * len(answers))])
        return len(asks)

    def middle(self) -> State[Any]:
        """A State halfway through a random game."""
        moments = [self.new()]
        made = [0]
        while moments[-1].scores is None:
            state = moments[-1].copy()
            made.append(made[-1] + self.step(state))
            moments.append(state)
        self.length = max(self.length, made[-1])
        return next(at for at, done in zip(moments, made, strict=True) if done >= made[-1] // 2)

    def views(self, seconds: float) -> float:
        """Views per second, of every seat in turn, at moments all over the games: no moment is
        looked at twice, as at a table."""
        stride = max(1, self.length // LOOKS)
        seats = range(self.seats)
        spent, made = 0.0, 0
        while spent < seconds:
            state = self.new()
            done = 0
            due = int(self.random() * stride)
            while state.scores is None and spent < seconds:
                if done >= due:
                    due += stride
                    start = process_time()
                    for seat in seats:
                        state.view(seat)
                    spent += process_time() - start
                    made += self.seats
                done += self.step(state)
        return made / spent


class Inside:
    """Random games with the loop inside the rules' own code, and the tally of the last lot."""

    def __init__(self, bench: Bench, record: bool) -> None:
        self.bench = bench
        self.record = record
        self.tally: Any = None

    def __call__(self, games: int) -> int:
        bench = self.bench
        self.tally = random_games(bench.game, games, bench.seed, bench.options, self.record)
        return int(self.tally.decisions)


def asked_seat(state: State[Any]) -> int:
    return int(state.asks[0].seat)


def guesser(state: State[Any]) -> Callable[[Rng], object]:
    """What deals guess after guess from one State. Where the engine has nothing that plans ahead,
    every guess starts from the State."""
    plan = getattr(state, "guesser", None)
    if plan is None:
        return partial(state.guess, asked_seat(state))
    deal: Callable[[Rng], object] = plan(asked_seat(state)).deal
    return deal


def sharing_deepcopy(state: State[Any]) -> Callable[[], object]:
    """A fairer rival of copy(): what all States of a game share stays shared."""
    twin = vars(state.copy())
    shared = {id(it): it for name, it in vars(state).items() if twin.get(name) is it}
    return lambda: copy.deepcopy(state, dict(shared))


if __name__ == "__main__":
    main()
