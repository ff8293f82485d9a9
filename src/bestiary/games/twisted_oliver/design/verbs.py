"""The verbs that only texts of Twisted-Oliver have; those of all games are in
trading/effects/verbs.py.

What a verb does is in state.py, which looks after events, knowledge and points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import STATS, OliverCard
from bestiary.games.twisted_oliver.energy.counts import KINDS
from bestiary.trading import Counted, Doing, Pick, Verb, Whom

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

# ---- To cards --------------------------------------------------------------------------------


class Defeat(Doing):
    def words(self) -> str:
        return f"defeat {self.whom.words}"

    def run(self, state: OliverState, source: i64, target: i64, about: i64) -> None:
        state.defeat(self.ids(state, source, target, about))  # all at once


class Wound(Doing):
    """Damage by a text: it stays until the end step, and defeats nobody by itself."""

    def __init__(self, what: Whom | Pick, damage: int) -> None:
        super().__init__(what)
        self.damage = damage

    def words(self) -> str:
        return f"deal {self.damage} damage to {self.whom.words}"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.wound(card, self.damage)


class Mend(Doing):
    def words(self) -> str:
        return f"heal {self.whom.words}"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.mend(card)


class Fame(Doing):
    def __init__(self, what: Whom | Pick, amount: int) -> None:
        super().__init__(what)
        self.amount = amount

    def words(self) -> str:
        return f"give {self.whom.words} {self.amount:+d} bounty"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.add_bounty(card, self.amount)


class Turn(Doing):
    def words(self) -> str:
        return f"call {self.whom.words} without effect"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.turn_card(card)


class Uncall(Doing):
    def words(self) -> str:
        return f"uncall {self.whom.words}"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.uncall(card)


class Revive(Doing):
    """A card from the discard, into play."""

    def words(self) -> str:
        return f"put {self.whom.words} into play"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.revive(card)


class Scrap(Doing):
    """An item, a lasting spell, a trap or a card in hand, into the discard."""

    def words(self) -> str:
        return f"discard {self.whom.words}"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.scrap(card)


class Recycle(Doing):
    def words(self) -> str:
        return f"shuffle {self.whom.words} into your deck"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.recycle(card)


class Strip(Doing):
    def words(self) -> str:
        return f"discard the equips and augments of {self.whom.words}"

    def do(self, state: OliverState, card: OliverCard) -> None:
        state.strip(card)


class Cancel(Verb):
    """What was answered does not happen."""

    def words(self) -> str:
        return "{answered}"

    def run(self, state: OliverState, source: i64, target: i64, about: i64) -> None:
        state.cancel()


# ---- With numbers ----------------------------------------------------------------------------


class Energy(Counted):
    """Energy of a kind, into the pool."""

    def __init__(self, number: int, kind: int, each: Pick | None = None) -> None:
        super().__init__(number, each)
        self.kind = kind

    def words(self) -> str:
        return f"get {self.number} {KINDS[self.kind]}{self.tail()}"

    def run(self, state: OliverState, source: i64, target: i64, about: i64) -> None:
        state.gain(state.me, self.kind, self.amount(state, source))


class Collect(Counted):
    def words(self) -> str:
        return f"collect {points(self.number)}{self.tail()}"

    def run(self, state: OliverState, source: i64, target: i64, about: i64) -> None:
        state.score(state.me, self.amount(state, source))


class Forfeit(Counted):
    """The other player loses points, but never below 0."""

    def words(self) -> str:
        return f"the other player loses {points(self.number)}{self.tail()}"

    def run(self, state: OliverState, source: i64, target: i64, about: i64) -> None:
        state.forfeit(1 - state.me, self.amount(state, source))


def points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


# ---- How cards write them --------------------------------------------------------------------

defeat = Defeat
wound = Wound
mend = Mend
fame = Fame
turn = Turn
uncall = Uncall
revive = Revive
scrap = Scrap
strip = Strip
recycle = Recycle
cancel = Cancel
energy = Energy
score = Collect
forfeit = Forfeit

boost = STATS.boost  # speed, attack and defence, this turn
grow = STATS.grow  # speed, attack and defence, for good
aura = STATS.aura
per = STATS.per
