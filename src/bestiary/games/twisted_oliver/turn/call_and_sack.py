"""Calling and sacking what lies in play."""

from __future__ import annotations

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design.card import ORB, SET, OliverCard, book
from bestiary.games.twisted_oliver.design.picks import is_called
from bestiary.games.twisted_oliver.design.texts import CALLED, SACKED, OliverText, text_of
from bestiary.games.twisted_oliver.energy.counts import (
    can_pay,
    is_forced,
    notation,
    nothing,
)
from bestiary.games.twisted_oliver.energy.payment import settle, supply
from bestiary.games.twisted_oliver.resolving import resolve
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.games.twisted_oliver.zones import ATTACKED, SPENT
from bestiary.games.twisted_oliver.zones import CALLED as TURNED
from bestiary.trading import choosable


def in_play(state: OliverState, seat: int) -> list[Answer]:
    """What can be called and sacked. Calling what has no text for it would do nothing and is not
    offered; of orbs that are alike, one is."""
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
    for key in keys_of(card, CALLED):
        if card.mark(SPENT) < 0 and can_use(state, seat, card, key):
            answers.append(call.on(card.id, key))
            add_choosing(state, seat, card, key, answers)
    for key in keys_of(card, SACKED):
        if may_sack and can_use(state, seat, card, key):
            answers.append(sack_for.on(card.id, key))
            add_choosing(state, seat, card, key, answers)
            for_nothing = False
    if for_nothing:
        answers.append(sack.on(card.id))


def add_choosing(
    state: OliverState, seat: int, card: OliverCard, key: int, answers: list[Answer]
) -> None:
    """Where there are several ways to pay the price of a call or a sack, the player may choose."""
    price = text_by(key).price
    if price is not None and not is_forced(supply_without(state, seat, card), price.counts):
        answers.append(book.steps["choose_price"].on(card.id, key))


def keys_of(card: OliverCard, moment: int) -> list[int]:
    """The card's own texts for a moment, and those of what it bears, as numbers that name them."""
    found: list[int] = []
    for face in [card.face, *[borne.face for borne in card.attached]]:
        for number, text in enumerate(face.texts):
            if text.moment == moment and text.is_own():
                found.append(int(face.origin) * 8 + number)
    return found


def text_by(key: int) -> OliverText:
    return text_of(SET.by_origin[key // 8], key % 8)


def price_by(key: int) -> list[int]:
    """What a text costs its player."""
    price = text_by(key).price
    return nothing() if price is None else price.counts


def can_use(state: OliverState, seat: int, card: OliverCard, key: int) -> bool:
    text = text_by(key)
    if text.price is not None and not can_pay(supply_without(state, seat, card), text.price.counts):
        return False
    if text.condition is not None and not text.condition.holds(state, seat, card.id):
        return False
    if text.pick is None or text.pick.search:
        return True
    return len(choosable(state, text, seat, int(card.id))) > 0


def supply_without(state: OliverState, seat: int, card: OliverCard) -> list[int]:
    """A card that is called or sacked cannot pay for that."""
    have = supply(state, seat)
    if card.face.gives >= 0 and state.items[seat].find(card.id) is not None:
        have[card.face.gives] -= int(card.face.yields)
    return have


def said(state: OliverState, key: int) -> str:
    """What a call or sack does: its text without its opening."""
    text = text_by(key)
    price = "" if text.price is None else f"pay {notation(text.price.counts)}, "
    return price + text.sentence(SET.by_origin[key // 8].this)


@book.act("Call {}: {}", of="card", to="number", words=said)
def call(state: OliverState, id: int, key: int) -> None:
    state.actions += 1
    state.go_on()
    seat = state.me
    zone = state.zone_of(id)
    card = state.find(id)
    if card is None or zone is None:
        return
    card = card.with_mark(TURNED, 0)
    if card.face.is_battler():
        card = card.with_mark(SPENT, 0)
    card = state.change(card)
    state.record("mark", "{You} call{s} {cards}.", int(seat), [state.as_now(card)])
    pay_for(state, key)
    state.noticed(CALLED, seat, card)
    state.then(resolve, key // 8, key % 8, id, 0)


@book.act("Sack {}", of="card")
def sack(state: OliverState, id: int) -> None:
    """Into the discard: not defeated, and no points for anybody."""
    begin_sack(state, id, -1)


@book.act("Sack {}: {}", of="card", to="number", words=said)
def sack_for(state: OliverState, id: int, key: int) -> None:
    begin_sack(state, id, key)


def begin_sack(state: OliverState, id: int, key: int) -> None:
    state.actions += 1
    state.go_on()
    seat = state.me
    card = state.find(id)
    if card is None:
        return
    if key >= 0:
        card = state.change(card.with_mark(TURNED, 0))  # so that it does not pay for itself
        pay_for(state, key)
    state.leave_play(seat, card, "{You} sack{s} {cards}.")
    state.noticed(SACKED, seat, card)
    if key >= 0:
        state.then(resolve, key // 8, key % 8, id, 0)


def pay_for(state: OliverState, key: int) -> None:
    settle(state, state.me, price_by(key), "")
