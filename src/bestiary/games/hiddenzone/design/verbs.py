"""The verbs that texts of Hiddenzone are made of, besides those that all games have; and the auras.

What a verb does to the table, the State does (state.py), with events, knowledge and limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.games.hiddenzone.design.card import STATS, HiddenzoneCard
from bestiary.trading import (
    IT,
    THAT,
    THIS,
    Aura,
    Counted,
    Doing,
    PerCard,
    Pick,
    Verb,
    Whom,
    bounce,
    draw,
    in_words,
    mill,
    rob,
    spy,
    take,
)

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

__all__ = [
    "IT",
    "THAT",
    "THIS",
    "aura",
    "boost",
    "bounce",
    "damage",
    "destroy",
    "disarm",
    "draw",
    "grow",
    "heal",
    "mill",
    "pay",
    "per",
    "rob",
    "ruin",
    "spy",
    "summon",
    "take",
    "tap",
    "untap",
    "win",
]


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


class Boost(Doing):
    def __init__(self, what: Whom | Pick, attack: int, defence: int, for_good: bool) -> None:
        super().__init__(what)
        self.attack = attack
        self.defence = defence
        self.for_good = for_good

    def words(self) -> str:
        time = "for good" if self.for_good else "this turn"
        numbers = in_words([self.attack, self.defence], STATS)
        return f"give {self.whom.words} {numbers} {time}"

    def do(self, state: HiddenzoneState, card: HiddenzoneCard) -> None:
        state.boost(card, self.attack, self.defence, self.for_good)


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


def boost(what: Whom | Pick, attack: int, defence: int) -> Verb:
    return Boost(what, attack, defence, False)


def grow(what: Whom | Pick, attack: int, defence: int) -> Verb:
    """A boost for good."""
    return Boost(what, attack, defence, True)


# ---- Auras -----------------------------------------------------------------------------------


def aura(pick: Pick, attack: int, defence: int) -> Aura:
    """What a card adds to the creatures of a pick while it lies in the battlezone."""
    return Aura(pick, [attack, defence], in_words([attack, defence], STATS))


def per(pick: Pick, attack: int, defence: int) -> Aura:
    """What a creature has for each card of a pick."""
    return PerCard(pick, [attack, defence], in_words([attack, defence], STATS))
