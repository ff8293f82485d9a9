"""What a card needs in order to be played, and what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import (
    COUNTER,
    EQUIP,
    LEGEND,
    LEGENDARY,
    ORB,
    TRAP,
    VALUABLE,
    OliverCard,
    OliverDesign,
)
from bestiary.games.twisted_oliver.energy.counts import notation
from bestiary.games.twisted_oliver.energy.payment import supply
from bestiary.games.twisted_oliver.energy.price import can_pay
from bestiary.games.twisted_oliver.zones import (
    ATTACKING,
    MOST_VALUABLES,
    PLAYED_LEGEND_SPELL,
    PLAYED_LEGENDARY,
    PLAYED_ORB,
    PLAYED_VALUABLE,
)

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState


def limit_of(design: OliverDesign) -> i64:
    """Which one-a-turn limit applies to a card; 0 if none."""
    if design.sort == ORB:
        return PLAYED_ORB
    if design.sort == VALUABLE:
        return PLAYED_VALUABLE
    if design.sort == LEGENDARY:
        return PLAYED_LEGENDARY
    return PLAYED_LEGEND_SPELL if design.properties & LEGEND else 0


def is_limited(state: OliverState, seat: i64, design: OliverDesign) -> bool:
    """Main step: one orb, one Valuable, one Legendary battler and one Legendary spell a turn; at
    most three Valuables in play."""
    if design.sort == VALUABLE and valuables(state, seat) >= MOST_VALUABLES:
        return True
    return state.limits[seat] & limit_of(design) != 0


def valuables(state: OliverState, seat: i64) -> int:
    return len([card for card in state.items_of(seat).cards if card.face.sort == VALUABLE])


def targets(state: OliverState, seat: i64, card: OliverCard) -> list[int]:
    """What a card can be played on."""
    pick = card.face.aim
    if pick is None:
        return []
    found = pick.find(state, seat, card.id, True)
    if card.face.sort == EQUIP:
        found = [bearer for bearer in found if state.free_slots(bearer) > 0]
    return [int(target.id) for target in found]


def meets_condition(state: OliverState, seat: i64, card: OliverCard) -> bool:
    if not card.face.is_spell() or not card.face.texts:
        return True
    return card.face.sort == TRAP or card.face.texts[0].is_met(state, seat, card.id)


def waits(state: OliverState, card: OliverCard, seat: int) -> str:
    """Why a player cannot play a card from the hand now; "" if they can."""
    design = card.face
    if state.hand(seat).find(card.id) is None:
        if state.traps_of(seat).find(card.id) is not None and state.active == seat:
            return "springs in the other player's turn"
        return ""
    if design.sort == COUNTER:
        if not state.chain:
            return "answers what the other player does"
    elif state.active != seat:
        return "waits for your turn"
    elif state.stage == ATTACKING:
        return "the main step is over"
    elif state.limits[seat] & limit_of(design):
        return "one a turn, and you have played one"
    elif is_limited(state, seat, design):
        return f"{MOST_VALUABLES} Valuables are in play"
    if not can_pay(supply(state, seat), design.price):
        return f"costs {notation(design.cost)}"
    pick = design.aim
    if pick is not None and not targets(state, seat, card):
        return "nobody can bear it" if design.sort == EQUIP else f"there is no {pick.each()}"
    if not meets_condition(state, seat, card):
        condition = design.texts[0].condition
        return "" if condition is None else f"only if {condition.words()}"
    return ""
