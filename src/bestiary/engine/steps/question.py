"""Questions: what a seat is asked, and which answers it can give."""

from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.codes import code_of
from bestiary.engine.errors import BrokenState
from bestiary.engine.steps.step import NO_INTS, Answer, in_order


class Question:
    """A registered prompt and the function that lists its answers in a given State.

    The answers are computed when needed and never stored: in a guess, with the hidden cards
    dealt again, the question is about the new ones. ``words``, if given, fills the prompt's
    ``{}``, for example with the roll of a die. A question that can ``always`` be answered, if only
    with a pass, is asked without looking for an answer first. ``sorted`` says that the function
    lists the answers in order, as ``Step.on_each`` does; ``from_sight``, that they follow from what
    the seat knows, so that they are the same in every guess.
    """

    def __init__(
        self,
        name: str,
        prompt: str,
        answers: Callable[..., list[Answer]],
        words: Callable[..., str] | None = None,
        always: bool = False,
        sorted: bool = False,
        from_sight: bool = False,
    ) -> None:
        self.name = name
        self.code: i64 = code_of(name)
        self.prompt = prompt
        self.answers = answers
        self.words = words
        self.always = always
        self.sorted = sorted
        self.from_sight = from_sight
        # An Ask never changes, and neither does a State's list of them, so these are made once.
        self.asks: list[Ask] = []
        self.to_everybody: list[Ask] = []

    def to(self, seat: i64) -> "Ask":
        """The question put to a seat on its own behalf, without numbers."""
        asks = self.asks
        while len(asks) < seat + 1:
            asks.append(Ask(self, len(asks), len(asks), NO_INTS, None))
        return asks[seat]

    def to_all(self, seats: i64) -> "list[Ask]":
        """The question put to each of so many seats."""
        if len(self.to_everybody) != seats:
            self.to_everybody = [self.to(seat) for seat in range(seats)]
        return self.to_everybody


@mypyc_attr(acyclic=True, free_list_len=1)
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
        """The answers that the seat can give now; raises BrokenState if there are none."""
        answers = self.find_answers(state)
        if not answers:
            raise BrokenState(
                f"the question '{self.question.name}' has no answer for Player {self.seat + 1}: "
                "offer one, if only to pass"
            )
        return answers

    def find_answers(self, state: object) -> list[Answer]:
        """The answers that the seat could give, if any."""
        question = self.question
        if len(self.ints) == 0:
            answers = question.answers(state, self.seat)
        else:
            answers = question.answers(state, self.seat, *self.ints)
        return answers if question.sorted else in_order(answers)

    def prompt(self, state: object) -> str:
        """What the seat is asked, in words that reveal only what it knows."""
        if self.question.words is None:
            return self.question.prompt
        return self.question.prompt.replace("{}", self.words(state), 1)

    def words(self, state: object) -> str:
        """What fills the gap of the prompt."""
        words = self.question.words
        return "" if words is None else words(state, self.seat, *self.ints)

    def answered(self, answer: Answer | None) -> "Ask":
        return Ask(self.question, self.seat, self.me, self.ints, answer)

    def to_json(self) -> list[object]:
        answer = self.answer
        sealed = None if answer is None else [answer.step.name, answer.subject, answer.target]
        return [self.question.name, self.seat, self.me, self.ints, sealed]
