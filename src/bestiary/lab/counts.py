"""How often cards, choices and endings come up, deal by deal."""

from collections.abc import Iterable
from typing import Any

from bestiary.lab.columns import Columns
from bestiary.lab.measures import numbers
from bestiary.lab.stats import Mean, rate_interval

Key = tuple[str, ...]


class Ratio:
    """One count of rows as a share of another, such as regretted of judged, for each key."""

    def __init__(self, above: str, below: str) -> None:
        self.above = above
        self.below = below
        self.means: dict[Key, Mean] = {}

    def add_deal(self, sums: dict[Key, dict[str, int]]) -> None:
        for key, counts in sums.items():
            if key not in self.means:
                self.means[key] = Mean()
            self.means[key].add(counts[self.above], counts[self.below])

    def shown(self, key: Key) -> dict[str, Any] | None:
        """The ratio as data; None if it never came up."""
        mean = self.means[key]
        if not mean.games:
            return None
        return {**numbers(rate_interval(mean)), "of": int(mean.games)}


class Counts:
    """Sums over a table's rows with the same key, deal by deal."""

    def __init__(self, key: list[str], counted: list[str], ratios: list[Ratio]) -> None:
        self.key = key
        self.counted = counted
        self.ratios = ratios
        self.totals: dict[Key, dict[str, int]] = {}

    def add(self, columns: Columns, seatings: int) -> None:
        """Count the rows of whole deals."""
        keys = [columns[name] for name in self.key]
        counted = [(name, columns[name]) for name in self.counted]
        deal, sums = -1, dict[Key, dict[str, int]]()
        for i, game in enumerate(columns["game"]):
            if game // seatings != deal:
                self._add_deal(sums)
                deal, sums = game // seatings, {}
            key = tuple(values[i] for values in keys)
            row = sums.get(key)
            if row is None:
                row = sums[key] = dict.fromkeys(self.counted, 0)
                row["rows"] = 0
            row["rows"] += 1
            for name, values in counted:
                row[name] += values[i]
        self._add_deal(sums)

    def _add_deal(self, sums: dict[Key, dict[str, int]]) -> None:
        for key, counts in sums.items():
            total = self.totals.setdefault(key, dict.fromkeys([*self.counted, "rows"], 0))
            for name, count in counts.items():
                total[name] += count
        for ratio in self.ratios:
            ratio.add_deal(sums)

    def ordered(self) -> Iterable[Key]:
        return sorted(self.totals)


def card_counts() -> Counts:
    names = ["seen", "offered", "played", "judged", "regretted"]
    return Counts(["card"], names, [Ratio("played", "offered"), Ratio("regretted", "judged")])


def choice_counts() -> Counts:
    names = ["asked", "real", "made", "judged", "regretted"]
    ratios = [Ratio("made", "asked"), Ratio("regretted", "judged")]
    return Counts(["question", "verb"], names, ratios)
