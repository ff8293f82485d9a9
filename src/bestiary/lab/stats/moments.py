"""Sums over deals, from which every mean, difference and interval of the lab is worked out.

A *deal* is what chance deals out once: its games share their luck, so it counts as one observation
however many games it has. Each deal brings, for a measure, the sum of the measure over its games
and the number of games that have it. The mean is the ratio of the two sums, and its variance comes
from how far each deal is off that ratio (linearisation), so it is right for clustered games, draws,
any number of seats, and measures that some games lack.

Only sums are kept: memory does not grow with the number of games.
"""

from collections.abc import Sequence


class Moments:
    """Sums and sums of products of a few numbers that each deal brings."""

    __slots__ = ("deals", "products", "sums", "width")

    def __init__(self, width: int) -> None:
        self.width = width
        self.deals = 0
        self.sums = [0.0] * width
        self.products = [0.0] * (width * width)

    def add(self, values: Sequence[float]) -> None:
        """Count one deal."""
        self.deals += 1
        sums, products, width = self.sums, self.products, self.width
        for i in range(width):
            value = values[i]
            if value:
                sums[i] += value
                for j in range(i, width):
                    products[i * width + j] += value * values[j]

    def product(self, i: int, j: int) -> float:
        return self.products[min(i, j) * self.width + max(i, j)]

    def ratio(self, above: int, below: int) -> float:
        return self.sums[above] / self.sums[below] if self.sums[below] else 0.0

    def variance(self, weights: Sequence[float]) -> float:
        """The variance, between deals, of a weighted sum of the numbers."""
        if self.deals < 2:
            return 0.0
        mean = sum(w * s for w, s in zip(weights, self.sums)) / self.deals
        square = sum(
            weights[i] * weights[j] * self.product(i, j)
            for i in range(self.width)
            for j in range(self.width)
        )
        return max(0.0, (square - self.deals * mean * mean) / (self.deals - 1))


class Mean:
    """The mean of a measure over games, clustered by deals."""

    __slots__ = ("moments",)

    def __init__(self) -> None:
        self.moments = Moments(2)

    def add(self, total: float, games: float) -> None:
        """Count a deal; one in which no game has the measure says nothing about it."""
        if games:
            self.moments.add((total, games))

    def with_zeros(self, deals: int, games: float) -> "Mean":
        """The same over this many deals in all, if those that were not added have the measure at
        0 in so many games each: a card that was not seen, an ending that did not come."""
        filled = Mean()
        more = max(0, deals - self.deals)
        filled.moments.deals = self.deals + more
        filled.moments.sums = [self.moments.sums[0], self.moments.sums[1] + more * games]
        filled.moments.products = self.moments.products.copy()
        filled.moments.products[3] += more * games * games
        return filled

    @property
    def deals(self) -> int:
        return self.moments.deals

    @property
    def games(self) -> float:
        return self.moments.sums[1]

    @property
    def value(self) -> float:
        return self.moments.ratio(0, 1)

    def spread(self) -> float:
        """The standard deviation between deals, for the mean of one deal of average size."""
        return float(self.moments.variance(self._weights()) ** 0.5)

    def _weights(self) -> tuple[float, float]:
        size = self.games / max(1, self.deals)
        return (1 / size, -self.value / size) if size else (0.0, 0.0)


class PairedMeans:
    """The means of a measure in two settings, dealt the same deals."""

    __slots__ = ("moments",)

    def __init__(self) -> None:
        self.moments = Moments(4)

    @staticmethod
    def zeros(deals: int, first: float, second: float) -> "PairedMeans":
        """So many deals with the measure at 0, in this many games each of the two settings."""
        made = PairedMeans()
        made.moments.deals = deals
        made.moments.sums = [0.0, deals * first, 0.0, deals * second]
        for i, j, product in ((1, 1, first * first), (1, 3, first * second), (3, 3, second**2)):
            made.moments.products[i * 4 + j] = deals * product
        return made

    def add(self, first: tuple[float, float], second: tuple[float, float]) -> None:
        """Count a deal: the total and the number of games in each setting."""
        if first[1] and second[1]:
            self.moments.add((*first, *second))

    @property
    def deals(self) -> int:
        return self.moments.deals

    @property
    def games(self) -> float:
        """How many a deal has, in one setting."""
        return (self.moments.sums[1] + self.moments.sums[3]) / (2 * max(1, self.deals))

    @property
    def values(self) -> tuple[float, float]:
        return self.moments.ratio(0, 1), self.moments.ratio(2, 3)

    @property
    def difference(self) -> float:
        first, second = self.values
        return second - first

    def spread(self) -> float:
        """The standard deviation between deals of the difference."""
        if not self.deals:
            return 0.0
        first, second = self.values
        before, after = self.moments.sums[1] / self.deals, self.moments.sums[3] / self.deals
        weights = (-1 / before, first / before, 1 / after, -second / after)
        return float(self.moments.variance(weights) ** 0.5)
