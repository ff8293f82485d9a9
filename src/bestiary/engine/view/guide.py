# interpreted: TypedDicts, whose annotations are read at run time
"""What a game has for those who are new to it, as data: a first game that teaches by being
played, and options that go well together."""

from typing import TypedDict


class GuideStep(TypedDict):
    """One choice of a guided game, and what the player is told before it."""

    seat: int
    choice: str
    tip: str


class Preset(TypedDict):
    """A named set of options, for people who would rather not set each."""

    name: str
    text: str  # what it is like, in a few words
    options: dict[str, int | bool | str]


class Guide(TypedDict):
    """A first game that teaches by being played: data, never code. The player at ``seat``
    learns; the other seats follow the steps as long as the learner does."""

    title: str
    seed: int
    options: dict[str, int | bool | str]
    seat: int
    steps: list[GuideStep]
    end: str
