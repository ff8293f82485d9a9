"""What one process can do in random play and in copying, as one line of JSON.

`run.py` starts this once a round with `BESTIARY_PURE=1` and once without, so both builds are
measured by the same lines:

    BESTIARY_PURE=1 .venv/bin/python bench/measure.py --seconds 1 --seed 7
"""

from __future__ import annotations

import argparse
import copy
import json
from collections.abc import Callable
from itertools import repeat
from time import perf_counter

import bestiary
from bestiary.engine import Game, State
from bestiary.engine.playout import random_games

BASE: dict[str, object] = {"spells": False}  # the base game, which is what the C program plays
MIDDLE = 6  # copies are of a game at this turn, of some twenty; the C program's are too


def main() -> None:
    options = argparse.ArgumentParser(description="Measure the rules of this process.")
    options.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    game = bestiary.game("creature-wars")
    state = middle_of_a_game(game, asked.seed)
    figures: dict[str, object] = {"compiled": bestiary.compiled()}
    figures.update(random_play(game, asked.seed, asked.seconds, False, BASE))
    recorded = random_play(game, asked.seed, asked.seconds, True, BASE)
    spells = random_play(game, asked.seed, asked.seconds, False, {})
    figures["games, with spells"] = spells["games"]
    figures["games, events on"] = recorded["games"]
    figures["copies"] = rate(state.copy, asked.seconds)
    if not bestiary.compiled():  # deepcopy does not work on compiled classes
        figures["deepcopies"] = rate(lambda: copy.deepcopy(state), asked.seconds)
        # A fairer rival: what all States of a game share stays shared, as copy() has it.
        twin = vars(state.copy())
        shared = {id(it): it for name, it in vars(state).items() if twin.get(name) is it}
        figures["deepcopies, rules shared"] = rate(
            lambda: copy.deepcopy(state, dict(shared)), asked.seconds
        )
    print(json.dumps(figures))


def middle_of_a_game(game: Game, seed: int) -> State:
    """A State at the start of turn 6: each seat has chosen its first card five times."""
    while True:
        state = game.new(seed=seed, record=False, options=BASE)
        for _ in range(MIDDLE - 1):
            for decision in state.decisions():
                state.play(decision.seat, decision.choices[0].text)
        if state.result() is None:
            return state
        seed += 1


def random_play(
    game: Game, seed: int, seconds: float, record: bool, options: dict[str, object]
) -> dict[str, object]:
    """Rates of random play over about that many seconds, and what became of the games."""
    trial = 50
    start = perf_counter()
    random_games(game, trial, seed, options, record)
    count = max(trial, int(trial * seconds / (perf_counter() - start)))
    start = perf_counter()
    tally = random_games(game, count, seed + trial, options, record)
    took = perf_counter() - start
    return {
        "games": tally.games / took,
        "decisions": tally.decisions / took,
        "tally": {
            "games": tally.games,
            "decisions": tally.decisions,
            "turns": tally.turns,
            "wins": list(tally.wins),
            "ends": dict(tally.ends),
        },
    }


def rate(act: Callable[[], object], seconds: float) -> float:
    """How often a second `act` runs. What it makes is thrown away at once, and that counts."""
    count = 10
    while True:
        start = perf_counter()
        for _ in repeat(None, count):
            act()
        took = perf_counter() - start
        if took >= seconds / 2:
            return count / took
        count = int(count * min(100.0, 1.0 + seconds / took))


if __name__ == "__main__":
    main()
