"""Real documents of every lab command, from a handful of games each."""

from collections.abc import Callable
from functools import cache
from typing import Any

import bestiary
from bestiary.lab.cards import CardWorth
from bestiary.lab.compare import Comparison
from bestiary.lab.decks import Matchups
from bestiary.lab.experiment import Experiment, Variant, one_variant
from bestiary.lab.run import LabRun
from bestiary.lab.skill import Skill, skill_experiment
from bestiary.lab.study import Study
from bestiary.lab.sweep import Axis, Sweep, sweep_experiment
from bestiary.lab.tune import SettingSpace, Tuner, Varied, read_aim
from bestiary.lab.tune.document import tune_document
from bestiary.play.decks import decks_of
from bestiary.terminal.lab.ask import Common
from bestiary.terminal.lab.ask_cards import cards_asked, decks_asked, odds_asked
from bestiary.terminal.lab.odds_page import looks

GAME = "creature-wars"
BOTS = ["random", "random"]
MEASURES = ["first", "turns", "comebacks"]
Document = dict[str, Any]


def played(experiment: Experiment, gatherer: Any) -> Document:
    for piece, chunk in LabRun(experiment).rows():
        gatherer.add_rows(piece, chunk)
    found: Document = gatherer.document()
    return found


@cache
def study() -> Document:
    experiment = one_variant(GAME, BOTS, 40, seed=1, sample=20)
    return played(experiment, Study(experiment))


@cache
def sweep() -> Document:
    axes = [Axis("hp", [10, 20, 30])]
    experiment = sweep_experiment(GAME, BOTS, axes, {}, 24, seed=1)
    return played(experiment, Sweep(experiment, axes, MEASURES))


@cache
def grid() -> Document:
    axes = [Axis("hp", [10, 30]), Axis("hand", [4, 5, 6])]
    experiment = sweep_experiment(GAME, BOTS, axes, {}, 12, seed=1)
    return played(experiment, Sweep(experiment, axes, MEASURES))


@cache
def compare() -> Document:
    variants = [Variant(f"hp={hp}", GAME, BOTS, {"hp": hp}) for hp in (10, 40)]
    experiment = Experiment(variants, 24, seed=1, sample=0)
    return played(experiment, Comparison(experiment))


@cache
def skill() -> Document:
    ladder = ["random", "novice", "greedy"]
    experiment = skill_experiment(GAME, ladder, 2, {}, 8, seed=1)
    return played(experiment, Skill(experiment, ladder))


@cache
def tune() -> Document:
    aims = [read_aim("turns 15..16", one_variant(GAME, BOTS, 1, 1))]
    space = SettingSpace([Varied("hp", list(range(10, 41)))])
    tuner = Tuner(GAME, BOTS, {}, space, aims, 200, seed=1)
    while (experiment := tuner.next_experiment() or tuner.confirmation()) is not None:
        for piece, chunk in LabRun(experiment).rows():
            tuner.add_rows(piece, chunk)
        if tuner.confirmed:
            break
    return tune_document(tuner)


@cache
def cards() -> Document:
    settings = ("base.Giant=20", "hand=1", "hp=10", "spells=no")
    asked = Common(GAME, "random", 40, "1", settings, 0)
    experiment = cards_asked(asked, ("Fire Giant", "Fire Wolf"), "seen,dealt,restricted", "hand")
    return played(experiment, CardWorth(experiment, 0.05, 0.0))


@cache
def seen_cards() -> Document:
    asked = Common(GAME, "random", 8, "1", ("spells=no",), 0)
    experiment = cards_asked(asked, (), "seen", "hand")
    return played(experiment, CardWorth(experiment, 0.05, 0.0))


@cache
def decks() -> Document:
    game = "hiddenzone"
    few = ",".join(list(decks_of(bestiary.game(game)).ready())[:3])
    experiment, names = decks_asked(Common(game, "random", 8, "1", (), 0), few)
    return played(experiment, Matchups(experiment, names))


def answered(question: str, settings: tuple[str, ...] = ()) -> Document:
    odds = odds_asked(Common(GAME, "random", 60, "1", settings, 0), question, 1)
    odds.work_out()
    for seen, _ in looks(odds, 1):
        odds.add(seen)
    return odds.document()


@cache
def hand() -> Document:
    return answered("2 witches in opening hand")


@cache
def fight() -> Document:
    return answered("wolf beats giant", ("spells=no",))


@cache
def by_turn() -> Document:
    return answered("2 witches by turn 3")


DOCUMENTS: dict[str, Callable[[], Document]] = {
    "study": study,
    "sweep": sweep,
    "grid": grid,
    "compare": compare,
    "skill": skill,
    "tune": tune,
    "cards": cards,
    "seen cards": seen_cards,
    "decks": decks,
    "odds of a hand": hand,
    "odds of a fight": fight,
    "odds by a turn": by_turn,
}
