"""Playing cards from the hand."""

from __future__ import annotations

from bestiary.engine import EVERYBODY, Answer
from bestiary.games.twisted_oliver.design.card import COUNTER, TRAP, OliverCard, book
from bestiary.games.twisted_oliver.design.texts import PLAYED, text_of
from bestiary.games.twisted_oliver.energy.counts import (
    can_pay,
    is_forced,
)
from bestiary.games.twisted_oliver.energy.payment import settle, supply
from bestiary.games.twisted_oliver.resolving import target_by_text
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.games.twisted_oliver.turn.chain import EV_PLAY, begin, occasion_of
from bestiary.games.twisted_oliver.turn.requirements import (
    is_limited,
    limit_of,
    meets_condition,
    targets,
)
from bestiary.games.twisted_oliver.zones import LAID

# ---- What can be played ----------------------------------------------------------------------


def from_hand(state: OliverState, seat: int) -> list[Answer]:
    """The cards of the hand that can be played now. Counters wait for something to answer."""
    answers: list[Answer] = []
    have = supply(state, seat)
    for card in state.hands[seat].cards:
        if card.face.sort != COUNTER and not is_limited(state, seat, card.face):
            add_plays(state, seat, card, have, answers)
    return answers


def counters(state: OliverState, seat: int) -> list[Answer]:
    """The counters of the hand that answer what is happening."""
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
    if design.sort != TRAP and not is_forced(have, design.cost):  # a choice would show the trap
        answers.append(book.steps["choose_energy"].on(card.id))


# ---- Playing them ----------------------------------------------------------------------------


@book.act("Play {}", of="card")
def play(state: OliverState, id: int) -> None:
    begin_play(state, id, 0)


@book.act("Play {} on {}", of="card", to="card")
def play_on(state: OliverState, id: int, target: int) -> None:
    begin_play(state, id, target)


@book.act("Lay {} face down", of="card")
def lay(state: OliverState, id: int) -> None:
    begin_play(state, id, 0)


def begin_play(state: OliverState, id: int, target: int) -> None:
    """Pay, and put the card up for answers; a trap is laid, and cannot be answered."""
    seat = state.me
    state.actions += 1
    state.go_on()
    hand = state.hands[seat]
    card = hand.find(id)
    if card is None:
        state.chosen = []
        return
    if card.face.sort == TRAP:
        settle(state, seat, card.face.cost, " for a trap")
        laid = state.traps[seat].add(card.with_mark(LAID, 0))
        hand.remove(id)
        words = "{You} lay{s} {cards} face down."
        state.tell_move(words, seat, [laid], hand, state.traps[seat])
        return
    settle(state, seat, card.face.cost, "")
    state.limits[seat] |= int(limit_of(card.face))
    card = state.move(card, hand, state.plays[seat])
    if state.recording:
        words = f"{{You}} play{{s}} {{cards}}{on_what(state, target)}."
        state.tell_move(words, seat, [card], hand, state.plays[seat])
    if card.face.texts:
        state.set_off(PLAYED, seat, card.face, id, 0)
    if target:
        target_by_text(state, target, id)
    begin(state, [EV_PLAY, int(seat), id, target, 0])


def on_what(state: OliverState, target: int) -> str:
    """What a card is played on, in words that everybody may read."""
    card = state.find(target)
    if card is None or card.known != EVERYBODY:
        return ""
    return f" on {state.written(state.as_it_stands(card), [])}"
