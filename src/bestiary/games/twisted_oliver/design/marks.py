"""Marks on cards in play, besides boosts (card.py, STATS)."""

from __future__ import annotations

from typing import Final

from bestiary.games.twisted_oliver.design.card import OliverCard, OliverDesign, book

CALLED: Final = book.mark("turned", "called")
DAMAGE: Final = book.mark("damage", "damage")
BOUNTY: Final = book.mark("bounty", "bounty")
SPENT: Final = book.mark("spent", "spent")  # has attacked or was called this turn
ATTACKED: Final = book.mark("attacked", "attacked")
REFRESHED: Final = book.mark("refreshed", "uncalled")  # by a text this turn
FOREIGN: Final = book.mark("foreign", "the other player's")
LAID: Final = book.mark("laid", "a trap", OliverDesign.is_trap)


def is_called(card: OliverCard) -> bool:
    return len(card.marks) > 0 and card.mark(CALLED) >= 0
