"""Choosing the energy that is spent, one by one, for who would rather not pay as usual.

A price is a card's, or that of a text with its key; -1 is no key.
"""

from __future__ import annotations

from bestiary.engine import EVERYBODY, Answer
from bestiary.games.twisted_oliver.design import book
from bestiary.games.twisted_oliver.energy import (
    COUNT,
    KINDS,
    can_add,
    notation,
    nothing,
    payment,
    total,
)
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.paying import supply
from bestiary.games.twisted_oliver.playing import begin_play
from bestiary.games.twisted_oliver.texts import CALLED
from bestiary.games.twisted_oliver.using import (
    call,
    price_by,
    sack_for,
    said,
    supply_without,
    text_by,
)
from bestiary.games.twisted_oliver.waiting import targets


@book.act("Play {} and choose the energy", of="card")
def choose_energy(field: Field, id: int) -> None:
    """The card is shown first: what is paid tells what it costs."""
    card = field.find(id)
    if card is not None:
        card = field.change(card.with_known(EVERYBODY))
        field.record("flip", "{You} show{s} {cards}, to choose what to pay.", field.me, [card])
    begin_choosing(field, id, -1)


@book.act("Use {} and choose the energy: {}", of="card", to="number", words=said)
def choose_price(field: Field, id: int, key: int) -> None:
    begin_choosing(field, id, key)


def begin_choosing(field: Field, id: int, key: int) -> None:
    field.actions += 1
    field.chosen = nothing()
    field.ask(spend, id, key)


def price_of(field: Field, id: int, key: int) -> list[int]:
    if key >= 0:
        return price_by(key)
    card = field.find(id)
    return nothing() if card is None else card.face.cost


def means(field: Field, seat: int, id: int, key: int) -> list[int]:
    """The energy that can pay it."""
    card = field.find(id)
    return supply(field, seat) if key < 0 or card is None else supply_without(field, seat, card)


def bill(field: Field, seat: int, id: int, key: int) -> str:
    card = field.find(id)
    name = "It" if card is None else card.face.name
    price = price_of(field, id, key)
    left = int(total(price) - total(field.chosen))
    return f"{name} costs {notation(price)}: spend what? ({left} to go)"


@book.question("{}", words=bill)
def spend(field: Field, seat: int, id: int, key: int) -> list[Answer]:
    have = means(field, seat, id, key)
    price = price_of(field, id, key)
    kinds = [kind for kind in range(COUNT) if can_add(field.chosen, kind, have, price)]
    return [usual.on()] + [spend_kind.on(kind) for kind in kinds]


def kind_name(field: Field, kind: int) -> str:
    return KINDS[kind]


@book.act("Spend 1 {}", of="number", words=kind_name)
def spend_kind(field: Field, kind: int, id: int, key: int) -> None:
    field.chosen[kind] += 1
    if total(field.chosen) < total(price_of(field, id, key)):
        field.ask(spend, id, key)
    else:
        field.then(aim, id, key)


@book.act("Pay the rest as usual")
def usual(field: Field, id: int, key: int) -> None:
    have = means(field, field.me, id, key)
    field.chosen = payment(have, price_of(field, id, key), field.chosen)
    field.then(aim, id, key)


@book.step
def aim(field: Field, id: int, key: int) -> None:
    """The energy is chosen. Of a card, what it is played on comes next, where there is a choice."""
    if key >= 0:
        use = call if text_by(key).moment == CALLED else sack_for
        field.then(use, id, key)
        return
    card = field.hands[field.me].find(id)
    if card is not None and card.face.aim is not None:
        field.ask(play_where, id)
    else:
        begin_play(field, id, 0)


@book.question("Play it on what?")
def play_where(field: Field, seat: int, id: int) -> list[Answer]:
    card = field.hands[seat].find(id)
    return [] if card is None else [play_there.on(t) for t in targets(field, seat, card)]


@book.act("Play it on {}", of="card")
def play_there(field: Field, target: int, id: int) -> None:
    begin_play(field, id, target)
