"""The tabletop: every zone of a game with its cards, and the verbs that move them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import NO_CARDS, NO_MARKS, NOBODY, Card, F, Zone
from bestiary.engine.errors import BrokenState, did_you_mean
from bestiary.engine.options import Value
from bestiary.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Tabletop(Generic[F]):
    """Zones, their cards, and the generator that shuffles them."""

    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[F]],
        twin: Tabletop[F] | None = None,
    ) -> None:
        """If there is a ``twin``, this becomes its copy, with its own zones and generator."""
        self.settings = settings
        self.seats = seats
        self.rng = rng
        self.zones = zones
        self.next_id: i64 = 1 if twin is None else twin.next_id

    def zone(self, key: str) -> Zone[F]:
        """The zone of that key: ``state.zone("deck")``."""
        for zone in self.zones:
            if zone.place.key == key:
                return zone
        keys = [zone.place.key for zone in self.zones]
        hint = did_you_mean(key, keys)
        raise BrokenState(f"no zone '{key}'{hint} (zones: {', '.join(keys)})")

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
        """The zone in which a card lies, or None if it is gone."""
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
        faces.reverse()  # the top of a pile is its end
        id: i64 = self.next_id + len(faces)
        self.next_id = id
        cards: list[Card[F]] = []
        for face in faces:
            id -= 1
            cards.append(Card(id, face, NOBODY, NOBODY, NO_MARKS, NO_CARDS))
        zone.replace_all(cards)

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
        cards = zone.own_cards()
        for card in cards.copy():
            if card.attached:
                cards.extend(card.attached)
        self.rng.shuffle(cards)
        id = self.next_id + len(cards)
        self.next_id = id
        for i in range(len(cards)):
            id -= 1  # the top of a pile is its end: it is drawn first and has the lowest id
            cards[i] = cards[i].reborn(id)


def sharing_copies(zones: list[Zone[F]]) -> list[Zone[F]]:
    """Copies of all zones, in order, that share the lists of cards until one of them changes; see
    ``Zone.share``."""
    return [zone.share() for zone in zones]
