"""Marks on cards in play."""

from __future__ import annotations

from typing import Final

from bestiary.games.twisted_oliver.design.card import (
    ATTACK,
    DEFENCE,
    SPEED,
    STATS,
    OliverCard,
    OliverDesign,
    book,
)

CALLED: Final = book.mark("turned", "called")
DAMAGE: Final = book.mark("damage", "damage", alters="-health")
BOUNTY: Final = book.mark("bounty", "bounty", alters="bounty")
SPENT: Final = book.mark("spent", "spent")  # has attacked or was called this turn
ATTACKED: Final = book.mark("attacked", "attacked")
REFRESHED: Final = book.mark("refreshed", "uncalled")  # by a text this turn
FOREIGN: Final = book.mark("foreign", "the other player's")
LAID: Final = book.mark("laid", "a trap", OliverDesign.is_trap)
SPEED_UP: Final = STATS.for_good[SPEED]
SPEED_NOW: Final = STATS.this_turn[SPEED]
ATTACK_UP: Final = STATS.for_good[ATTACK]
ATTACK_NOW: Final = STATS.this_turn[ATTACK]
DEFENCE_UP: Final = STATS.for_good[DEFENCE]
DEFENCE_NOW: Final = STATS.this_turn[DEFENCE]


def is_called(card: OliverCard) -> bool:
    return len(card.marks) > 0 and card.mark(CALLED) >= 0
