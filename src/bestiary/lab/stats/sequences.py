"""Looking again and again: intervals that hold at every moment at once.

An ordinary interval is right if the number of games was settled beforehand. Whoever stops as soon
as it looks narrow, or clear, stops at a lucky moment, and is wrong more often than promised. A
*confidence sequence* is wide enough to hold at all moments together, so one may stop at any. This
is the normal-mixture one (Robbins), with the variance estimated as games come in (Waudby-Smith,
Arbour, Sinha, Kennedy and Ramdas, 2021); it costs about half as much width again.
"""

from math import log, sqrt
from typing import Final

from bestiary.lab.stats.intervals import CONFIDENCE, Interval
from bestiary.lab.stats.moments import Mean, PairedMeans

FEWEST: Final = 100  # deals before the first look: the method needs a fair estimate of the spread
AIMED: Final = 2000  # deals at which the sequence is at its narrowest


def boundary(deals: int, confidence: float = CONFIDENCE) -> float:
    """How many standard deviations of one deal the sequence reaches to each side."""
    wrong = 1 - confidence
    # The mixture that is narrowest at the number aimed at.
    mix = (-2 * log(wrong) + log(-2 * log(wrong) + 1)) / AIMED
    scale = deals * mix + 1
    return sqrt(2 * scale / (deals * deals * mix) * log(sqrt(scale) / wrong))


def rate_sequence(mean: Mean, confidence: float = CONFIDENCE) -> Interval:
    """The sequence at this moment, for numbers from 0 to 1."""
    if mean.deals < FEWEST:
        return Interval(mean.value, 0.0, 1.0)
    # Two deals more, one lost and one won, so that a hundred that all agree prove no certainty.
    value, size = mean.value, mean.games / mean.deals
    more = (value * value + (1 - value) ** 2) / size
    spread = (mean.deals * mean.spread() ** 2 + more) / (mean.deals + 2)
    half = boundary(mean.deals, confidence) * sqrt(spread)
    return Interval(mean.value, max(0.0, mean.value - half), min(1.0, mean.value + half))


def difference_sequence(pair: PairedMeans, confidence: float = CONFIDENCE) -> Interval:
    """The sequence at this moment, for the difference of two rates on the same deals."""
    if pair.deals < FEWEST:
        return Interval(pair.difference, -1.0, 1.0)
    spread = (pair.deals * pair.spread() ** 2 + 1.0) / (pair.deals + 2)
    half = boundary(pair.deals, confidence) * sqrt(spread)
    return Interval(pair.difference, pair.difference - half, pair.difference + half)
