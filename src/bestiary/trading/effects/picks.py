"""Picks: which cards a text is about, and how that is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState

MINE: Final = 0
THEIRS: Final = 1
ANYBODYS: Final = 2

ANY: Final = -1  # it does not matter

READY: Final = 0
TURNED: Final = 1  # tapped, called


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick:
    """The cards of one place and side that fit. A game subclasses it to say what fits, and what
    such cards are called."""

    def __init__(self, place: i64, side: i64, other: bool, search: bool, turned: i64 = ANY) -> None:
        self.place = place  # one of the game's own numbers
        self.side = side
        self.other = other  # not the card whose text it is
        self.search = search  # whether it looks through a deck
        self.turned = turned  # only cards that are TURNED, or that are READY

    def fits(self, card: Card[Any]) -> bool:
        """Whether the card is of the right sort, apart from anything an aura could change."""
        raise TypeError(f"{type(self).__name__} needs fits")

    def measures(self, state: Any, owner: i64, card: Card[Any]) -> bool:
        """Whether its current numbers fit, auras and all."""
        return True

    def find(
        self, state: TradingState[Any], seat: i64, source: i64, choosing: bool = False
    ) -> list[Card[Any]]:
        """The cards, for a text of that seat and source. The other player's texts cannot choose a
        warded card."""
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
        """Whether an aura of that seat and source is about this card."""
        if self.side != ANYBODYS and (owner == seat) != (self.side == MINE):
            return False
        return not (self.other and card.id == source) and self.fits(card)

    # ---- In words -------------------------------------------------------------------------

    def noun(self, plural: bool) -> str:
        """What such a card is called: "Hound", "spells"."""
        raise TypeError(f"{type(self).__name__} needs noun")

    def turned_word(self) -> str:
        """What the game calls a turned card: "tapped"."""
        return "turned"

    def status(self) -> str:
        """How it must be: "tapped ", "untapped "; "" if that does not matter."""
        if self.turned == ANY:
            return ""
        return f"{'' if self.turned == TURNED else 'un'}{self.turned_word()} "

    def tail(self) -> str:
        """What follows the noun: " of rank 1 or less"."""
        return ""

    def where(self) -> str:
        """Where they are: "your hand"; "" in play, which goes without saying."""
        return ""

    def called(self, plural: bool) -> str:
        """The full name of such a card, except that it is yours: "tapped enemy Hound"."""
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
        """That there are at least ``count``: "you have 3 or more Hounds"."""
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
