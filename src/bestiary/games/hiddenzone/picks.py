"""Picks: which cards a text speaks of, and how that is said.

theirs(most=1)                 "an enemy creature of rank 1 or less", "all enemy creatures ..."
yours(families=HOUND)          "one of your Hounds", "your Hounds"
in_graveyard(sort=SPELL)       "a spell in your graveyard"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.hiddenzone.design import (
    CIVILIZATIONS,
    CREATURE,
    FAMILIES,
    SORTS,
    WARDED,
    Design,
)

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.field import Field

BATTLEZONE: Final = 0
GRAVEYARD: Final = 1
DECK: Final = 2
HIDDENZONE: Final = 3
HAND: Final = 4

MINE: Final = 0
THEIRS: Final = 1
ANYBODYS: Final = 2

ANY: Final = -1
TAPPED: Final = 1
UNTAPPED: Final = 0


class Pick:
    """Cards of a place and a side, less those that do not fit."""

    def __init__(
        self,
        place: i64,
        side: i64,
        sort: i64,
        families: i64,
        civilizations: i64,
        least: i64,
        most: i64,
        tapped: i64,
        weakest: i64,
        other: bool,
    ) -> None:
        self.place = place
        self.side = side
        self.sort = sort
        self.families = families
        self.civilizations = civilizations
        self.least = least
        self.most = most
        self.tapped = tapped
        self.weakest = weakest  # at most so much attack; ANY: no matter
        self.other = other  # not the card itself that speaks

    def find(
        self, field: Field, seat: i64, source: i64, choosing: bool = False
    ) -> list[Card[Design]]:
        """The cards, for a text of that seat and source. A warded creature cannot be chosen by the
        other player's texts."""
        found: list[Card[Design]] = []
        for owner in range(2):
            if self.side != ANYBODYS and (owner == seat) != (self.side == MINE):
                continue
            for card in field.cards_in(self.place, owner):
                if self.other and card.id == source:
                    continue
                if self.fits(card) and self.weak_enough(field, owner, card):
                    if choosing and owner != seat and field.flags_of(card) & WARDED:
                        continue
                    found.append(card)
        return found

    def fits(self, card: Card[Design]) -> bool:
        """Whether the card is of the right sort; nothing that an aura could change."""
        design = card.face
        if self.place == HIDDENZONE or self.place == HAND:
            return self.sort == ANY or design.sort == self.sort
        if self.sort != ANY and design.sort != self.sort:
            return False
        if self.families != ANY and not design.families & self.families:
            return False
        if self.civilizations != ANY and not design.civilizations & self.civilizations:
            return False
        if design.rank < self.least or (self.most != ANY and design.rank > self.most):
            return False
        return self.tapped == ANY or (len(card.marks) > 0 and is_tapped(card)) == (self.tapped == 1)

    def weak_enough(self, field: Field, owner: i64, card: Card[Design]) -> bool:
        return self.weakest == ANY or field.attack_of(owner, card) <= self.weakest

    def reaches(self, seat: i64, source: i64, owner: i64, card: Card[Design]) -> bool:
        """Whether an aura of that seat and source speaks of this creature."""
        if self.side != ANYBODYS and (owner == seat) != (self.side == MINE):
            return False
        return not (self.other and card.id == source) and self.fits(card)

    # ---- In words -------------------------------------------------------------------------

    def noun(self, plural: bool) -> str:
        word = "card" if self.sort == ANY else SORTS[self.sort]
        if self.families != ANY:
            names = [name for i, (name, _) in enumerate(FAMILIES) if self.families & (1 << i)]
            word = " or ".join(names)
        if plural and word != "equipment":
            word += "s"
        if self.civilizations != ANY:
            names = [name for i, name in enumerate(CIVILIZATIONS) if self.civilizations & (1 << i)]
            word = f"{' or '.join(names)} {word}"
        if self.tapped != ANY:
            word = f"{'tapped' if self.tapped == TAPPED else 'untapped'} {word}"
        return word

    def tail(self) -> str:
        words = ""
        if self.most != ANY and self.most == self.least:
            words = f" of rank {self.most}"
        elif self.most != ANY:
            words = f" of rank {self.most} or less"
        elif self.least > 0:
            words = f" of rank {self.least} or more"
        if self.weakest != ANY:
            words += f" with {self.weakest} attack or less"
        return words

    def one(self) -> str:
        """One of them: "an enemy creature of rank 1 or less"."""
        if self.place == HIDDENZONE:
            return "an enemy set-down card" if self.side == THEIRS else "a set-down card of yours"
        if self.place == GRAVEYARD:
            return f"{article(self.noun(False))}{self.tail()} from your graveyard"
        if self.place == DECK:
            return f"{article(self.noun(False))}{self.tail()} from your deck"
        if self.place == HAND:
            return f"{article(self.noun(False))} from your hand"
        if self.side == THEIRS:
            return f"an enemy {self.noun(False)}{self.tail()}"
        if self.side == ANYBODYS:
            return f"{article(self.noun(False))}{self.tail()}"
        other = "other " if self.other else ""
        return f"one of your {other}{self.noun(True)}{self.tail()}"

    def each(self) -> str:
        """For each of them: "other Hound of yours", "card in your hand"."""
        if self.place == HIDDENZONE:
            return "enemy set-down card" if self.side == THEIRS else "set-down card of yours"
        if self.place == GRAVEYARD:
            return f"{self.noun(False)}{self.tail()} in your graveyard"
        if self.place == HAND:
            return "card in your hand"
        other = "other " if self.other else ""
        if self.side == THEIRS:
            return f"enemy {self.noun(False)}{self.tail()}"
        return f"{other}{self.noun(False)}{self.tail()}{' of yours' if self.side == MINE else ''}"

    def all(self) -> str:
        """All of them: "your other Hounds"."""
        if self.place == GRAVEYARD:
            return f"{self.noun(True)}{self.tail()} in your graveyard"
        if self.place == HIDDENZONE:
            return "set-down cards of yours" if self.side == MINE else "enemy set-down cards"
        if self.place == HAND:
            return "cards in your hand"
        other = "other " if self.other else ""
        if self.side == THEIRS:
            return f"all enemy {self.noun(True)}{self.tail()}"
        if self.side == ANYBODYS:
            return f"all {other}{self.noun(True)}{self.tail()}"
        return f"your {other}{self.noun(True)}{self.tail()}"


