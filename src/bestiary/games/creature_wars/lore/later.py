"""Delayed effects: steps that wait for the end of a later turn."""

from mypy_extensions import i64

from bestiary.engine import Step


class Later:
    """A step to run for a seat at the end of a turn, and how it is shown to the players."""

    def __init__(self, step: Step, me: i64, number: i64, due: i64, label: str, text: str) -> None:
        self.step = step
        self.me = me
        self.number = number
        self.due = due
        self.label = label
        self.text = text

    def to_json(self) -> list[int | str]:
        return [self.step.name, self.me, self.number, self.due, self.label, self.text]
