"""What a seat is asked and may do, as the outside sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiary.engine.steps import NONE, Answer, Ask, Step
from bestiary.engine.view.events import seat_name
from bestiary.engine.view.schema import Thing

if TYPE_CHECKING:
    from bestiary.engine.state import State


class Choice:
    """One thing a seat may do now: ``text`` is what ``play`` takes, ``label`` is for the eye,
    and verb, subject and target are for the hand that clicks."""

    def __init__(self, answer: Answer, label: str) -> None:
        self.text = answer.text()
        self.verb = answer.step.name
        self.subject: int = answer.subject
        self.target: int = answer.target
        self.of = answer.step.of
        self.to = answer.step.to
        self.label = label


class Decision:
    """A seat, what it is asked, and its choices, sorted by verb and number."""

    def __init__(self, seat: int, prompt: str, choices: list[Choice]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.choices = choices


def decide(state: State[Any], ask: Ask) -> Decision:
    """An open question with its choices put into words."""
    cards: dict[int, str] = {}
    choices = [
        Choice(answer, label(state, answer, ask.seat, cards)) for answer in ask.answers(state)
    ]
    return Decision(ask.seat, ask.prompt(state), choices)


def label(state: State[Any], answer: Answer, seat: int, cards: dict[int, str]) -> str:
    """A choice in words: the step's label with its subject and target filled in. ``cards`` are
    those named already, since many choices name the same ones."""
    step = answer.step
    text = step.label
    if answer.subject != NONE:
        text = text.replace("{}", noun(state, step.of, answer.subject, step, seat, cards), 1)
    if answer.target != NONE:
        text = text.replace("{}", noun(state, step.to, answer.target, step, seat, cards), 1)
    return text


def noun(
    state: State[Any], thing: Thing, number: int, step: Step, seat: int, cards: dict[int, str]
) -> str:
    if thing == "card":
        if number not in cards:
            card = state.find(number)
            cards[number] = "" if card is None else state.card_now(card, seat)
        return cards[number] or "a card"
    if thing == "tile":
        return state.tile_name(number)
    if thing == "seat":
        return "you" if number == seat else seat_name(number)
    return str(number) if step.words is None else step.words(state, number)
