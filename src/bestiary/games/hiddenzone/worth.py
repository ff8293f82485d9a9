"""How good a position of Hiddenzone is for a player: what the greedy bot maximises.

Everything is counted in life. A creature is worth the attacks it will still make and stop; a card
in hand or set down is worth what it may become. An attack that is waiting for the defender's answer
is counted as if the best visible answer had been given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Weights
from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    CREATURE,
    LINGERS,
    HiddenzoneCard,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.design.marks import is_evolved, is_tapped
from bestiary.games.hiddenzone.design.texts import EMERGES
from bestiary.games.hiddenzone.turn.battle import blockers
from bestiary.games.hiddenzone.turn.requirements import can_evolve, has_caster
from bestiary.games.hiddenzone.zones import RESPONSE
from bestiary.trading.effects.texts import AtLeast

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

WON: Final = 4000.0


class HiddenzoneWeights(Weights):
    """In life."""

    def __init__(self) -> None:
        self.held = 90.0  # a card in hand
        self.set_down = 95.0  # one set down that could answer an attack now
        self.waiting = 50.0  # one that may be able to later
        self.buried = 10.0  # a creature that never will
        self.lurks = 0.9  # for each point of what a creature that may ambush adds
        self.emerges = 60.0  # a text for coming out of hiding
        self.lingers = 60.0  # a soul that will stay
        self.promised = 15.0  # what each loses through a promise not to use it
        self.creature = 40.0
        self.attack = 1.4  # for each point
        self.defence = 0.9
        self.text = 20.0
        self.goal = 300.0  # a text that wins, as its condition comes true
        self.tapped = 0.2  # for each point of defence that will not block
        self.last_life = 0.5  # extra for each point of the last 600
        self.last_card = 120.0  # for each card fewer than 8 in the deck
        self.scale = 2000.0  # the lead that counts half


WEIGHTS: Final = HiddenzoneWeights()


def worth(state: HiddenzoneState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.scores is not None:
        return state.scores[seat]
    lead = promise(state, seat) - promise(state, 1 - seat)
    if state.active == seat:
        lead -= WEIGHTS.held  # the other player will draw: ending a turn must not look worse for it
    if state.stage == RESPONSE:
        coming = expected(state)
        lead += coming if state.active == seat else -coming
    return 0.5 + 0.45 * lead / (abs(lead) + WEIGHTS.scale)


def promise(state: HiddenzoneState, seat: i64) -> float:
    """Life, creatures and cards of a player."""
    total = float(state.life[seat])
    if total < 600.0:
        total -= (600.0 - total) * WEIGHTS.last_life  # the last life is the most precious
    for card in state.battlezone(seat).cards:
        total += value(state, seat, card)
        if state.active == seat and is_tapped(card):
            total -= WEIGHTS.tapped * float(card.face.defence)  # it will not block
    total += WEIGHTS.held * float(len(state.hand(seat).cards))
    for card in state.hiddenzone(seat).cards:
        promised = WEIGHTS.promised if state.promised[seat] else 0.0
        total += set_down(state, seat, card.face) - promised
    left = len(state.deck(seat).cards)
    if left < 8:
        total -= float(8 - left) * WEIGHTS.last_card
    return total


def set_down(state: HiddenzoneState, seat: i64, design: HiddenzoneDesign) -> float:
    """What a set-down card is worth."""
    if design.sort == CREATURE:
        return lurker(state, seat, design) if design.flags & AMBUSH else WEIGHTS.buried
    return WEIGHTS.set_down if has_caster(state, seat, design) else WEIGHTS.waiting


def lurker(state: HiddenzoneState, seat: i64, design: HiddenzoneDesign) -> float:
    """What a set-down creature with ambush is worth: a part of what it will be, and more if it has
    a text for coming out of hiding."""
    printed = printed_value(design)
    gain = printed if design.rank == 0 else 0.0
    for below in state.battlezone(seat).cards:
        if design.rank > 0 and can_evolve(design, below.face):
            gain = max(gain, printed - printed_value(below.face))
    if gain <= 0.0:
        return WEIGHTS.waiting
    for text in design.texts:
        if text.moment is EMERGES:
            gain += WEIGHTS.emerges
    return max(WEIGHTS.set_down, WEIGHTS.lurks * gain)


def printed_value(design: HiddenzoneDesign) -> float:
    strength = WEIGHTS.attack * float(design.attack) + WEIGHTS.defence * float(design.defence)
    texts = WEIGHTS.text * float(len(design.texts) + len(design.auras))
    return WEIGHTS.creature + strength + texts


def value(state: HiddenzoneState, seat: i64, card: HiddenzoneCard) -> float:
    """What a creature will still do."""
    attack = float(state.attack_of(seat, card))
    defence = float(state.defence_of(seat, card))
    texts = WEIGHTS.text * float(len(card.face.texts) + len(card.face.auras))
    if card.attached and is_evolved(card) and state.flags_of(card) & LINGERS:
        texts += WEIGHTS.lingers
    goal = card.face.goal
    if goal is not None and isinstance(goal, AtLeast):
        part = float(len(goal.pick.find(state, seat, card.id))) / float(goal.count)
        texts += WEIGHTS.goal * part * part
    return WEIGHTS.creature + WEIGHTS.attack * attack + WEIGHTS.defence * defence + texts


def expected(state: HiddenzoneState) -> float:
    """What the waiting attack will bring the attacker, after the defender's best answer."""
    mine = state.active
    attacker = state.battlezone(mine).find(state.attack.attacker)
    if attacker is None:
        return 0.0
    if state.attack.target:
        target = state.battlezone(1 - mine).find(state.attack.target)
        best = 0.0 if target is None else clash(state, attacker, target)
    else:
        attack = float(state.attack_of(mine, attacker))
        best = attack if attack < state.life[1 - mine] else WON
    for card in blockers(state, 1 - mine):
        tired = 0.1 * float(card.face.defence)
        best = min(best, clash(state, attacker, card) + tired)
    return best


def clash(state: HiddenzoneState, attacker: HiddenzoneCard, defender: HiddenzoneCard) -> float:
    """What a battle between the two brings the attacker."""
    mine = state.active
    brought = 0.0
    if state.defence_of(1 - mine, defender) <= state.attack_of(mine, attacker):
        brought += value(state, 1 - mine, defender)
    if state.defence_of(mine, attacker) <= state.attack_of(1 - mine, defender):
        brought -= value(state, mine, attacker)
    return brought
