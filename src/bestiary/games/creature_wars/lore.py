"""Lore: what a card does, and when.

A card's text hangs on a few moments. Each is a registered step, run for the seat whose card it is;
``duel.subject`` is then the card's id.

    cast      it is played (a witch's spell, a Wraith's blow)
    dies      it lost its duel
    escapes   a witch that did not
    wins      it won a duel against a card
    starts    the start of a turn, in hand
    ends      the end of a turn, in hand
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bestiary.engine import Step, Table
from bestiary.games.creature_wars.being import Being

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel

    Effect = Callable[[Duel], None]

# The game's table: every step, question and mark of Creature Wars is registered here.
book: Table[Duel, Being] = Table("creature-wars")

BY_POWER: Final = 0
LOSES: Final = 1  # always loses its fight
NO_FIGHT: Final = 2  # is never fought
TIES: Final = 3  # ties, and both cards are discarded

LORE: dict[str, Lore] = {}


class Lore:
    """The text of a card by its key, the steps that carry it out, and how it fights."""

    def __init__(self, key: str, name: str, text: str, fate: int = BY_POWER) -> None:
        self.key = key
        self.name = name
        self.text = text
        self.fate = fate
        self.cast_step: Step | None = None
        self.dies_step: Step | None = None
        self.escapes_step: Step | None = None
        self.wins_step: Step | None = None
        self.starts_step: Step | None = None
        self.ends_step: Step | None = None
        if key in LORE:
            raise ValueError(f"two cards with the key {key!r}")
        LORE[key] = self

    # Decorators: each registers the function as a step of the game and gives the lore back.

    def casts(self, function: Effect) -> Lore:
        self.cast_step = enter(function)
        return self

    def dies(self, function: Effect) -> Lore:
        self.dies_step = enter(function)
        return self

    def escapes(self, function: Effect) -> Lore:
        self.escapes_step = enter(function)
        return self

    def goes(self, function: Effect) -> Lore:
        """Whether it dies or escapes."""
        self.dies_step = self.escapes_step = enter(function)
        return self

    def wins(self, function: Effect) -> Lore:
        self.wins_step = enter(function)
        return self

    def starts(self, function: Effect) -> Lore:
        self.starts_step = enter(function)
        return self

    def ends(self, function: Effect) -> Lore:
        self.ends_step = enter(function)
        return self


def enter(function: Effect) -> Step:
    return book.step(function)


def fate_of(key: str) -> int:
    lore = LORE.get(key)
    return BY_POWER if lore is None else lore.fate
