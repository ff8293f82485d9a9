"""Intervals of shares of a variance: figures that are no means, and cannot be less than 0 or more
than all.

*The jackknife* leaves out a group of deals at a time; how far the figure moves says how far it may
be off. The groups may differ in size (Busing, Meijer and van der Leeden, 1999).

*A share that is a square* is a trap: the square of an uncertain number near 0 is always too large,
and how much it moves says little. So the interval of the number itself is taken, and squared.

The tests simulate both.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from bestiary.lab.stats.intervals import CONFIDENCE, Interval
from bestiary.lab.stats.student import t_quantile

EXTRA: Final = 2.0  # deals that pull a share towards what it is if all is luck


def jackknife(whole: float, without: Sequence[float], sizes: Sequence[int]) -> tuple[float, float]:
    """A figure without its bias, and its variance, from what it is without each group of deals.

    >>> jackknife(0.5, [0.25, 0.75], [10, 10])
    (0.5, 0.0625)
    """
    count, groups = sum(sizes), len(sizes)
    kept = [1 - size / count for size in sizes]
    value = groups * whole - sum(k * figure for k, figure in zip(kept, without, strict=True))
    squares = 0.0
    for k, figure in zip(kept, without, strict=True):
        off = (whole - k * figure) / (1 - k) - value
        squares += off * off * (1 - k) / k
    return value, squares / groups


def share_interval(
    whole: float, without: Sequence[float], sizes: Sequence[int], luck: float, moved: float
) -> Interval:
    """A share of a variance; ``luck`` is what it is, 0 or 1, if all is luck. A few deals that
    happen to agree prove little, so two deals more are all luck. ``moved`` is the mean square of
    how far such a deal moves the share, times the number of deals."""
    value, variance = jackknife(whole, without, sizes)
    deals = sum(sizes)
    spread = (deals * deals * variance + EXTRA * moved) / (deals + EXTRA)
    middle = (deals * value + EXTRA * luck) / (deals + EXTRA)
    half = t_quantile(CONFIDENCE, len(sizes) - 1) * sqrt(spread / (deals + EXTRA))
    return within(value, middle - half, middle + half)


def square_interval(value: float, number: Interval, middle: float, scale: float) -> Interval:
    """A share that is the square of how far a number is off its middle, in units of ``scale``.

    >>> square_interval(0.04, Interval(0.6, 0.55, 0.65), 0.5, 0.25).low.__round__(4)
    0.01
    >>> square_interval(0.01, Interval(0.55, 0.45, 0.65), 0.5, 0.25).low
    0.0
    """
    ends = [(end - middle) ** 2 / scale for end in (number.low, number.high)]
    return within(value, 0.0 if number.holds(middle) else min(ends), max(ends))


def squares_interval(value: float, whole: float, numbers: int, groups: int) -> Interval:
    """A share that is a sum of the squares of several uncertain numbers, all about as uncertain.

    What the jackknife takes off the sum is what their uncertainty adds to it, and says how large
    that is. The shares in the interval are those from which the sum is less than two standard
    errors away.
    """
    bias = max(0.0, whole - value)
    reach = t_quantile(CONFIDENCE, groups - 1) ** 2 * bias / numbers
    middle = value + 2 * reach
    half = sqrt(max(0.0, middle * middle - value * value + 2 * reach * bias))
    return within(value, middle - half, middle + half)


def within(value: float, low: float, high: float) -> Interval:
    """The interval, with all of it between 0 and 1 and the value in it."""
    value, low, high = (max(0.0, min(1.0, each)) for each in (value, low, high))
    return Interval(value, min(low, value), max(high, value))
