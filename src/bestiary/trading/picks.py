"""Picks: which cards a text speaks of, and how that is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card

if TYPE_CHECKING:
    from bestiary.trading.duel import Duel

MINE: Final = 0
THEIRS: Final = 1
ANYBODYS: Final = 2

ANY: Final = -1  # no matter


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick:
    """Cards of a place and a side, less those that do not fit. A game subclasses it: what fits,
    and how such cards are called."""

    def __init__(self, place: i64, side: i64, other: bool, search: bool) -> None:
        self.place = place  # by the game's own numbers
        self.side = side
        self.other = other  # not the card itself that speaks
        self.search = search  # whether it looks through a deck

    def fits(self, card: Card[Any]) -> bool:
        """Whether the card is of the right sort; nothing that an aura could change."""
        raise TypeError(f"{type(self).__name__} needs fits")

    def measures(self, field: Any, owner: i64, card: Card[Any]) -> bool:
        """Whether the numbers it has now are right, auras and all."""
        return True

    def find(
        self, field: Duel[Any], seat: i64, source: i64, choosing: bool = False
    ) -> list[Card[Any]]:
        """The cards, for a text of that seat and source. A warded card cannot be chosen by the
        other player's texts."""
        found: list[Card[Any]] = []
        for owner in range(2):
            if self.side != ANYBODYS and (owner == seat) != (self.side == MINE):
                continue
            for card in field.cards_in(self.place, owner):
                if self.other and card.id == source:
                    continue
                if self.fits(card) and self.measures(field, owner, card):
                    if choosing and owner != seat and field.is_warded(card):
                        continue
                    found.append(card)
        return found

    def reaches(self, seat: i64, source: i64, owner: i64, card: Card[Any]) -> bool:
        """Whether an aura of that seat and source speaks of this card."""
        if self.side != ANYBODYS and (owner == seat) != (self.side == MINE):
            return False
        return not (self.other and card.id == source) and self.fits(card)

    # ---- In words -------------------------------------------------------------------------

    def noun(self, plural: bool) -> str:
        """What such a card is called: "tapped Hound", "spells"."""
        raise TypeError(f"{type(self).__name__} needs noun")

    def tail(self) -> str:
        """What is said behind the noun: " of rank 1 or less"."""
        return ""

    def where(self) -> str:
        """Where they lie: "your hand"; "" on the table, which goes without saying."""
        return ""

    def one(self) -> str:
        """One of them: "an enemy creature of rank 1 or less"."""
        where = self.where()
        if where:
            return f"{article(self.noun(False))}{self.tail()} from {where}"
        other = "other " if self.other else ""
        if self.side == MINE:
            return f"one of your {other}{self.noun(True)}{self.tail()}"
        if self.side == THEIRS:
            return f"an enemy {self.noun(False)}{self.tail()}"
        return f"{article(other + self.noun(False))}{self.tail()}"

    def each(self) -> str:
        """For each of them: "other Hound of yours", "card in your hand"."""
        where = self.where()
        if where:
            return f"{self.noun(False)}{self.tail()} in {where}"
        if self.side == THEIRS:
            return f"enemy {self.noun(False)}{self.tail()}"
        other = "other " if self.other else ""
        return f"{other}{self.noun(False)}{self.tail()}{' of yours' if self.side == MINE else ''}"

    def all(self) -> str:
        """All of them: "your other Hounds"."""
        where = self.where()
        if where:
            return f"all {self.noun(True)}{self.tail()} in {where}"
        other = "other " if self.other else ""
        if self.side == MINE:
            return f"your {other}{self.noun(True)}{self.tail()}"
        return f"all {'enemy ' if self.side == THEIRS else other}{self.noun(True)}{self.tail()}"

    def so_many(self, count: i64) -> str:
        """That there are so many: "you have 3 or more Hounds"."""
        some = "other " if self.other and not self.where() else ""
        some += "enemy " if self.side == THEIRS else ""
        if count == 1:
            some = article(some + self.noun(False)) + self.tail()
        else:
            some = f"{count} or more {some}{self.noun(True)}{self.tail()}"
        where = self.where()
        if self.side == MINE and not where:
            return f"you have {some}"
        there = "there is" if count == 1 else "there are"
        return f"{there} {some}{' in ' + where if where else ''}"


def article(words: str) -> str:
    return f"{'an' if words[0].lower() in 'aeiou' else 'a'} {words}"
