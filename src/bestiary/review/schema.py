"""A review as plain data, for every table: terminal, page, JSON."""

from typing import TypedDict


class ChancePoint(TypedDict):
    """Every seat's chance of winning after n choices."""

    n: int
    turn: int
    chances: list[float]


class TurningPoint(TypedDict):
    """A turn that changed the chances, and the choice of that turn that changed them most."""

    n: int  # the moment after that choice
    turn: int
    text: str  # what happened, as the log tells it
    seat: int  # whose chances grew most,
    gain: float  # by how much, over the whole turn


class Mistake(TypedDict):
    """A choice that was worse than another, judged by what the seat could know then."""

    n: int  # the moment before it
    turn: int
    seat: int
    played: str
    better: str
    loss: float  # how much of the chance of winning it gave away,
    error: float  # and the standard error of that


class Review(TypedDict):
    """What a game looks like to a strong player afterwards."""

    game: str
    seats: int
    level: str  # the bot that judged
    last: int  # the number of choices in the game
    result: list[float] | None  # None if the game is not over
    curve: list[ChancePoint]
    turning_points: list[TurningPoint]  # in the order of the game
    mistakes: list[Mistake]  # the worst first
    decisions: int  # choices among several,
    judged: int  # and how many of them were judged
