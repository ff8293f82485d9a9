"""The verbs that only texts of Hiddenzone have; those of all games are in trading/effects/verbs.py.

What a verb does is in state.py, which looks after events, knowledge and limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.games.hiddenzone.design.card import STATS, HiddenzoneCard
from bestiary.trading import Counted, Doing, Verb

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState


class Destroy(Doing):
    def words(self) -> str:
        return f"destroy {self.whom.words}"

    def run(self, state: HiddenzoneState, source: i64, target: i64, about: i64) -> None:
        state.destroy(self.ids(state, source, target, about))  # all at once


class Tap(Doing):
    def words(self) -> str:
        return f"tap {self.whom.words}"

    def do(self, state: HiddenzoneState, card: HiddenzoneCard) -> None:
        state.tap(card)


class Untap(Doing):
    def words(self) -> str:
        return f"untap {self.whom.words}"

    def do(self, state: HiddenzoneState, card: HiddenzoneCard) -> None:
        state.untap(card)


class Summon(Doing):
    """A creature from the graveyard, into the battlezone."""

    def words(self) -> str:
        return f"put {self.whom.words} into the battlezone"

    def do(self, state: HiddenzoneState, card: HiddenzoneCard) -> None:
        state.summon(card)


class Ruin(Doing):
    """A set-down card or a card in hand, into the graveyard."""

    def words(self) -> str:
        return f"put {self.whom.words} into the graveyard"

    def do(self, state: HiddenzoneState, card: HiddenzoneCard) -> None:
        state.ruin(card)


class Disarm(Doing):
    def words(self) -> str:
        return f"put the equipment of {self.whom.words} into the graveyard"

    def do(self, state: HiddenzoneState, card: HiddenzoneCard) -> None:
        state.disarm(card)


class Damage(Counted):
    def words(self) -> str:
        return f"the other player loses {self.number} life{self.tail()}"

    def run(self, state: HiddenzoneState, source: i64, target: i64, about: i64) -> None:
        state.hit(1 - state.me, self.amount(state, source))


class Pay(Counted):
    def words(self) -> str:
        return f"you lose {self.number} life{self.tail()}"

    def run(self, state: HiddenzoneState, source: i64, target: i64, about: i64) -> None:
        state.hit(state.me, self.amount(state, source))


class Heal(Counted):
    def words(self) -> str:
        return f"gain {self.number} life{self.tail()}"

    def run(self, state: HiddenzoneState, source: i64, target: i64, about: i64) -> None:
        state.heal(state.me, self.amount(state, source))


class Win(Verb):
    def words(self) -> str:
        return "you win the game"

    def run(self, state: HiddenzoneState, source: i64, target: i64, about: i64) -> None:
        state.win(state.me)


# ---- How cards write them --------------------------------------------------------------------

destroy = Destroy
tap = Tap
untap = Untap
summon = Summon
ruin = Ruin
disarm = Disarm
damage = Damage
pay = Pay
heal = Heal
win = Win

boost = STATS.boost  # attack and defence, this turn
grow = STATS.grow  # attack and defence, for good
aura = STATS.aura
per = STATS.per
