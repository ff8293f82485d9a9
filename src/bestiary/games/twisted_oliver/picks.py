"""Picks: which cards a text speaks of, and how that is said.

theirs(WALL)                   "an enemy wall", "all enemy walls"
yours(called=CALLED)           "one of your called battlers", "your called battlers"
in_discard(BATTLERS)           "a battler from your discard"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.twisted_oliver.design import (
    ANY_SORT,
    ATTACK,
    BATTLERS,
    DEFENCE,
    ITEMS,
    SORTS,
    SPEED,
    SPELLS,
    WARDED,
    Design,
    sort_bit,
)
from bestiary.games.twisted_oliver.energy import KINDS

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.field import Field

BATTLE: Final = 0  # where battlers stand
GOODS: Final = 1  # where items lie
LASTING: Final = 2  # where infinity field spells lie
DISCARD: Final = 3
DECK: Final = 4
HAND: Final = 5
TRAPS: Final = 6

MINE: Final = 0
THEIRS: Final = 1
ANYBODYS: Final = 2

ANY: Final = -1
CALLED: Final = 1
READY: Final = 0

STATS: Final = ("speed", "attack", "health")


class Pick:
    """Cards of a place and a side, less those that do not fit."""

    def __init__(
        self,
        place: i64,
        side: i64,
        sorts: i64,
        kind: i64,
        called: i64,
        stat: i64,
        least: i64,
        most: i64,
        other: bool,
    ) -> None:
        self.place = place
        self.side = side
        self.sorts = sorts
        self.kind = kind  # a kind of energy it costs; ANY: no matter
        self.called = called
        self.stat = stat  # a number that must lie between two; ANY: no matter
        self.least = least
        self.most = most
        self.other = other  # not the card itself that speaks

    def find(
        self, field: Field, seat: i64, source: i64, choosing: bool = False
    ) -> list[Card[Design]]:
        """The cards, for a text of that seat and source. A warded card cannot be chosen by the
        other player's texts."""
        found: list[Card[Design]] = []
        for owner in range(2):
            if self.side != ANYBODYS and (owner == seat) != (self.side == MINE):
                continue
            for card in field.cards_in(self.place, owner):
                if self.other and card.id == source:
                    continue
                if self.fits(card) and self.measures(field, owner, card):
                    if choosing and owner != seat and field.flags_of(card) & WARDED:
                        continue
                    found.append(card)
        return found

    def fits(self, card: Card[Design]) -> bool:
        """Whether the card is of the right sort; nothing that an aura could change."""
        if not sort_bit(card.face.sort) & self.sorts:
            return False
        if self.kind != ANY and card.face.cost[self.kind] == 0:
            return False
        return self.called == ANY or is_called(card) == (self.called == CALLED)

    def measures(self, field: Field, owner: i64, card: Card[Design]) -> bool:
        if self.stat == ANY:
            return True
        now = field.stat_of(self.stat, owner, card)
        return self.least <= now <= self.most

    def reaches(self, seat: i64, source: i64, owner: i64, card: Card[Design]) -> bool:
        """Whether an aura of that seat and source speaks of this card."""
        if self.side != ANYBODYS and (owner == seat) != (self.side == MINE):
            return False
        return not (self.other and card.id == source) and self.fits(card)

    # ---- In words -------------------------------------------------------------------------

    def noun(self, plural: bool) -> str:
        word = noun_of(self.sorts)
        if plural:
            word = "legendaries" if word == "legendary" else word + "s"
        if self.place == LASTING:
            word = f"lasting {word}"
        if self.kind != ANY:
            word = f"{KINDS[self.kind]} {word}"
        if self.called != ANY:
            word = f"{'called' if self.called == CALLED else 'uncalled'} {word}"
        return word

    def tail(self) -> str:
        if self.stat == ANY:
            return ""
        if self.least == self.most:
            return f" with {self.most} {STATS[self.stat]}"
        if self.most < MUCH:
            return f" with {self.most} {STATS[self.stat]} or less"
        return f" with {self.least} {STATS[self.stat]} or more"

    def one(self) -> str:
        """One of them: "an enemy creature with 2 attack or less"."""
        if self.place in (DISCARD, DECK, HAND):
            return f"{article(self.noun(False))}{self.tail()} from {self.where()}"
        if self.place == TRAPS:
            return "an enemy trap" if self.side == THEIRS else "one of your traps"
        if self.side == THEIRS:
            return f"an enemy {self.noun(False)}{self.tail()}"
        other = "other " if self.other else ""
        if self.side == ANYBODYS:
            return f"{article(other + self.noun(False))}{self.tail()}"
        return f"one of your {other}{self.noun(True)}{self.tail()}"

    def each(self) -> str:
        """For each of them: "other creature of yours", "card in your hand"."""
        if self.place == TRAPS:
            return "enemy trap" if self.side == THEIRS else "trap of yours"
        if self.place in (DISCARD, DECK, HAND):
            return f"{self.noun(False)}{self.tail()} in {self.where()}"
        if self.side == THEIRS:
            return f"enemy {self.noun(False)}{self.tail()}"
        other = "other " if self.other else ""
        return f"{other}{self.noun(False)}{self.tail()}{' of yours' if self.side == MINE else ''}"

    def all(self) -> str:
        """All of them: "your other creatures"."""
        if self.place in (DISCARD, DECK, HAND):
            return f"all {self.noun(True)}{self.tail()} in {self.where()}"
        other = "other " if self.other else ""
        if self.side == THEIRS:
            return f"all enemy {self.noun(True)}{self.tail()}"
        if self.side == ANYBODYS:
            return f"all {other}{self.noun(True)}{self.tail()}"
        return f"your {other}{self.noun(True)}{self.tail()}"

    def where(self) -> str:
        whose = "the other player's" if self.side == THEIRS else "your"
        return f"{whose} {('discard', 'deck', 'hand')[self.place - DISCARD]}"


