"""Picks: which cards a text is about, and how that is said.

theirs(WARRIORS)               "an enemy warrior", "all enemy warriors"
yours(called=WHEN_CALLED)      "one of your called battlers", "your called battlers"
theirs(wanted=True)            "a wanted enemy battler": one with a bounty
in_discard(EQUIPS)             "an equip from your discard"
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import (
    ANY_SORT,
    BATTLERS,
    ITEMS,
    SORTS,
    SPELLS,
    OliverCard,
    sort_bit,
)
from bestiary.games.twisted_oliver.design.marks import BOUNTY, is_called
from bestiary.games.twisted_oliver.energy.counts import KINDS
from bestiary.trading import ANY, ANYBODYS, MINE, READY, THEIRS, TURNED, Pick

BATTLE: Final = 0  # battlers
GOODS: Final = 1  # items
LASTING: Final = 2  # infinity field spells
DISCARD: Final = 3
DECK: Final = 4
TRAPS: Final = 5

WHEN_READY: Final = READY
WHEN_CALLED: Final = TURNED


class OliverPick(Pick):
    """By sort, energy, and whether it is called or wanted."""

    def __init__(
        self,
        place: i64,
        side: i64,
        sorts: i64,
        kind: i64,
        called: i64,
        other: bool,
        wanted: bool,
    ) -> None:
        super().__init__(place, side, other, place == DECK, called)
        self.sorts = sorts
        self.kind = kind  # a kind of energy it costs
        self.wanted = wanted  # only battlers with a bounty

    def fits(self, card: OliverCard) -> bool:
        if not sort_bit(card.face.sort) & self.sorts:
            return False
        if self.kind != ANY and card.face.cost[self.kind] == 0:
            return False
        if self.wanted and card.mark(BOUNTY) <= 0:
            return False
        return self.turned == ANY or is_called(card) == (self.turned == WHEN_CALLED)

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

    def turned_word(self) -> str:
        return "called"

    def status(self) -> str:
        return f"wanted {super().status()}" if self.wanted else super().status()

    def where(self) -> str:
        if self.place not in (DISCARD, DECK):
            return ""
        whose = "the other player's" if self.side == THEIRS else "your"
        return f"{whose} {('discard', 'deck')[self.place - DISCARD]}"


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


def pick(
    place: int, side: int, sorts: int = BATTLERS, kind: int = ANY, called: int = ANY,
    other: bool = False, wanted: bool = False,
) -> Pick:  # fmt: skip
    return OliverPick(place, side, sorts, kind, called, other, wanted)


def yours(
    sorts: int = BATTLERS, kind: int = ANY, called: int = ANY, other: bool = False,
    wanted: bool = False,
) -> Pick:  # fmt: skip
    """Your battlers in play."""
    return pick(BATTLE, MINE, sorts, kind, called, other, wanted)


def theirs(
    sorts: int = BATTLERS, kind: int = ANY, called: int = ANY, wanted: bool = False
) -> Pick:  # fmt: skip
    """The other player's battlers in play."""
    return pick(BATTLE, THEIRS, sorts, kind, called, wanted=wanted)


def anybodys(
    sorts: int = BATTLERS, kind: int = ANY, other: bool = False, wanted: bool = False
) -> Pick:  # fmt: skip
    """Battlers of both players."""
    return pick(BATTLE, ANYBODYS, sorts, kind, other=other, wanted=wanted)


def your_items(sorts: int = ITEMS, called: int = ANY, other: bool = False) -> Pick:
    return pick(GOODS, MINE, sorts, called=called, other=other)


def their_items(sorts: int = ITEMS, called: int = ANY) -> Pick:
    return pick(GOODS, THEIRS, sorts, called=called)


def their_lasting() -> Pick:
    """The other player's infinity field spells."""
    return pick(LASTING, THEIRS, SPELLS)


def their_traps() -> Pick:
    return pick(TRAPS, THEIRS, ANY_SORT)


def in_discard(sorts: int = BATTLERS, kind: int = ANY, other: bool = False) -> Pick:
    """Cards in your discard."""
    return pick(DISCARD, MINE, sorts, kind, other=other)


def in_deck(sorts: int = BATTLERS, kind: int = ANY) -> Pick:
    """Cards in your deck, for a search."""
    return pick(DECK, MINE, sorts, kind)
