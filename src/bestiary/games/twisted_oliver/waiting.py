"""What a card needs to be played, and why one cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.twisted_oliver.design import (
    COUNTER,
    EQUIP,
    LEGEND,
    LEGENDARY,
    ORB,
    TRAP,
    VALUABLE,
    Design,
)
from bestiary.games.twisted_oliver.energy import can_pay, notation
from bestiary.games.twisted_oliver.paying import supply
from bestiary.games.twisted_oliver.zones import (
    ATTACKING,
    MOST_VALUABLES,
    PLAYED_LEGEND_SPELL,
    PLAYED_LEGENDARY,
    PLAYED_ORB,
    PLAYED_VALUABLE,
)

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.field import Field


def limit_of(design: Design) -> i64:
    """Which one-a-turn limit a card falls under; 0: none."""
    if design.sort == ORB:
        return PLAYED_ORB
    if design.sort == VALUABLE:
        return PLAYED_VALUABLE
    if design.sort == LEGENDARY:
        return PLAYED_LEGENDARY
    return PLAYED_LEGEND_SPELL if design.properties & LEGEND else 0


def is_limited(field: Field, seat: i64, design: Design) -> bool:
    """Main step: one orb, Valuable, Legendary battler and Legendary spell a turn; three Valuables
    in play."""
    if design.sort == VALUABLE and valuables(field, seat) >= MOST_VALUABLES:
        return True
    return field.limits[seat] & limit_of(design) != 0


def valuables(field: Field, seat: i64) -> int:
    return len([card for card in field.items[seat].cards if card.face.sort == VALUABLE])


def targets(field: Field, seat: i64, card: Card[Design]) -> list[int]:
    """What a card can be played on."""
    pick = card.face.aim
    if pick is None:
        return []
    found = pick.find(field, seat, card.id, True)
    if card.face.sort == EQUIP:
        found = [bearer for bearer in found if field.free_slots(bearer) > 0]
    return [int(target.id) for target in found]


def meets_condition(field: Field, seat: i64, card: Card[Design]) -> bool:
    if not card.face.is_spell() or not card.face.texts:
        return True
    condition = card.face.texts[0].condition
    if condition is None or card.face.sort == TRAP:
        return True
    return condition.holds(field, seat, card.id)


def waits(field: Field, card: Card[Design], seat: int) -> str:
    """Why a player cannot play a card of the hand now; "" where they can."""
    design = card.face
    if field.hands[seat].find(card.id) is None:
        if field.traps[seat].find(card.id) is not None and field.active == seat:
            return "springs in the other player's turn"
        return ""
    if design.sort == COUNTER:
        if not field.chain:
            return "answers what the other player does"
    elif field.active != seat:
        return "waits for your turn"
    elif field.stage == ATTACKING:
        return "the main step is over"
    elif field.limits[seat] & limit_of(design):
        return "one a turn, and you have played one"
    elif is_limited(field, seat, design):
        return f"{MOST_VALUABLES} Valuables are in play"
    if not can_pay(supply(field, seat), design.cost):
        return f"costs {notation(design.cost)}"
    pick = design.aim
    if pick is not None and not targets(field, seat, card):
        return "nobody can bear it" if design.sort == EQUIP else f"there is no {pick.each()}"
    if not meets_condition(field, seat, card):
        condition = design.texts[0].condition
        return "" if condition is None else f"only if {condition.words()}"
    return ""
