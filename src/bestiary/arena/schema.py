"""The results of a contest as plain data: what ``bestiary arena --json`` prints."""

from collections.abc import Sequence
from typing import Final, TypedDict

from bestiary.engine import Value

SCHEMA: Final = 1


class ScoreData(TypedDict):
    name: str
    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float
    trials: int


class PairingData(ScoreData):
    decks: list[str]
    seed: int


class LengthsData(TypedDict):
    median: float
    mean: float
    p10: float
    p90: float


class ContestSettings(TypedDict):
    bots: Sequence[str]
    games: int
    seed: int
    options: dict[str, Value]


class ContestData(TypedDict):
    arena: int  # the SCHEMA
    bestiary: str
    game: str
    rules: int
    settings: ContestSettings
    games: int
    of: int
    deals: int
    seatings: Sequence[Sequence[str]]
    even: float
    bots: list[ScoreData]
    seats: list[ScoreData]
    beginner: ScoreData | None
    endings: dict[str, int]
    turns: LengthsData
    decisions: LengthsData
    seat_decisions: list[LengthsData]


class FieldSettings(TypedDict):
    bot: str
    games: int
    seed: int
    options: dict[str, Value]
    decks: list[str]


class FieldData(TypedDict):
    arena: int  # the SCHEMA
    bestiary: str
    game: str
    rules: int
    settings: FieldSettings
    games: int
    of: int
    decks: list[ScoreData]
    pairings: list[PairingData]
    beginner: ScoreData | None
    endings: dict[str, int]
    turns: LengthsData
    decisions: LengthsData
