"""Being asked for an answer: a counter, or none, or none until one's own turn."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design.card import TRAP, book
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.games.twisted_oliver.turn import play
from bestiary.games.twisted_oliver.turn.chain import DONE, EV_ATTACK


@book.step
def ask_for_answer(state: OliverState) -> None:
    state.ask(answer)


def happening(state: OliverState, seat: int) -> str:
    """What there is to answer, in words."""
    link = state.chain[-1]
    card = state.find(link[2])
    who = "a card" if card is None else state.card_now(card, seat)
    target = state.find(link[3]) if link[3] else None
    on = "" if target is None else state.card_now(target, seat)
    if link[0] == EV_ATTACK:
        return f"{who} attacks {on or 'you'}"
    if card is not None and card.face.sort == TRAP:
        return f"{who} of Player {link[1] + 1} springs"
    return f"Player {link[1] + 1} plays {who}{' on ' + on if on else ''}"


@book.question("{}. Your answer?", words=happening)
def answer(state: OliverState, seat: int) -> list[Answer]:
    return [pass_.on(), decline.on(), *play.counters(state, seat)]


@book.act("No answer")
def pass_(state: OliverState) -> None:
    state.answering = DONE
    state.go_on()


@book.act("No answer, and none until your next turn")
def decline(state: OliverState) -> None:
    promise(state, state.me)
    pass_.run(state)


def promise(state: OliverState, seat: i64) -> None:
    """Said aloud: the player is not asked until their turn, whatever they hold."""
    state.promised[seat] = True
    state.say("{You} promise{s} no answers until {their} next turn.", seat)
