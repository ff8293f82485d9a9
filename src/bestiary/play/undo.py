"""Whether a choice may be taken back: only if nothing the player could not see had a chance to
matter, and nobody learned anything from it.

What a rule looks at does not show in its result: a trap that stays down tells something too. So
the choice is made again on a *veiled* copy, in which the cards hidden from the player have no face
to read. If a rule reaches for one, it is stopped, and the choice stands. Games that look alike to
the player have the same veiled copy, and so get the same answer.
"""

from __future__ import annotations

from typing import Any

from bestiary.engine.cards import Card, bit
from bestiary.engine.state import State
from bestiary.engine.steps import Answer, Ask


def undo_refusal(before: State[Any], now: State[Any], seat: int, choice: str) -> str:
    """Empty if the seat may take back the choice that led from ``before`` to ``now``, otherwise
    the reason."""
    if now.result() is not None:
        return "the game is over"
    found = find_answer(before, seat, choice)
    if found is None:
        return "it cannot be taken back"
    ask, answer = found
    if len(before.asks) > 1:
        sealed = any(other.seat == seat and other.answer is not None for other in now.asks)
        return "" if sealed else "the sealed answers have been opened"
    veiled = veil(before, seat)
    try:
        veiled.answer(ask, answer)
    except AttributeError:  # a rule reached for a card without a face
        return "it may have depended on something hidden from you"
    if veiled.rng.to_json() != before.rng.to_json():
        return "chance has been used since"
    for other in now.asks:
        if other.seat != seat:
            return f"Player {other.seat + 1} has been asked since"
    if somebody_learned(before, now):
        return "somebody has learned something since"
    return ""


def find_answer(state: State[Any], seat: int, choice: str) -> tuple[Ask, Answer] | None:
    """The open question to the seat, and its answer with that text."""
    for ask in state.asks:
        if ask.seat == seat and ask.answer is None:
            for answer in ask.answers(state):
                if answer.text() == choice:
                    return ask, answer
    return None


def veil(state: State[Any], seat: int) -> State[Any]:
    """A copy in which nothing hidden from the seat can be read."""
    copy = state.copy()
    copy.recording = False
    copy.events = []
    for zone in copy.zones:
        zone.replace_all([veiled_card(card, seat) for card in zone.cards])
    return copy


def veiled_card(card: Card[Any], seat: int) -> Card[Any]:
    mine = bit(seat)
    attached = card.attached
    if attached:
        attached = [veiled_card(under, seat) for under in attached]
    marks = card.marks
    if marks:
        marks = [mark for mark in marks if mark.known & mine]
    known = card.known_to(seat)
    if known and not card.marks and not card.attached:
        return card
    copy = Card(card.id, card.face, card.known, card.peeked & mine, marks, attached)
    if not known:
        del copy.face
        del copy.marks
    return copy


def somebody_learned(before: State[Any], now: State[Any]) -> bool:
    """Whether any audience knows a card that it did not know before."""
    knew = {int(card.id): card.known | card.peeked for card in before.cards()}
    return any((card.known | card.peeked) & ~knew.get(int(card.id), 0) != 0 for card in now.cards())
