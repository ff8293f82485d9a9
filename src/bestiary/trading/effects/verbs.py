"""The verbs that texts are made of: what they work on, how they are said, and what they do.

A verb works on ``IT`` (the card that was chosen), on ``THIS`` (the card whose text it is, or its
bearer), on ``THAT`` (the other card of the moment), or on all cards of a pick. What it does is one
call of the State, which looks after events, knowledge and limits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card, F
from bestiary.trading.effects.picks import Pick

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState

S = TypeVar("S")


class Whom:
    """Which cards a verb works on."""

    def __init__(self, words: str, group: Pick | None = None) -> None:
        self.words = words
        self.group = group

    def ids(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> list[int]:
        if self.group is not None:
            return [int(card.id) for card in self.group.find(state, state.me, source)]
        if self is IT:
            return [int(target)]
        return [int(source)] if self is THIS else [int(about)]


IT: Final = Whom("{it}")
THIS: Final = Whom("{this}")
THAT: Final = Whom("{that}")


def whom(what: Whom | Pick) -> Whom:
    return Whom(what.all(), what) if isinstance(what, Pick) else what


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """Something a text does; ``state.me`` is the player whose text it is. ``kind`` is the object
    that made it."""

    def __init__(self, kind: object) -> None:
        self.kind = kind

    def words(self) -> str:
        raise TypeError(f"{type(self).__name__} needs words")

    def run(self, state: Any, source: i64, target: i64, about: i64) -> None:
        raise TypeError(f"{type(self).__name__} needs run")


# ---- To cards --------------------------------------------------------------------------------


class OnCard:
    """A verb that does the same to each of some cards: ``tap(IT)``."""

    def __init__(self, said: str, do: Callable[[Any, Any], None], said_of_all: str) -> None:
        self.said = said
        self.do = do
        self.said_of_all = said_of_all or said

    def __call__(self, what: Whom | Pick) -> Verb:
        return CardVerb(self, whom(what))


class CardVerb(Verb):
    def __init__(self, how: OnCard, whom: Whom) -> None:
        super().__init__(how)
        self.how = how
        self.whom = whom

    def words(self) -> str:
        said = self.how.said if self.whom.group is None else self.how.said_of_all
        return said.replace("{}", self.whom.words)

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        for id in self.whom.ids(state, source, target, about):
            card = state.find(id)
            if card is not None:
                self.how.do(state, card)


class OnCardByNumber:
    """A verb that does the same to each of some cards, with a number: ``wound(IT, 2)``."""

    def __init__(self, said: str, do: Callable[[Any, Any, int], None]) -> None:
        self.said = said
        self.do = do

    def __call__(self, what: Whom | Pick, number: int) -> Verb:
        return CardNumberVerb(self, whom(what), number)


class CardNumberVerb(Verb):
    def __init__(self, how: OnCardByNumber, whom: Whom, number: int) -> None:
        super().__init__(how)
        self.how = how
        self.whom = whom
        self.number = number

    def words(self) -> str:
        said = self.how.said.replace("{n}", str(self.number)).replace("{+n}", f"{self.number:+d}")
        return said.replace("{}", self.whom.words)

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        for id in self.whom.ids(state, source, target, about):
            card = state.find(id)
            if card is not None:
                self.how.do(state, card, self.number)


class AllAtOnce:
    """A verb that does something to some cards at once, by their ids: ``destroy(theirs())``."""

    def __init__(self, said: str, do: Callable[[Any, list[int]], None]) -> None:
        self.said = said
        self.do = do

    def __call__(self, what: Whom | Pick) -> Verb:
        return GroupVerb(self, whom(what))


class GroupVerb(Verb):
    def __init__(self, how: AllAtOnce, whom: Whom) -> None:
        super().__init__(how)
        self.how = how
        self.whom = whom

    def words(self) -> str:
        return self.how.said.replace("{}", self.whom.words)

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        self.how.do(state, self.whom.ids(state, source, target, about))


# ---- To players ------------------------------------------------------------------------------


class ByNumber:
    """A verb with a number, perhaps for each card of a pick: ``draw(1)``, ``heal(50, yours())``."""

    def __init__(self, said: str, do: Callable[[Any, int], None], said_of_one: str) -> None:
        self.said = said
        self.do = do
        self.said_of_one = said_of_one or said

    def __call__(self, number: int, each: Pick | None = None) -> Verb:
        return NumberVerb(self, number, each)


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberVerb(Verb):
    def __init__(self, how: ByNumber, number: int, each: Pick | None) -> None:
        super().__init__(how)
        self.how = how
        self.number = number
        self.each = each

    def amount(self, state: TradingState[Any], source: i64) -> int:
        if self.each is None:
            return self.number
        return self.number * len(self.each.find(state, state.me, source))

    def words(self) -> str:
        said = self.how.said_of_one if self.number == 1 else self.how.said
        tail = "" if self.each is None else f" for each {self.each.each()}"
        return said.replace("{}", str(self.number)) + tail

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        self.how.do(state, self.amount(state, source))


class JustSo:
    """A verb that needs nothing: ``win()``."""

    def __init__(self, said: str, do: Callable[[Any], None]) -> None:
        self.said = said
        self.do = do

    def __call__(self) -> Verb:
        return PlainVerb(self)


class PlainVerb(Verb):
    def __init__(self, how: JustSo) -> None:
        super().__init__(how)
        self.how = how

    def words(self) -> str:
        return self.how.said

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        self.how.do(state)


# ---- A game's verbs --------------------------------------------------------------------------


class Verbs(Generic[S, F]):
    """The verbs of a game, typed for its State: how each is said, and what it does.

    In the words, ``{}`` is the cards it works on or, for a verb about players, the number.
    """

    def __init__(self) -> None:
        self.kinds: list[object] = []

    def on_card(self, said: str, do: Callable[[S, Card[F]], None], said_of_all: str = "") -> OnCard:
        kind = OnCard(said, do, said_of_all)
        self.kinds.append(kind)
        return kind

    def on_card_by_number(self, said: str, do: Callable[[S, Card[F], int], None]) -> OnCardByNumber:
        """``{n}`` is the number, ``{+n}`` the number with its sign."""
        kind = OnCardByNumber(said, do)
        self.kinds.append(kind)
        return kind

    def all_at_once(self, said: str, do: Callable[[S, list[int]], None]) -> AllAtOnce:
        kind = AllAtOnce(said, do)
        self.kinds.append(kind)
        return kind

    def by_number(self, said: str, do: Callable[[S, int], None], said_of_one: str = "") -> ByNumber:
        kind = ByNumber(said, do, said_of_one)
        self.kinds.append(kind)
        return kind

    def just_so(self, said: str, do: Callable[[S], None]) -> JustSo:
        kind = JustSo(said, do)
        self.kinds.append(kind)
        return kind
