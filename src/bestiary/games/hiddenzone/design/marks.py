"""Marks on creatures, and what can be seen of a stack."""

from __future__ import annotations

from typing import Final

from bestiary.games.hiddenzone.design.card import (
    ATTACK,
    CREATURE,
    DEFENCE,
    STATS,
    HiddenzoneCard,
    book,
)

TAPPED: Final = book.mark("turned", "tapped")
REFRESHED: Final = book.mark("refreshed", "untapped")  # by a text this turn
ATTACK_UP: Final = STATS.for_good[ATTACK]
ATTACK_NOW: Final = STATS.this_turn[ATTACK]
DEFENCE_UP: Final = STATS.for_good[DEFENCE]
DEFENCE_NOW: Final = STATS.this_turn[DEFENCE]


def is_tapped(card: HiddenzoneCard) -> bool:
    return len(card.marks) > 0 and card.mark(TAPPED) >= 0


def is_evolved(card: HiddenzoneCard) -> bool:
    """Whether there is a creature in its soul: those lie before all else."""
    return len(card.attached) > 0 and card.attached[0].face.sort == CREATURE
