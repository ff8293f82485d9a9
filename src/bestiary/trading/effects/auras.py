"""Auras: what one card does to others while it is in play.

They are computed whenever a number is asked for and never stored: a card that leaves takes its
aura with it, and nothing has to remember to take it off.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card
from bestiary.trading.effects.picks import Pick


@mypyc_attr(allow_interpreted_subclasses=True)
class Aura:
    """A bonus for all cards of a pick. ``numbers`` is what it adds to each number of a card, in
    the game's order, and ``said`` is the same in words.

    It must not read a number that auras change, or two auras could call each other forever.
    """

    def __init__(self, pick: Pick, numbers: list[int], said: str) -> None:
        self.pick = pick
        self.numbers = numbers
        self.said = said

    def amount(
        self, state: Any, stat: i64, seat: i64, source: Card[Any], owner: i64, card: Card[Any]
    ) -> i64:
        """What ``source``, of player ``seat``, adds to a number of ``card``, of ``owner``."""
        return self.numbers[stat] if self.pick.reaches(seat, source.id, owner, card) else 0

    def words(self) -> str:
        everybody = self.pick.all()
        return f"{everybody[0].upper()}{everybody[1:]} have {self.said}."


class PerCard(Aura):
    """A bonus for the card itself, or its bearer, for each card of a pick."""

    def amount(
        self, state: Any, stat: i64, seat: i64, source: Card[Any], owner: i64, card: Card[Any]
    ) -> i64:
        each: i64 = self.numbers[stat]
        if source.id != card.id or each == 0:
            return 0
        return each * len(self.pick.find(state, seat, source.id))

    def words(self) -> str:
        return f"Has {self.said} for each {self.pick.each()}."


def summed(
    state: Any,
    stat: i64,
    seat: i64,
    source: Card[Any],
    auras: list[Aura],
    owner: i64,
    card: Card[Any],
) -> i64:
    """The sum of what all auras of one source add to a number of a card."""
    total: i64 = 0
    for aura in auras:
        total += aura.amount(state, stat, seat, source, owner, card)
    return total
