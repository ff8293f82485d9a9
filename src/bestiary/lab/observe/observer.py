"""One game as it is played: every choice as it is made, every turn as it ends, then its rows.

The observer is shown the State before each choice (``Watch`` of the arena) and reads what a table
is shown: the decision, the hand, the gauges. It changes nothing, and the bots never see it.
"""

from typing import Any, Final

from bestiary.engine import Answer, Ask, BrokenState, Rng, State
from bestiary.lab.columns import Chunk
from bestiary.lab.observe.hindsight import Judgement, judge
from bestiary.lab.observe.lead import lead_story, leader_of, winner_of

GUESSES: Final = 4  # for one estimate
ASKED, REAL, MADE, JUDGED, REGRETTED = range(5)  # of a choice


class SeatTurn:
    """What one seat does in one turn."""

    __slots__ = ("choices", "decisions", "own", "real")

    def __init__(self, own: bool) -> None:
        self.own = own
        self.decisions = 0
        self.real = 0
        self.choices = 0


class CardCounts:
    """What one seat has to do with the cards of one name and face."""

    __slots__ = ("judged", "offered", "played", "regretted", "row", "seen")

    def __init__(self, row: tuple[int, str, str]) -> None:
        self.row = row  # seat, name, face
        self.seen = self.offered = self.played = self.judged = self.regretted = 0


