"""Two cards against each other, by the game's own rules.

For games in which all players choose a card at once. Each seat is left with one card, both are
played, and the rules run until the next choice: who has lost what on the gauges, and what does the
log say? The one whose gauges have changed for the better, or less for the worse, comes off better.

The cards are any two of the deck that fit the question, the second drawn after the first.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, NamedTuple

from bestiary.engine import Rng, State
from bestiary.lab.odds.chances import Unlistable
from bestiary.lab.odds.model import Deals, DeckModel, FaceChance
from bestiary.lab.odds.question import BadQuestion, FightQuestion, Subject

MOST_FIGHTS: Final = 60_000
TRIES: Final = 5  # of a fight in which dice were rolled


class Result(NamedTuple):
    """How a fight went for both sides."""

    first: int  # how the first seat's gauges have changed
    second: int
    said: bool  # whether the log says what was asked

    @property
    def better(self) -> int:
        """1 if the first came off better, -1 if the second, else 0."""
        return (self.first > self.second) - (self.first < self.second)


class Arena:
    """A place to fight: a game at its first choice, with one card for each seat."""

    def __init__(self, deals: Deals, words: str) -> None:
        self.words = words.casefold()
        state = deals.deal(0, "fight")
        state.recording = bool(words)
        state.run()
        self.state = state
        hands = [
            [
                number
                for number, zone in enumerate(state.zones)
                if zone.place.kind == "hand" and zone.place.owner == seat and zone.cards
            ]
            for seat in range(state.seats)
        ]
        self.hands = hands
        if state.seats != 2 or len(state.asks) != 2 or not all(hands) or not self._do_they_meet():
            raise BadQuestion(
                f"a fight: in {deals.game.title} two players do not choose a card at once, so two "
                f"cards never simply meet; ask about hands, such as '2 ... in opening hand'"
            )

    def _do_they_meet(self) -> bool:
        """Whether two cards that are chosen at once end up where the other seat has seen them."""
        state = self.state.copy()
        faces = [state.zones[hand[0]].cards[0].face for hand in self.hands]
        chosen = [self._only_card(state, seat, face) for seat, face in enumerate(faces)]
        if not self._choose(state, chosen):
            return False
        cards = [state.find(card) for card in chosen]
        return all(card is None or card.known_to(1 - seat) for seat, card in enumerate(cards))

    def fight(self, one: Any, two: Any, rng: Rng | None = None) -> tuple[Result, bool]:
        """How it goes, and whether dice were rolled."""
        state = self.state.copy()
        if rng is not None:
            state.rng = rng
        before = [standing(state, seat) for seat in range(2)]
        moment = len(state.events)
        chosen = [self._only_card(state, seat, face) for seat, face in enumerate((one, two))]
        dice = state.rng.to_json()
        if not self._choose(state, chosen):
            return Result(0, 0, False), False  # such a card cannot be played
        changes = [standing(state, seat) - before[seat] for seat in range(2)]
        said = bool(self.words) and self.words in self._told(state, moment)
        return Result(changes[0], changes[1], said), state.rng.to_json() != dice

    def _choose(self, state: State[Any], chosen: list[int]) -> bool:
        """Both choose their card; False if one of them cannot."""
        for seat, card in enumerate(chosen):
            ask = next(ask for ask in state.asks if ask.seat == seat)
            named = [
                each
                for each in ask.answers(state)
                if each.step.of == "card" and each.subject == card
            ]
            if not named:
                return False
            state.play(seat, named[0].text())
        return True

    def _only_card(self, state: State[Any], seat: int, face: Any) -> int:
        """Leave a seat with one card, of this face."""
        first, *others = self.hands[seat]
        card = state.zones[first].cards[0].with_face(face)
        state.zones[first].replace_all([card])
        for number in others:
            state.zones[number].clear()
        return int(card.id)

    def _told(self, state: State[Any], moment: int) -> str:
        """What the first seat reads about the fight, up to the next turn."""
        lines = []
        for event in state.log(0, moment):
            if event["motion"] == "turn":
                break
            lines.append(event["text"])
        return "\n".join(lines).casefold()


def standing(state: State[Any], seat: int) -> int:
    return sum(gauge["value"] * gauge["good"] for gauge in state.gauges(seat))


class FightTally(NamedTuple):
    """What came of all fights, as chances."""

    beats: Fraction
    ties: Fraction
    loses: Fraction
    said: Fraction
    first: Fraction  # the mean change of the first one's gauges
    second: Fraction
    fights: int
    rolled: int  # of them, those in which dice were rolled


def fight_all(
    question: FightQuestion, model: DeckModel, arena: Arena, told: Callable[[int, int], object]
) -> FightTally:
    """Every pair of faces once; Unlistable if there are too many, or if dice decide some."""
    ones, twos = fitting(question.one, model), fitting(question.two, model)
    if len(ones) * len(twos) > MOST_FIGHTS:
        raise Unlistable(f"more than {MOST_FIGHTS:,} pairs of cards")
    sums = [Fraction(0)] * 6
    whole = Fraction(0)
    fights = rolled = 0
    for origin, one in ones:
        for other, two in twos:
            pairs = model.counts[origin] * (model.counts[other] - (origin == other))
            if not pairs:
                continue
            result, dice = arena.fight(one.face, two.face)
            if dice:
                rolled += 1
                check_dice(arena, one.face, two.face, result)
            fights += 1
            told(fights, len(ones) * len(twos))
            weight = pairs * one.chance * two.chance
            whole += weight
            row = (result.better > 0, result.better == 0, result.better < 0, result.said)
            for place, value in enumerate((*row, result.first, result.second)):
                sums[place] += weight * value
    if not whole:
        raise BadQuestion(f"{question}: the deck has no two such cards")
    beats, ties, loses, said, first, second = (each / whole for each in sums)
    return FightTally(beats, ties, loses, said, first, second, fights, rolled)


def check_dice(arena: Arena, one: Any, two: Any, result: Result) -> None:
    for number in range(1, TRIES):
        if arena.fight(one, two, Rng(number))[0] != result:
            raise Unlistable("dice decide some of these fights")


def fitting(subject: Subject, model: DeckModel) -> list[tuple[int, FaceChance]]:
    return [
        (origin, each)
        for origin, faces in model.faces.items()
        for each in faces
        if subject.fits(each.words)
    ]
