"""Odds by simulation: deal, or play, and look. Numbered, so that any of it can be done anywhere."""

from typing import Any, NamedTuple

import bestiary.bots as bots
from bestiary.arena.part import Failure, asked
from bestiary.engine import Card, Rng, State
from bestiary.lab.deal import deck_of, own_cards
from bestiary.lab.odds.fights import Arena
from bestiary.lab.odds.hands import Counters
from bestiary.lab.odds.model import SEAT, Deals
from bestiary.lab.odds.question import FightQuestion, HandQuestion, Subject
from bestiary.lab.source import load

TRIED: int = 200  # draws of two cards, until two fit


class Glance(NamedTuple):
    """One sample: whether it was as asked (or None if it says nothing), and how many cards were
    looked at."""

    holds: bool | None
    cards: int


class Sample:
    """Samples of one question, each by its number alone."""

    def __init__(
        self, game: str, settings: dict[str, Any], seats: int, seed: int, bot: str,
        question: HandQuestion | FightQuestion,
    ) -> None:  # fmt: skip
        self.asked = (game, settings, seats, seed, bot, question)
        self.deals = Deals(game, load(game), settings, seats, seed)
        self.bot = bot
        self.question = question
        self.arena: Arena | None = None
        if isinstance(question, FightQuestion):
            self.arena = Arena(self.deals, question.words)

    def plain(self) -> tuple[Any, ...]:
        return self.asked

    def look(self, number: int) -> Glance:
        if isinstance(self.question, FightQuestion):
            return self._fight(self.question, number)
        place = self.question.place
        if place.kind == "turn":
            return self._count(self.question, *self._by_turn(number, place.number))
        state = self.deals.deal(number)
        if place.kind == "hand":
            return self._count(self.question, state, own_cards(state, SEAT))
        cards = deck_of(state, SEAT)
        if place.kind == "cards":
            Rng(self.deals.seed_of(number, "draw")).shuffle(cards)
            cards = cards[: place.number]
        return self._count(self.question, state, cards)

    def _count(self, question: HandQuestion, state: State[Any], cards: list[Card[Any]]) -> Glance:
        counters = Counters(question)
        total = sum(counters.packed(self.deals.words(state, card.face)) for card in cards)
        return Glance(counters.holds(total), len(cards))

    def _by_turn(self, number: int, turn: int) -> tuple[State[Any], list[Card[Any]]]:
        """The State at the seat's first choice of that turn, or at the end, and every card it has
        held by then, as it was when it came."""
        state = self.deals.deal(number)
        seed = self.deals.seed_of(number)
        players = [bots.make_local(self.bot, bots.bot_seed(seed, s)) for s in range(state.seats)]
        held: dict[int, Card[Any]] = {}
        note(state, held)
        state.run()
        note(state, held)
        while state.result() is None and not (state.turn >= turn and is_asked(state)):
            chooser = asked(state)
            state.play(chooser, players[chooser].choose(bots.Sight(state, chooser)))
            note(state, held)
        for player in players:
            bots.close(player)
        return state, list(held.values())

    def _fight(self, question: FightQuestion, number: int) -> Glance:
        """Draw two cards until they fit, and let them fight."""
        rng = Rng(self.deals.seed_of(number, "draw"))
        state = self.deals.deal(number)
        cards = deck_of(state, SEAT)
        for _ in range(TRIED):
            rng.shuffle(cards)
            one, two = cards[0].face, cards[1].face
            if self._fits(question.one, state, one) and self._fits(question.two, state, two):
                assert self.arena is not None
                result, _ = self.arena.fight(one, two, rng.fork())
                wins = {"beats": 1, "ties": 0, "loses": -1, "against": 1}
                if question.asked == "words":
                    return Glance(result.said, 2)
                return Glance(result.better == wins[question.asked], 2)
        return Glance(None, 2)

    def _fits(self, subject: Subject, state: State[Any], face: Any) -> bool:
        return subject.fits(self.deals.words(state, face))


def is_asked(state: State[Any]) -> bool:
    return any(ask.seat == SEAT and ask.answer is None for ask in state.asks)


def note(state: State[Any], held: dict[int, Card[Any]]) -> None:
    """Remember the cards that a seat holds."""
    for card in own_cards(state, SEAT):
        held.setdefault(int(card.id), card)


class Looks(NamedTuple):
    """What came of some samples, up to the first that failed, if one did."""

    seen: list[Glance]
    failure: Failure | None


def look_at(sample: Sample, numbers: range) -> Looks:
    """These samples: a function of a module, for workers."""
    seen: list[Glance] = []
    for number in numbers:
        try:
            seen.append(sample.look(number))
        except (Exception, SystemExit) as error:  # of a rule or a bot, whoever wrote it
            return Looks(seen, Failure.of(number, error))
    return Looks(seen, None)
