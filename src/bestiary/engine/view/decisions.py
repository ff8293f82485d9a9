"""What a seat is asked and may do, as callers see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiary.engine.errors import StaleDecision
from bestiary.engine.lists import is_among
from bestiary.engine.steps import NONE, Answer, Ask, Step
from bestiary.engine.view.events import seat_name
from bestiary.engine.view.schema import Phrasing, Thing, made_of

if TYPE_CHECKING:
    from bestiary.engine.state import State


class Choice:
    """One thing a seat may do now: ``text`` is what ``play`` takes, ``label`` is what people
    read, and verb, subject and target let a click find its choice."""

    def __init__(self, answer: Answer, wording: Wording) -> None:
        self.text = answer.text()
        self._answer = answer
        self._wording = wording

    @property
    def verb(self) -> str:
        return self._answer.step.name

    @property
    def subject(self) -> int:
        return self._answer.subject

    @property
    def target(self) -> int:
        return self._answer.target

    @property
    def of(self) -> Thing:
        return self._answer.step.of

    @property
    def to(self) -> Thing:
        return self._answer.step.to

    @property
    def place(self) -> int:
        return self._answer.step.place

    @property
    def grave(self) -> bool:
        return self._answer.step.grave

    @property
    def declines(self) -> bool:
        return self._answer.step.declines

    @property
    def label(self) -> str:
        return self._wording.label(self._answer)

    @property
    def phrasing(self) -> Phrasing:
        """What the label is made of."""
        return self._wording.phrasing(self._answer)


class Decision:
    """A seat, what it is asked, and its choices, sorted by verb and number.

    The words, ``prompt`` and each choice's ``label``, are worked out when they are read: most
    decisions are made by programs, which never read them. They can be read as long as the decision
    is open, and raise StaleDecision once it has been made. ``offered`` are the answers, if they
    are known already.
    """

    def __init__(self, state: State[Any], ask: Ask, offered: list[Answer] | None = None) -> None:
        wording = Wording(state, ask)
        self.seat: int = ask.seat
        answers = ask.answers(state) if offered is None else offered
        self.choices = [Choice(answer, wording) for answer in answers]
        self._wording = wording

    @property
    def prompt(self) -> str:
        return self._wording.prompt()

    @property
    def phrasing(self) -> Phrasing:
        """What the prompt is made of."""
        return self._wording.phrasing_of_prompt()


class Wording:
    """The words of an open question and its choices."""

    def __init__(self, state: State[Any], ask: Ask) -> None:
        self.state = state
        self.ask = ask
        self.acts: int = state.acts[ask.seat]  # an Ask can be shared, so count the choices too
        self.cards: dict[int, str] | None = None  # named already, since choices share them

    def prompt(self) -> str:
        self.check()
        return self.ask.prompt(self.state)

    def label(self, answer: Answer) -> str:
        self.check()
        cards = self.cards
        if cards is None:
            cards = self.cards = {}
        return label(self.state, answer, self.ask.seat, cards)

    def phrasing(self, answer: Answer) -> Phrasing:
        self.check()
        return made_of(answer.step.label, nouns(self.state, answer, self.ask.seat, {}))

    def phrasing_of_prompt(self) -> Phrasing:
        self.check()
        question = self.ask.question
        fills = [] if question.words is None else [self.ask.words(self.state)]
        return made_of(question.prompt, fills)

    def check(self) -> None:
        if self.state.acts[self.ask.seat] == self.acts and is_among(self.ask, self.state.asks):
            return
        raise StaleDecision("the game has gone on: read a decision's words before it is made")


def label(state: State[Any], answer: Answer, seat: int, cards: dict[int, str]) -> str:
    """A choice in words: the step's label with its subject and target filled in. ``cards``
    caches the names of cards, since many choices name the same ones."""
    text = answer.step.label
    for each in nouns(state, answer, seat, cards):
        text = text.replace("{}", each, 1)
    return text


def nouns(state: State[Any], answer: Answer, seat: int, cards: dict[int, str]) -> list[str]:
    """What fills the gaps of a choice's label."""
    step = answer.step
    found: list[str] = []
    if answer.subject != NONE:
        found.append(noun(state, step.of, answer.subject, step, seat, cards))
    if answer.target != NONE:
        found.append(noun(state, step.to, answer.target, step, seat, cards))
    return found


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
