"""The verbs that texts are made of: what they work on, and those that every game has.

A verb works on ``IT`` (the card that was chosen), on ``THIS`` (the card whose text it is, or its
bearer), on ``THAT`` (the other card of the moment), or on all cards of a pick. The State of the
game carries it out, and looks after events, knowledge and limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card
from bestiary.trading.effects.picks import Pick

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState


class Whom:
    """Which cards a verb works on."""

    def __init__(self, words: str, group: Pick | None = None) -> None:
        self.words = words
        self.group = group


IT: Final = Whom("{it}")
THIS: Final = Whom("{this}")
THAT: Final = Whom("{that}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """Something a text does. ``field`` is the game; ``field.me`` the player whose text it is."""

    def words(self) -> str:
        raise TypeError(f"{type(self).__name__} needs words")

    def run(self, state: Any, source: i64, target: i64, about: i64) -> None:
        raise TypeError(f"{type(self).__name__} needs run")


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing(Verb):
    """A verb that does the same to each of some cards."""

    def __init__(self, what: Whom | Pick) -> None:
        self.whom = Whom(what.all(), what) if isinstance(what, Pick) else what

    def run(self, state: Any, source: i64, target: i64, about: i64) -> None:
        for id in self.ids(state, source, target, about):
            card = state.find(id)
            if card is not None:
                self.do(state, card)

    def ids(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> list[int]:
        group = self.whom.group
        if group is not None:
            return [int(card.id) for card in group.find(state, state.me, source)]
        if self.whom is IT:
            return [int(target)]
        return [int(source)] if self.whom is THIS else [int(about)]

    def do(self, state: Any, card: Card[Any]) -> None:
        raise TypeError(f"{type(self).__name__} needs do")


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Verb):
    """A verb with a number, and perhaps one for each card of a pick."""

    def __init__(self, number: int, each: Pick | None = None) -> None:
        self.number = number
        self.each = each

    def amount(self, state: TradingState[Any], source: i64) -> i64:
        if self.each is None:
            return self.number
        return self.number * len(self.each.find(state, state.me, source))

    def tail(self) -> str:
        return "" if self.each is None else f" for each {self.each.each()}"


# ---- To cards --------------------------------------------------------------------------------


class Return(Doing):
    def words(self) -> str:
        if self.whom.group is not None:
            return f"return {self.whom.words} to their owners' hands"
        return f"return {self.whom.words} to its owner's hand"

    def do(self, state: TradingState[Any], card: Card[Any]) -> None:
        state.return_to_hand(card)


class Take(Doing):
    """A card from your own discard pile or deck, into your hand for all to see."""

    def words(self) -> str:
        return f"take {self.whom.words} into your hand"

    def do(self, state: TradingState[Any], card: Card[Any]) -> None:
        state.take(card)


class Spy(Doing):
    def words(self) -> str:
        return f"look at {self.whom.words}"

    def do(self, state: TradingState[Any], card: Card[Any]) -> None:
        state.spy(card)


class Boost(Doing):
    """More of the numbers of a card (stats.py)."""

    def __init__(self, what: Whom | Pick, numbers: list[int], said: str, for_good: bool) -> None:
        super().__init__(what)
        self.numbers = numbers
        self.said = said
        self.for_good = for_good

    def words(self) -> str:
        return f"give {self.whom.words} {self.said} {'for good' if self.for_good else 'this turn'}"

    def do(self, state: TradingState[Any], card: Card[Any]) -> None:
        state.boost(card, self.numbers, self.for_good)


# ---- With numbers ----------------------------------------------------------------------------


class Draw(Counted):
    def words(self) -> str:
        return ("draw a card" if self.number == 1 else f"draw {self.number} cards") + self.tail()

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        state.draw(state.me, self.amount(state, source))


class Mill(Counted):
    def words(self) -> str:
        cards = "card" if self.number == 1 else f"{self.number} cards"
        return f"discard the top {cards} of the other deck{self.tail()}"

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        state.mill(1 - state.me, self.amount(state, source))


class Rob(Counted):
    def words(self) -> str:
        cards = "a random card" if self.number == 1 else f"{self.number} random cards"
        return f"the other player discards {cards}{self.tail()}"

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        state.discard_random(1 - state.me, self.amount(state, source))


# ---- How cards write them --------------------------------------------------------------------

bounce = Return
take = Take
spy = Spy
draw = Draw
mill = Mill
rob = Rob
