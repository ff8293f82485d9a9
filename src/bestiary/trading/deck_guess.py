"""A guess at the hidden cards of a deck whose list is unknown.

It is based only on the cards that have been seen: a ready deck that could hold all of them or, if
there is none, cards of the set that could go with them.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from bestiary.engine import Rng
from bestiary.engine.guess import Origins
from bestiary.trading.card import TradingCard
from bestiary.trading.rack import DeckRack

T = TypeVar("T", bound=TradingCard)


class FittingDecks(Origins):
    """The rest of one of the ready decks that fit what was seen."""

    def pick(self, rng: Rng) -> i64:
        return rng.below(len(self.lists))


class OtherDeck(Origins):
    """As many copies of each card as the rules allow; more of them, if even that is not enough: a
    written position may hold more."""

    def __init__(self, known: list[int], every: list[int], hidden: int) -> None:
        super().__init__(known)
        self.every = every
        self.hidden = hidden

    def more(self, rng: Rng) -> list[int]:
        return [rng.pick(self.every) for _ in range(self.hidden - len(self.lists[0]))]


def unknown_list(rack: DeckRack[T], seen: list[int], hidden: int, kin: list[T]) -> Origins:
    """The origins of at least ``hidden`` hidden cards of a deck, given those that have been seen.
    ``kin`` are cards that go with those, for a deck that is not one of the ready ones."""
    fitting = [rest for rest in rack.fitting(seen) if len(rest) >= hidden]
    if fitting:
        return FittingDecks(*fitting)
    rest: list[int] = []
    for card in kin:
        rest += [card.origin] * max(0, rack.limits.copies - seen.count(card.origin))
    every = [int(card.origin) for card in kin or rack.catalogue.cards]
    return OtherDeck(rest, every, hidden)
