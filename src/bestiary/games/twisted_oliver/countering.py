"""Being asked for an answer: a counter, or none, or none until one's own turn."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.twisted_oliver import playing
from bestiary.games.twisted_oliver.answers import DONE, EV_ATTACK
from bestiary.games.twisted_oliver.design import TRAP, book
from bestiary.games.twisted_oliver.field import Field


@book.step
def ask_for_answer(field: Field) -> None:
    field.ask(answer)


def happening(field: Field, seat: int) -> str:
    """What there is to answer, in words."""
    link = field.chain[-1]
    card = field.find(link[2])
    who = "a card" if card is None else field.card_now(card, seat)
    target = field.find(link[3]) if link[3] else None
    on = "" if target is None else field.card_now(target, seat)
    if link[0] == EV_ATTACK:
        return f"{who} attacks {on or 'you'}"
    if card is not None and card.face.sort == TRAP:
        return f"{who} of Player {link[1] + 1} springs"
    return f"Player {link[1] + 1} plays {who}{' on ' + on if on else ''}"


@book.question("{}. Your answer?", words=happening)
def answer(field: Field, seat: int) -> list[Answer]:
    return [pass_.on(), decline.on(), *playing.counters(field, seat)]


@book.act("No answer")
def pass_(field: Field) -> None:
    field.answering = DONE
    field.go_on()


@book.act("No answer, and none until your next turn")
def decline(field: Field) -> None:
    promise(field, field.me)
    pass_.run(field)


def promise(field: Field, seat: i64) -> None:
    """Said aloud: the player is not asked until their turn, whatever they hold."""
    field.promised[seat] = True
    field.say("{You} promise{s} no answers until {their} next turn.", seat)
