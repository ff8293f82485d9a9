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
    Design,
    sort_bit,
)
from bestiary.games.twisted_oliver.energy import KINDS
from bestiary.trading import ANY, ANYBODYS, MINE, THEIRS, Pick

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.field import Field

BATTLE: Final = 0  # where battlers stand
GOODS: Final = 1  # where items lie
LASTING: Final = 2  # where infinity field spells lie
DISCARD: Final = 3
DECK: Final = 4
HAND: Final = 5
TRAPS: Final = 6

CALLED: Final = 1
READY: Final = 0

STATS: Final = ("speed", "attack", "health")


class OliverPick(Pick):
    """By sort, energy, whether it is called, and one of its numbers."""

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
        super().__init__(place, side, other, place == DECK)
        self.sorts = sorts
        self.kind = kind  # a kind of energy it costs
        self.turned = called
        self.stat = stat  # a number that must lie between two
        self.least = least
        self.most = most

    def fits(self, card: Card[Design]) -> bool:
        if not sort_bit(card.face.sort) & self.sorts:
            return False
        if self.kind != ANY and card.face.cost[self.kind] == 0:
            return False
        return self.turned == ANY or is_called(card) == (self.turned == CALLED)

    def measures(self, field: Field, owner: i64, card: Card[Design]) -> bool:
        if self.stat == ANY:
            return True
        now = field.stat_of(self.stat, owner, card)
        return self.least <= now <= self.most

    # ---- In words -------------------------------------------------------------------------

    def noun(self, plural: bool) -> str:
        word = "trap" if self.place == TRAPS else noun_of(self.sorts)
        if plural:
            word = "legendaries" if word == "legendary" else word + "s"
        if self.place == LASTING:
            word = f"lasting {word}"
        if self.kind != ANY:
            word = f"{KINDS[self.kind]} {word}"
        return word

    def state(self) -> str:
        if self.turned == ANY:
            return ""
        return "called " if self.turned == CALLED else "uncalled "

    def tail(self) -> str:
        if self.stat == ANY:
            return ""
        if self.least == self.most:
            return f" with {self.most} {STATS[self.stat]}"
        if self.most < MUCH:
            return f" with {self.most} {STATS[self.stat]} or less"
        return f" with {self.least} {STATS[self.stat]} or more"

    def where(self) -> str:
        if self.place not in (DISCARD, DECK, HAND):
            return ""
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


def pick(
    place: int, side: int, sorts: int = BATTLERS, kind: int = ANY, called: int = ANY,
    stat: int = ANY, least: int = -MUCH, most: int = MUCH, other: bool = False,
) -> Pick:  # fmt: skip
    return OliverPick(place, side, sorts, kind, called, stat, least, most, other)


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
