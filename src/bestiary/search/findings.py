"""What a search found out about each choice."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.steps import Answer


@mypyc_attr(acyclic=True)
class Finding:
    """A choice, how often it was tried, and its mean value for the seat that makes it."""

    def __init__(self, answer: Answer, visits: i64, value: float) -> None:
        self.answer = answer
        self.visits = visits
        self.value = value
