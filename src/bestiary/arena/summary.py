"""The results of a contest: win rates with their intervals, endings and lengths."""

from collections import Counter
from math import fsum
from typing import Final

import bestiary
from bestiary.arena.contest import Contest
from bestiary.arena.intervals import wilson
from bestiary.arena.schema import SCHEMA, ContestData, LengthsData, ScoreData
from bestiary.arena.tally import Tally
from bestiary.engine import seat_name

DIGITS: Final = 6  # of rates and lengths as data
NEARLY: Final = 1e-9


class Score:
    """How a bot or a seat did. ``rate`` is the mean score: a draw counts as its share."""

    def __init__(
        self, name: str, points: list[tuple[float, int]], trials: int | None = None
    ) -> None:
        """``points``: how often each score occurred. ``trials``: the number of deals, if the games
        of a deal share their luck."""
        self.name = name
        self.games = sum(count for _, count in points)
        self.wins = sum(count for score, count in points if score > 1 - NEARLY)
        self.losses = sum(count for score, count in points if score < NEARLY)
        self.draws = self.games - self.wins - self.losses
        self.score = fsum(score * count for score, count in sorted(points))
        self.rate = self.score / self.games if self.games else 0.0
        self.trials = self.games if trials is None else trials
        self.low, self.high = wilson(self.rate * self.trials, self.trials)

    def to_json(self) -> ScoreData:
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "rate": round(self.rate, DIGITS),
            "low": round(self.low, DIGITS),
            "high": round(self.high, DIGITS),
            "trials": self.trials,
        }


class Lengths:
    """Statistics of game lengths, or of points, from the number of games of each."""

    def __init__(self, counts: Counter[int]) -> None:
        games = sum(counts.values())
        self.mean = sum(length * count for length, count in counts.items()) / max(1, games)
        self.p10 = quantile(counts, 1)
        self.median = quantile(counts, 5)
        self.p90 = quantile(counts, 9)

    def to_json(self) -> LengthsData:
        return {
            "median": round(self.median, DIGITS),
            "mean": round(self.mean, DIGITS),
            "p10": round(self.p10, DIGITS),
            "p90": round(self.p90, DIGITS),
        }


def quantile(counts: Counter[int], tenths: int) -> float:
    """The length that this many tenths of the games do not exceed, interpolated if necessary.

    >>> quantile(Counter([1, 2, 3, 10]), 5)
    2.5
    """
    games = sum(counts.values())
    if not games:
        return 0.0
    place, rest = divmod((games - 1) * tenths, 10)
    below = nth(counts, place)
    return below + (nth(counts, min(place + 1, games - 1)) - below) * rest / 10


def nth(counts: Counter[int], place: int) -> int:
    """The length of the game at that place, the shortest first."""
    for length in sorted(counts):
        place -= counts[length]
        if place < 0:
            return length
    raise IndexError(place)


class Summary:
    """Everything about the games that were played. The same contest gives the same summary on any
    machine, with any number of processes."""

    def __init__(self, contest: Contest, tally: Tally) -> None:
        self.contest = contest
        self.games = tally.games
        self.deals = tally.games // len(contest.seatings)
        self.even = 1 / contest.seats
        # A deal can favour a seat whoever sits there, so for a seat a deal counts once.
        self.seats = [
            Score(seat_name(seat), seat_points(tally, seat), self.deals)
            for seat in range(contest.seats)
        ]
        self.beginner = beginner_score([(contest, tally)])
        self.bots = compared(contest, tally, contest.bots)
        self.endings = sorted(tally.endings.items(), key=lambda ending: (-ending[1], ending[0]))
        self.turns = Lengths(tally.turns)
        self.decisions = Lengths(tally.decisions)
        self.seat_decisions = [Lengths(counts) for counts in tally.seat_decisions]
        self.points = [Lengths(counts) for counts in tally.points if counts]

    @property
    def whole(self) -> bool:
        """Whether all games were played; otherwise these are the first ones."""
        return self.games == self.contest.games

    def to_json(self) -> ContestData:
        """Everything as plain data, in a fixed order, independent of time and machine."""
        contest = self.contest
        return {
            "arena": SCHEMA,
            "bestiary": bestiary.__version__,
            "game": contest.game.name,
            "rules": contest.game.version,
            "settings": {
                "bots": contest.bots,
                "games": contest.asked,
                "seed": contest.seed,
                "options": contest.options,
            },
            "games": self.games,
            "of": contest.games,
            "deals": self.deals,
            "seatings": contest.seatings,
            "even": round(self.even, DIGITS),
            "bots": [score.to_json() for score in self.bots],
            "seats": [score.to_json() for score in self.seats],
            "beginner": None if self.beginner is None else self.beginner.to_json(),
            "endings": dict(self.endings),
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
            "seat_decisions": [lengths.to_json() for lengths in self.seat_decisions],
            "points": [points.to_json() for points in self.points],
        }


def seat_points(tally: Tally, seat: int) -> list[tuple[float, int]]:
    return [(scores[seat], count) for (_, _, scores), count in tally.scores.items()]


def compared(contest: Contest, tally: Tally, movers: list[str]) -> list[Score]:
    """How each of those that rotate around the table did; none is compared with itself."""
    names = list(dict.fromkeys(movers))
    if len(names) < 2:
        return []
    return [Score(name, mover_points(contest, tally, name)) for name in names]


def mover_points(contest: Contest, tally: Tally, name: str) -> list[tuple[float, int]]:
    """The scores of a bot or a deck, from every seat it had."""
    return [
        (scores[seat], count)
        for (seating, _, scores), count in tally.scores.items()
        for seat, mover in enumerate(contest.seatings[seating])
        if mover == name
    ]


def beginner_score(played: list[tuple[Contest, Tally]]) -> Score | None:
    """How the first player did; None if that was always the same seat, or nobody."""
    points: list[tuple[float, int]] = []
    seats: set[int] = set()
    deals = 0
    for contest, tally in played:
        deals += tally.games // len(contest.seatings)  # a deal can favour the first player
        for (_, beginner, scores), count in tally.scores.items():
            seats.add(beginner)
            points.append((scores[beginner], count))
    if len(seats) < 2 or -1 in seats:
        return None
    return Score("First player", points, deals)
