"""The decks of Twisted-Oliver: 40 cards, at most 4 of a name, any number of orbs."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Printed
from bestiary.engine.view import Look
from bestiary.games.twisted_oliver.cards import SET
from bestiary.games.twisted_oliver.design import look
from bestiary.games.twisted_oliver.design.card import OliverDesign
from bestiary.games.twisted_oliver.energy.counts import KINDS, notation
from bestiary.trading import DeckLimits, DeckRack

LIMITS: Final = DeckLimits(size=40, copies=4, exempt=["original"])  # its ten Wolverines


class OliverRack(DeckRack[OliverDesign]):
    """Counted by kind, cost and energy."""

    def counted(self, card: OliverDesign) -> list[tuple[str, str]]:
        found = [("Kind", card.kind), ("Cost", str(card.price.total))]
        found += [("Energy", KINDS[kind]) for kind in card.kind_list()]
        return found

    def printed(self, card: OliverDesign) -> Printed:
        return look.printed(card)

    def named(self, card: OliverDesign) -> str:
        return look.named(card)

    def look(self) -> Look:
        return look.LOOK

    def summary(self, card: OliverDesign) -> str:
        return f"{look.sort_of(card)}, cost {notation(card.cost)}"


RACK: Final = OliverRack("bestiary.games.twisted_oliver", SET, LIMITS)
