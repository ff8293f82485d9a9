"""How good a position of Hiddenzone is for a player: what the greedy bot maximises.

Everything is counted in life. A creature is worth the attacks it will still make and stop; a card
in hand or set down is worth what it may become. An attack that is waiting for the defender's answer
is counted as if the best visible answer had been given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.games.hiddenzone.design.card import AMBUSH, CREATURE, HiddenzoneCard, HiddenzoneDesign
from bestiary.games.hiddenzone.design.marks import is_tapped
from bestiary.games.hiddenzone.turn.battle import blockers
from bestiary.games.hiddenzone.turn.requirements import has_caster
from bestiary.games.hiddenzone.zones import RESPONSE

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

HELD: Final = 90.0  # a card in hand
SET_DOWN: Final = 95.0  # one set down that could answer an attack now
WAITING: Final = 50.0  # one that may be able to later
BURIED: Final = 10.0  # a creature that never will
PROMISED: Final = 15.0  # what each loses through a promise not to use it
WON: Final = 4000.0


def worth(state: HiddenzoneState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.scores is not None:
        return state.scores[seat]
    lead = promise(state, seat) - promise(state, 1 - seat)
    if state.active == seat:
        lead -= HELD  # the other player will draw: ending a turn must not look worse for it
    if state.stage == RESPONSE:
        coming = expected(state)
        lead += coming if state.active == seat else -coming
    return 0.5 + 0.45 * lead / (abs(lead) + 2000.0)


def promise(state: HiddenzoneState, seat: i64) -> float:
    """Life, creatures and cards of a player."""
    total = float(state.life[seat])
    if total < 600.0:
        total -= (600.0 - total) * 0.5  # the last life is the most precious
    for card in state.battle[seat].cards:
        total += value(state, seat, card)
        if state.active == seat and is_tapped(card):
            total -= 0.2 * float(card.face.defence)  # it will not block
    total += HELD * float(len(state.hands[seat].cards))
    for card in state.hidden[seat].cards:
        total += set_down(state, seat, card.face) - (PROMISED if state.promised[seat] else 0.0)
    left = len(state.decks[seat].cards)
    if left < 8:
        total -= float(8 - left) * 120.0
    return total


def set_down(state: HiddenzoneState, seat: i64, design: HiddenzoneDesign) -> float:
    """What a set-down card is worth."""
    if design.sort == CREATURE:
        if not design.flags & AMBUSH:
            return BURIED
        return SET_DOWN if design.rank == 0 else WAITING
    return SET_DOWN if has_caster(state, seat, design) else WAITING


def value(state: HiddenzoneState, seat: i64, card: HiddenzoneCard) -> float:
    """What a creature will still do."""
    attack = float(state.attack_of(seat, card))
    defence = float(state.defence_of(seat, card))
    texts = 20.0 * float(len(card.face.texts) + len(card.face.auras))
    return 40.0 + 1.4 * attack + 0.9 * defence + texts


def expected(state: HiddenzoneState) -> float:
    """What the waiting attack will bring the attacker, after the defender's best answer."""
    mine = state.active
    attacker = state.battle[mine].find(state.attack.attacker)
    if attacker is None:
        return 0.0
    if state.attack.target:
        target = state.battle[1 - mine].find(state.attack.target)
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
