"""The numbers of a card that texts can change: attack, defence, speed.

Each has two marks: one for permanent gains, and one for gains this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from bestiary.engine import Rulebook
from bestiary.engine.cards import Card, F, MarkKind
from bestiary.trading.effects.auras import Aura, PerCard
from bestiary.trading.effects.picks import Pick
from bestiary.trading.effects.verbs import Verb, Whom, whom
from bestiary.trading.marks import raised

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState


class Stats:
    """A game's numbers, in its own order, and how its cards write what changes them.

    The marks of each are registered in the game's rulebook: "attack" and "attack-now". ``badges``
    are those that show the numbers, if they are called otherwise.
    """

    def __init__(
        self, book: Rulebook[Any, Any], names: tuple[str, ...], badges: tuple[str, ...] = ()
    ) -> None:
        self.names = names
        self.for_good: list[MarkKind[Any]] = []
        self.this_turn: list[MarkKind[Any]] = []
        for name, badge in zip(names, badges or names, strict=True):
            self.for_good.append(book.mark(name, f"{name} for good", alters=badge))
            self.this_turn.append(book.mark(f"{name}-now", f"{name} this turn", alters=badge))

    def boosted(self, card: Card[F], numbers: list[int], for_good: bool) -> Card[F]:
        """The card with each number raised by these amounts."""
        kinds = self.for_good if for_good else self.this_turn
        for kind, number in zip(kinds, numbers, strict=True):
            if number:
                card = raised(card, kind, number)
        return card

    def words(self, numbers: list[int]) -> str:
        """What is added, in words: "+20 speed, +1 attack and -1 defence"."""
        named = zip(numbers, self.names, strict=True)
        parts = [f"{number:+d} {name}" for number, name in named if number]
        return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    # ---- How cards write them -------------------------------------------------------------

    def boost(self, what: Whom | Pick, *numbers: int) -> Verb:
        """Raise each number by these amounts this turn."""
        return Boost(self, whom(what), list(numbers), False)

    def grow(self, what: Whom | Pick, *numbers: int) -> Verb:
        """Raise each number by these amounts for good."""
        return Boost(self, whom(what), list(numbers), True)

    def aura(self, pick: Pick, *numbers: int) -> Aura:
        """What a card adds to all cards of a pick while it is in play."""
        return Aura(pick, list(numbers), self.words(list(numbers)))

    def per(self, pick: Pick, *numbers: int) -> Aura:
        """What a card, or its bearer, gains for each card of a pick."""
        return PerCard(pick, list(numbers), self.words(list(numbers)))


class Boost(Verb):
    """Raise the numbers of some cards."""

    def __init__(self, stats: Stats, whom: Whom, numbers: list[int], for_good: bool) -> None:
        super().__init__(stats)
        self.whom = whom
        self.numbers = numbers
        self.said = stats.words(numbers)
        self.for_good = for_good

    def words(self) -> str:
        return f"give {self.whom.words} {self.said} {'for good' if self.for_good else 'this turn'}"

    def run(self, state: TradingState[Any], source: i64, target: i64, about: i64) -> None:
        for id in self.whom.ids(state, source, target, about):
            card = state.find(id)
            if card is not None:
                state.boost(card, self.numbers, self.for_good)
