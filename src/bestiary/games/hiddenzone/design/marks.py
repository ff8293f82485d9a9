"""Marks on creatures, besides boosts (card.py, STATS)."""

from __future__ import annotations

from typing import Final

from bestiary.games.hiddenzone.design.card import HiddenzoneCard, book

TAPPED: Final = book.mark("turned", "tapped")
REFRESHED: Final = book.mark("refreshed", "untapped")  # by a text this turn


def is_tapped(card: HiddenzoneCard) -> bool:
    return len(card.marks) > 0 and card.mark(TAPPED) >= 0
