"""Questions: what a seat is asked, and which answers it can give."""

from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.steps.step import NO_INTS, Answer, in_order


class Question:
    """A registered prompt and the function that lists its answers in a given State.

    The answers are computed when needed and never stored: in a guess, with the hidden cards
    dealt again, the question is about the new ones. ``words``, if given, fills the prompt's
    ``{}``, for example with the roll of a die.
    """

    def __init__(
        self,
        name: str,
        prompt: str,
        answers: Callable[..., list[Answer]],
        words: Callable[..., str] | None = None,
    ) -> None:
        self.name = name
        self.prompt = prompt
        self.answers = answers
        self.words = words
        self.asks: list[Ask] = []  # an Ask never changes, so each seat's is made once

    def to(self, seat: i64) -> "Ask":
        """The question put to a seat on its own behalf, without numbers."""
        asks = self.asks
        while len(asks) < seat + 1:
            asks.append(Ask(self, len(asks), len(asks), NO_INTS, None))
        return asks[seat]


@mypyc_attr(acyclic=True)
class Ask:
    """A question put to a seat, and its answer while it is sealed."""

    def __init__(
        self, question: Question, seat: i64, me: i64, ints: list[int], answer: Answer | None
    ) -> None:
        self.question = question
        self.seat = seat
        self.me = me
        self.ints = ints
        self.answer = answer

    def answers(self, state: object) -> list[Answer]:
        ints = self.ints
        if len(ints) == 0:
            return in_order(self.question.answers(state, self.seat))
        return in_order(self.question.answers(state, self.seat, *ints))

    def prompt(self, state: object) -> str:
        """What the seat is asked, in words that reveal only what it knows."""
        words = self.question.words
        if words is None:
            return self.question.prompt
        return self.question.prompt.replace("{}", words(state, self.seat, *self.ints), 1)

    def answered(self, answer: Answer | None) -> "Ask":
        return Ask(self.question, self.seat, self.me, self.ints, answer)

    def to_json(self) -> list[object]:
        answer = self.answer
        sealed = None if answer is None else [answer.step.name, answer.subject, answer.target]
        return [self.question.name, self.seat, self.me, self.ints, sealed]
