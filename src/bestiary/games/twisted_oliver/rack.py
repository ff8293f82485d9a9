"""The decks of Twisted-Oliver: 40 cards, at most 4 of a name, any number of orbs."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Printed
from bestiary.games.twisted_oliver import text
from bestiary.games.twisted_oliver.design import SET, Design
from bestiary.games.twisted_oliver.energy import KINDS, notation, total
from bestiary.trading import DeckRack, Limits

LIMITS: Final = Limits(size=40, copies=4, exempt=["original"])  # its ten Wolverines


class Rack(DeckRack[Design]):
    """Counted by kind, cost and energy."""

    def counted(self, card: Design) -> list[tuple[str, str]]:
        found = [("Kind", card.kind), ("Cost", str(total(card.cost)))]
        found += [("Energy", KINDS[kind]) for kind in card.kind_list()]
        return found

    def printed(self, card: Design) -> Printed:
        return text.printed(card)

    def named(self, card: Design) -> str:
        return text.named(card)

    def summary(self, card: Design) -> str:
        return f"{text.sort_of(card)}, cost {notation(card.cost)}"


RACK: Final = Rack("bestiary.games.twisted_oliver", SET, LIMITS)
