"""What is measured: the names of the games and of the figures, and how a rate is taken.

Both sides of every comparison use this file: the rules, in `.venv`, and OpenSpiel's games, in an
environment of their own. So it needs nothing but the standard library.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from time import process_time
from typing import Final, NamedTuple


class Setup(NamedTuple):
    title: str
    game: str
    options: dict[str, object]


BASE: Final = "creature-wars-base"  # what the C program plays
FULL: Final = "creature-wars"
HIDDENZONE: Final = "hiddenzone"
TWISTED: Final = "twisted-oliver"
ADVENTURES: Final = "creature-adventures"

GAMES: Final = {
    BASE: Setup("CW base", "creature-wars", {"spells": False}),
    FULL: Setup("CW full", "creature-wars", {}),
    HIDDENZONE: Setup("Hiddenzone", "hiddenzone", {}),
    TWISTED: Setup("Twisted-O.", "twisted-oliver", {}),
    ADVENTURES: Setup("Adventures", "creature-adventures", {}),
}
PEERS: Final = ("hearts", "goofspiel", "gin_rummy")

INSIDE: Final = "decisions, inside the rules"
EVENTS: Final = "the same, events on"
THROUGH: Final = "decisions(), play()"
UNWEIGHTED: Final = "the same, chance unweighted"  # OpenSpiel only
ASKS: Final = "asks, answers"
COPIES: Final = "copies"
GUESSES: Final = "guesses"
DEALS: Final = "guesses, one guesser"
VIEWS: Final = "views"
DEEPCOPIES: Final = "deepcopies"
SHARING: Final = "deepcopies, rules shared"
FIGURES: Final = (
    INSIDE, EVENTS, THROUGH, UNWEIGHTED, ASKS, COPIES, GUESSES, DEALS, VIEWS, DEEPCOPIES, SHARING,
)  # fmt: skip

MIDDLES: Final = 4  # games whose middles are copied and guessed


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much gets done per second of processor time. ``work(n)`` does its work n times and
    returns how much that was; n grows until it takes long enough, and only the last time counts,
    so those before it serve as a warm-up."""
    count = 1
    while True:
        start = process_time()
        done = work(count)
        took = process_time() - start
        if took >= seconds / 2:
            return done / took
        count = max(count + 1, int(count * min(10.0, seconds / max(took, 1e-6))))


def each(acts: list[Callable[[], object]]) -> Callable[[int], int]:
    """Work that is to do all of these in turn. What they make is dropped at once; that counts."""

    def work(count: int) -> int:
        for _ in repeat(None, count):
            for act in acts:
                act()
        return count * len(acts)

    return work
