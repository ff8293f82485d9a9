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

from bestiary.engine import Card
from bestiary.games.twisted_oliver.design import COUNTER, EQUIP, SET, TRAP, Design, book
from bestiary.games.twisted_oliver.energy import can_pay
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.paying import supply
from bestiary.games.twisted_oliver.resolving import go_through, resolve
from bestiary.games.twisted_oliver.texts import ON_ATTACK, ON_BATTLER, ON_ITEM, ON_SPELL, text_of
from bestiary.trading import bare

EV_PLAY: Final = 0  # a card is played
EV_ATTACK: Final = 1  # an attack is declared

# How far the answers have come.
TRAPS: Final = 0
OTHER: Final = 1  # the other player may answer
FIRST: Final = 2  # the first may answer that
DONE: Final = 3

COUNTERS: Final[list[Design]] = []  # every counter of the set, found when first needed


def begin(field: Field, link: list[int]) -> None:
    """Something new to answer, or an answer."""
    field.chain.append(link)
    field.answering = TRAPS if len(field.chain) == 1 else FIRST if len(field.chain) == 2 else DONE


def occasion_of(field: Field, link: list[int]) -> int:
    """What a link is to traps and counters, as a bit; 0: nothing to answer."""
    if link[0] == EV_ATTACK:
        return ON_ATTACK
    card = field.plays[link[1]].find(link[2])
    if card is None:
        return 0
    if card.face.is_spell():
        return ON_SPELL
    return ON_BATTLER if card.face.is_battler() else ON_ITEM


@book.step
def follow_chain(field: Field) -> None:
    """The next thing about what was played or declared."""
    link = field.chain[-1]
    if field.answering == TRAPS:
        field.answering = OTHER
        field.go_on()
        spring(field, link)
    elif field.answering == DONE or not may_answer(field, 1 - link[1], link):
        field.chain.pop()
        field.answering = DONE
        field.go_on()
        take_effect(field, link)
    else:
        field.then_for(1 - link[1], book.steps["ask_for_answer"])


# ---- Traps -----------------------------------------------------------------------------------


def spring(field: Field, link: list[int]) -> None:
    """One trap, the one that has lain longest of those that fit; in the other player's turn. It is
    a spell that may be answered, and the one answer of its owner."""
    seat = 1 - link[1]
    occasion = occasion_of(field, link)
    if link[1] != field.active:
        return
    for card in field.traps[seat].cards:
        text = text_of(card.face, 0)
        condition = text.condition
        if text.occasions & occasion:
            if condition is None or condition.holds(field, seat, card.id):
                card = field.move(bare(card), field.traps[seat], field.plays[seat])
                field.tell_move(
                    "{Your} {cards} springs.", seat, [card], field.traps[seat], field.plays[seat]
                )
                begin(field, [EV_PLAY, int(seat), int(card.id), 0, 0])
                return


# ---- Counters --------------------------------------------------------------------------------


def may_answer(field: Field, seat: i64, link: list[int]) -> bool:
    """Whether the player is asked: from what everybody knows."""
    occasion = occasion_of(field, link)
    return occasion != 0 and not field.promised[seat] and could_answer(field, seat, occasion)


def could_answer(field: Field, seat: i64, occasions: int) -> bool:
    """Whether the player might hold a counter for one of these occasions, and could pay it."""
    if not field.hands[seat].cards:
        return False
    if not COUNTERS:
        COUNTERS.extend([card for card in SET.cards if card.sort == COUNTER])
    have = supply(field, seat)
    for design in COUNTERS:
        if text_of(design, 0).occasions & occasions and can_pay(have, design.cost):
            return True
    return False


# ---- Taking effect ---------------------------------------------------------------------------


def take_effect(field: Field, link: list[int]) -> None:
    if link[0] == EV_ATTACK:
        field.then_for(link[1], book.steps["fight"], link[2], link[3], link[4])
        return
    seat = link[1]
    card = field.plays[seat].find(link[2])
    if card is None:
        return
    if link[4]:
        card = field.move(card, field.plays[seat], field.discards[seat])
        words = "{Your} {cards} comes to nothing."
        field.tell_move(words, seat, [card], field.plays[seat], field.discards[seat])
    elif card.face.is_spell() and not card.face.stays():
        cast(field, seat, card, link[3])
    elif card.face.is_borne():
        put_on(field, seat, card, link[3])
    else:
        field.plays[seat].remove(card.id)
        field.enter(seat, card, "", field.plays[seat])


def cast(field: Field, seat: int, card: Card[Design], target: int) -> None:
    """A spell does what it says, then goes to the discard."""
    answers = card.face.sort == COUNTER or card.face.sort == TRAP
    about = field.chain[-1][2] if answers and field.chain else 0
    field.then_for(seat, spent, int(card.id))
    step = go_through if target else resolve
    ints = [int(card.face.origin), 0, int(card.id), about]
    if target:
        ints.insert(3, target)
    field.then_for(seat, step, *ints)


@book.step
def spent(field: Field, id: int) -> None:
    card = field.plays[field.me].find(id)
    if card is not None:
        zone = field.plays[field.me]
        card = field.move(card, zone, field.discards[field.me])
        field.tell_move("", field.me, [card], zone, field.discards[field.me])


def put_on(field: Field, seat: int, card: Card[Design], target: int) -> None:
    """An equip or augment whose bearer is gone, or has no room left, is discarded."""
    field.plays[seat].remove(card.id)
    owner = field.owner(target)
    bearer = field.find(target)
    full = card.face.sort == EQUIP and bearer is not None and field.free_slots(bearer) <= 0
    if bearer is None or owner < 0 or full:
        card = field.discards[seat].add(card)
        words = "{Your} {cards} finds nobody to bear it."
        field.tell_move(words, seat, [card], field.plays[seat], field.discards[seat])
    else:
        field.attach(seat, card, bearer)
