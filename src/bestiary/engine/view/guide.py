# interpreted: TypedDicts, whose annotations are read at run time
"""A first game that teaches by being played, as data."""

from typing import TypedDict


class GuideStep(TypedDict):
    """One choice of a guided game, and what the player is told before it."""

    seat: int
    choice: str
    tip: str


class Guide(TypedDict):
    """A first game that teaches by being played: data, never code. The player at ``seat``
    learns; the other seats follow the steps as long as the learner does."""

    title: str
    seed: int
    options: dict[str, int | bool | str]
    seat: int
    steps: list[GuideStep]
    end: str
