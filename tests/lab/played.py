"""Experiments played on one core, for tests."""

from typing import Any

from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import Experiment, one_variant
from bestiary.lab.run import LabRun
from bestiary.lab.study import Study


def all_rows(experiment: Experiment) -> list[Chunk]:
    """The rows of each variant."""
    found = [Chunk() for _ in experiment.variants]
    for piece, chunk in LabRun(experiment).rows():
        found[piece.variant].extend(chunk)
    return found


def studied(experiment: Experiment) -> dict[str, Any]:
    study = Study(experiment)
    for piece, chunk in LabRun(experiment).rows():
        study.add_rows(piece, chunk)
    return study.document()


def random_games(
    game: str, games: int, seed: int = 1, sample: int = 0, seats: int = 2, **options: Any
) -> Experiment:
    return one_variant(game, ["random"] * seats, games, seed, options, sample)


def measure(document: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in document["measures"] if each["name"] == name)
    return found
