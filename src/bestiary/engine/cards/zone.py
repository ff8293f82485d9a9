"""Zones: the places where cards lie, and who sees what enters them."""

from typing import Generic

from mypy_extensions import i64

from bestiary.engine.cards.card import EVERYBODY, NOBODY, Card, F, bit
from bestiary.engine.view.schema import ZoneKind


class Place:
    """What is fixed about a zone: its key, how it is drawn, whose it is, who sees what enters."""

    def __init__(self, key: str, label: str, kind: ZoneKind, owner: int, seen_by: int) -> None:
        self.key = key
        self.label = label
        self.kind = kind
        self.owner: i64 = owner
        self.seen_by: i64 = seen_by


def hand(seat: int) -> Place:
    """A player's hand: only its owner sees what enters."""
    return Place(f"hand.{seat}", "Hand", "hand", seat, bit(seat))


def pile(key: str, label: str) -> Place:
    """A shared face-down pile: a deck."""
    return Place(key, label, "pile", -1, NOBODY)


def open_pile(key: str, label: str) -> Place:
    """A pile that everybody may look through: a discard pile."""
    return Place(key, label, "pile", -1, EVERYBODY)


def aside(key: str, label: str) -> Place:
    """An open pile of cards out of the game. It need not be drawn while it is empty."""
    return Place(key, label, "aside", -1, EVERYBODY)


def row(key: str, label: str, owner: int = -1) -> Place:
    """Cards in a row for all to see."""
    return Place(key, label, "row", owner, EVERYBODY)


class Zone(Generic[F]):
    """A place and the cards in it, in order. The top of a pile is its end."""

    def __init__(self, place: Place, cards: list[Card[F]]) -> None:
        self.place = place
        self.cards = cards

    def find(self, id: i64) -> Card[F] | None:
        """The card with that id, or None if it is gone."""
        for card in self.cards:
            if card.id == id:
                return card
        return None

    def add(self, card: Card[F]) -> Card[F]:
        """Put a card in. Everyone who can see into this zone now knows it."""
        known = card.with_known(self.place.seen_by)
        self.cards.append(known)
        return known

    def remove(self, id: i64) -> Card[F] | None:
        """Take a card out and return it, or None if it is gone."""
        i: i64 = 0
        for card in self.cards:
            if card.id == id:
                del self.cards[i]
                return card
            i += 1
        return None

    def replace(self, card: Card[F]) -> bool:
        """Replace the card that has the same id with this changed one."""
        i: i64 = 0
        for old in self.cards:
            if old.id == card.id:
                self.cards[i] = card
                return True
            i += 1
        return False

    def copy(self) -> "Zone[F]":
        return Zone(self.place, self.cards.copy())
