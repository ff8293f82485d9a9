"""Student's t distribution, for means of few deals. Written out, so that the lab's numbers need no
library and are the same bytes on every machine."""

from functools import lru_cache
from math import exp, lgamma, log, log1p
from typing import Final

TINY: Final = 1e-300
CLOSE: Final = 1e-15
MOST_TERMS: Final = 500
NORMAL: Final = 1e7  # degrees of freedom beyond which nothing changes


def t_tail(t: float, df: float) -> float:
    """The chance of a value at least ``t`` from 0 on either side, with ``df`` degrees of freedom.

    >>> round(t_tail(2.0, 10), 6)
    0.073388
    """
    if df <= 0:
        return 1.0
    df = min(df, NORMAL)
    return _beta_share(df / (df + t * t), df / 2, 0.5)


@lru_cache(maxsize=4096)
def t_quantile(confidence: float, df: float) -> float:
    """How many standard errors an interval reaches to each side.

    >>> round(t_quantile(0.95, 10), 6), round(t_quantile(0.95, 1e9), 6)
    (2.228139, 1.959964)
    """
    if df <= 0:
        return float("inf")
    wanted = 1 - confidence
    low, high = 0.0, 1.0
    while t_tail(high, df) > wanted:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if t_tail(middle, df) > wanted:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _beta_share(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz)."""
    if x <= 0.0:
        return 0.0
    if x >= 1.0:
        return 1.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(x, a, b) / a
    return 1 - front * _fraction(1 - x, b, a) / b


def _fraction(x: float, a: float, b: float) -> float:
    c = 1.0
    d = 1 / _apart(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, MOST_TERMS):
        for factor in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / _apart(1 + factor * d)
            c = _apart(1 + factor / c)
            found *= c * d
        if abs(c * d - 1) < CLOSE:
            break
    return found


def _apart(value: float) -> float:
    """The value, kept away from 0."""
    return value if abs(value) > TINY else TINY
