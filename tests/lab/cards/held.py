"""Card experiments played on one core, for tests."""

from pathlib import Path
from typing import Any

from bestiary.lab.cards import CardExperiment, CardWorth
from bestiary.lab.run import LabRun

FIVE = ["Basalt", "Chalk", "Flint", "Marble", "Slate"]
QUARRY = str(Path(__file__).with_name("quarry.py"))


def held(experiment: CardExperiment, margin: float = 0.05) -> dict[str, Any]:
    worth = CardWorth(experiment, margin)
    for piece, chunk in LabRun(experiment).rows():
        worth.add_rows(piece, chunk)
    return worth.document()


def quarry(games: int, seed: int, fault: bool, **more: Any) -> CardExperiment:
    return CardExperiment(QUARRY, ["random"] * 2, games, seed, {"fault": fault}, **more)


def by_name(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {card["card"]: card for card in document["cards"]}


def alarms(runs: range) -> int:
    """In how many runs even one card is flagged, though all are alike. Without a margin, so that
    nothing but the correction for many comparisons keeps them quiet."""
    found = 0
    for run in runs:
        alike = quarry(30, seed=1000 + run, fault=False, cards=FIVE, ways=["dealt"])
        document = held(alike, margin=0.0)
        found += any(card["verdict"].startswith("too") for card in document["cards"])
    return found
