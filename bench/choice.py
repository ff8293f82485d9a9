"""What a choice costs in the rules of a server's process, as JSON: played on a copy, told to two
seats and to spectators, the two seats' tables written as they are sent.

    .venv/bin/python bench/choice.py --seconds 1 --seed 7

Without sockets and storage; `tables.py` measures the server with those.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from time import process_time

from figures import FULL, GAMES, rate

import bestiary
from bestiary.engine import SPECTATOR
from bestiary.engine.view.show import PublicCards
from bestiary.server.wire import messages as wire


def main() -> None:
    options = argparse.ArgumentParser(description="Measure a choice without the server around it.")
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    telling = Telling(asked.seed)
    rate(telling, asked.seconds)
    milliseconds = 1000 * telling.spent / telling.choices
    print(json.dumps({"compiled": bestiary.compiled(), "milliseconds": milliseconds}))


class Telling:
    """Random games, told to both seats. Only that is timed, not how the choices are picked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Random(seed)
        self.spent = 0.0
        self.choices = 0

    def __call__(self, games: int) -> int:
        self.spent, self.choices = 0.0, 0
        for _ in range(games):
            self.seed += 1
            self.play()
        return self.choices

    def play(self) -> None:
        state = bestiary.game(GAMES[FULL].game).new(seed=self.seed)
        serial, public = 0, PublicCards()
        while state.result() is None:
            state.events = []
            decision = self.dice.choice(state.decisions())
            text = self.dice.choice(decision.choices).text
            serial += 1
            start = process_time()
            state = state.copy()
            state.play(decision.seat, text)
            logs = {audience: state.log(audience) for audience in (0, 1, SPECTATOR)}
            for seat in (0, 1):
                view = state.view(seat, len(state.events), public)
                view["log"] = logs[seat]
                wire.write(wire.TableNews(serial, view, len(logs[seat]), False))
            self.spent += process_time() - start
            self.choices += 1


if __name__ == "__main__":
    main()
