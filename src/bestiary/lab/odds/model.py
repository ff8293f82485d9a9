"""What a seat draws from: the deck as the engine can list it.

Found by dealing: the origins of all cards that the seat has or could draw, and for each origin its
faces with their chances. The deck must be the same in most deals: now and then a hand sets
something off as it is dealt, and brings a card that was not in the deck.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from bestiary.engine import Game, Rng, State, Value
from bestiary.lab.deal import dealt, deck_of, own_cards
from bestiary.lab.experiment import mixed
from bestiary.lab.odds.chances import Unlistable, list_faces
from bestiary.lab.odds.described import CardWords, Describer

DEALS: Final = 64  # that are looked at
USUAL: Final = 0.5  # of them, at least, have the same deck
SEAT: Final = 0  # whose cards are asked for


class FaceChance(NamedTuple):
    """A face that a card of some origin can have."""

    chance: Fraction
    face: Any
    words: CardWords


class Deals:
    """Deals of a game, numbered, and its cards in words."""

    def __init__(
        self, name: str, game: Game[Any], settings: Mapping[str, Value], seats: int, seed: int
    ) -> None:
        self.name = name
        self.game = game
        self.settings = settings
        self.seats = seats
        self.seed = seed
        self.describer = Describer(game, settings)

    def seed_of(self, number: int, what: str = "deal") -> int:
        return mixed(self.seed, number, f"odds {what}")

    def deal(self, number: int, what: str = "deal") -> State[Any]:
        return dealt(self.game, self.settings, self.seats, self.seed_of(number, what))

    def words(self, state: State[Any], face: Any) -> CardWords:
        return self.describer.describe(state, face)

    def some_cards(self) -> list[CardWords]:
        """All cards that come up in a few deals, in words: what can be asked about."""
        found: dict[int, CardWords] = {}
        for number in range(DEALS):
            state = self.deal(number, "look")
            for card in state.cards():
                found[int(card.face.likeness())] = self.words(state, card.face)
        return list(found.values())


class DeckModel:
    """A deck that could be listed, and how many of its cards a seat is dealt."""

    def __init__(self, deals: Deals) -> None:
        seen: Counter[tuple[tuple[tuple[int, int], ...], int]] = Counter()
        state = deals.deal(0, "look")
        for number in range(DEALS):
            state = deals.deal(number, "look")
            origins = Counter(int(card.face.origin) for card in deck_of(state, SEAT))
            seen[tuple(sorted(origins.items())), len(own_cards(state, SEAT))] += 1
        (counts, self.hand), times = seen.most_common(1)[0]
        if times < DEALS * USUAL:
            raise Unlistable("the deck is not the same in every deal")
        self.counts = Counter(dict(counts))
        if not self.counts:
            raise Unlistable("there is no deck")
        self.faces: dict[int, list[FaceChance]] = {}
        self._find_faces(deals, state)

    def _find_faces(self, deals: Deals, state: State[Any]) -> None:
        rolled = []
        for origin in sorted(self.counts):
            rng = Rng(0)
            face = state.deal_face(origin, rng)
            if rng.to_json() == Rng(0).to_json():  # no dice: it is certain
                words = deals.words(state, face)
                self.faces[origin] = [FaceChance(Fraction(1), face, words)]
            else:
                rolled.append(origin)
        if rolled:
            listing = list_faces(deals.name, deals.settings, deals.seats, rolled)
            for origin, faces in listing.items():
                read = [(chance, state.read_face(data)) for chance, data in faces]
                self.faces[origin] = [
                    FaceChance(chance, face, deals.words(state, face)) for chance, face in read
                ]

    @property
    def size(self) -> int:
        return self.counts.total()

    def cards(self) -> list[list[tuple[Fraction, CardWords]]]:
        """Every card of the deck, with what it may be."""
        found = []
        for origin, count in self.counts.items():
            chances = [(each.chance, each.words) for each in self.faces[origin]]
            found += [chances] * count
        return found
