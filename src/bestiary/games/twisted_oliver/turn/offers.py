"""What a player can do now: play a card from the hand, answer with a counter, call or sack.

Each function adds its answers to a list; the engine sorts them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.engine import Answer, is_among
from bestiary.games.twisted_oliver.design.card import (
    COUNTER,
    ORB,
    TRAP,
    OliverCard,
    OliverDesign,
)
from bestiary.games.twisted_oliver.design.marks import ATTACKED, SPENT, is_called
from bestiary.games.twisted_oliver.design.texts import Use, text_of
from bestiary.games.twisted_oliver.energy.choice import choose_energy, choose_price
from bestiary.games.twisted_oliver.energy.counts import Amounts
from bestiary.games.twisted_oliver.energy.payment import supply
from bestiary.games.twisted_oliver.energy.price import can_pay, is_forced
from bestiary.games.twisted_oliver.turn.call_and_sack import call, sack, sack_for, supply_without
from bestiary.games.twisted_oliver.turn.chain import occasion_of
from bestiary.games.twisted_oliver.turn.play import lay, play, play_on
from bestiary.games.twisted_oliver.turn.requirements import is_limited, meets_condition, targets
from bestiary.trading import choosable

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

# ---- From the hand ---------------------------------------------------------------------------


def from_hand(state: OliverState, seat: i64, have: Amounts, answers: list[Answer]) -> None:
    """The cards in hand that can be played now. Counters wait for something to answer."""
    for card in state.hand(seat).cards:
        if card.face.sort != COUNTER and not is_limited(state, seat, card.face):
            add_plays(state, seat, card, have, answers)


def counters(state: OliverState, seat: i64, answers: list[Answer]) -> None:
    """The counters in hand that answer what is happening."""
    have = supply(state, seat)
    occasion = occasion_of(state, state.chain[-1])
    for card in state.hand(seat).cards:
        if card.face.sort == COUNTER and text_of(card.face, 0).occasions & occasion:
            add_plays(state, seat, card, have, answers)


def add_plays(
    state: OliverState, seat: i64, card: OliverCard, have: Amounts, answers: list[Answer]
) -> None:
    design = card.face
    if not can_pay(have, design.price) or not meets_condition(state, seat, card):
        return
    if design.aim is not None:
        found = targets(state, seat, card)
        if not found:
            return
        for target in found:
            answers.append(play_on.on(card.id, target))
    elif design.sort == TRAP:
        answers.append(lay.on(card.id))
        return  # a choice of energy would reveal the trap
    else:
        answers.append(play.on(card.id))
    if not is_forced(have, design.price):
        answers.append(choose_energy.on(card.id))


# ---- In play ---------------------------------------------------------------------------------


def in_play(state: OliverState, seat: i64, answers: list[Answer]) -> None:
    """What can be called and sacked. Calling a card that has no text for it would do nothing and is
    not offered; of orbs that are alike, only one is."""
    for card in state.battlers_of(seat).cards:
        if not is_called(card):
            add_uses(state, seat, card, answers)
    orbs: list[OliverDesign] = []
    for card in state.items_of(seat).cards:
        if not is_called(card):
            if card.face.sort == ORB:
                if is_among(card.face, orbs):
                    continue
                orbs.append(card.face)
            add_uses(state, seat, card, answers)
    for card in state.spells_of(seat).cards:
        if not is_called(card):
            add_uses(state, seat, card, answers)


def add_uses(state: OliverState, seat: i64, card: OliverCard, answers: list[Answer]) -> None:
    """Its own texts, and those of what it bears; it can be sacked for nothing only if it cannot be
    sacked for a text."""
    may_call = card.mark(SPENT) < 0
    may_sack = card.mark(ATTACKED) < 0
    sacked = add_texts(state, seat, card, card.face, may_call, may_sack, answers)
    for borne in card.attached:
        if add_texts(state, seat, card, borne.face, may_call, may_sack, answers):
            sacked = True
    if may_sack and not sacked:
        answers.append(sack.on(card.id))


def add_texts(
    state: OliverState,
    seat: i64,
    card: OliverCard,
    face: OliverDesign,
    may_call: bool,
    may_sack: bool,
    answers: list[Answer],
) -> bool:
    """Add the texts of one face. Returns whether there is one to sack the card for."""
    found = False
    for use in face.uses:
        if (may_sack if use.sacks else may_call) and can_use(state, seat, card, use):
            if use.sacks:
                answers.append(sack_for.on(card.id, use.key))
                found = True
            else:
                answers.append(call.on(card.id, use.key))
            add_choosing(state, seat, card, use, answers)
    return found


def add_choosing(
    state: OliverState, seat: i64, card: OliverCard, use: Use, answers: list[Answer]
) -> None:
    """If there are several ways to pay for a call or a sack, the player may choose."""
    price = use.text.price
    if price is not None and not is_forced(supply_without(state, seat, card), price):
        answers.append(choose_price.on(card.id, use.key))


def can_use(state: OliverState, seat: i64, card: OliverCard, use: Use) -> bool:
    text = use.text
    if text.price is not None and not can_pay(supply_without(state, seat, card), text.price):
        return False
    if not text.is_met(state, seat, card.id):
        return False
    return not text.is_aimed() or len(choosable(state, text, seat, card.id)) > 0
