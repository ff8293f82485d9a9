"""Answers: anything played or declared can be answered before it happens.

If a trap of the other player fits, it springs and is their answer; otherwise they are asked. The
last link of the chain takes effect first.

Whether a player is asked depends only on what everybody knows: that they hold cards, that they
have promised nothing, and that with the energy they could have, some counter of the set could be
played now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import (
    COUNTER,
    EQUIP,
    SET,
    TRAP,
    OliverCard,
    book,
)
from bestiary.games.twisted_oliver.design.texts import ON_ANYTHING, text_of
from bestiary.games.twisted_oliver.energy.counts import Amounts
from bestiary.games.twisted_oliver.energy.payment import supply
from bestiary.games.twisted_oliver.energy.price import Price, can_pay
from bestiary.games.twisted_oliver.link import PLAY, Link
from bestiary.games.twisted_oliver.turn.battle import fight
from bestiary.games.twisted_oliver.turn.chain import DONE, OTHER, TRAPS, begin, occasion_of
from bestiary.games.twisted_oliver.turn.counters import answer
from bestiary.trading import bare, go_through, resolve

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

# The prices of the counters for each set of occasions, found when first needed.
PRICES: Final[list[list[Price]]] = []


def follow_chain(state: OliverState) -> None:
    """Take the next step of the chain: a trap, an answer, or an effect."""
    link = state.chain[-1]
    if state.answering == TRAPS:
        state.answering = OTHER
        state.go_on()
        spring(state, link)
    elif state.answering == DONE or not may_answer(state, 1 - link.seat, link):
        state.chain = state.chain[:-1]
        state.answering = DONE
        state.go_on()
        take_effect(state, link)
    else:
        state.me = 1 - link.seat
        state.ask(answer)


# ---- Traps -----------------------------------------------------------------------------------


def spring(state: OliverState, link: Link) -> None:
    """Spring one trap on the other player's turn: the oldest of those that fit. It is a spell that
    can be answered, and its owner's only answer."""
    seat = 1 - link.seat
    occasion = occasion_of(state, link)
    if link.seat != state.active:
        return
    for card in state.traps_of(seat).cards:
        text = text_of(card.face, 0)
        if text.occasions & occasion and text.is_met(state, seat, card.id):
            card = state.move(bare(card), state.traps_of(seat), state.played_by(seat))
            words = "{Your} {cards} springs."
            state.tell_move(words, seat, [card], state.traps_of(seat), state.played_by(seat))
            begin(state, Link(PLAY, seat, card.id, 0))
            return


# ---- Counters --------------------------------------------------------------------------------


def may_answer(state: OliverState, seat: i64, link: Link) -> bool:
    """Whether the player is asked, judging by what everybody knows."""
    if state.promised[seat]:
        return False
    occasion = occasion_of(state, link)
    return occasion != 0 and could_answer(state, seat, occasion, supply(state, seat))


def could_answer(state: OliverState, seat: i64, occasions: i64, have: Amounts) -> bool:
    """Whether the player might hold a counter for one of these occasions, and could pay for it."""
    if not state.hand(seat).cards:
        return False
    if not PRICES:
        PRICES.extend([least_prices(each) for each in range(ON_ANYTHING + 1)])
    for price in PRICES[occasions]:
        if can_pay(have, price):
            return True
    return False


def least_prices(occasions: int) -> list[Price]:
    """What counters for these occasions cost, without prices that only add to another."""
    every = [card for card in SET.cards if card.sort == COUNTER]
    found: list[Price] = []
    for card in sorted(every, key=lambda card: card.price.total):
        if text_of(card, 0).occasions & occasions:
            if not any(card.price.includes(less) for less in found):
                found.append(card.price)
    return found


# ---- Taking effect ---------------------------------------------------------------------------


def take_effect(state: OliverState, link: Link) -> None:
    seat, target = int(link.seat), int(link.target)
    if link.is_attack():
        state.then_for(seat, fight, int(link.card), target, int(link.cancelled))
        return
    card = state.played_by(seat).find(link.card)
    if card is None:
        return
    if link.cancelled:
        card = state.move(card, state.played_by(seat), state.discard_pile(seat))
        words = "{Your} {cards} comes to nothing."
        state.tell_move(words, seat, [card], state.played_by(seat), state.discard_pile(seat))
    elif card.face.is_spell() and not card.face.stays():
        cast(state, seat, card, target)
    elif card.face.is_borne():
        put_on(state, seat, card, target)
    else:
        state.played_by(seat).remove(card.id)
        state.enter(seat, card, "", state.played_by(seat))


def cast(state: OliverState, seat: int, card: OliverCard, target: int) -> None:
    """Carry out a spell, then discard it."""
    answers = card.face.sort == COUNTER or card.face.sort == TRAP
    about = int(state.chain[-1].card) if answers and state.chain else 0
    state.then_for(seat, spent, int(card.id))
    step = go_through if target else resolve
    ints = [int(card.face.origin), 0, int(card.id), about]
    if target:
        ints.insert(3, target)
    state.then_for(seat, step, *ints)


@book.step
def spent(state: OliverState, id: int) -> None:
    card = state.played_by(state.me).find(id)
    if card is not None:
        zone = state.played_by(state.me)
        card = state.move(card, zone, state.discard_pile(state.me))
        state.tell_move("", state.me, [card], zone, state.discard_pile(state.me))


def put_on(state: OliverState, seat: int, card: OliverCard, target: int) -> None:
    """Attach an equip or augment. If its bearer is gone, or has no room left, it is discarded."""
    state.played_by(seat).remove(card.id)
    owner = state.owner(target)
    bearer = state.find(target)
    full = card.face.sort == EQUIP and bearer is not None and state.free_slots(bearer) <= 0
    if bearer is None or owner < 0 or full:
        card = state.discard_pile(seat).add(card)
        words = "{Your} {cards} finds nobody to bear it."
        state.tell_move(words, seat, [card], state.played_by(seat), state.discard_pile(seat))
    else:
        state.attach(seat, card, bearer)
