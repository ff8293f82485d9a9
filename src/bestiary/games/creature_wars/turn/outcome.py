"""The outcome of a duel."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import Card, bit
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.marks import is_doomed

NOBODY: Final = -1

# How a duel went.
POWER: Final = 0  # somebody won, or powers were equal
NOT_FOUGHT: Final = 1
SCARED: Final = 2  # a card that always ties was in it


@mypyc_attr(acyclic=True, free_list_len=1)
class Outcome:
    """How a duel ended: who won, whose card fell, whose witch fled, and the cards as they were."""

    def __init__(self, one: Card[Being] | None, two: Card[Being] | None) -> None:
        self.one = one
        self.two = two
        self.how: i64 = POWER
        self.measured = False  # whether powers were compared
        self.winner: i64 = NOBODY
        self.fallen: i64 = 0  # whose cards fell, as bits
        self.escaped: i64 = 0  # whose witches fled, as bits
        self.passed: i64 = NOBODY  # the player who sent nobody and so lost the duel
        self.tied = False

    def was_fought(self) -> bool:
        """Whether two cards fought: neither was untouchable, tied as it always does, or died before
        the fight."""
        if self.how != POWER:
            return False
        one, two = self.one, self.two
        return (one is None or not is_doomed(one)) and (two is None or not is_doomed(two))

    def card(self, seat: i64) -> Card[Being] | None:
        """The card that a player sent."""
        return self.one if seat == 0 else self.two

    def fell(self, seat: i64) -> bool:
        """Whether a player's card has fallen."""
        return self.fallen & bit(seat) != 0

    def fled(self, seat: i64) -> bool:
        """Whether a player's witch has escaped."""
        return self.escaped & bit(seat) != 0

    def lost(self, seat: i64) -> bool:
        """Whether a player has lost the duel."""
        return self.fell(seat) or self.passed == seat


def is_witch(card: Card[Being] | None) -> bool:
    return card is not None and card.face.is_witch()


def is_creature(card: Card[Being] | None) -> bool:
    return card is not None and card.face.is_creature()
