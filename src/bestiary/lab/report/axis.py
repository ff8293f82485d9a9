"""Scales: from numbers to places on a drawing, with round numbers along them."""

from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

from bestiary.lab.words.figures import percent

STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)


class AxisScale(NamedTuple):
    """Numbers from ``low`` to ``high`` along the pixels from ``start`` to ``end``."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + max(0.0, min(1.0, share)) * (self.end - self.start), 1)


def span(values: list[float], is_rate: bool, signed: bool = False) -> tuple[float, float]:
    """A span that holds all values with a little air, and no rate below 0% or above 100%."""
    held = [value for value in values if isfinite(value)] or [0.0, 1.0]
    low, high = min(held), max(held)
    air = (high - low) * 0.06 or max(abs(high) * 0.1, 0.01 if is_rate else 0.5)
    low, high = low - air, high + air
    if is_rate and not signed:
        low, high = max(0.0, low), min(1.0, high)
    return low, high


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers between two, at most so many.

    >>> ticks(0.42, 0.58, 5)
    [0.45, 0.5, 0.55]
    """
    rough = (high - low) / max(1, most)
    power = 10.0 ** floor(log10(rough)) if rough > 0 else 1.0
    step = next(each * power for each in STEPS if each * power >= rough * (1 - 1e-9))
    first = ceil(low / step - 1e-9)
    found = []
    while first * step <= high + step * 1e-9:
        found.append(round(first * step, 10))
        first += 1
    return found


def tick_label(value: float, is_rate: bool, signed: bool = False) -> str:
    """
    >>> tick_label(0.5, True), tick_label(17.5, False), tick_label(0.025, True, True)
    ('50%', '17.5', '+2.5%')
    """
    text = percent(abs(value)) if is_rate else f"{abs(value):.6g}"
    if value < 0:
        return "\N{MINUS SIGN}" + text
    return "+" + text if signed and value else text
