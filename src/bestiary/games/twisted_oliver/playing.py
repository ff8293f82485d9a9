"""Playing cards from the hand."""

from __future__ import annotations

from bestiary.engine import EVERYBODY, Answer, Card
from bestiary.games.twisted_oliver.answers import EV_PLAY, begin, occasion_of
from bestiary.games.twisted_oliver.design import COUNTER, TRAP, Design, book
from bestiary.games.twisted_oliver.energy import (
    can_pay,
    is_forced,
)
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.paying import settle, supply
from bestiary.games.twisted_oliver.resolving import target_by_text
from bestiary.games.twisted_oliver.texts import PLAYED, text_of
from bestiary.games.twisted_oliver.waiting import is_limited, limit_of, meets_condition, targets
from bestiary.games.twisted_oliver.zones import LAID

# ---- What can be played ----------------------------------------------------------------------


def from_hand(field: Field, seat: int) -> list[Answer]:
    """The cards of the hand that can be played now. Counters wait for something to answer."""
    answers: list[Answer] = []
    have = supply(field, seat)
    for card in field.hands[seat].cards:
        if card.face.sort != COUNTER and not is_limited(field, seat, card.face):
            add_plays(field, seat, card, have, answers)
    return answers


def counters(field: Field, seat: int) -> list[Answer]:
    """The counters of the hand that answer what is happening."""
    answers: list[Answer] = []
    have = supply(field, seat)
    occasion = occasion_of(field, field.chain[-1])
    for card in field.hands[seat].cards:
        if card.face.sort == COUNTER and text_of(card.face, 0).occasions & occasion:
            add_plays(field, seat, card, have, answers)
    return answers


def add_plays(
    field: Field, seat: int, card: Card[Design], have: list[int], answers: list[Answer]
) -> None:
    design = card.face
    if not can_pay(have, design.cost) or not meets_condition(field, seat, card):
        return
    if design.aim is not None:
        found = targets(field, seat, card)
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
def play(field: Field, id: int) -> None:
    begin_play(field, id, 0)


@book.act("Play {} on {}", of="card", to="card")
def play_on(field: Field, id: int, target: int) -> None:
    begin_play(field, id, target)


@book.act("Lay {} face down", of="card")
def lay(field: Field, id: int) -> None:
    begin_play(field, id, 0)


def begin_play(field: Field, id: int, target: int) -> None:
    """Pay, and put the card up for answers; a trap is laid, and cannot be answered."""
    seat = field.me
    field.actions += 1
    field.go_on()
    hand = field.hands[seat]
    card = hand.find(id)
    if card is None:
        field.chosen = []
        return
    if card.face.sort == TRAP:
        settle(field, seat, card.face.cost, " for a trap")
        laid = field.traps[seat].add(card.with_mark(LAID, 0))
        hand.remove(id)
        words = "{You} lay{s} {cards} face down."
        field.tell_move(words, seat, [laid], hand, field.traps[seat])
        return
    settle(field, seat, card.face.cost, "")
    field.limits[seat] |= int(limit_of(card.face))
    card = field.move(card, hand, field.plays[seat])
    if field.recording:
        words = f"{{You}} play{{s}} {{cards}}{on_what(field, target)}."
        field.tell_move(words, seat, [card], hand, field.plays[seat])
    if card.face.texts:
        field.set_off(PLAYED, seat, card.face, id, 0)
    if target:
        target_by_text(field, target, id)
    begin(field, [EV_PLAY, int(seat), id, target, 0])


def on_what(field: Field, target: int) -> str:
    """What a card is played on, in words that everybody may read."""
    card = field.find(target)
    if card is None or card.known != EVERYBODY:
        return ""
    return f" on {field.written(field.as_it_stands(card), [])}"
