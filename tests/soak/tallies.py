"""What a soak counts besides games and decisions, so that its end can say what was never tried."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bestiary.engine import State

NEW: Final = "Not soaked yet: "  # begins the line about what came after the last soak


class Tally:
    """Counts things by name over all the games of a soak. It has no state of its own: the soak
    keeps the counts, between runs too."""

    title: str

    def seen(self, state: State[Any], since: int) -> Iterable[str]:
        """What to count at this decision, or at the end: everything from event `since` on."""
        raise NotImplementedError

    def lacking(self, counts: Mapping[str, int]) -> list[str]:
        """What did not come up often enough over a whole soak, a line each."""
        raise NotImplementedError

    def lines(self, counts: Mapping[str, int]) -> list[str]:
        """The figures worth telling, as lines of Markdown."""
        raise NotImplementedError


def rarest(counts: Mapping[str, int], names: Mapping[str, str], how_many: int) -> str:
    """Those of the names (by their keys) that were counted least, in words.

    >>> rarest({"a": 3, "b": 1}, {"a": "Ada", "b": "Bea", "c": "Cleo"}, 2)
    'Cleo 0, Bea 1'
    """
    least = sorted(names, key=lambda key: (counts.get(key, 0), key))[:how_many]
    return ", ".join(f"{names[key]} {counts.get(key, 0):,}" for key in least)


def least(words: str, counts: Mapping[str, int], names: Mapping[str, str]) -> list[str]:
    """Lines of Markdown that say something of all the names that were there to be counted, and
    which were counted least; and which names came later.

    >>> names = {"a": "Ada", "b": "Bea", "c": "Cleo"}
    >>> least("Each of the {n} was cast, {total} times", {"a": 3, "b": 1}, names)
    ['Each of the 2 was cast, 4 times; least often:', 'Bea 1, Ada 3.', 'Not soaked yet: Cleo.']
    """
    there = {key: name for key, name in names.items() if key in counts}
    later = [name for key, name in names.items() if key not in counts]
    total = sum(counts[key] for key in there)
    said = words.format(n=len(there), total=total)
    lines = [f"{said}; least often:", f"{rarest(counts, there, 5)}."]
    return [*lines, f"{NEW}{', '.join(later)}."] if later else lines


def too_rare(
    counts: Mapping[str, int], names: Mapping[str, str], done: str, enough: int
) -> list[str]:
    """Those of the names that were not counted often enough, a line each.

    >>> too_rare({"a": 3, "b": 1}, {"a": "Ada", "b": "Bea"}, "cast", 3)
    ['Bea was cast 1 times; 3 are asked for']
    """
    return [
        f"{name} was {done} {counts.get(key, 0)} times; {enough} are asked for"
        for key, name in names.items()
        if counts.get(key, 0) < enough
    ]
