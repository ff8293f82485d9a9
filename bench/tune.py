"""``lab tune`` against the TPE sampler of Optuna, on made-up games with known truths: how often the
setting that was chosen truly meets both aims, after the same number of games.

    python bench/tune.py [SEARCHES]        needs optuna (pip install 'bestiary[bench]')
"""

import random
import sys
from collections.abc import Callable, Sequence
from typing import Final

import optuna

from bestiary.lab import one_variant
from bestiary.lab.tune import Aim, SettingSpace, Tuner, Varied, read_aim
from bestiary.lab.tune.search import Tried, score

GAMES: Final = 2000
VALUES: Final = 41  # of each option
TRIALS: Final = (20, 40)  # of TPE, with as many games each as that leaves
TRIAL: Final = one_variant("creature-wars", ["random", "random"], 1, 1)
AIMS: Final[list[Aim]] = [read_aim("first 49..51", TRIAL), read_aim("turns 19.5..20.5", TRIAL)]

Truth = Callable[[Sequence[float]], float]


class MadeUpGame:
    """A game whose first player's share and length are smooth functions of its options, and which
    meets both aims at one place."""

    def __init__(self, seed: int, options: int) -> None:
        dice = random.Random(1000 + seed)
        tilt = [dice.uniform(-0.3, 0.3) for _ in range(options)]
        slope = [dice.uniform(4, 16) * dice.choice((-1, 1)) for _ in range(options)]
        bend = [dice.uniform(-4, 4) for _ in range(options)]
        goal = [dice.uniform(0.15, 0.85) for _ in range(options)]

        def first(place: Sequence[float]) -> float:
            share = 0.5 + sum(t * (x - g) for t, x, g in zip(tilt, place, goal))
            return min(0.95, max(0.05, share))

        def turns(place: Sequence[float]) -> float:
            parts = zip(slope, bend, place, goal)
            return 20 + sum(s * (x - g) + b * (x - g) ** 2 for s, b, x, g in parts)

        self.truths: list[Truth] = [first, turns]
        self.options = options
        self.dice = random.Random(seed + 1)

    def play(self, place: Sequence[float], games: int) -> list[list[float]]:
        first, turns = (truth(place) for truth in self.truths)
        wins = [float(self.dice.random() < first) for _ in range(games)]
        return [wins, [self.dice.gauss(turns, 5) for _ in range(games)]]

    def meets(self, place: Sequence[float]) -> bool:
        return all(aim.miss(truth(place)) <= 0 for aim, truth in zip(AIMS, self.truths))


class MadeUpTuner(Tuner):
    """Says which settings it wants to be played, and how often, instead of having them played."""

    def _experiment(self, points, games, what):  # type: ignore[no-untyped-def, override]
        return points, games


def by_tuner(game: MadeUpGame, seed: int) -> list[float]:
    space = SettingSpace([Varied(f"o{i}", list(range(VALUES))) for i in range(game.options)])
    tuner = MadeUpTuner("creature-wars", ["random", "random"], {}, space, AIMS, GAMES, seed)
    while (asked := tuner.next_experiment()) is not None:
        points, games = asked
        for point in points:
            tried = tuner.tried.setdefault(point, Tried(tuner.measures))
            tried.games += games
            tuner.played += games
            for aim, values in zip(AIMS, game.play(space.place(point), games)):
                for value in values:
                    tried.means[aim.measure.name].add(value, 1)
    return space.place(tuner.best)


def by_tpe(game: MadeUpGame, seed: int, trials: int) -> list[float]:
    def missed(trial: optuna.Trial) -> float:
        place = [
            trial.suggest_int(f"o{i}", 0, VALUES - 1) / (VALUES - 1) for i in range(game.options)
        ]
        found = game.play(place, GAMES // trials)
        return score([aim.miss(sum(each) / len(each)) for aim, each in zip(AIMS, found)])

    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed))
    study.optimize(missed, n_trials=trials)
    return [study.best_params[f"o{i}"] / (VALUES - 1) for i in range(game.options)]


def main() -> None:
    searches = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    for options in (1, 2, 3):
        ways: dict[str, Callable[[MadeUpGame, int], list[float]]] = {"lab tune": by_tuner}
        for trials in TRIALS:
            ways[f"TPE, {trials} trials"] = lambda game, seed, n=trials: by_tpe(game, seed, n)
        for name, search in ways.items():
            games = [MadeUpGame(seed, options) for seed in range(searches)]
            met = sum(game.meets(search(game, seed)) for seed, game in enumerate(games))
            print(f"{options} options, {name}: both aims met in {met} of {searches} searches")


if __name__ == "__main__":
    main()