class Observer:
    """Watches one game. With a generator it looks closely: at the bots' own estimates, and at what
    other choices would have led to."""

    def __init__(self, rng: Rng | None) -> None:
        self.rng = rng
        self.turn = -1
        self.seat_turns: list[SeatTurn] = []
        self.ended: list[tuple[int, list[SeatTurn], list[int], list[float]]] = []
        self.gauges: list[list[int]] = []
        self.still = 0
        self.names: dict[int, tuple[str, str]] = {}  # by likeness: the card's name and face
        self.held: list[dict[int, CardCounts]] = []  # by seat: card ids
        self.cards: dict[tuple[int, str, str], CardCounts] = {}
        self.choices: dict[tuple[int, str, str], list[int]] = {}
        self.hands: list[list[int]] = []  # by seat: the zones that are its hand

    def watch(self, state: State[Any], seat: int, text: str) -> None:
        """A seat is about to make a choice."""
        if state.turn != self.turn:
            self._end_turn(state)
            self._begin_turn(state)
        ask = open_ask(state, seat)
        answers = ask.answers(state)
        for made in answers:
            if made.text() == text:
                break
        else:  # conceding, or a choice that is not offered and will be refused
            return
        turn = self.seat_turns[seat]
        turn.decisions += 1
        turn.choices += len(answers)
        turn.real += len(answers) > 1
        self._look_at_hand(state, seat)
        self._count(state, ask, answers, made)
        if self.rng is not None:
            for judgement in judge(state, ask, answers, made):
                self._note(state, judgement)

    # ---- Turns ------------------------------------------------------------------------------

    def _begin_turn(self, state: State[Any]) -> None:
        first = state.initiative()
        self.turn = int(state.turn)
        self.seat_turns = [SeatTurn(seat == first) for seat in range(state.seats)]

    def _end_turn(self, state: State[Any]) -> None:
        """The turn that was being played is over; the next one is about to begin."""
        shown = [state.gauges(seat) for seat in range(state.seats)]
        gauges = [[gauge["value"] for gauge in seat] for seat in shown]
        if self.seat_turns:
            standing = [sum(gauge["value"] * gauge["good"] for gauge in seat) for seat in shown]
            self.still += gauges == self.gauges
            self.ended.append((self.turn, self.seat_turns, standing, self._estimates(state)))
        self.gauges = gauges

    def _estimates(self, state: State[Any]) -> list[float]:
        """How each seat rates its position: the game's ``worth`` on guesses from what it knows.
        Once the game is over there is nothing left to guess: the result itself."""
        if self.rng is None:
            return []
        result = state.result()
        if result is not None:
            return list(result)
        worth = state.home().worth
        found = []
        for seat in range(state.seats):
            guesser = state.guesser(seat)
            total = sum(worth(guesser.deal(self.rng), seat) for _ in range(GUESSES))
            found.append(total / GUESSES)
        return found

    # ---- Cards and choices ------------------------------------------------------------------

    def _look_at_hand(self, state: State[Any], seat: int) -> None:
        if not self.hands:
            self.held = [{} for _ in range(state.seats)]
            self.hands = [
                [
                    number
                    for number, zone in enumerate(state.zones)
                    if zone.place.kind == "hand" and zone.place.owner == owner
                ]
                for owner in range(state.seats)
            ]
        held = self.held[seat]
        for number in self.hands[seat]:
            for card in state.zones[number].cards:
                if card.id not in held:
                    self._hold(state, seat, card)

    def _hold(self, state: State[Any], seat: int, card: Any) -> None:
        """A seat sees a card for the first time."""
        if not card.known_to(seat):
            return
        likeness = card.face.likeness()
        name = self.names.get(likeness)
        if name is None:
            face = card.face
            name = self.names[likeness] = (state.printed(face).name, state.written(face, []))
        row = (seat, *name)
        counts = self.cards.get(row)
        if counts is None:
            counts = self.cards[row] = CardCounts(row)
        counts.seen += 1
        self.held[seat][card.id] = counts

    def _card(self, state: State[Any], seat: int, answer: Answer) -> CardCounts | None:
        """The card that a choice names, if it names one that the seat knows."""
        if answer.step.of != "card":
            return None
        subject = answer.subject
        found = self.held[seat].get(subject)
        if found is not None or subject < 0:
            return found
        card = state.find(subject)
        if card is not None:
            self._hold(state, seat, card)
        return self.held[seat].get(subject)

    def _count(self, state: State[Any], ask: Ask, answers: list[Answer], made: Answer) -> None:
        seat = int(ask.seat)
        offered = {self._card(state, seat, answer) for answer in answers}
        for card in offered:
            if card is not None:
                card.offered += 1
        played = self._card(state, seat, made)
        if played is not None:
            played.played += 1
        question = ask.question.name
        for verb in {answer.step.name for answer in answers}:
            key = (seat, question, verb)
            counts = self.choices.get(key)
            if counts is None:
                counts = self.choices[key] = [0, 0, 0, 0, 0]
            counts[ASKED] += 1
            counts[REAL] += len(answers) > 1
        self.choices[seat, question, made.step.name][MADE] += 1

    def _note(self, state: State[Any], judgement: Judgement) -> None:
        seat, made = int(judgement.ask.seat), judgement.made
        counts = self.choices[seat, judgement.ask.question.name, made.step.name]
        counts[JUDGED] += 1
        counts[REGRETTED] += judgement.regretted
        played = self._card(state, seat, made)
        if played is not None:
            played.judged += 1
            played.regretted += judgement.regretted

    # ---- Rows -------------------------------------------------------------------------------

    def finish(
        self,
        chunk: Chunk,
        variant: str,
        game: int,
        place: tuple[int, int, list[str]],
        beginner: int,
        state: State[Any],
    ) -> None:
        """The game is over: add its rows. ``place`` is its deal, its seating and who sat where."""
        deal, seating, bots = place
        self._end_turn(state)
        scores = list(state.result() or ())
        winner = winner_of(scores)
        # The last turn ends with the result, which is no news about who led before.
        before = self.ended[:-1]
        led = lead_story([leader_of(standing) for _, _, standing, _ in before], winner)
        close = self.rng is not None
        guessed = lead_story([leader_of(rated) for *_, rated in before], winner) if close else None
        turns = [turn for _, seats, _, _ in self.ended for turn in seats]
        chunk.add(
            "games", variant, game, deal, seating, close, bots, scores, beginner, state.ending,
            int(state.turn), int(sum(state.acts)), sum(turn.real for turn in turns),
            sum(turn.choices for turn in turns),
            sum(turn.own or turn.decisions > 0 for turn in turns),
            sum((turn.own or turn.decisions > 0) and not turn.real for turn in turns),
            self.still, *led, *(guessed or (None, None, None, None)),
            None if state.final_points is None else [int(n) for n in state.final_points],
        )  # fmt: skip
        chunk.add_rows(
            "turns",
            [
                (
                    variant, game, number, seat, turn.own, turn.decisions, turn.real,
                    turn.choices, standing[seat], rated[seat] if rated else None,
                )
                for number, seats, standing, rated in self.ended
                for seat, turn in enumerate(seats)
            ],
        )  # fmt: skip
        chunk.add_rows(
            "cards",
            [
                (
                    variant, game, *row, card.seen, card.offered, card.played, card.judged,
                    card.regretted,
                )
                for row, card in sorted(self.cards.items(), key=by_row)
            ],
        )  # fmt: skip
        chunk.add_rows(
            "choices",
            [(variant, game, *key, *counts) for key, counts in sorted(self.choices.items())],
        )


def by_row(entry: tuple[tuple[int, str, str], CardCounts]) -> tuple[int, str, str]:
    return entry[0]


def open_ask(state: State[Any], seat: int) -> Ask:
    for ask in state.asks:
        if ask.seat == seat and ask.answer is None:
            return ask
    raise BrokenState(f"seat {seat} chooses and is not asked")
