"""The decks of Hiddenzone: 40 cards, at most 4 of an id; the ready ones are in ``decks/``."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Printed
from bestiary.engine.view import Look
from bestiary.games.hiddenzone.cards import SET
from bestiary.games.hiddenzone.design import look
from bestiary.games.hiddenzone.design.card import HiddenzoneDesign
from bestiary.trading import DeckLimits, DeckRack

LIMITS: Final = DeckLimits(size=40, copies=4)


class HiddenzoneRack(DeckRack[HiddenzoneDesign]):
    """Counted by kind, rank, civilization and family."""

    def counted(self, card: HiddenzoneDesign) -> list[tuple[str, str]]:
        found = [("Kind", card.kind), ("Rank", str(card.rank))]
        found += [("Civilization", name) for name in card.civilization_names()]
        found += [("Family", name) for name in card.family_names()]
        return found

    def printed(self, card: HiddenzoneDesign) -> Printed:
        return look.printed(card)

    def named(self, card: HiddenzoneDesign) -> str:
        return look.notation(card)

    def look(self) -> Look:
        return look.LOOK

    def summary(self, card: HiddenzoneDesign) -> str:
        names = ["/".join(card.civilization_names()), "/".join(card.family_names())]
        return " ".join([name for name in names if name] + [f"rank {card.rank}"])


RACK: Final = HiddenzoneRack("bestiary.games.hiddenzone", SET, LIMITS)
