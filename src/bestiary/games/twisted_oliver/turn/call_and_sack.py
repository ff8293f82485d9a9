"""Calling and sacking cards in play.

A text used by calling or sacking is named by a number, its key (design/texts.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import SET, OliverCard, book
from bestiary.games.twisted_oliver.design.marks import CALLED, SPENT
from bestiary.games.twisted_oliver.design.texts import CALL, SACK, OliverText, text_of
from bestiary.games.twisted_oliver.energy.counts import Amounts, notation, nothing
from bestiary.games.twisted_oliver.energy.payment import settle, supply
from bestiary.games.twisted_oliver.energy.price import Price
from bestiary.trading import resolve

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState


FREE: Final = Price(nothing())


def text_by(key: int) -> OliverText:
    return text_of(SET.by_origin[key // 8], key % 8)


def price_by(key: int) -> Price:
    """What a text costs its player."""
    price = text_by(key).price
    return FREE if price is None else price


def supply_without(state: OliverState, seat: i64, card: OliverCard) -> Amounts:
    """The energy without this card's own: a card that is called or sacked cannot pay for that."""
    have = supply(state, seat)
    if card.face.gives >= 0 and state.items_of(seat).find(card.id) is not None:
        have.add(card.face.gives, -card.face.yields)
    return have


def said(state: OliverState, key: int) -> str:
    """What a call or sack does: its text without its opening."""
    text = text_by(key)
    price = "" if text.price is None else f"pay {notation(text.price.written)}, "
    return price + text.sentence(SET.by_origin[key // 8].this)


@book.act("Call {}: {}", of="card", to="number", words=said)
def call(state: OliverState, id: int, key: int) -> None:
    state.actions += 1
    state.go_on()
    seat = state.me
    zone = state.zone_of(id)
    card = None if zone is None else zone.find(id)
    if card is None or zone is None:
        return
    card = card.with_mark(CALLED, 0)
    if card.face.is_battler():
        card = card.with_mark(SPENT, 0)
    zone.replace(card)
    if state.recording:
        state.record("mark", "{You} call{s} {cards}.", int(seat), [state.as_now(card)])
    pay_for(state, key)
    state.noticed(CALL, seat, card)
    state.then(resolve, key // 8, key % 8, id, 0)


@book.act("Sack {}", of="card", grave=True)
def sack(state: OliverState, id: int) -> None:
    """Put a card into the discard: it is not defeated, and nobody gets points."""
    begin_sack(state, id, -1)


@book.act("Sack {}: {}", of="card", to="number", words=said, grave=True)
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
        card = state.change(card.with_mark(CALLED, 0))  # so that it does not pay for itself
        pay_for(state, key)
    state.leave_play(seat, card, "{You} sack{s} {cards}.")
    state.noticed(SACK, seat, card)
    if key >= 0:
        state.then(resolve, key // 8, key % 8, id, 0)


def pay_for(state: OliverState, key: int) -> None:
    settle(state, state.me, price_by(key), "")
