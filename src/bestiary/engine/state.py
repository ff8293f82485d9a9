"""The State: the whole truth of one game, and the verbs every game shares.

A game subclasses it with its own numbers and verbs. Nothing in a State is anything but numbers,
strings, lists and the engine's small classes, so it can be copied and saved at every decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import chains, saving, viewing
from bestiary.engine.cards import (
    EVERYBODY,
    Card,
    F,
    Face,
    Mark,
    Zone,
    bit,
)
from bestiary.engine.decisions import Choice, Decision
from bestiary.engine.errors import BrokenState, IllegalChoice
from bestiary.engine.events import Event, listed, tell
from bestiary.engine.game import HOMES, Game
from bestiary.engine.guessing import deal_anew
from bestiary.engine.options import Value
from bestiary.engine.printed import Printed
from bestiary.engine.rng import Rng
from bestiary.engine.steps import NONE, Answer, Ask, Frame, Question, Step, Table
from bestiary.engine.tabletop import Tabletop, copied

if TYPE_CHECKING:
    from bestiary.engine.position import Position
    from bestiary.engine.view import EventView, Gauge, MarkView, Motion, RuleView, TileView, View

St = TypeVar("St", bound="State[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Tabletop[F]):
    """One game being played. See the package's documentation for what a game must provide."""

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
        self.recording = False
        self.events: list[Event[F]] = []

    # ---- What a game provides -------------------------------------------------------------

    def deal(self) -> None:
        """Set up the first position and push the first step."""
        raise TypeError(f"{type(self).__name__} needs deal")

    def printed(self, face: F) -> Printed:
        """What a face shows of itself."""
        raise TypeError(f"{type(self).__name__} needs printed")

    def written(self, face: F, marks: list[Mark[F]]) -> str:
        """The card in the game's notation, with those of its marks the reader may know."""
        return self.printed(face).name

    # The rest has a default that is right for a small game.

    def as_it_stands(self, card: Card[F]) -> F:
        """The face of a card on the table with what other cards do to it now, as far as that is
        everybody's to see: a creature with the strength it has at this moment."""
        return card.face

    def fields(self) -> list[str]:
        """The names of the subclass's own attributes: plain numbers, strings and lists of them."""
        return []

    def copy(self) -> State[F]:
        """The same State again, to be played on by itself. A game in a hurry writes its own."""
        new: State[F] = self.home().blank(self.settings, self.seats, self.rng.copy())
        new.zones[:] = copied(self.zones)
        self.copy_to(new)
        new.load(self.save())
        return new

    def arrange(self, position: Position) -> None:
        """Set up a written position and push the step it starts with."""
        position.refuse_all()

    def read_face(self, data: list[Any]) -> F:
        """A face from its ``to_json``."""
        return self.deal_face(data[0], Rng(0))

    def deal_face(self, origin: int, rng: Rng) -> F:
        """A face for a hidden card of that origin, its random parts rolled with ``rng``."""
        plain: Any = Face(origin)
        return plain  # type: ignore[no-any-return]

    def deal_fitting(self, card: Card[F], origin: int, rng: Rng) -> F:
        """A face that passes the tests of the card's marks where no hidden origin gives one: a
        card that was changed into another keeps its origin."""
        return self.deal_face(origin, rng)

    def origin_label(self, origin: int) -> str:
        """The origin in words, for the count of unseen cards."""
        return self.printed(self.deal_face(origin, Rng(0))).name

    def gauges(self, seat: int) -> list[Gauge]:
        return []

    def seat_marks(self, seat: int) -> list[MarkView]:
        return []

    def lasting(self) -> list[RuleView]:
        return []

    def tiles(self) -> list[TileView]:
        return []

    def tile_name(self, id: int) -> str:
        """A tile as choices name it."""
        return next(tile["label"] for tile in self.tiles() if tile["id"] == id)

    def phase(self) -> str:
        return ""

    def initiative(self) -> int:
        """The seat whose turn it is, or who goes first in it; -1 for nobody."""
        return -1

    def waits(self, card: Card[F], seat: int) -> str:
        """Why the seat cannot play this card of its own now, or nothing."""
        return ""

    def hidden_origins(self, seat: int) -> list[int]:
        """The origins of the cards the seat does not know, in a fixed order. A game whose
        players do not know what the other brought must not tell it here."""
        return sorted(card.face.origin for card in self.cards() if not card.known_to(seat))

    def pool(self, zone: Zone[F]) -> int:
        """Which pool of cards fills a zone: hidden cards of two pools never change places. Where
        each player brings a deck, it is the owner's; a game with one deck has one pool."""
        return 0

    def pool_origins(self, pool: int, seat: int, rng: Rng) -> list[int]:
        """The origins to deal to the cards of a pool that the seat does not know, from what it
        does know. They are as many as those cards, or more."""
        return self.hidden_origins(seat)

    def settle_guess(self, seat: int, rng: Rng) -> None:
        """Make a guess whole after the hidden faces were dealt anew."""

    def leave(self, seat: int) -> None:
        """A seat conceded and others play on. By default the game ends and they share it."""
        staying = [s for s in range(self.seats) if not self.out & bit(s)]
        share = 1.0 / len(staying)
        self.finish(
            [share if s in staying else 0.0 for s in range(self.seats)],
            "conceded",
            "{You} concede{s}.",
            seat,
        )

    # ---- Its game -------------------------------------------------------------------------

    @classmethod
    def home(cls) -> Game:
        """The game this is a State of."""
        return HOMES[cls]

    def table(self) -> Table[Any, F]:
        """The game's typed table of steps, questions and marks."""
        return self.home().table

    # ---- Deciding -------------------------------------------------------------------------

    def result(self) -> tuple[float, ...] | None:
        """A score for each seat, summing to 1, or None while the game goes on."""
        return None if self.scores is None else tuple(self.scores)

    def decisions(self) -> list[Decision]:
        """Who must choose now, and among what."""
        return [self.decision(ask) for ask in self.asks if ask.answer is None]

    def decision(self, ask: Ask) -> Decision:
        cards: dict[int, str] = {}
        choices = [
            Choice(answer, self.label(answer, ask.seat, cards)) for answer in ask.answers(self)
        ]
        return Decision(ask.seat, ask.prompt(self), choices)

    def label(self, answer: Answer, seat: int, cards: dict[int, str]) -> str:
        """A choice in words: the step's label with its subject and target filled in. ``cards`` are
        those named already, for many choices speak of the same ones."""
        step = answer.step
        text = step.label
        if answer.subject != NONE:
            text = text.replace("{}", self._noun(step.of, answer.subject, step, seat, cards), 1)
        if answer.target != NONE:
            text = text.replace("{}", self._noun(step.to, answer.target, step, seat, cards), 1)
        return text

    def _noun(self, sort: str, number: int, step: Step, seat: int, cards: dict[int, str]) -> str:
        if sort == "card":
            if number not in cards:
                card = self.find(number)
                cards[number] = "" if card is None else self.card_now(card, seat)
            return cards[number] or "a card"
        if sort == "tile":
            return self.tile_name(number)
        if sort == "seat":
            return "you" if number == seat else f"Player {number + 1}"
        return str(number) if step.words is None else step.words(self, number)

    def play(self, seat: int, text: str) -> None:
        """Make a choice for a seat. Anything not offered raises and changes nothing."""
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
        """Take an answer. It stays sealed until all are in; then the rules go on."""
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
        if answer.subject == NONE:
            ints = ask.ints
        elif answer.target == NONE:
            ints = [answer.subject]
        else:
            ints = [answer.subject, answer.target]
        if ask.ints and ints is not ask.ints:
            ints.extend(ask.ints)
        self.stack.append(Frame(answer.step, ask.me, ints))

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
        """Give the game up; every game has this at any time."""
        if self.scores is not None:
            raise IllegalChoice("'concede': the game is over")
        if not 0 <= seat < self.seats:
            raise IllegalChoice(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        if self.out & bit(seat):
            raise IllegalChoice(f"'concede': Player {seat + 1} is already out")
        self.out |= bit(seat)
        self.acts[seat] += 1
        self.leave(seat)
        if self.result() is None:  # not self.scores: compiled, that is still taken to be None here
            self.run()

    def finish(self, scores: list[float], ending: str, words: str, seat: int = -1) -> None:
        """The game is over: a score for each seat, how it ended in a word, and in a sentence."""
        self.scores = scores
        self.ending = ending
        self.stack = []
        self.asks = []
        if self.recording:
            self.record("end", words, seat)

    # ---- Pending work ---------------------------------------------------------------------

    def then(self, step: Step, *ints: int) -> None:
        """Do this next, for the seat at work now. What is pushed last is done first."""
        self.stack.append(Frame(step, self.me, list(ints)) if ints else step.waiting(self.me))

    def then_for(self, seat: int, step: Step, *ints: int) -> None:
        """Do this next, for another seat."""
        self.stack.append(Frame(step, seat, list(ints)) if ints else step.waiting(seat))

    def ask(self, question: Question, *ints: int) -> None:
        """Ask the seat at work. A question nobody can answer is not put."""
        self.ask_of(self.me, question, *ints)

    def ask_of(self, seat: int, question: Question, *ints: int) -> None:
        """Ask a seat on behalf of the one at work."""
        ask = Ask(question, seat, self.me, list(ints), None)
        if ask.answers(self):
            self.asks.append(ask)

    def ask_everybody(self, question: Question) -> None:
        """Ask all seats at once; the answers stay sealed until all are in. Every seat is asked,
        so the question must always have an answer, if only to pass."""
        for seat in range(self.seats):
            if not self.out & bit(seat):
                self.asks.append(question.to(seat))

    def run(self) -> None:
        """Work until somebody must choose or the game is over."""
        steps: i64 = 0
        while self.stack and not self.asks and self.scores is None:
            frame = self.stack.pop()
            steps += 1
            if steps > chains.ENDLESS:
                chains.break_off(self, frame)
            self.me = frame.me
            frame.run(self)

    # ---- Telling --------------------------------------------------------------------------

    def record(
        self,
        motion: Motion,
        template: str,
        seat: int = -1,
        cards: list[Card[F]] | None = None,
        amount: int = 0,
        source: str = "",
        target: str = "",
        other: int = -1,
        audience: int = EVERYBODY,
    ) -> None:
        """Note what happened. Does nothing while recording is off; changes nothing ever."""
        if self.recording:
            self.events.append(
                Event(motion, template, seat, other, cards or [], source, target, amount, audience)
            )

    def card_text(self, card: Card[F], audience: int) -> str:
        """The card in the game's notation as the audience knows it; "" where it does not."""
        if not card.known_to(audience):
            return ""
        seen = bit(audience)
        if all(mark.known & seen for mark in card.marks):
            return self.written(card.face, card.marks)
        return self.written(card.face, [mark for mark in card.marks if mark.known & seen])

    def card_now(self, card: Card[F], audience: int) -> str:
        """The card as it stands on the table, in the game's notation; "" where it is not known."""
        return self.card_text(card.with_face(self.as_it_stands(card)), audience)

    def sentence(self, event: Event[F], audience: int) -> str:
        """The log line of an event, for one audience."""
        cards = listed([self.card_text(card, audience) for card in event.cards])
        return tell(event.template, audience, event.seat, event.other, event.amount, cards)

    def log(self, audience: int, since: int = 0) -> list[EventView]:
        """What the audience was told, from event number ``since`` on."""
        return [
            viewing.event_view(self, event, audience)
            for event in self.events[since:]
            if event.audience & bit(audience)
        ]

    def view(self, audience: int, since: int = 0) -> View:
        """All that one audience may know. ``since`` leaves older log lines out."""
        return viewing.view(self, audience, since)

    def guess(self, seat: int, rng: Rng) -> State[F]:
        """A whole State that looks the same to the seat, all it does not know dealt anew."""
        return deal_anew(self, seat, rng)

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        """Raise BrokenState where an invariant does not hold. A game adds its own."""
        seen: set[int] = set()
        for card in self.cards():
            if card.id in seen:
                raise BrokenState(f"card {card.id} lies in two places")
            if not 0 < card.id < self.next_id:
                raise BrokenState(f"card {card.id} was never made")
            seen.add(card.id)
        if self.scores is not None:
            if abs(sum(self.scores) - 1.0) > 1e-9 or len(self.scores) != self.seats:
                raise BrokenState(f"the scores {self.scores} do not sum to 1")
        elif not self.asks:
            raise BrokenState("the game is not over and nobody is asked")

    def to_json(self) -> dict[str, Any]:
        """The whole truth as plain data, without the log."""
        return saving.to_json(self)

    @classmethod
    def from_json(cls: type[St], data: dict[str, Any]) -> St:
        """The same State again."""
        state: St = cls.home().blank(data["settings"], data["seats"], Rng.from_json(data["rng"]))
        saving.restore(state, data)
        return state

    def save(self) -> dict[str, Any]:
        """The subclass's own fields, as plain data."""
        return {name: saving.plain_copy(getattr(self, name)) for name in self.fields()}

    def load(self, data: dict[str, Any]) -> None:
        """The subclass's own fields from ``save``."""
        for name, value in data.items():
            setattr(self, name, saving.plain_copy(value))

    def digest(self) -> str:
        """A short hash of the whole truth: equal for equal states, on any machine."""
        return saving.digest(self)

    def copy_to(self, new: State[F]) -> None:
        """Give a new State, made with copies of the zones and the Rng, all the rest."""
        new.stack = self.stack.copy()
        new.asks = self.asks.copy()
        new.me = self.me
        new.turn = self.turn
        new.next_id = self.next_id
        new.scores = self.scores
        new.ending = self.ending
        new.out = self.out
        new.acts = self.acts.copy()
        new.recording = self.recording
        if self.events:
            new.events = self.events.copy()
