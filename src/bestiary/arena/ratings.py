"""Ratings from results of pairs: the Bradley-Terry model, fitted by maximum likelihood.

Everybody has a strength s, and i beats j with the odds e^s(i) : e^s(j). The strengths that make the
results most likely are shown on the scale of Elo: 400 points more are odds of ten to one. Intervals
come from the curvature of the likelihood at its top (the observed information).

Somebody who won every game would have no finite rating. So each pair that has played counts one
drawn game more than it played: where there are only two, that is the usual correction of the odds
for small numbers.
"""

from collections.abc import Sequence
from math import exp, log, log1p, sqrt
from typing import Final, NamedTuple

from bestiary.arena.intervals import Z_95

REFERENCE_RATING: Final = 1000.0
ELO: Final = 400 / log(10)  # points for one unit of strength
ADDED: Final = 1.0  # drawn games added to each pair
STEPS: Final = 100
NEARLY_NOTHING: Final = 1e-10


class PairResult(NamedTuple):
    """How two did against each other, by their places in a list of names."""

    first: int
    second: int
    score: float  # of the first: a win counts 1, a draw a half
    games: int


class Rating(NamedTuple):
    """On the scale of Elo, with a 95% interval: how far from the reference it may be."""

    value: float
    low: float
    high: float


def rate(count: int, results: Sequence[PairResult], reference: int = 0) -> list[Rating | None]:
    """A rating for each of so many, with the reference at 1000. Those whose results do not connect
    them with the reference, directly or through others, have none.

    >>> first, second = rate(2, [PairResult(0, 1, score=36.0, games=100)])
    >>> round(first.value), round(second.value)
    (1000, 1099)
    """
    played = [result for result in results if result.games]
    joined = connected(reference, played)
    free = sorted(joined - {reference})  # the reference stays where it is
    places = {one: place for place, one in enumerate(free)}
    kept = [result for result in played if result.first in joined]
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope, curve = derivatives(strengths, kept, places)
        step = solve(curve, slope)
        likelihood = log_likelihood(strengths, kept)
        size = 1.0
        while True:  # the likelihood has one top, but a whole step can go past it
            moved = strengths.copy()
            for one, place in places.items():
                moved[one] += size * step[place]
            if size < NEARLY_NOTHING or log_likelihood(moved, kept) >= likelihood:
                break
            size /= 2
        strengths = moved
        if max((abs(length) for length in step), default=0.0) < NEARLY_NOTHING:
            break
    _, curve = derivatives(strengths, kept, places)
    ratings: list[Rating | None] = [None] * count
    for one in joined:
        value = REFERENCE_RATING + ELO * strengths[one]
        half = 0.0
        if one != reference:
            unit = [float(place == places[one]) for place in range(len(free))]
            half = Z_95 * ELO * sqrt(solve(curve, unit)[places[one]])
        ratings[one] = Rating(value, value - half, value + half)
    return ratings


def connected(start: int, results: Sequence[PairResult]) -> set[int]:
    """Everybody whose results connect them with one of them."""
    found = {start}
    while True:
        more = {
            one
            for result in results
            if result.first in found or result.second in found
            for one in (result.first, result.second)
        }
        if more <= found:
            return found
        found |= more


def chance(strengths: Sequence[float], result: PairResult) -> float:
    """How likely the first is to beat the second."""
    return 1 / (1 + exp(strengths[result.second] - strengths[result.first]))


def log_likelihood(strengths: Sequence[float], results: Sequence[PairResult]) -> float:
    total = 0.0
    for result in results:
        apart = strengths[result.first] - strengths[result.second]
        won = result.score + ADDED / 2
        lost = result.games + ADDED - won
        total -= won * log1p(exp(-apart)) + lost * log1p(exp(apart))
    return total


def derivatives(
    strengths: Sequence[float], results: Sequence[PairResult], places: dict[int, int]
) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the log-likelihood, and minus the second."""
    slope = [0.0] * len(places)
    curve = [[0.0] * len(places) for _ in places]
    for result in results:
        games = result.games + ADDED
        expected = chance(strengths, result)
        more = result.score + ADDED / 2 - games * expected
        spread = games * expected * (1 - expected)
        first, second = places.get(result.first), places.get(result.second)
        for place, sign in ((first, 1.0), (second, -1.0)):
            if place is not None:
                slope[place] += sign * more
                curve[place][place] += spread
        if first is not None and second is not None:
            curve[first][second] -= spread
            curve[second][first] -= spread
    return slope, curve


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination. The matrix is positive definite, so no rows
    need to change places.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 4.0])
    [1.0, 1.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[below][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found
