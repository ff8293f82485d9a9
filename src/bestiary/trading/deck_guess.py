"""A guess at the hidden cards of a deck whose list is unknown.

It is based only on the cards that have been seen: a ready deck that could hold all of them or, if
there is none, cards of the set that could go with them.
"""

from __future__ import annotations

from typing import TypeVar

from bestiary.engine import Rng
from bestiary.trading.card import TradingCard
from bestiary.trading.rack import DeckRack

T = TypeVar("T", bound=TradingCard)


def guess_list(
    rack: DeckRack[T], seen: list[int], hidden: int, kin: list[T], rng: Rng
) -> list[int]:
    """The origins of at least ``hidden`` hidden cards of a deck, given those that have been seen.
    ``kin`` are cards that go with those, for a deck that is not one of the ready ones."""
    fitting = [rest for rest in rack.fitting(seen) if len(rest) >= hidden]
    if fitting:
        return rng.pick(fitting).copy()
    rest: list[int] = []
    for card in kin:
        rest += [card.origin] * max(0, rack.limits.copies - seen.count(card.origin))
    every = kin or rack.catalogue.cards
    while len(rest) < hidden:  # more copies than the rules allow: a written position may hold them
        rest.append(rng.pick(every).origin)
    return rest
