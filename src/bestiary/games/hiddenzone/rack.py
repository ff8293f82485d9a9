"""The decks of Hiddenzone: 40 cards, at most 4 of an id; the ready ones lie in ``decks/``."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Printed
from bestiary.games.hiddenzone import text
from bestiary.games.hiddenzone.design import SET, Design
from bestiary.trading import DeckRack, Limits

LIMITS: Final = Limits(size=40, copies=4)


class Rack(DeckRack[Design]):
    """Counted by kind, rank, civilization and family."""

    def counted(self, card: Design) -> list[tuple[str, str]]:
        found = [("Kind", card.kind), ("Rank", str(card.rank))]
        found += [("Civilization", name) for name in card.civilization_names()]
        found += [("Family", name) for name in card.family_names()]
        return found

    def printed(self, card: Design) -> Printed:
        return text.printed(card)

    def named(self, card: Design) -> str:
        return text.notation(card)

    def summary(self, card: Design) -> str:
        names = ["/".join(card.civilization_names()), "/".join(card.family_names())]
        return " ".join([name for name in names if name] + [f"rank {card.rank}"])


RACK: Final = Rack("bestiary.games.hiddenzone", SET, LIMITS)
