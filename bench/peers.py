"""The peers: three of OpenSpiel's games, written in C++ and driven from Python, as JSON.

    .venv-bench/bin/python bench/peers.py --seconds 1 --seed 7

The loop is the one that drives our rules through `decisions()` and `play()`, with the same random
source. Only players' decisions count. Chance nodes do not, but their time does, as dealing does for
us. They are sampled in two ways: by weight from `chance_outcomes()`, which is right in any game,
and uniformly from `legal_actions()`, which is faster, and right in these three (this is checked).
"""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from figures import COPIES, MIDDLES, PEERS, THROUGH, UNWEIGHTED, each, rate

CHANCE = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def main() -> None:
    options = argparse.ArgumentParser(description="Measure OpenSpiel's games.")
    options.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    rates = {name: Peer(name, asked.seed).figures(asked.seconds) for name in PEERS}
    print(json.dumps({"version": version("open_spiel"), "rates": rates}))


class Peer:
    def __init__(self, name: str, seed: int) -> None:
        self.game = pyspiel.load_game(name)
        self.players = range(self.game.num_players())
        self.dice = Random(seed)
        self.random = self.dice.random

    def figures(self, seconds: float) -> dict[str, float]:
        self.check_chance()
        middles = [self.middle() for _ in range(MIDDLES)]
        return {
            THROUGH: rate(lambda games: self.play(games, weighted=True), seconds),
            UNWEIGHTED: rate(lambda games: self.play(games, weighted=False), seconds),
            COPIES: rate(each([state.clone for state in middles]), seconds),
        }

    def play(self, games: int, weighted: bool) -> int:
        made = 0
        random, choices = self.random, self.dice.choices
        players = self.players
        for _ in range(games):
            state = self.game.new_initial_state()
            while (player := state.current_player()) != TERMINAL:
                if player == SIMULTANEOUS:
                    joint = []
                    for seat in players:
                        actions = state.legal_actions(seat)
                        joint.append(actions[int(random() * len(actions))])
                        made += 1
                    state.apply_actions(joint)
                    continue
                if player != CHANCE:
                    made += 1
                elif weighted:
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, weights)[0])
                    continue
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
        return made

    def step(self, state: Any) -> int:
        """Whatever comes next, at random; how many decisions it was."""
        player = state.current_player()
        if player == SIMULTANEOUS:
            state.apply_actions([self.pick(state.legal_actions(seat)) for seat in self.players])
            return len(self.players)
        state.apply_action(self.pick(state.legal_actions()))
        return int(player != CHANCE)

    def pick(self, actions: list[int]) -> int:
        return actions[int(self.random() * len(actions))]

    def middle(self) -> Any:
        """A state halfway through a random game."""
        moments = [self.game.new_initial_state()]
        made = [0]
        while not moments[-1].is_terminal():
            state = moments[-1].clone()
            made.append(made[-1] + self.step(state))
            moments.append(state)
        return next(at for at, done in zip(moments, made, strict=True) if done >= made[-1] // 2)

    def check_chance(self) -> None:
        """Raise if a chance node of a random game cannot be picked from uniformly."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                if list(outcomes) != list(state.legal_actions()) or max(chances) > 1.001 * min(
                    chances
                ):
                    raise ValueError(f"{self.game}: outcomes that are not equally likely")
            self.step(state)


if __name__ == "__main__":
    main()
