"""What a player can do now: play a card from the hand, answer with a counter, call or sack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design.card import COUNTER, ORB, TRAP, OliverCard
from bestiary.games.twisted_oliver.design.marks import ATTACKED, SPENT, is_called
from bestiary.games.twisted_oliver.design.texts import CALL, SACK, text_of
from bestiary.games.twisted_oliver.energy.choice import choose_energy, choose_price
from bestiary.games.twisted_oliver.energy.counts import can_pay, is_forced
from bestiary.games.twisted_oliver.energy.payment import supply
from bestiary.games.twisted_oliver.turn.call_and_sack import (
    call,
    sack,
    sack_for,
    supply_without,
    text_by,
)
from bestiary.games.twisted_oliver.turn.chain import occasion_of
from bestiary.games.twisted_oliver.turn.play import lay, play, play_on
from bestiary.games.twisted_oliver.turn.requirements import is_limited, meets_condition, targets
from bestiary.trading import TextMoment, choosable

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

# ---- From the hand ---------------------------------------------------------------------------


def from_hand(state: OliverState, seat: int) -> list[Answer]:
    """The cards in hand that can be played now. Counters wait for something to answer."""
    answers: list[Answer] = []
    have = supply(state, seat)
    for card in state.hands[seat].cards:
        if card.face.sort != COUNTER and not is_limited(state, seat, card.face):
            add_plays(state, seat, card, have, answers)
    return answers


def counters(state: OliverState, seat: int) -> list[Answer]:
    """The counters in hand that answer what is happening."""
    answers: list[Answer] = []
    have = supply(state, seat)
    occasion = occasion_of(state, state.chain[-1])
    for card in state.hands[seat].cards:
        if card.face.sort == COUNTER and text_of(card.face, 0).occasions & occasion:
            add_plays(state, seat, card, have, answers)
    return answers


def add_plays(
    state: OliverState, seat: int, card: OliverCard, have: list[int], answers: list[Answer]
) -> None:
    design = card.face
    if not can_pay(have, design.cost) or not meets_condition(state, seat, card):
        return
    if design.aim is not None:
        found = targets(state, seat, card)
        if not found:
            return
        for target in found:
            answers.append(play_on.on(card.id, target))
    elif design.sort == TRAP:
        answers.append(lay.on(card.id))
    else:
        answers.append(play.on(card.id))
    if design.sort != TRAP and not is_forced(have, design.cost):  # a choice would reveal the trap
        answers.append(choose_energy.on(card.id))


# ---- In play ---------------------------------------------------------------------------------


def in_play(state: OliverState, seat: int) -> list[Answer]:
    """What can be called and sacked. Calling a card that has no text for it would do nothing and is
    not offered; of orbs that are alike, only one is."""
    answers: list[Answer] = []
    alike: list[int] = []
    for zone in (state.battlers[seat], state.items[seat], state.spells[seat]):
        for card in zone.cards:
            if is_called(card):
                continue
            if card.face.sort == ORB:
                if int(card.face.origin) in alike:
                    continue
                alike.append(int(card.face.origin))
            add_uses(state, seat, card, answers)
    return answers


def add_uses(state: OliverState, seat: int, card: OliverCard, answers: list[Answer]) -> None:
    may_sack = card.mark(ATTACKED) < 0
    for_nothing = may_sack
    for key in keys_of(card, CALL):
        if card.mark(SPENT) < 0 and can_use(state, seat, card, key):
            answers.append(call.on(card.id, key))
            add_choosing(state, seat, card, key, answers)
    for key in keys_of(card, SACK):
        if may_sack and can_use(state, seat, card, key):
            answers.append(sack_for.on(card.id, key))
            add_choosing(state, seat, card, key, answers)
            for_nothing = False
    if for_nothing:
        answers.append(sack.on(card.id))


def add_choosing(
    state: OliverState, seat: int, card: OliverCard, key: int, answers: list[Answer]
) -> None:
    """If there are several ways to pay for a call or a sack, the player may choose."""
    price = text_by(key).price
    if price is not None and not is_forced(supply_without(state, seat, card), price.counts):
        answers.append(choose_price.on(card.id, key))


def keys_of(card: OliverCard, moment: TextMoment) -> list[int]:
    """The card's own texts for a moment, and those of what it bears, as numbers that name them."""
    found: list[int] = []
    for face in [card.face, *[borne.face for borne in card.attached]]:
        for number, text in enumerate(face.texts):
            if text.moment is moment and text.is_own():
                found.append(int(face.origin) * 8 + number)
    return found


def can_use(state: OliverState, seat: int, card: OliverCard, key: int) -> bool:
    text = text_by(key)
    if text.price is not None and not can_pay(supply_without(state, seat, card), text.price.counts):
        return False
    if not text.is_met(state, seat, card.id):
        return False
    return not text.is_aimed() or len(choosable(state, text, seat, int(card.id))) > 0
