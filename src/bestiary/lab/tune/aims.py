"""What the author wants: a measure, and between which figures it should be."""

from math import inf, isinf
from typing import Any, Final, NamedTuple

from bestiary.lab.experiment import BadExperiment, Experiment
from bestiary.lab.measures import Measure, find_measures
from bestiary.lab.stats import Interval
from bestiary.lab.words.figures import number_or_whole, percent

NARROW_RATE: Final = 0.01  # an aim narrower than this is missed by chance alone
NARROW: Final = 0.05  # of the figure itself, for what is not a rate
HOW: Final = "write a measure and LOW..HIGH, such as 'turns 15..20', 'first 49..51' or 'draws ..5'"


class Aim(NamedTuple):
    """A measure that should lie between two figures, both included."""

    measure: Measure
    low: float
    high: float

    @property
    def scale(self) -> float:
        """What counts as one step off: half the aim's width, unless it is very narrow."""
        ends = [abs(end) for end in (self.low, self.high) if not isinf(end)]
        least = NARROW_RATE if self.measure.is_rate else NARROW * max(ends) or NARROW
        width = self.high - self.low
        return least if isinf(width) else max(least, width / 2)

    def miss(self, value: float) -> float:
        """How far outside a figure is, in steps; negative inside, -1 being deepest."""
        outside = max(self.low - value, value - self.high)
        return max(-1.0, outside / self.scale)

    def verdict(self, found: Interval) -> str:
        """Whether the aim is met, going by an interval."""
        if self.low <= found.low and found.high <= self.high:
            return "holds"
        return "missed" if found.high < self.low or found.low > self.high else "may hold"

    def words(self) -> str:
        """``turns 15 to 20``."""
        said = percent if self.measure.is_rate else number_or_whole
        if isinf(self.low):
            return f"{self.measure.name} at most {said(self.high)}"
        if isinf(self.high):
            return f"{self.measure.name} at least {said(self.low)}"
        return f"{self.measure.name} {said(self.low)} to {said(self.high)}"

    def to_json(self) -> dict[str, Any]:
        return {
            "measure": self.measure.name,
            "title": self.measure.title,
            "rate": self.measure.is_rate,
            "low": None if isinf(self.low) else self.low,
            "high": None if isinf(self.high) else self.high,
            "words": self.words(),
        }


def read_aim(text: str, experiment: Experiment) -> Aim:
    """``turns 15..20``, ``first 49..51`` (rates are in per cent), ``draws ..5``, ``turns 12..``."""
    name, _, span = text.strip().partition(" ")
    low_text, dots, high_text = span.replace("%", "").replace(" ", "").partition("..")
    try:
        low = float(low_text) if low_text else -inf
        high = float(high_text) if high_text else inf
    except ValueError:
        low = high = inf
    if not dots or (isinf(low) and isinf(high)):
        raise BadExperiment(f"aim {text!r}: {HOW}")
    try:
        measure = find_measures([name], experiment)[0]
    except BadExperiment as wrong:
        raise BadExperiment(f"aim {text!r}: {str(wrong).partition(': ')[2]}") from None
    if measure.close:
        raise BadExperiment(f"aim {text!r}: that measure is only taken by lab study")
    if low > high:
        raise BadExperiment(f"aim {text!r}: nothing is between {low_text} and {high_text}")
    if measure.is_rate:
        if (not isinf(low) and not 0 <= low <= 100) or (not isinf(high) and not 0 <= high <= 100):
            raise BadExperiment(f"aim {text!r}: {name} is a share, from 0 to 100 per cent")
        low, high = low / 100, high / 100
    elif high < 0:
        raise BadExperiment(f"aim {text!r}: {name} is never below 0")
    return Aim(measure, low, high)
