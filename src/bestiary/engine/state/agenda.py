"""What is still to do and who must choose: the stack of steps, the open questions, the end."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import F, Zone, bit
from bestiary.engine.errors import IllegalChoice
from bestiary.engine.options import Value
from bestiary.engine.rng import Rng
from bestiary.engine.state.chronicle import Chronicle
from bestiary.engine.steps import Answer, Ask, Frame, Question, Step
from bestiary.engine.steps.chains import ENDLESS, break_off


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Chronicle[F]):
    """The rules at work: steps run until a seat must choose; its answer pushes the next step."""

    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[F]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.stack: list[Frame] = []
        self.asks: list[Ask] = []
        self.me: i64 = 0
        self.turn: i64 = 0
        self.scores: list[float] | None = None
        self.ending = ""
        self.out: i64 = 0  # the seats that conceded, as bits
        self.acts: list[int] = [0] * seats  # how many choices each seat has made

    # ---- Steps ----------------------------------------------------------------------------

    def then(self, step: Step, *ints: int) -> None:
        """Do this next, for the seat at work now. Last pushed, first done."""
        self.stack.append(Frame(step, self.me, list(ints)) if ints else step.waiting(self.me))

    def then_for(self, seat: int, step: Step, *ints: int) -> None:
        """Do this next, for another seat."""
        self.stack.append(Frame(step, seat, list(ints)) if ints else step.waiting(seat))

    def ask(self, question: Question, *ints: int) -> None:
        """Ask the seat at work. A question that has no answers is skipped."""
        self.ask_of(self.me, question, *ints)

    def ask_of(self, seat: int, question: Question, *ints: int) -> None:
        """Ask a seat on behalf of the one at work."""
        ask = Ask(question, seat, self.me, list(ints), None)
        if ask.answers(self):
            self.asks.append(ask)

    def ask_everybody(self, question: Question) -> None:
        """Ask all seats at once; the answers stay sealed until all are in. Every seat is asked, so
        the question must always have an answer, if only to pass."""
        for seat in range(self.seats):
            if not self.out & bit(seat):
                self.asks.append(question.to(seat))

    def run(self) -> None:
        """Work until somebody must choose or the game is over."""
        steps: i64 = 0
        while self.stack and not self.asks and self.scores is None:
            frame = self.stack.pop()
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
        self.acts[ask.seat] += 1
        asks = self.asks
        for other in asks:
            if other is not ask and other.answer is None:
                asks[asks.index(ask)] = ask.answered(answer)
                return
        self.asks = []
        i: i64 = len(asks) - 1
        while i >= 0:  # the first seat's frame goes on top
            sealed = asks[i].answer
            self._follow(asks[i], answer if sealed is None else sealed)
            i -= 1
        self.run()

    def _follow(self, ask: Ask, answer: Answer) -> None:
        if ask.ints:
            ints = answer.ints()
            ints.extend(ask.ints)
            self.stack.append(Frame(answer.step, ask.me, ints))
        else:
            self.stack.append(answer.frame(ask.me))

    def withdraw(self, seat: int) -> None:
        """Take back a sealed answer while another seat's is still missing."""
        for i in range(len(self.asks)):
            ask = self.asks[i]
            if ask.seat == seat and ask.answer is not None:
                self.asks[i] = ask.answered(None)
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

    def finish(self, scores: list[float], ending: str, words: str, seat: int = -1) -> None:
        """End the game: a score for each seat, and how it ended in a word and in a sentence."""
        self.scores = scores
        self.ending = ending
        self.stack = []
        self.asks = []
        if self.recording:
            self.record("end", words, seat)
