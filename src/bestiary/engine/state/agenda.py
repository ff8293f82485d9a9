"""What is still to do and who must choose: the stack of steps, the open questions, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import F, Zone, bit
from bestiary.engine.errors import BrokenState, IllegalChoice
from bestiary.engine.options import Value
from bestiary.engine.rng import Rng
from bestiary.engine.state.chronicle import Chronicle
from bestiary.engine.steps import Answer, Ask, Frame, Question, Step
from bestiary.engine.steps.chains import ENDLESS, break_off, stop_short
from bestiary.engine.steps.step import NO_INTS

NO_ASKS: Final[list[Ask]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Chronicle[F]):
    """The rules at work: steps run until a seat must choose; its answer pushes the next step."""

    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[F]],
        twin: Agenda[F] | None = None,
    ) -> None:
        super().__init__(settings, seats, rng, zones, twin)
        # What to do next, with the rest below it.
        self.stack: Frame | None = None if twin is None else twin.stack
        # The list is never changed in place, so that copies share it.
        self.asks: list[Ask] = NO_ASKS if twin is None else twin.asks
        self.me: i64 = 0 if twin is None else twin.me
        self.turn: i64 = 0 if twin is None else twin.turn
        self.scores: list[float] | None = None if twin is None else twin.scores
        # Each seat's points, if the game was won by them.
        self.final_points: list[int] | None = None if twin is None else twin.final_points
        self.ending: str = "" if twin is None else twin.ending
        # The seats that conceded, as bits.
        self.out: i64 = 0 if twin is None else twin.out
        # How many choices each seat has made.
        self.acts: list[int] = [0] * seats if twin is None else twin.acts.copy()

    # ---- Steps ----------------------------------------------------------------------------

    def then(self, step: Step, *ints: int) -> None:
        """Do this next, for the seat at work now. Last pushed, first done."""
        self.push(step, self.me, list(ints) if ints else NO_INTS)

    def then_for(self, seat: int, step: Step, *ints: int) -> None:
        """Do this next, for another seat."""
        self.push(step, seat, list(ints) if ints else NO_INTS)

    def push(self, step: Step, seat: i64, ints: list[int]) -> None:
        below = self.stack
        if below is None and len(ints) == 0:
            self.stack = step.waiting(seat)
        else:
            self.stack = Frame(step, seat, ints, below)

    def drop_next(self) -> None:
        """Drop the step that would be done next."""
        if self.stack is not None:
            self.stack = self.stack.below

    def frames(self) -> list[Frame]:
        """The frames on the stack, the one to run next last."""
        found: list[Frame] = []
        frame = self.stack
        while frame is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found

    def ask(self, question: Question, *ints: int) -> None:
        """Ask the seat at work. A question that has no answers is skipped."""
        if question.always and not ints:
            self._open(question.to(self.me))
        else:
            self.ask_of(self.me, question, *ints)

    def ask_of(self, seat: int, question: Question, *ints: int) -> None:
        """Ask a seat on behalf of the one at work."""
        ask = Ask(question, seat, self.me, list(ints), None)
        if question.always or ask.find_answers(self):
            self._open(ask)

    def _open(self, ask: Ask) -> None:
        self.asks = [*self.asks, ask] if self.asks else [ask]

    def ask_everybody(self, question: Question) -> None:
        """Ask all seats at once; the answers stay sealed until all are in. Every seat is asked, so
        the question must always have an answer, if only to pass."""
        asks = question.to_all(self.seats)
        self.asks = [ask for ask in asks if not self.out & bit(ask.seat)] if self.out else asks

    def run(self, last: Frame | None = None) -> None:
        """Work until somebody must choose or the game is over; ``last`` has just been run."""
        steps: i64 = 0
        frame = last
        while not self.asks and self.scores is None:
            last = frame
            frame = self.stack
            if frame is None:
                stop_short(self, last)
                break
            self.stack = frame.below
            steps += 1
            if steps > ENDLESS:
                break_off(self, frame)
            self.me = frame.me
            frame.run(self)

    # ---- Choices --------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make a choice for a seat. A choice that is not offered raises and changes nothing."""
        if text == "concede":
            self.concede(seat)
            return
        if self.scores is not None:
            raise IllegalChoice(f"'{text}': the game is over")
        for ask in self.asks:
            if ask.seat == seat:
                if ask.answer is not None:
                    raise IllegalChoice(f"'{text}': Player {seat + 1} has already answered")
                offered = ask.answers(self)
                for answer in offered:
                    if answer.text() == text:
                        self.answer(ask, answer)
                        return
                shown = ", ".join(answer.text() for answer in offered[:12])
                more = ", ..." if len(offered) > 12 else ""
                raise IllegalChoice(f"'{text[:60]}' is not offered; choose from: {shown}{more}")
        raise IllegalChoice(f"'{text}': Player {seat + 1} has nothing to decide now")

    def answer(self, ask: Ask, answer: Answer) -> None:
        """Accept an answer. It stays sealed until all are in; then the rules go on."""
        asks = self.asks
        for other in asks:
            if other is not ask and other.answer is None:
                self._count(ask)
                self.replace_ask(ask, ask.answered(answer))
                return
        if len(asks) > 1:
            self.answer_all([other.answer or answer for other in asks])
        else:
            self.asks = NO_ASKS
            self._follow(ask, answer)

    def answer_all(self, answers: list[Answer]) -> None:
        """Accept an answer to each open question, in their order. The rules go on."""
        asks = self.asks
        self.asks = NO_ASKS
        i: i64 = len(asks) - 1
        while i > 0:
            self._count(asks[i])
            waiting = followed(asks[i], answers[i])
            self.push(waiting.step, waiting.me, waiting.ints)
            i -= 1
        self._follow(asks[0], answers[0])

    def _follow(self, ask: Ask, answer: Answer) -> None:
        """Take the step that an answer leads to, then whatever waits on the stack."""
        self._count(ask)
        frame = followed(ask, answer)
        self.me = frame.me
        frame.run(self)
        self.run(frame)

    def _count(self, ask: Ask) -> None:
        """Count a choice, once."""
        if ask.answer is None:
            self.acts[ask.seat] = self.acts[ask.seat] + 1

    def replace_ask(self, old: Ask, new: Ask) -> None:
        """Put an open question in place of another."""
        self.asks = [new if ask is old else ask for ask in self.asks]

    def withdraw(self, seat: int) -> None:
        """Take back a sealed answer while another seat's is still missing."""
        for ask in self.asks:
            if ask.seat == seat and ask.answer is not None:
                self.replace_ask(ask, ask.answered(None))
                self.acts[seat] -= 1
                return
        raise IllegalChoice(f"Player {seat + 1} has no sealed answer to take back")

    def concede(self, seat: int) -> None:
        """Give up the game, which is possible at any time in every game."""
        if self.scores is not None:
            raise IllegalChoice("'concede': the game is over")
        if not 0 <= seat < self.seats:
            raise IllegalChoice(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        if self.out & bit(seat):
            raise IllegalChoice(f"'concede': Player {seat + 1} is already out")
        self.out |= bit(seat)
        self.acts[seat] += 1
        self.leave(seat)
        if self.result() is None:  # not self.scores, which the compiler still takes to be None here
            self.run()

    # ---- The end --------------------------------------------------------------------------

    def result(self) -> tuple[float, ...] | None:
        """A score for each seat, summing to 1, or None while the game goes on."""
        return None if self.scores is None else tuple(self.scores)

    def leave(self, seat: int) -> None:
        """A seat conceded and others are left. By default the game ends and they share the win."""
        staying = [s for s in range(self.seats) if not self.out & bit(s)]
        share = 1.0 / len(staying)
        self.finish(
            [share if s in staying else 0.0 for s in range(self.seats)],
            "conceded",
            "{You} concede{s}.",
            seat,
        )

    def finish(
        self,
        scores: list[float] | None = None,
        ending: str = "over",
        words: str = "The game is over.",
        seat: int = -1,
        points: list[int] | None = None,
    ) -> None:
        """End the game: a score for each seat, and how it ended in a word and in a sentence. If it
        is won by ``points``, they are shown; without ``scores``, those with the most share the win.
        """
        if points is not None and len(points) != self.seats:
            raise BrokenState(f"finish: {len(points)} points for {self.seats} seats")
        if scores is None:
            if points is None:
                raise BrokenState("finish: give each seat a score, or its points")
            scores = shares(points, self.out)
        self.scores = scores
        self.final_points = None if points is None else points.copy()
        self.ending = ending
        self.stack = None
        self.asks = NO_ASKS
        if self.recording:
            self.record("end", words, seat)


def shares(points: list[int], out: i64) -> list[float]:
    """Who wins by points: the most, of those who have not conceded; if several, they share it."""
    best: int | None = None
    for seat in range(len(points)):
        if not out & bit(seat) and (best is None or points[seat] > best):
            best = points[seat]
    first = [seat for seat in range(len(points)) if points[seat] == best and not out & bit(seat)]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(len(points))]


def followed(ask: Ask, answer: Answer) -> Frame:
    """The step that an answer leads to."""
    if ask.ints:
        return Frame(answer.step, ask.me, [*answer.ints(), *ask.ints], None)
    return answer.frame(ask.me)
