"""Choices as numbers, by what one seat sees of them.

A card's id says nothing about it, and the same choice has another id in every guess. So a choice is
numbered by its verb and by how its cards look to an observer: two that look alike are one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from bestiary.engine.cards import Card, bit
from bestiary.engine.state import State
from bestiary.engine.steps import NONE, Answer

WORD: Final = 0x3FFFFFFFFFFFFFFF
FACTOR: Final = 0x1B873593CC9E2D51
STRIDE: Final = 0x2545F4914F6CDD1D
UNKNOWN: Final = 0x0F3779B97F4A7C15


def mix(one: i64, other: i64) -> i64:
    """Both numbers as one of 62 bits; the order matters. Compiled code wraps a product at 64 bits
    and interpreted code does not, but the low bits are the same."""
    mixed: i64 = ((one * STRIDE) & WORD) ^ (other & WORD)
    mixed = ((mixed ^ (mixed >> 31)) * FACTOR) & WORD
    return mixed ^ (mixed >> 29)


def card_key(card: Card[Any], seat: i64) -> i64:
    """How a card looks to a seat: its face and marks, as far as it knows them."""
    seen = bit(seat)
    key: i64 = UNKNOWN
    if card.known_to(seat):
        key = card.face.likeness()
    for mark in card.marks:
        if mark.known & seen:
            key = mix(key, mix(mark.kind.code, mark.value))
    for borne in card.attached:
        key = mix(key, card_key(borne, seat))
    return key


def thing_key(state: State[Any], of: str, number: i64, seat: i64) -> i64:
    """What a choice is about, as a seat sees it."""
    if of != "card":
        return number + 1
    place: i64 = 0
    for zone in state.zones:
        card = zone.find(number)
        if card is not None:
            return mix(card_key(card, seat), place)
        place += 1
    return UNKNOWN


def choice_key(state: State[Any], answer: Answer, seat: i64) -> i64:
    """A choice as a seat sees it."""
    step = answer.step
    key: i64 = step.code
    if answer.subject != NONE:
        key = mix(key, thing_key(state, step.of, answer.subject, seat))
        if answer.target != NONE:
            key = mix(key, thing_key(state, step.to, answer.target, seat))
    return key
