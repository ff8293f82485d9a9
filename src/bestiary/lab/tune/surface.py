"""A measure as a smooth function of the settings, fitted to what was played so far.

A quadratic surface around a centre, fitted by weighted least squares: settings with more games
count for more, and those far from the centre for less. It lends each setting the games of its
neighbours, which makes it far surer than its own games would. Written out, so that the choice of
settings is the same on every machine.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

RIDGE = 1e-4  # keeps the fit tame where there are few points


class Sampled(NamedTuple):
    """A setting that was played: its place, its mean, its number of games."""

    place: Sequence[float]
    value: float
    games: float


def features(away: Sequence[float], curved: bool) -> list[float]:
    """
    >>> features([2.0, 3.0], curved=True)
    [1.0, 2.0, 3.0, 4.0, 6.0, 9.0]
    """
    found = [1.0, *away]
    if curved:
        found += [away[i] * away[j] for i in range(len(away)) for j in range(i, len(away))]
    return found


class Surface:
    """Fitted to samples, around a centre.

    >>> samples = [Sampled([x / 10], 3 + 2 * x / 10, 100.0) for x in range(11)]
    >>> round(Surface(samples, [0.5], reach=1.0).at([0.25]), 1)
    3.5
    """

    def __init__(self, samples: Sequence[Sampled], centre: Sequence[float], reach: float) -> None:
        self.centre = list(centre)
        dims = len(self.centre)
        wanted = 1 + dims + dims * (dims + 1) // 2
        self.curved = len(samples) > wanted
        size = wanted if self.curved else 1 + dims
        left = [[0.0] * size for _ in range(size)]
        right = [0.0] * size
        whole = sum(sample.games for sample in samples)
        for place, value, games in samples:
            away = [x - c for x, c in zip(place, self.centre)]
            near = exp(-0.5 * sum(a * a for a in away) / (reach * reach))
            weight = games / whole * (near + 1e-3)
            row = features(away, self.curved)
            for i in range(size):
                right[i] += weight * row[i] * value
                for j in range(size):
                    left[i][j] += weight * row[i] * row[j]
        for i in range(1, size):
            left[i][i] += RIDGE * left[0][0]
        self.weights = solved(left, right)

    def at(self, place: Sequence[float]) -> float:
        row = features([x - c for x, c in zip(place, self.centre)], self.curved)
        return sum(weight * each for weight, each in zip(self.weights, row))


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    size = len(rows)
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            if factor:
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found
