"""The tabletop: every zone of a game with its cards, and the verbs that move them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import NO_CARDS, NO_MARKS, NOBODY, Card, F, Zone
from bestiary.engine.errors import BrokenState
from bestiary.engine.options import Value
from bestiary.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Tabletop(Generic[F]):
    """Zones, their cards, and the generator that shuffles them."""

    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[F]]
    ) -> None:
        self.settings = settings
        self.seats = seats
        self.rng = rng
        self.zones = zones
        self.next_id: i64 = 1

    def cards(self) -> list[Card[F]]:
        """Every card in the game in a fixed order, attached cards after their bearer."""
        found: list[Card[F]] = []
        for zone in self.zones:
            for card in zone.cards:
                found.append(card)
                if card.attached:
                    found.extend(card.attached)
        return found

    def find(self, id: i64) -> Card[F] | None:
        """The card with that id in any zone, or None if it is gone. A card attached to another is
        not found: it goes where its bearer goes, and is changed only through the bearer
        (``with_attached``). ``cards`` does list it."""
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
        """A new card in a zone, known to everyone who can see into it and to ``known``."""
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
        """Move a card to another zone. Everyone who can see into that zone now knows it."""
        source.remove(card.id)
        return target.add(card)

    def change(self, card: Card[F]) -> Card[F]:
        """Replace the card that has the same id with this changed one; see ``find``."""
        for zone in self.zones:
            if zone.replace(card):
                return card
        raise BrokenState(f"card {card.id} is nowhere")

    def shuffle(self, zone: Zone[F]) -> None:
        """Shuffle a zone. Its cards get new ids, and nobody knows them any more. Attached cards
        are detached and shuffled in."""
        for card in zone.cards.copy():
            if card.attached:
                zone.cards.extend(card.attached)
        self.rng.shuffle(zone.cards)
        id = self.next_id + len(zone.cards)
        self.next_id = id
        for i in range(len(zone.cards)):
            id -= 1  # the top of a pile is its end: it is drawn first and has the lowest id
            zone.cards[i] = zone.cards[i].reborn(id)


def copied(zones: list[Zone[F]]) -> list[Zone[F]]:
    """Copies of all zones, in order."""
    return [zone.copy() for zone in zones]
