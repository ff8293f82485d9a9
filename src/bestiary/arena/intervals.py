"""The Wilson score interval of a win rate."""

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # 95% of a normal distribution lies within this many deviations


def wilson(score: float, trials: int) -> tuple[float, float]:
    """The bounds of the true rate, with 95% confidence, after ``score`` points in ``trials``.

    A draw counts as half a point, or as the share it was. A score that can lie between 0 and 1
    varies no more than one that is always 0 or 1, so with draws the interval is a little wide,
    never narrow. Without trials anything is possible.

    >>> [round(bound, 4) for bound in wilson(81, 263)]
    [0.2553, 0.3662]
    """
    if trials == 0:
        return 0.0, 1.0
    rate = score / trials
    spread = Z_95 * Z_95 / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    # The rate lies within; rounding must not push it out.
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))
