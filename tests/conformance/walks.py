"""How many games the conformance tests walk through."""

from collections.abc import Iterator

import bestiary
from bestiary.check.walk import Setup, Walk


def games(few: int, many: int) -> int:
    """How many games to play: few interpreted (`make check`), many compiled (`make test`)."""
    return many if bestiary.compiled() else few


def walks(setup: Setup, few: int, many: int, record: bool = True) -> Iterator[Walk]:
    for seed in range(games(few, many)):
        yield Walk(setup, seed, record)