MUCH: Final = 9999


def noun_of(sorts: i64) -> str:
    if sorts == ANY_SORT:
        return "card"
    if sorts == BATTLERS:
        return "battler"
    if sorts == ITEMS:
        return "item"
    if sorts == SPELLS:
        return "spell"
    names = [name for sort, name in enumerate(SORTS) if sorts & sort_bit(sort)]
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def is_called(card: Card[Design]) -> bool:
    for mark in card.marks:
        if mark.kind.key == "turned":
            return True
    return False


def article(words: str) -> str:
    return f"{'an' if words[0].lower() in 'aeiou' else 'a'} {words}"


def pick(
    place: int, side: int, sorts: int = BATTLERS, kind: int = ANY, called: int = ANY,
    stat: int = ANY, least: int = -MUCH, most: int = MUCH, other: bool = False,
) -> Pick:  # fmt: skip
    return Pick(place, side, sorts, kind, called, stat, least, most, other)


def yours(
    sorts: int = BATTLERS, kind: int = ANY, called: int = ANY, other: bool = False
) -> Pick:  # fmt: skip
    """Your battlers in play."""
    return pick(BATTLE, MINE, sorts, kind, called, other=other)


def theirs(sorts: int = BATTLERS, kind: int = ANY, called: int = ANY) -> Pick:
    """The other player's battlers in play."""
    return pick(BATTLE, THEIRS, sorts, kind, called)


def anybodys(sorts: int = BATTLERS, kind: int = ANY, other: bool = False) -> Pick:
    """Battlers of both players."""
    return pick(BATTLE, ANYBODYS, sorts, kind, other=other)


def slow(most: int, side: int = THEIRS) -> Pick:
    return pick(BATTLE, side, stat=SPEED, most=most)


def fast(least: int, side: int = THEIRS) -> Pick:
    return pick(BATTLE, side, stat=SPEED, least=least)


def weak(most: int, side: int = THEIRS) -> Pick:
    """Battlers of so little attack."""
    return pick(BATTLE, side, stat=ATTACK, most=most)


def strong(least: int, side: int = THEIRS) -> Pick:
    return pick(BATTLE, side, stat=ATTACK, least=least)


def frail(most: int, side: int = THEIRS) -> Pick:
    """Battlers of so little health."""
    return pick(BATTLE, side, stat=DEFENCE, most=most)


def your_items(sorts: int = ITEMS, called: int = ANY, other: bool = False) -> Pick:
    return pick(GOODS, MINE, sorts, called=called, other=other)


def their_items(sorts: int = ITEMS, called: int = ANY) -> Pick:
    return pick(GOODS, THEIRS, sorts, called=called)


def their_lasting() -> Pick:
    """The other player's infinity field spells."""
    return pick(LASTING, THEIRS, SPELLS)


def their_traps() -> Pick:
    return pick(TRAPS, THEIRS, ANY_SORT)


def in_discard(sorts: int = BATTLERS, kind: int = ANY) -> Pick:
    """Cards in your discard; never the card itself that speaks."""
    return pick(DISCARD, MINE, sorts, kind, other=True)


def in_deck(sorts: int = BATTLERS, kind: int = ANY) -> Pick:
    """Cards in your deck, for a search."""
    return pick(DECK, MINE, sorts, kind)


def in_hand() -> Pick:
    """Cards in your hand; never the card itself that speaks."""
    return pick(HAND, MINE, ANY_SORT, other=True)
