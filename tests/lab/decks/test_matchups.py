"""Decks against each other, where their chances are known."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bestiary.arena import Deck
from bestiary.lab.decks import Matchups, deck_experiment
from bestiary.lab.experiment import BadExperiment
from bestiary.lab.run import LabRun
from tests.lab.decks.circle import BEATS

CIRCLE = str(Path(__file__).with_name("circle.py"))
NAMES = ["rock", "paper", "scissors", "mud"]


@cache
def met(games: int = 200) -> dict[str, Any]:
    decks = [Deck(name, name) for name in NAMES]
    experiment = deck_experiment(CIRCLE, decks, "random", games, seed=1)
    matchups = Matchups(experiment, NAMES)
    for piece, chunk in LabRun(experiment).rows():
        matchups.add_rows(piece, chunk)
    return matchups.document()


def test_every_pair_has_its_chance() -> None:
    for pair in met()["pairs"]:
        one, two = pair["decks"]
        truth = BEATS.get((one, two), 10 - BEATS.get((two, one), 5)) / 10
        assert pair["low"] < truth < pair["high"]
        assert pair["clear"]
        assert pair["deals"] == 100  # each from both sides


def test_the_circle_is_found_and_no_other() -> None:
    (circle,) = met()["triangles"]
    assert circle["clear"]
    assert set(circle["decks"]) == {"rock", "paper", "scissors"}
    around = [*circle["decks"], circle["decks"][0]]
    assert all(BEATS[one, two] == 8 for one, two in pairwise(around))


def test_the_mix_has_a_third_of_each_but_mud() -> None:
    decks = {deck["name"]: deck for deck in met()["decks"]}
    assert decks["mud"]["share"] == {"value": 0, "low": 0, "high": 0}
    for name in NAMES[:3]:
        share = decks[name]["share"]
        assert share["low"] < 1 / 3 < share["high"]
        assert decks[name]["against_mix"] == 0.5
    assert decks["mud"]["against_mix"] < 0.2
    assert met()["summary"][1] == "No place in it, in 95% of matrices as likely as this one: mud."


def test_what_each_scores_against_all() -> None:
    decks = {deck["name"]: deck["overall"] for deck in met()["decks"]}
    for name in NAMES[:3]:
        assert decks[name]["low"] < (0.8 + 0.2 + 0.9) / 3 < decks[name]["high"]
    assert decks["mud"]["high"] < 0.3


@pytest.mark.parametrize(("names", "problem"), [
    (["rock", "rock"], "rock is named twice"),
    (["rock"], "name at least two decks"),
])  # fmt: skip
def test_decks_that_cannot_be_compared(names: list[str], problem: str) -> None:
    with pytest.raises(BadExperiment, match=problem):
        deck_experiment(CIRCLE, [Deck(name, name) for name in names], "random", 10, seed=1)
