"""The results of contests as plain data: what ``arena --json`` and ``gauntlet --json`` print."""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

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


class MatchupData(ScoreData):
    bots: list[str]
    seed: int


class RatingData(ScoreData):
    rating: float | None
    rating_low: float | None
    rating_high: float | None


class TimeData(TypedDict):
    name: str
    choices: int
    milliseconds: float


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
    points: list[LengthsData]  # of each seat; empty if the game is not won by points


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


class GauntletSettings(TypedDict):
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Value]
    pairs: str


class GauntletData(TypedDict):
    gauntlet: int  # the GAUNTLET_SCHEMA
    bestiary: str
    game: str
    rules: int
    settings: GauntletSettings
    games: int
    of: int
    reference: str
    bots: list[RatingData]
    pairs: list[MatchupData]
    times: NotRequired[list[TimeData]]