def is_tapped(card: Card[Design]) -> bool:
    for mark in card.marks:
        if mark.kind.key == "turned":
            return True
    return False


def article(words: str) -> str:
    return f"{'an' if words[0].lower() in 'aeiou' else 'a'} {words}"


def pick(
    place: int,
    side: int,
    sort: int = CREATURE,
    families: int = ANY,
    civilizations: int = ANY,
    least: int = 0,
    most: int = ANY,
    tapped: int = ANY,
    weakest: int = ANY,
    other: bool = False,
) -> Pick:
    return Pick(place, side, sort, families, civilizations, least, most, tapped, weakest, other)


def yours(
    families: int = ANY, civilizations: int = ANY, least: int = 0, most: int = ANY,
    tapped: int = ANY, other: bool = False,
) -> Pick:  # fmt: skip
    """Your creatures in the battlezone."""
    return pick(
        BATTLEZONE, MINE, CREATURE, families, civilizations, least, most, tapped, ANY, other
    )


def theirs(least: int = 0, most: int = ANY, tapped: int = ANY, weakest: int = ANY) -> Pick:
    """The other player's creatures in the battlezone."""
    return pick(BATTLEZONE, THEIRS, CREATURE, ANY, ANY, least, most, tapped, weakest)


def anybodys(least: int = 0, most: int = ANY, tapped: int = ANY, other: bool = False) -> Pick:
    """Creatures of both players."""
    return pick(BATTLEZONE, ANYBODYS, CREATURE, ANY, ANY, least, most, tapped, ANY, other)


def in_graveyard(
    sort: int = CREATURE, families: int = ANY, civilizations: int = ANY, least: int = 0,
    most: int = ANY,
) -> Pick:  # fmt: skip
    """Cards in your graveyard; never the card itself that speaks."""
    return pick(GRAVEYARD, MINE, sort, families, civilizations, least, most, ANY, ANY, True)


def in_deck(
    sort: int = CREATURE, families: int = ANY, civilizations: int = ANY, least: int = 0,
    most: int = ANY,
) -> Pick:  # fmt: skip
    """Cards in your deck, for a search."""
    return pick(DECK, MINE, sort, families, civilizations, least, most)


def their_set_down() -> Pick:
    return pick(HIDDENZONE, THEIRS, ANY)


def your_set_down() -> Pick:
    return pick(HIDDENZONE, MINE, ANY)


def your_hand() -> Pick:
    """Cards in your hand; never the card itself that speaks."""
    return pick(HAND, MINE, ANY, other=True)
