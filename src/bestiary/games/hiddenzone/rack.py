"""The decks of Hiddenzone: 40 cards, at most 4 of an id; the ready ones lie in ``decks/``."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Printed
from bestiary.games.hiddenzone.design import SET, Design
from bestiary.games.hiddenzone.text import printed
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

    def printed(self, card: TradingCard) -> Printed:
        return printed(card) if isinstance(card, Design) else super().printed(card)


RACK: Final = Rack("bestiary.games.hiddenzone", SET, LIMITS)
