"""Answers: what is played or declared can be answered before it happens.

A chain has up to three links: what began it, one answer by the other player, and one by the first
to that. If a trap of the other player fits, it springs, and is their answer; else they are asked.
The last link takes effect first.

Whether a player is asked depends on what everybody knows and on nothing else: that they hold
cards, that they have promised nothing, and that with the energy they can have some counter of the
set could be played now.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import (
    COUNTER,
    EQUIP,
    SET,
    TRAP,
    OliverCard,
    OliverDesign,
    book,
)
from bestiary.games.twisted_oliver.design.texts import (
    ON_ATTACK,
    ON_BATTLER,
    ON_ITEM,
    ON_SPELL,
    text_of,
)
from bestiary.games.twisted_oliver.energy.counts import can_pay
from bestiary.games.twisted_oliver.energy.payment import supply
from bestiary.games.twisted_oliver.resolving import go_through, resolve
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.trading import bare

EV_PLAY: Final = 0  # a card is played
EV_ATTACK: Final = 1  # an attack is declared

# How far the answers have come.
TRAPS: Final = 0
OTHER: Final = 1  # the other player may answer
FIRST: Final = 2  # the first may answer that
DONE: Final = 3

COUNTERS: Final[list[OliverDesign]] = []  # every counter of the set, found when first needed


def begin(state: OliverState, link: list[int]) -> None:
    """Something new to answer, or an answer."""
    state.chain.append(link)
    state.answering = TRAPS if len(state.chain) == 1 else FIRST if len(state.chain) == 2 else DONE


def occasion_of(state: OliverState, link: list[int]) -> int:
    """What a link is to traps and counters, as a bit; 0: nothing to answer."""
    if link[0] == EV_ATTACK:
        return ON_ATTACK
    card = state.plays[link[1]].find(link[2])
    if card is None:
        return 0
    if card.face.is_spell():
        return ON_SPELL
    return ON_BATTLER if card.face.is_battler() else ON_ITEM


@book.step
def follow_chain(state: OliverState) -> None:
    """The next thing about what was played or declared."""
    link = state.chain[-1]
    if state.answering == TRAPS:
        state.answering = OTHER
        state.go_on()
        spring(state, link)
    elif state.answering == DONE or not may_answer(state, 1 - link[1], link):
        state.chain.pop()
        state.answering = DONE
        state.go_on()
        take_effect(state, link)
    else:
        state.then_for(1 - link[1], book.steps["ask_for_answer"])


# ---- Traps -----------------------------------------------------------------------------------


def spring(state: OliverState, link: list[int]) -> None:
    """One trap, the one that has lain longest of those that fit; in the other player's turn. It is
    a spell that may be answered, and the one answer of its owner."""
    seat = 1 - link[1]
    occasion = occasion_of(state, link)
    if link[1] != state.active:
        return
    for card in state.traps[seat].cards:
        text = text_of(card.face, 0)
        condition = text.condition
        if text.occasions & occasion:
            if condition is None or condition.holds(state, seat, card.id):
                card = state.move(bare(card), state.traps[seat], state.plays[seat])
                state.tell_move(
                    "{Your} {cards} springs.", seat, [card], state.traps[seat], state.plays[seat]
                )
                begin(state, [EV_PLAY, int(seat), int(card.id), 0, 0])
                return


# ---- Counters --------------------------------------------------------------------------------


def may_answer(state: OliverState, seat: i64, link: list[int]) -> bool:
    """Whether the player is asked: from what everybody knows."""
    occasion = occasion_of(state, link)
    return occasion != 0 and not state.promised[seat] and could_answer(state, seat, occasion)


def could_answer(state: OliverState, seat: i64, occasions: int) -> bool:
    """Whether the player might hold a counter for one of these occasions, and could pay it."""
    if not state.hands[seat].cards:
        return False
    if not COUNTERS:
        COUNTERS.extend([card for card in SET.cards if card.sort == COUNTER])
    have = supply(state, seat)
    for design in COUNTERS:
        if text_of(design, 0).occasions & occasions and can_pay(have, design.cost):
            return True
    return False


# ---- Taking effect ---------------------------------------------------------------------------


def take_effect(state: OliverState, link: list[int]) -> None:
    if link[0] == EV_ATTACK:
        state.then_for(link[1], book.steps["fight"], link[2], link[3], link[4])
        return
    seat = link[1]
    card = state.plays[seat].find(link[2])
    if card is None:
        return
    if link[4]:
        card = state.move(card, state.plays[seat], state.discards[seat])
        words = "{Your} {cards} comes to nothing."
        state.tell_move(words, seat, [card], state.plays[seat], state.discards[seat])
    elif card.face.is_spell() and not card.face.stays():
        cast(state, seat, card, link[3])
    elif card.face.is_borne():
        put_on(state, seat, card, link[3])
    else:
        state.plays[seat].remove(card.id)
        state.enter(seat, card, "", state.plays[seat])


def cast(state: OliverState, seat: int, card: OliverCard, target: int) -> None:
    """A spell does what it says, then goes to the discard."""
    answers = card.face.sort == COUNTER or card.face.sort == TRAP
    about = state.chain[-1][2] if answers and state.chain else 0
    state.then_for(seat, spent, int(card.id))
    step = go_through if target else resolve
    ints = [int(card.face.origin), 0, int(card.id), about]
    if target:
        ints.insert(3, target)
    state.then_for(seat, step, *ints)


@book.step
def spent(state: OliverState, id: int) -> None:
    card = state.plays[state.me].find(id)
    if card is not None:
        zone = state.plays[state.me]
        card = state.move(card, zone, state.discards[state.me])
        state.tell_move("", state.me, [card], zone, state.discards[state.me])


def put_on(state: OliverState, seat: int, card: OliverCard, target: int) -> None:
    """An equip or augment whose bearer is gone, or has no room left, is discarded."""
    state.plays[seat].remove(card.id)
    owner = state.owner(target)
    bearer = state.find(target)
    full = card.face.sort == EQUIP and bearer is not None and state.free_slots(bearer) <= 0
    if bearer is None or owner < 0 or full:
        card = state.discards[seat].add(card)
        words = "{Your} {cards} finds nobody to bear it."
        state.tell_move(words, seat, [card], state.plays[seat], state.discards[seat])
    else:
        state.attach(seat, card, bearer)
