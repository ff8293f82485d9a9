"""The settings among which the best is looked for: a grid of values of a few options."""

from itertools import product
from math import prod
from typing import Final, NamedTuple

from bestiary.engine import Value
from bestiary.lab.experiment import BadExperiment

MOST_CANDIDATES: Final = 4096
MOST_VARIED: Final = 4

Point = tuple[int, ...]  # which of its values each option has


class Varied(NamedTuple):
    """An option and the values it may take, in order."""

    option: str
    values: list[Value]


class SettingSpace:
    """All settings, or a few thousand that are spread evenly if there are more.

    >>> space = SettingSpace([Varied("hp", list(range(20, 61))), Varied("hand", [4, 5, 6])])
    >>> len(space.candidates), space.options((10, 1))
    (123, {'hp': 30, 'hand': 5})
    >>> [space.options(point)["hp"] for point in space.spread(5)]
    [40, 20, 20, 60, 60]
    """

    def __init__(self, varied: list[Varied]) -> None:
        if not 1 <= len(varied) <= MOST_VARIED:
            raise BadExperiment(f"vary: from one to {MOST_VARIED} options, such as hp=20..60")
        names = [each.option for each in varied]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise BadExperiment(f"vary {twice[0]}: named twice")
        for each in varied:
            if len(each.values) < 2:
                raise BadExperiment(f"vary {each.option}: one value only; nothing to choose")
        self.varied = varied
        sizes = [len(each.values) for each in varied]
        self.candidates: list[Point]
        if prod(sizes) <= MOST_CANDIDATES:
            self.candidates = list(product(*(range(size) for size in sizes)))
        else:
            self.candidates = evenly(sizes, MOST_CANDIDATES)

    def options(self, point: Point) -> dict[str, Value]:
        return {v.option: v.values[i] for v, i in zip(self.varied, point, strict=True)}

    def place(self, point: Point) -> list[float]:
        """Where a point is, each option from 0 to 1."""
        return [i / (len(v.values) - 1) for v, i in zip(self.varied, point, strict=True)]

    def spread(self, count: int) -> list[Point]:
        """Points far apart from each other: the middle first, then always the loneliest."""
        places = [self.place(point) for point in self.candidates]
        lonely = [sum((x - 0.5) ** 2 for x in place) for place in places]
        chosen = [min(range(len(places)), key=lambda i: lonely[i])]
        away = [_square(place, places[chosen[0]]) for place in places]
        while len(chosen) < min(count, len(places)):
            chosen.append(max(range(len(places)), key=lambda i: away[i]))
            away = [min(a, _square(p, places[chosen[-1]])) for a, p in zip(away, places)]
        return [self.candidates[i] for i in chosen]


def _square(first: list[float], second: list[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(first, second))


def evenly(sizes: list[int], count: int) -> list[Point]:
    """Different points of a grid, spread by multiples of the generalised golden ratio."""
    ratio = 1.5
    for _ in range(64):
        ratio = (1 + ratio) ** (1 / (len(sizes) + 1))
    steps = [ratio ** -(place + 1) for place in range(len(sizes))]
    found: dict[Point, None] = {}
    for number in range(8 * count):
        shares = [(0.5 + number * step) % 1 for step in steps]
        found[tuple(int(share * size) for share, size in zip(shares, sizes))] = None
        if len(found) == count:
            break
    return list(found)
