"""The choice that a text leaves to its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiary.trading.effects.texts import Text

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState


def choosable(state: TradingState[Any], text: Text, seat: int, source: int) -> list[int]:
    """The cards a text may choose. Of a deck one of each name: its cards are all alike there."""
    if text.pick is None:
        return []
    found: list[int] = []
    names: list[int] = []
    for card in text.pick.find(state, seat, source, True):
        if not text.pick.search or card.face.origin not in names:
            names.append(int(card.face.origin))
            found.append(int(card.id))
    return found
