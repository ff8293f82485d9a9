"""Choosing the energy to spend, unit by unit, instead of paying as usual.

The price is that of a card (key -1) or of the text with that key (call_and_sack.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import EVERYBODY, Answer, with_item
from bestiary.games.twisted_oliver.design.card import book
from bestiary.games.twisted_oliver.design.texts import CALL
from bestiary.games.twisted_oliver.energy.counts import (
    COUNT,
    KINDS,
    Amounts,
    notation,
    nothing,
)
from bestiary.games.twisted_oliver.energy.payment import supply
from bestiary.games.twisted_oliver.energy.price import Price, can_add, payment
from bestiary.games.twisted_oliver.turn.call_and_sack import (
    FREE,
    call,
    price_by,
    sack_for,
    said,
    supply_without,
    text_by,
)
from bestiary.games.twisted_oliver.turn.play import begin_play
from bestiary.games.twisted_oliver.turn.requirements import targets

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState


@book.act("Play {} and choose the energy", of="card")
def choose_energy(state: OliverState, id: int) -> None:
    """Show the card first: the payment would reveal its cost anyway."""
    card = state.find(id)
    if card is not None:
        card = state.change(card.with_known(EVERYBODY))
        state.record("flip", "{You} show{s} {cards}, to choose what to pay.", state.me, [card])
    begin_choosing(state, id, -1)


@book.act("Use {} and choose the energy: {}", of="card", to="number", words=said)
def choose_price(state: OliverState, id: int, key: int) -> None:
    begin_choosing(state, id, key)


def begin_choosing(state: OliverState, id: int, key: int) -> None:
    state.actions += 1
    state.chosen = nothing()
    state.ask(spend, id, key)


def price_of(state: OliverState, id: int, key: int) -> Price:
    if key >= 0:
        return price_by(key)
    card = state.find(id)
    return FREE if card is None else card.face.price


def means(state: OliverState, seat: int, id: int, key: int) -> Amounts:
    """The energy that can pay for it."""
    card = state.find(id)
    return supply(state, seat) if key < 0 or card is None else supply_without(state, seat, card)


def bill(state: OliverState, seat: int, id: int, key: int) -> str:
    card = state.find(id)
    name = "It" if card is None else card.face.name
    price = price_of(state, id, key)
    left = price.total - sum(state.chosen)
    return f"{name} costs {notation(price.written)}: spend what? ({left} to go)"


@book.question("{}", words=bill, always=True)
def spend(state: OliverState, seat: int, id: int, key: int) -> list[Answer]:
    have = means(state, seat, id, key)
    price = price_of(state, id, key)
    spent = Amounts(state.chosen)
    kinds = [kind for kind in range(COUNT) if can_add(spent, kind, have, price)]
    return [usual.on()] + [spend_kind.on(kind) for kind in kinds]


def kind_name(state: OliverState, kind: int) -> str:
    return KINDS[kind]


@book.act("Spend 1 {}", of="number", words=kind_name)
def spend_kind(state: OliverState, kind: int, id: int, key: int) -> None:
    state.chosen = with_item(state.chosen, kind, state.chosen[kind] + 1)
    if sum(state.chosen) < price_of(state, id, key).total:
        state.ask(spend, id, key)
    else:
        state.then(aim, id, key)


@book.act("Pay the rest as usual")
def usual(state: OliverState, id: int, key: int) -> None:
    have = means(state, state.me, id, key)
    state.chosen = payment(have, price_of(state, id, key), state.chosen)
    state.then(aim, id, key)


@book.step
def aim(state: OliverState, id: int, key: int) -> None:
    """After the energy is chosen, a card may still need a target."""
    if key >= 0:
        use = call if text_by(key).moment is CALL else sack_for
        state.then(use, id, key)
        return
    card = state.hand(state.me).find(id)
    if card is not None and card.face.aim is not None:
        state.ask(play_where, id)
    else:
        begin_play(state, id, 0)


@book.question("Play it on what?")
def play_where(state: OliverState, seat: int, id: int) -> list[Answer]:
    card = state.hand(seat).find(id)
    return [] if card is None else [play_there.on(t) for t in targets(state, seat, card)]


@book.act("Play it on {}", of="card")
def play_there(state: OliverState, target: int, id: int) -> None:
    begin_play(state, id, target)
