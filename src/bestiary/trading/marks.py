"""Marks on a card: take them all off, or add to one."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import is_among
from bestiary.engine.cards import NO_CARDS, NO_MARKS, Card, F, MarkKind


def bare(card: Card[F]) -> Card[F]:
    """The card by itself, without marks and attached cards."""
    if not card.marks and not card.attached:
        return card
    return Card(card.id, card.face, card.known, card.peeked, NO_MARKS, NO_CARDS)


def raised(card: Card[F], kind: MarkKind[F], amount: i64) -> Card[F]:
    """The card with a mark raised by ``amount``; a mark at zero comes off."""
    now: i64 = amount
    for mark in card.marks:
        if mark.kind is kind:
            now += mark.value
    kept = [mark for mark in card.marks if mark.kind is not kind]
    if now == 0:
        return card.with_marks(kept)
    return card.with_marks(kept).with_mark(kind, now)


def sum_of(card: Card[F], one: MarkKind[F], other: MarkKind[F]) -> i64:
    """The sum of the marks of two kinds on a card."""
    found: i64 = 0
    for mark in card.marks:
        if mark.kind is one or mark.kind is other:
            found += mark.value
    return found


def without(card: Card[F], kinds: list[MarkKind[F]]) -> Card[F]:
    """The card without marks of these kinds."""
    for mark in card.marks:
        if is_among(mark.kind, kinds):
            return card.with_marks([mark for mark in card.marks if not is_among(mark.kind, kinds)])
    return card
