"""Picks: which cards a text speaks of, and how that is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState

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

    def measures(self, state: Any, owner: i64, card: Card[Any]) -> bool:
        """Whether the numbers it has now are right, auras and all."""
        return True

    def find(
        self, state: TradingState[Any], seat: i64, source: i64, choosing: bool = False
    ) -> list[Card[Any]]:
        """The cards, for a text of that seat and source. A warded card cannot be chosen by the
        other player's texts."""
        found: list[Card[Any]] = []
        for owner in range(2):
            if self.side != ANYBODYS and (owner == seat) != (self.side == MINE):
                continue
            for card in state.cards_in(self.place, owner):
                if self.other and card.id == source:
                    continue
                if self.fits(card) and self.measures(state, owner, card):
                    if choosing and owner != seat and state.is_warded(card):
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
        """What such a card is called: "Hound", "spells"."""
        raise TypeError(f"{type(self).__name__} needs noun")

    def status(self) -> str:
        """How it must be: "tapped "; "" where that does not matter."""
        return ""

    def tail(self) -> str:
        """What is said behind the noun: " of rank 1 or less"."""
        return ""

    def where(self) -> str:
        """Where they lie: "your hand"; "" on the table, which goes without saying."""
        return ""

    def called(self, plural: bool) -> str:
        """All that is said of such a card, less whose it is of one's own: "tapped enemy Hound"."""
        other = "other " if self.other else ""
        enemy = "enemy " if self.side == THEIRS else ""
        return f"{other}{self.status()}{enemy}{self.noun(plural)}{self.tail()}"

    def one(self) -> str:
        """One of them: "an enemy creature of rank 1 or less"."""
        where = self.where()
        if where:
            return f"{article(self.called(False))} from {where}"
        if self.side == MINE:
            return f"one of your {self.called(True)}"
        return article(self.called(False))

    def each(self) -> str:
        """For each of them: "other Hound of yours", "card in your hand"."""
        where = self.where()
        if where:
            return f"{self.called(False)} in {where}"
        return f"{self.called(False)} of yours" if self.side == MINE else self.called(False)

    def all(self) -> str:
        """All of them: "your other Hounds"."""
        where = self.where()
        if where:
            return f"all {self.called(True)} in {where}"
        return f"{'your' if self.side == MINE else 'all'} {self.called(True)}"

    def so_many(self, count: i64) -> str:
        """That there are so many: "you have 3 or more Hounds"."""
        one = count == 1
        some = article(self.called(False)) if one else f"{count} or more {self.called(True)}"
        where = self.where()
        if self.side == MINE and not where:
            return f"you have {some}"
        return f"there {'is' if one else 'are'} {some}{' in ' + where if where else ''}"


def article(words: str) -> str:
    """ "an orb", "a spell", "another card"."""
    if words.startswith("other "):
        return f"an{words}"
    return f"{'an' if words[0].lower() in 'aeiou' else 'a'} {words}"
