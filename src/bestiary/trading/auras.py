"""Lasting texts: what one card does to others for as long as it lies there.

They are computed whenever a number is asked for, and never stored: a card that leaves takes its
aura with it, and nothing has to remember to take it off.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class Aura:
    """A lasting text. A game subclasses it: which numbers it changes, of which cards, by how
    much. It must not ask for a number that auras change, or two could ask each other for ever."""

    def amount(
        self, state: Any, stat: i64, seat: i64, source: Card[Any], owner: i64, card: Card[Any]
    ) -> i64:
        """What ``source``, of player ``seat``, adds to a number of ``card``, of ``owner``."""
        return 0


def summed(
    state: Any,
    stat: i64,
    seat: i64,
    source: Card[Any],
    auras: list[Aura],
    owner: i64,
    card: Card[Any],
) -> i64:
    """What all auras of one source add to a number of a card."""
    total: i64 = 0
    for aura in auras:
        total += aura.amount(state, stat, seat, source, owner, card)
    return total
