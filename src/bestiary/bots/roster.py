"""The bots by name."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Protocol

from bestiary.bots.greedy import Greedy
from bestiary.bots.sight import Sight
from bestiary.engine import Rng


class Bot(Protocol):
    """A player: given what a seat sees, the text of the choice it makes."""

    def choose(self, sight: Sight) -> str: ...


class Random:
    """Any choice, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        return self.rng.pick(sight.decision.choices).text


BOTS: dict[str, Callable[[Rng], Bot]] = {"greedy": Greedy, "random": Random}


def names() -> list[str]:
    """The bots there are."""
    return sorted(BOTS)


def make(name: str, seed: int) -> Bot:
    """The bot of that name. The same seed and the same game give the same choices."""
    return BOTS[name](Rng(seed))


def bot_seed(seed: int, seat: int) -> int:
    """A bot's own seed: the same for the same game and seat, and no way back to the game's."""
    mixed = blake2b(f"bestiary bot {seed} {seat}".encode(), digest_size=7).digest()
    return int.from_bytes(mixed, "big")
