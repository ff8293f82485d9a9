"""The decks of Hiddenzone: 40 cards, at most 4 of an id; the ready ones lie in ``decks/``."""

from __future__ import annotations

from typing import Final

from bestiary.games.hiddenzone.design import SET, Design
from bestiary.trading import DeckRack, Limits, TradingCard

LIMITS: Final = Limits(size=40, copies=4)


class Rack(DeckRack):
    """Counted by kind, rank, civilization and family."""

    def counted(self, card: TradingCard) -> list[tuple[str, str]]:
        if not isinstance(card, Design):
            return []
        found = [("Kind", card.kind), ("Rank", str(card.rank))]
        found += [("Civilization", name) for name in card.civilization_names()]
        found += [("Family", name) for name in card.family_names()]
        return found


RACK: Final = Rack("bestiary.games.hiddenzone", SET, LIMITS)
