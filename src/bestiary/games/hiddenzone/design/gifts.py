"""Gifts: what a card gives the creature on top of it for as long as it is in its soul.

gift(50, 0)     "Under a creature: it has +50 attack."
gift_of(SLY)    "Under a creature: only creatures of its rank or more can block it."
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from bestiary.engine.cards import Card
from bestiary.games.hiddenzone.design.card import FLAG_WORDS, STATS, HiddenzoneDesign
from bestiary.trading import MINE, Aura, Pick

UNDER: Final = "Under a creature: "
NOBODY_ELSE: Final = Pick(0, MINE, False, False)


class Gift(Aura):
    """Written with the auras of a card. It does nothing while the card is on top of its stack;
    zones.py counts the gifts of a soul."""

    def __init__(self, attack: i64, defence: i64, flags: i64, said: str) -> None:
        super().__init__(NOBODY_ELSE, [int(attack), int(defence)], said)
        self.flags = flags

    def give(self, design: HiddenzoneDesign) -> None:
        """Make it the gift of a card."""
        design.gift_attack += self.numbers[0]
        design.gift_defence += self.numbers[1]
        design.gift_flags |= self.flags

    def amount(
        self, state: Any, stat: i64, seat: i64, source: Card[Any], owner: i64, card: Card[Any]
    ) -> i64:
        return 0

    def words(self) -> str:
        return f"{UNDER}{self.said}"


def gift(attack: int, defence: int) -> Aura:
    """The creature on top has more attack and defence."""
    return Gift(attack, defence, 0, f"it has {STATS.words([attack, defence])}.")


def gift_of(flag: int) -> Aura:
    """The creature on top has a flag."""
    words = next(said for known, said in FLAG_WORDS if known == flag)
    words = words.replace("{this}", "it").replace("{its}", "its").replace("{This}", "it")
    return Gift(0, 0, flag, words[0].lower() + words[1:])
