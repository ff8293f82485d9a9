"""What a card needs in order to be played, and what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    CREATURE,
    EQUIPMENT,
    LEAP,
    STRANGER,
    TRAP,
    HiddenzoneCard,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.zones import OPENING, fits_bearer

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState


def can_evolve(design: HiddenzoneDesign, below: HiddenzoneDesign) -> bool:
    """Creatures: the same family as the one below, and at most one rank above it, unless a text
    says otherwise."""
    if not design.families & below.families and not design.flags & STRANGER:
        return False
    return below.rank >= design.rank - (2 if design.flags & LEAP else 1)


def can_cast(state: HiddenzoneState, seat: i64, design: HiddenzoneDesign) -> bool:
    """Spells: you need a creature of the civilization with at least the rank; each name once a
    turn."""
    return not state.has_used(seat, design.origin, 0) and has_caster(state, seat, design)


def has_caster(state: HiddenzoneState, seat: i64, design: HiddenzoneDesign) -> bool:
    for card in state.battlezone(seat).cards:
        if card.face.rank >= design.rank and card.face.civilizations & design.civilizations:
            return True
    return False


def waits(state: HiddenzoneState, card: HiddenzoneCard, seat: int) -> str:
    """Why a player cannot play a card from the hand or the hiddenzone now; "" if they can."""
    design = card.face
    if state.stage == OPENING:
        return ""
    if state.hiddenzone(seat).find(card.id) is not None:
        if state.active == seat:
            return "waits for the other player's turn"
        if design.sort == CREATURE and not design.flags & AMBUSH:
            return "a creature without ambush stays face down"
    elif state.hand(seat).find(card.id) is None:
        return ""
    elif state.active != seat:
        return "waits for your turn"
    elif design.flags & TRAP:
        return "a trap has to be set down first"
    creatures = state.battlezone(seat).cards
    if design.sort == CREATURE:
        if design.rank == 0 or any(can_evolve(design, below.face) for below in creatures):
            return ""
        family = "creature" if design.flags & STRANGER else " or ".join(design.family_names())
        least = max(0, int(design.rank) - (2 if design.flags & LEAP else 1))
        return f"evolves from a {family}{of_rank(least)}"
    if design.sort == EQUIPMENT:
        fitting = any(fits_bearer(design, bearer.face) for bearer in creatures)
        return "" if fitting else f"needs {caster(design)}"
    return waits_for(state, card, seat)


def waits_for(state: HiddenzoneState, card: HiddenzoneCard, seat: int) -> str:
    """Why a spell cannot be cast."""
    design = card.face
    if not has_caster(state, seat, design):
        return f"needs {caster(design)}"
    if state.has_used(seat, design.origin, 0):
        return "once a turn, and it was cast this turn"
    text = design.texts[0]
    if text.condition is not None and not text.is_met(state, seat, card.id):
        return f"only if {text.condition.words()}"
    pick = text.pick
    if pick is not None and text.is_aimed() and not pick.find(state, seat, card.id, True):
        return f"there is no {pick.each()}"
    return ""


def caster(design: HiddenzoneDesign) -> str:
    names = " or ".join(design.civilization_names())
    return f"a creature of {names}{of_rank(int(design.rank))}"


def of_rank(least: int) -> str:
    return f" of rank {least} or more" if least else ""
