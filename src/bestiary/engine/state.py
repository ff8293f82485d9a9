"""The State: the whole truth of one game, and the verbs every game shares.

A game subclasses it with its own numbers and verbs. Nothing in a State is anything but numbers,
strings, lists and the engine's small classes, so it can be copied and saved at every decision.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import viewing
from bestiary.engine.cards import (
    EVERYBODY,
    NO_CARDS,
    NO_MARKS,
    NOBODY,
    Card,
    F,
    Face,
    Mark,
    MarkKind,
    Zone,
    bit,
)
from bestiary.engine.errors import BrokenState, EndlessChain, IllegalChoice
from bestiary.engine.events import Event, listed, tell
from bestiary.engine.game import HOMES, Game
from bestiary.engine.guessing import deal_anew
from bestiary.engine.options import Value
from bestiary.engine.rng import Rng
from bestiary.engine.steps import NONE, Answer, Ask, Frame, Question, Step, Table

if TYPE_CHECKING:
    from bestiary.engine.position import Position
    from bestiary.engine.view import EventView, Gauge, MarkView, RuleView, TileView, View

ENDLESS: Final = 20_000  # steps without a decision after which a chain is called endless
TRAIL: Final = 64  # how many of the last steps such an error looks at

St = TypeVar("St", bound="State[Any]")


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


class Printed:
    """What a face shows of itself, for whoever draws it."""

    def __init__(
        self,
        name: str,
        kind: str,
        text: str = "",
        accent: str = "",
        icon: str = "",
        badges: list[tuple[str, str, str, str]] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.accent = accent
        self.icon = icon
        self.badges: list[tuple[str, str, str, str]] = badges or []


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[F]):
    """One game being played. See the package's documentation for what a game must provide."""

    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[F]]
    ) -> None:
        self.settings = settings
        self.seats = seats
        self.rng = rng
        self.zones = zones
        self.stack: list[Frame] = []
        self.asks: list[Ask] = []
        self.me: i64 = 0
        self.turn: i64 = 0
        self.next_id: i64 = 1
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
        choices = [Choice(answer, self.label(answer, ask.seat)) for answer in ask.answers(self)]
        return Decision(ask.seat, ask.prompt(self), choices)

    def label(self, answer: Answer, seat: int) -> str:
        """A choice in words: the step's label with its subject and target filled in."""
        step = answer.step
        text = step.label
        if answer.subject != NONE:
            text = text.replace("{}", self._noun(step.of, answer.subject, step, seat), 1)
        if answer.target != NONE:
            text = text.replace("{}", self._noun(step.to, answer.target, step, seat), 1)
        return text

    def _noun(self, sort: str, number: int, step: Step, seat: int) -> str:
        if step.words is not None and sort != "card":
            return step.words(self, number)
        if sort == "card":
            card = self.find(number)
            return "a card" if card is None else self.card_now(card, seat) or "a card"
        if sort == "seat":
            return "you" if number == seat else f"Player {number + 1}"
        return str(number)

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
            if steps > ENDLESS:
                self._endless(frame)
            self.me = frame.me
            frame.run(self)

    def _endless(self, frame: Frame) -> None:
        """Run a little longer, and name what goes round."""
        names: list[str] = []
        for _ in range(TRAIL):
            named = self.frame_text(frame)
            if named not in names:
                names.append(named)
            self.me = frame.me
            frame.run(self)
            if not self.stack:
                break
            frame = self.stack.pop()
        raise EndlessChain(
            f"{self.home().title}: these set each other off without end: {', '.join(names)}"
        )

    def frame_text(self, frame: Frame) -> str:
        """A frame in words: its step, and the cards its numbers name."""
        words = [frame.step.name]
        for number in frame.ints:
            card = self.find(number)
            if card is not None:
                words.append(self.written(card.face, card.marks))
        return " ".join(words)

    # ---- Cards ----------------------------------------------------------------------------

    def cards(self) -> list[Card[F]]:
        """Every card of the game, the attached ones after their bearer, in a fixed order."""
        found: list[Card[F]] = []
        for zone in self.zones:
            for card in zone.cards:
                found.append(card)
                if card.attached:
                    found.extend(card.attached)
        return found

    def find(self, id: i64) -> Card[F] | None:
        """The card with that id wherever it lies, or nothing where it is gone."""
        for zone in self.zones:
            card = zone.find(id)
            if card is not None:
                return card
        return None

    def zone_of(self, id: i64) -> Zone[F] | None:
        for zone in self.zones:
            if zone.find(id) is not None:
                return zone
        return None

    def make(self, face: F, zone: Zone[F], known: int = NOBODY) -> Card[F]:
        """A new card in a zone, known to those who see into it and to these."""
        card = Card(self.next_id, face, known, NOBODY, NO_MARKS, NO_CARDS)
        self.next_id += 1
        return zone.add(card)

    def stack_up(self, faces: list[F], zone: Zone[F]) -> None:
        """New cards, shuffled, as a pile nobody has seen."""
        self.rng.shuffle(faces)
        cards: list[Card[F]] = []
        for face in faces:
            cards.append(Card(self.next_id, face, NOBODY, NOBODY, NO_MARKS, NO_CARDS))
            self.next_id += 1
        cards.reverse()  # the top of a pile is its end
        zone.cards = cards

    def move(self, card: Card[F], source: Zone[F], target: Zone[F]) -> Card[F]:
        """A card from one zone to another; who sees into the new one knows it from now on."""
        source.remove(card.id)
        return target.add(card)

    def change(self, card: Card[F]) -> Card[F]:
        """Put a changed card in the place of the one with its id."""
        for zone in self.zones:
            if zone.replace(card):
                return card
        raise BrokenState(f"card {card.id} is nowhere")

    def shuffle(self, zone: Zone[F]) -> None:
        """Reorder a zone. Its cards get new ids, and nobody knows them any more. What was
        attached to one of them lies in the zone as well."""
        for card in zone.cards.copy():
            if card.attached:
                zone.cards.extend(card.attached)
        self.rng.shuffle(zone.cards)
        id = self.next_id + len(zone.cards)
        self.next_id = id
        for i in range(len(zone.cards)):
            id -= 1  # the top of a pile, its end, is drawn first and has the lowest
            zone.cards[i] = zone.cards[i].reborn(id)

    # ---- Telling --------------------------------------------------------------------------

    def record(
        self,
        motion: str,
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
        return {
            "game": self.home().name,
            "rules": self.home().version,
            "settings": dict(self.settings),
            "seats": self.seats,
            "rng": self.rng.to_json(),
            "turn": self.turn,
            "me": self.me,
            "next_id": self.next_id,
            "scores": self.scores,
            "ending": self.ending,
            "out": self.out,
            "acts": list(self.acts),
            "zones": [[card.to_json() for card in zone.cards] for zone in self.zones],
            "stack": [frame.to_json() for frame in self.stack],
            "asks": [ask.to_json() for ask in self.asks],
            "own": self.save(),
        }

    @classmethod
    def from_json(cls: type[St], data: dict[str, Any]) -> St:
        """The same State again."""
        state: St = cls.home().blank(data["settings"], data["seats"], Rng.from_json(data["rng"]))
        state.restore(data)
        return state

    def restore(self, data: dict[str, Any]) -> None:
        table = self.table()
        self.turn = data["turn"]
        self.me = data["me"]
        self.next_id = data["next_id"]
        self.scores = data["scores"]
        self.ending = data["ending"]
        self.out = data["out"]
        self.acts = list(data["acts"])
        for zone, cards in zip(self.zones, data["zones"], strict=True):
            zone.cards = [self._read_card(card) for card in cards]
        for name, me, *ints in data["stack"]:
            self.stack.append(Frame(table.steps[name], me, ints))
        for name, seat, me, ints, sealed in data["asks"]:
            answer = None
            if sealed is not None:
                answer = Answer(table.steps[sealed[0]], sealed[1], sealed[2])
            self.asks.append(Ask(table.questions[name], seat, me, list(ints), answer))
        self.load(data["own"])

    def _read_card(self, data: list[Any]) -> Card[F]:
        id, face, known, peeked, marks, attached = data
        kinds: dict[str, MarkKind[F]] = self.table().marks
        return Card(
            id,
            self.read_face(face),
            known,
            peeked,
            [Mark(kinds[key], value, seen) for key, value, seen in marks],
            [self._read_card(card) for card in attached],
        )

    def save(self) -> dict[str, Any]:
        """The subclass's own fields, as plain data."""
        return {name: plain_copy(getattr(self, name)) for name in self.fields()}

    def load(self, data: dict[str, Any]) -> None:
        """The subclass's own fields from ``save``."""
        for name, value in data.items():
            setattr(self, name, plain_copy(value))

    def digest(self) -> str:
        """A short hash of the whole truth: equal for equal states, on any machine."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()

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


def plain_copy(value: Any) -> Any:
    return [plain_copy(item) for item in value] if isinstance(value, list) else value


def copied(zones: list[Zone[F]]) -> list[Zone[F]]:
    """Copies of all zones, in order."""
    return [zone.copy() for zone in zones]
