"""The decks of Twisted-Oliver: 40 cards, at most 4 of a name, any number of orbs."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Printed
from bestiary.games.twisted_oliver.design import SET, Design
from bestiary.games.twisted_oliver.energy import KINDS, total
from bestiary.games.twisted_oliver.text import printed
from bestiary.trading import DeckRack, Limits, TradingCard

LIMITS: Final = Limits(size=40, copies=4, exempt=["original"])  # its ten Wolverines


class Rack(DeckRack):
    """Counted by kind, cost and energy."""

    def counted(self, card: TradingCard) -> list[tuple[str, str]]:
        if not isinstance(card, Design):
            return []
        found = [("Kind", card.kind), ("Cost", str(total(card.cost)))]
        found += [("Energy", KINDS[kind]) for kind in card.kind_list()]
        return found

    def printed(self, card: TradingCard) -> Printed:
        return printed(card) if isinstance(card, Design) else super().printed(card)


RACK: Final = Rack("bestiary.games.twisted_oliver", SET, LIMITS)
