"""Pending work: named steps, the frames that wait for them, and the questions players answer.

An effect is a plain function. If it needs a choice, it *asks* a question and returns; the player's
answer names the step that continues. Work still to be done is on the State's stack as frames: the
name of a registered step, the seat it works for and a few integers. So a State can be copied and
saved in the middle of anything.

A game has one ``Rulebook``, typed for its own State, in which its steps, questions and marks are
registered. Using a name twice fails at import; a step that is in no rulebook cannot be used.

Integers in frames are public. A secret belongs on a card, as a mark that records who knows it.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards.card import Card, F
from bestiary.engine.codes import code_of
from bestiary.engine.view.schema import Thing

NONE: Final = -1  # a choice without subject or target
SHARED: Final = 512  # answers about cards with lower ids are made once
MOST_MOVED: Final = 2000  # places that answers may move in an insertion sort before it gives up
NO_INTS: Final[list[int]] = []


class Step:
    """A registered function of a State and a few integers.

    If a player can choose it, ``label`` is the text of the choice ("Play {}", "Move {} to {}"),
    and ``of`` and ``to`` say what its numbers are: "card", "tile", "seat", "number" or "". Cards,
    tiles and seats have names of their own; ``words`` says what a number means. Tables list the
    choices by ``place``, the lowest first, then by verb; a ``grave`` one gives something up for
    good, and is set apart from the others. One that ``declines`` only says no: if there is nothing
    else to choose, tables can make it short.
    """

    def __init__(
        self,
        name: str,
        run: Callable[..., None],
        label: str,
        of: Thing,
        to: Thing,
        words: Callable[..., str] | None,
        place: int = 0,
        grave: bool = False,
        declines: bool = False,
    ) -> None:
        self.name = name
        self.code: i64 = code_of(name)
        # The start of the name as a number, in the same order: to compare texts takes longer.
        self.rank: i64 = int.from_bytes(name.encode()[:7].ljust(7, b"\0"), "big")
        self.run = run
        self.label = label
        self.of = of
        self.to = to
        self.words = words
        self.place = place
        self.grave = grave
        self.declines = declines
        # Answers and frames never change, so the common ones are made once and shared.
        self.answers: list[Answer] = []
        self.frames: list[Frame] = []

    def on(self, subject: i64 = NONE, target: i64 = NONE) -> "Answer":
        """The answer that leads to this step with this subject and target."""
        if target != NONE or subject >= SHARED:
            return Answer(self, subject, target)
        answers = self.answers
        while len(answers) < subject + 2:
            answers.append(Answer(self, len(answers) - 1, NONE))
        return answers[subject + 1]

    def on_each(self, cards: list[Card[F]]) -> "list[Answer]":
        """The answers that lead to this step with each of these cards, in the order of choices."""
        shared = self.answers
        made: i64 = len(shared)
        answers = [
            shared[card.id + 1] if card.id + 1 < made else self.on(card.id) for card in cards
        ]
        highest: i64 = NONE
        i: i64 = 0
        for answer in answers:
            id = answer.subject
            if id > highest:
                highest = id
            else:
                j: i64 = i
                while j > 0 and answers[j - 1].subject > id:
                    answers[j] = answers[j - 1]
                    j -= 1
                answers[j] = answer
            i += 1
        return answers

    def waiting(self, me: i64) -> "Frame":
        """The frame in which this step waits for a seat, without numbers, on an empty stack."""
        frames = self.frames
        while len(frames) < me + 1:
            frames.append(Frame(self, len(frames), NO_INTS, None))
        return frames[me]


@mypyc_attr(acyclic=True)
class Answer:
    """One answer to a question: a step, with its subject and target."""

    def __init__(self, step: Step, subject: i64, target: i64) -> None:
        self.step = step
        self.rank: i64 = step.rank
        self.subject = subject
        self.target = target
        # Made on first use and kept: most answers are shared.
        self._text = ""
        self._frames: list[Frame] | None = None

    def text(self) -> str:
        """The short stable text of the choice: ``play 17``, ``attack 4 9``, ``pass``."""
        if not self._text:
            self._text = self._written()
        return self._text

    def _written(self) -> str:
        if self.subject == NONE:
            return self.step.name
        if self.target == NONE:
            return f"{self.step.name} {self.subject}"
        return f"{self.step.name} {self.subject} {self.target}"

    def frame(self, me: i64) -> "Frame":
        """The frame in which the answer's step waits for a seat, with nothing below it."""
        if self.subject == NONE:
            return self.step.waiting(me)
        if self.target != NONE:  # such answers are not shared, so their frames would not be either
            return Frame(self.step, me, [self.subject, self.target], None)
        frames = self._frames
        if frames is None:
            frames = self._frames = []
        while len(frames) < me + 1:
            frames.append(Frame(self.step, len(frames), [self.subject], None))
        return frames[me]

    def ints(self) -> list[int]:
        """The integers passed to its step."""
        if self.subject == NONE:
            return []
        return [self.subject] if self.target == NONE else [self.subject, self.target]

    def same(self, other: "Answer") -> bool:
        return (
            self.step is other.step
            and self.subject == other.subject
            and self.target == other.target
        )

    def before(self, other: "Answer") -> bool:
        """Whether it comes before the other in a list of choices: by verb, then by number."""
        if self.rank != other.rank:
            return self.rank < other.rank
        if self.step is not other.step:
            return self.step.name < other.step.name
        if self.subject != other.subject:
            return self.subject < other.subject
        return self.target < other.target


def place_in_order(answer: Answer) -> tuple[str, int, int]:
    return answer.step.name, answer.subject, answer.target


def in_order(answers: list[Answer]) -> list[Answer]:
    """The answers sorted in place, by verb, then by number; fast if they nearly are already."""
    count: i64 = len(answers)
    if count < 2:
        return answers
    previous = answers[0]
    moved: i64 = 0
    i: i64 = 1
    while i < count:
        answer = answers[i]
        if answer.rank > previous.rank or (
            answer.step is previous.step and answer.subject > previous.subject
        ):
            previous = answer
        else:
            j: i64 = i
            while j > 0 and answer.before(answers[j - 1]):
                answers[j] = answers[j - 1]
                j -= 1
            answers[j] = answer
            previous = answers[i]
            moved += i - j
            if moved > MOST_MOVED:
                answers.sort(key=place_in_order)
                break
        i += 1
    return answers


@mypyc_attr(free_list_len=1)
class Frame:
    """Work that is waiting on the stack, and the frame below it. Never changed, so a copy of a
    State shares the whole stack."""

    def __init__(self, step: Step, me: i64, ints: list[int], below: "Frame | None") -> None:
        self.step = step
        self.me = me
        self.ints = ints
        self.below = below

    def run(self, state: object) -> None:
        ints = self.ints
        count = len(ints)
        if count == 0:
            self.step.run(state)
        elif count == 1:
            self.step.run(state, ints[0])
        elif count == 2:
            self.step.run(state, ints[0], ints[1])
        else:
            self.step.run(state, *ints)

    def to_json(self) -> list[int | str]:
        return [self.step.name, self.me, *self.ints]
