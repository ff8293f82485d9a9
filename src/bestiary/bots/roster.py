"""The bots by name: ours, and those from other packages.

A package adds a bot with one entry point, to something that takes an `Rng` and returns a `Bot`:

    [project.entry-points."bestiary.bots"]
    cautious = "my_package:Cautious"
"""

from collections.abc import Callable
from hashlib import blake2b
from importlib.metadata import entry_points
from typing import Protocol

from bestiary.bots.greedy import Greedy
from bestiary.bots.sight import Sight
from bestiary.engine import Rng


class Bot(Protocol):
    """A player: given what a seat sees, it returns the text of its choice."""

    def choose(self, sight: Sight) -> str: ...


class Random:
    """Any choice, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        return self.rng.pick(sight.decision.choices).text


GROUP = "bestiary.bots"
BOTS: dict[str, Callable[[Rng], Bot]] = {"greedy": Greedy, "random": Random}


def names() -> list[str]:
    """The names of all bots."""
    return sorted({*BOTS, *(entry.name for entry in entry_points(group=GROUP))})


def make(name: str, seed: int) -> Bot:
    """The bot of that name. The same seed and the same game give the same choices."""
    if name not in BOTS:
        for entry in entry_points(group=GROUP, name=name):
            BOTS[name] = entry.load()
    return BOTS[name](Rng(seed))


def bot_seed(seed: int, seat: int) -> int:
    """A bot's own seed: the same for the same game and seat, and it does not reveal the game's."""
    mixed = blake2b(f"bestiary bot {seed} {seat}".encode(), digest_size=7).digest()
    return int.from_bytes(mixed, "big")
