"""The outcome of a duel."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import Card
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.marks import is_doomed

NOBODY: Final = -1

# How a duel went.
POWER: Final = 0  # somebody won, or powers were equal
NOT_FOUGHT: Final = 1
SCARED: Final = 2  # a card that always ties was in it


@mypyc_attr(acyclic=True)
class Outcome:
    """How a duel ended: who won, whose card fell, whose witch fled, and the cards as they were."""

    def __init__(self, cards: list[Card[Being] | None]) -> None:
        self.cards = cards
        self.how: i64 = POWER
        self.measured = False  # whether powers were compared
        self.winner: i64 = NOBODY
        self.fell: list[bool] = [False, False]
        self.fled: list[bool] = [False, False]
        self.passed: i64 = NOBODY  # the player who sent nobody and so lost the duel
        self.tied = False

    def was_fought(self) -> bool:
        """Whether two cards fought: neither was untouchable, tied as it always does, or died before
        the fight."""
        if self.how != POWER:
            return False
        return not any(card is not None and is_doomed(card) for card in self.cards)

    def lost(self, seat: i64) -> bool:
        """Whether a player has lost the duel."""
        return self.fell[seat] or self.passed == seat


def is_witch(card: Card[Being] | None) -> bool:
    return card is not None and card.face.is_witch()


def is_creature(card: Card[Being] | None) -> bool:
    return card is not None and card.face.is_creature()
