"""A level of ours against OpenSpiel's ISMCTS, with the same processor time a choice.

    .venv-bench/bin/python bench/versus_openspiel.py hiddenzone --level adept --games 200

Our level's effort is counted in simulations, so it is ISMCTS that is fitted to it: a few games, not
counted, show how many of its simulations take as long as a choice of ours, and this is corrected
while the games that count are played. Both times over those games are printed. With --simulations
nothing is fitted, and the same numbers come out every time. Every deal is played from both sides;
intervals are Wilson's, at 95%.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial

from duel import (
    Match,
    Outcome,
    Side,
    Spent,
    add_arguments,
    play_match,
    read_arguments,
    share,
)
from ismcts import CURIOSITY, PLAYOUTS, WORTH, Ismcts

import bestiary
from bestiary import bots
from bestiary.engine import Rng

TRIAL_SIMULATIONS = 100
TRIAL_CHOICES = 120  # of each side, for one round of fitting
FEWEST = 4
BLOCKS = 10


def main() -> None:
    options = argparse.ArgumentParser(description="A level of ours against OpenSpiel's ISMCTS.")
    options.add_argument("game")
    options.add_argument("--level", default="adept")
    options.add_argument("--leaves", choices=[WORTH, PLAYOUTS], default=WORTH)
    options.add_argument("--simulations", type=int, default=0, help="of ISMCTS; default: fitted")
    options.add_argument("--curiosity", type=float, default=CURIOSITY, help="UCT's constant")
    options.add_argument("--times", type=float, default=1.0, help="our time, times this, is its")
    add_arguments(options)
    asked = read_arguments(options)
    report(asked, *play(asked))


def match_of(asked: argparse.Namespace, simulations: int) -> Match:
    ours = Side(asked.level, partial(bots.make, asked.level))
    theirs = Side("ISMCTS", partial(ismcts, simulations, asked.leaves, asked.curiosity))
    return Match(asked.game, asked.options, asked.seed, (ours, theirs))


def ismcts(simulations: int, leaves: str, curiosity: float, seed: int) -> Ismcts:
    return Ismcts(Rng(seed), simulations, leaves, curiosity)


def play(asked: argparse.Namespace) -> tuple[float, Outcome]:
    """The mean number of simulations, and what came of it. After each block of deals the number is
    fitted again, to the times of all games so far."""
    fit = Fit(asked)
    if not asked.simulations:
        fit.try_out()
    deals = -(-asked.games // 2)
    outcome = Outcome()
    for start in range(0, deals, block := max(asked.jobs, -(-deals // BLOCKS))):
        match = match_of(asked, fit.simulations)
        more = play_match(match, min(block, deals - start), asked.jobs, first_deal=start)
        fit.learn(more)
        outcome.add(more)
        if len(more.scores) < 2 * min(block, deals - start):
            break  # interrupted
    return fit.mean(), outcome


class Fit:
    """How many simulations of ISMCTS take as long as a choice of ours."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.simulations: int = asked.simulations or TRIAL_SIMULATIONS
        self.made = 0  # simulations in all, over so many choices
        self.spent = [Spent(), Spent()]

    def try_out(self) -> None:
        """Games that do not count. Longer searches cost more for each simulation, so the first
        answer is tried again, and only the second is kept."""
        deal = 10**6
        for _ in range(2):
            outcome = Outcome()
            while min(spent.choices for spent in outcome.spent) < TRIAL_CHOICES:
                match = match_of(self.asked, self.simulations)
                outcome.add(play_match(match, 1, first_deal=deal))
                deal += 1
            self.learn(outcome)
            self.made, self.spent = 0, [Spent(), Spent()]

    def learn(self, outcome: Outcome) -> None:
        for spent, more in zip(self.spent, outcome.spent, strict=True):
            spent.add(more)
        ours, theirs = self.spent
        self.made += self.simulations * outcome.spent[1].choices
        if not self.asked.simulations and self.made:
            each = 1000 * theirs.seconds / self.made
            self.simulations = max(FEWEST, round(self.asked.times * ours.milliseconds / each))

    def mean(self) -> float:
        return self.made / max(1, self.spent[1].choices)


def report(asked: argparse.Namespace, simulations: float, outcome: Outcome) -> None:
    ours, theirs = (spent.milliseconds for spent in outcome.spent)
    if asked.json:
        found = {
            "game": asked.game,
            "rules": bestiary.game(asked.game).version,
            "level": asked.level,
            "leaves": asked.leaves,
            "simulations": round(simulations, 1),
            "curiosity": asked.curiosity,
            "seed": asked.seed,
            "options": asked.options,
            "compiled": bestiary.compiled(),
            **outcome.to_json(),
        }
        print(json.dumps(found, indent=2))
        return
    title = bestiary.game(asked.game).title
    print(f"{title}: {asked.level} against OpenSpiel's ISMCTS, with {asked.leaves} at its leaves.")
    print(f"{asked.level} won {share(outcome)}. Seed {asked.seed}.")
    print(
        f"Processor time a choice: {asked.level} {ours:.1f} ms, ISMCTS {theirs:.1f} ms "
        f"({theirs / max(1e-9, ours):.2f} times as much, {simulations:.0f} simulations)."
    )
    if not bestiary.compiled():
        print("The rules are not compiled: this says little.", file=sys.stderr)


if __name__ == "__main__":
    main()
