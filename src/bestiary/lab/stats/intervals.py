"""Intervals of means, rates and differences, at 95% unless asked otherwise.

*A mean* (turns, decisions): the t interval over deals.

*A rate* (a win rate, the share of some ending): the score interval, which is Wilson's if every deal
is one game without draws. Its number of trials is the *effective* one: as many independent games as
would vary as little as these deals do. So draws, and bots that play each deal from every side, make
it narrower, and games that share their luck make it wider. The variance is pulled a little towards
that of independent games (two deals' worth), so that a few deals that happen to agree prove little.

*A difference* of two settings on the same deals: the t interval over the deals' own differences,
for rates with one deal more, a quarter of it all the way up and a quarter all the way down, so
that a few deals that happen to agree prove little here either (Agresti and Min add two). It varies
as much as the mean of as many independent games as a deal has.

The tests simulate all of them: with pairs, draws and 2 to 4 seats they cover the truth 93 to 97
times in 100.
"""

from math import inf, sqrt
from typing import Final, NamedTuple

from bestiary.lab.stats.moments import Mean, PairedMeans
from bestiary.lab.stats.student import t_quantile, t_tail

CONFIDENCE: Final = 0.95
EXTRA: Final = 2.0  # deals that pull the variance of a rate towards that of independent games


class Interval(NamedTuple):
    """An estimate and how far off it may be."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def mean_interval(mean: Mean, confidence: float = CONFIDENCE) -> Interval:
    value = mean.value
    if mean.deals < 2:
        return Interval(value, -inf, inf)
    half = t_quantile(confidence, mean.deals - 1) * mean.spread() / sqrt(mean.deals)
    return Interval(value, value - half, value + half)


def rate_interval(mean: Mean, confidence: float = CONFIDENCE) -> Interval:
    """Of a mean of numbers from 0 to 1."""
    rate = mean.value
    if mean.deals < 2:
        return Interval(rate, 0.0, 1.0)
    reach = t_quantile(confidence, mean.deals - 1) ** 2 / effective_trials(mean)
    middle = (rate + reach / 2) / (1 + reach)
    half = sqrt(max(0.0, rate * (1 - rate)) * reach + reach * reach / 4) / (1 + reach)
    return Interval(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


def effective_trials(mean: Mean) -> float:
    """How many independent games without draws would say as much."""
    single = mean.value * (1 - mean.value)
    if single <= 0:
        return float(mean.deals)
    return mean.deals * single / rate_variance(mean)


def rate_variance(mean: Mean) -> float:
    """The variance of a rate between deals."""
    independent = mean.value * (1 - mean.value) * mean.deals / mean.games
    return (mean.deals * mean.spread() ** 2 + EXTRA * independent) / (mean.deals + EXTRA)


def difference_interval(
    pair: PairedMeans, is_rate: bool, confidence: float = CONFIDENCE
) -> Interval:
    """How much higher the second setting is than the first."""
    value = pair.difference
    if pair.deals < 2:
        return Interval(value, -1.0, 1.0) if is_rate else Interval(value, -inf, inf)
    middle, error = _difference_error(pair, is_rate)
    half = t_quantile(confidence, pair.deals - 1) * error
    low, high = min(value, middle - half), max(value, middle + half)
    return (
        Interval(value, max(-1.0, low), min(1.0, high)) if is_rate else Interval(value, low, high)
    )


def difference_p(pair: PairedMeans, is_rate: bool) -> float:
    """The chance of a difference at least as large if the settings were alike."""
    if pair.deals < 2:
        return 1.0
    middle, error = _difference_error(pair, is_rate)
    if error == 0:
        return 1.0 if middle == 0 else 0.0
    return t_tail(middle / error, pair.deals - 1)


def _difference_error(pair: PairedMeans, is_rate: bool) -> tuple[float, float]:
    """The middle of the interval and its standard error."""
    deals, value, variance = pair.deals, pair.difference, pair.spread() ** 2
    if not is_rate:
        return value, sqrt(variance / deals)
    more = deals + 1
    middle = value * deals / more
    # The sum of squares about the new middle; the deal more brings half a square, or less if a
    # deal is several games.
    extra = 0.5 / max(1.0, pair.games)
    squares = variance * (deals - 1) + deals * value * value + extra - more * middle * middle
    return middle, sqrt(max(0.0, squares) / more / more)


def mean_p(mean: Mean, expected: float, is_rate: bool) -> float:
    """The chance of a mean at least so far from the expected one, if that were true."""
    if mean.deals < 2:
        return 1.0
    if is_rate:
        variance = max(0.0, expected * (1 - expected)) / effective_trials(mean)
    else:
        variance = mean.spread() ** 2 / mean.deals
    off = mean.value - expected
    if variance == 0:
        return 1.0 if off == 0 else 0.0
    return t_tail(off / sqrt(variance), mean.deals - 1)
