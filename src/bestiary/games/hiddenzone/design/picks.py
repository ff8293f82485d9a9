"""Picks: which cards a text is about, and how that is said.

theirs(most=1)                 "an enemy creature of rank 1 or less", "all enemy creatures ..."
yours(families=HOUND)          "one of your Hounds", "your Hounds"
in_graveyard(sort=SPELL)       "a spell from your graveyard"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from bestiary.games.hiddenzone.design.card import (
    CIVILIZATIONS,
    CREATURE,
    FAMILIES,
    SORTS,
    HiddenzoneCard,
)
from bestiary.games.hiddenzone.design.marks import is_evolved, is_tapped
from bestiary.trading import ANY, ANYBODYS, MINE, READY, THEIRS, TURNED, Pick

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

BATTLEZONE: Final = 0
GRAVEYARD: Final = 1
DECK: Final = 2
HIDDENZONE: Final = 3
HAND: Final = 4
SOUL: Final = 5  # of the card whose text it is
SOULS: Final = 6  # of all your creatures

WHERE: Final = ("", "your graveyard", "your deck", "", "your hand", "its soul", "your souls")

WHEN_UNTAPPED: Final = READY
WHEN_TAPPED: Final = TURNED


class HiddenzonePick(Pick):
    """By sort, family, civilization, rank, whether it is tapped, and attack."""

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
        evolved: bool,
    ) -> None:
        super().__init__(place, side, other, place == DECK, tapped)
        self.sort = sort
        self.families = families
        self.civilizations = civilizations
        self.least = least
        self.most = most
        self.weakest = weakest  # the highest attack that fits
        self.evolved = evolved  # only creatures with another one under them

    def find(
        self, state: Any, seat: i64, source: i64, choosing: bool = False
    ) -> list[HiddenzoneCard]:
        if self.place == SOUL:
            bearer = state.find(source)
            return [] if bearer is None else [c for c in bearer.attached if self.fits(c)]
        found = super().find(state, seat, source, choosing)
        if self.place == GRAVEYARD:
            return [card for card in found if card.id != source]  # no card returns itself
        return found

    def fits(self, card: HiddenzoneCard) -> bool:
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
        if self.evolved and not is_evolved(card):
            return False
        return self.turned == ANY or is_tapped(card) == (self.turned == WHEN_TAPPED)

    def measures(self, state: HiddenzoneState, owner: i64, card: HiddenzoneCard) -> bool:
        return self.weakest == ANY or state.attack_of(owner, card) <= self.weakest

    # ---- In words -------------------------------------------------------------------------

    def noun(self, plural: bool) -> str:
        word = "card" if self.sort == ANY else SORTS[self.sort]
        if self.place == HIDDENZONE:
            word = f"set-down {word}"
        if self.families != ANY:
            names = [name for i, (name, _) in enumerate(FAMILIES) if self.families & (1 << i)]
            word = " or ".join(names)
        if plural and word != "equipment":
            word += "s"
        if self.civilizations != ANY:
            names = [name for i, name in enumerate(CIVILIZATIONS) if self.civilizations & (1 << i)]
            word = f"{' or '.join(names)} {word}"
        return word

    def turned_word(self) -> str:
        return "tapped"

    def status(self) -> str:
        return f"{'evolved ' if self.evolved else ''}{super().status()}"

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

    def where(self) -> str:
        return WHERE[self.place]


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
    evolved: bool = False,
) -> Pick:
    return HiddenzonePick(
        place, side, sort, families, civilizations, least, most, tapped, weakest, other, evolved
    )


def yours(
    families: int = ANY, civilizations: int = ANY, least: int = 0, most: int = ANY,
    tapped: int = ANY, other: bool = False, evolved: bool = False,
) -> Pick:  # fmt: skip
    """Your creatures in the battlezone."""
    return pick(
        BATTLEZONE, MINE, CREATURE, families, civilizations, least, most, tapped, ANY, other,
        evolved,
    )  # fmt: skip


def theirs(
    least: int = 0, most: int = ANY, tapped: int = ANY, weakest: int = ANY, evolved: bool = False
) -> Pick:
    """The other player's creatures in the battlezone."""
    return pick(
        BATTLEZONE, THEIRS, CREATURE, ANY, ANY, least, most, tapped, weakest, False, evolved
    )


def anybodys(least: int = 0, most: int = ANY, tapped: int = ANY, other: bool = False) -> Pick:
    """Creatures of both players."""
    return pick(BATTLEZONE, ANYBODYS, CREATURE, ANY, ANY, least, most, tapped, ANY, other)


def in_graveyard(
    sort: int = CREATURE, families: int = ANY, civilizations: int = ANY, least: int = 0,
    most: int = ANY,
) -> Pick:  # fmt: skip
    """Cards in your graveyard."""
    return pick(GRAVEYARD, MINE, sort, families, civilizations, least, most)


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


def your_hand(sort: int = ANY) -> Pick:
    """Cards in your hand, except the card whose text it is."""
    return pick(HAND, MINE, sort, other=True)


def soul() -> Pick:
    """All that lies under the creature whose text it is, its equipment too."""
    return pick(SOUL, MINE, ANY)


def souls() -> Pick:
    """All that lies under your creatures."""
    return pick(SOULS, MINE, ANY)
