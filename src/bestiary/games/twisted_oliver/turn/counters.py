"""Asking for an answer: a counter, no answer, or none until your next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design.card import TRAP, book
from bestiary.games.twisted_oliver.turn import offers
from bestiary.games.twisted_oliver.turn.chain import DONE

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

NO_ANSWERS: Final = "answers until {their} next turn"


def happening(state: OliverState, seat: int) -> str:
    """What there is to answer, in words."""
    link = state.chain[-1]
    card = state.find(link.card)
    who = "a card" if card is None else state.card_now(card, seat)
    target = state.find(link.target) if link.target else None
    on = "" if target is None else state.card_now(target, seat)
    if link.is_attack():
        return f"{who} attacks {on or 'you'}"
    if card is not None and card.face.sort == TRAP:
        return f"{who} of Player {link.seat + 1} springs"
    return f"Player {link.seat + 1} plays {who}{' on ' + on if on else ''}"


@book.question("{}. Your answer?", words=happening, always=True)
def answer(state: OliverState, seat: int) -> list[Answer]:
    answers = [decline.on(), pass_.on()]
    offers.counters(state, seat, answers)
    return answers


@book.act("No answer", declines=True)
def pass_(state: OliverState) -> None:
    state.answering = DONE
    state.go_on()


@book.act("No answer, and none until your next turn", grave=True, declines=True)
def decline(state: OliverState) -> None:
    state.promise(state.me, NO_ANSWERS)
    pass_.run(state)
