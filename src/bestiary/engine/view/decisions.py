"""What a seat is asked and may do, as the outside sees it."""

from __future__ import annotations

from bestiary.engine.steps import Answer


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
