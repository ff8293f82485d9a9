"""Zones: the places where cards lie, and who sees what enters them."""

from typing import Generic, get_args

from mypy_extensions import i64

from bestiary.engine.cards.card import EVERYBODY, NOBODY, Card, F, bit
from bestiary.engine.errors import refuse_unknown
from bestiary.engine.view.schema import ZoneKind


class Place:
    """What is fixed about a zone: its key, how it is drawn, whose it is, who sees what enters. A
    place without a label is not drawn: nobody need know that it is there."""

    def __init__(self, key: str, label: str, kind: ZoneKind, owner: int, seen_by: int) -> None:
        refuse_unknown(kind, list(get_args(ZoneKind)), f"the place '{key}'", "kind")
        self.key = key
        self.label = label
        self.kind = kind
        self.owner: i64 = owner
        self.seen_by: i64 = seen_by


def hand(seat: int) -> Place:
    """A player's hand: only its owner sees what enters."""
    return Place(f"hand.{seat}", "Hand", "hand", seat, bit(seat))


def pile(key: str, label: str, owner: int = -1) -> Place:
    """A face-down pile: a deck, of one player or shared by all."""
    return Place(key, label, "pile", owner, NOBODY)


def open_pile(key: str, label: str, owner: int = -1) -> Place:
    """A pile that everybody may look through: a discard pile, of one player or shared by all."""
    return Place(key, label, "pile", owner, EVERYBODY)


def aside(key: str, label: str) -> Place:
    """An open pile of cards out of the game. It need not be drawn while it is empty."""
    return Place(key, label, "aside", -1, EVERYBODY)


def row(key: str, label: str, owner: int = -1) -> Place:
    """Cards in a row for all to see."""
    return Place(key, label, "row", owner, EVERYBODY)


class Zone(Generic[F]):
    """A place and the cards in it, in order. The top of a pile is its end.

    ``cards`` is for reading. Only the methods change it, because a zone may share its list with
    those of copies of the game (``share``), until one of them changes something.
    """

    def __init__(self, place: Place, cards: list[Card[F]], shared: bool = False) -> None:
        self.place = place
        self.cards = cards
        self.shared = shared  # whether another zone may have the same list

    def find(self, id: i64) -> Card[F] | None:
        """The card with that id, or None if it is gone."""
        for card in self.cards:
            if card.id == id:
                return card
        return None

    def add(self, card: Card[F]) -> Card[F]:
        """Put a card in. Everyone who can see into this zone now knows it."""
        known = card.with_known(self.place.seen_by)
        self.own_cards().append(known)
        return known

    def add_unseen(self, card: Card[F]) -> None:
        """Put a card in without anybody seeing it."""
        self.own_cards().append(card)

    def add_below(self, card: Card[F]) -> None:
        """Put a card under all others. Everyone who can see into this zone now knows it."""
        self.own_cards().insert(0, card.with_known(self.place.seen_by))

    def take_top(self) -> Card[F]:
        """Take out the top card of a pile that is not empty."""
        return self.own_cards().pop()

    def remove(self, id: i64) -> Card[F] | None:
        """Take a card out and return it, or None if it is gone."""
        i: i64 = 0
        for card in self.cards:
            if card.id == id:
                self.own_cards().pop(i)
                return card
            i += 1
        return None

    def replace(self, card: Card[F]) -> bool:
        """Replace the card that has the same id with this changed one."""
        i: i64 = 0
        for old in self.cards:
            if old.id == card.id:
                self.own_cards()[i] = card
                return True
            i += 1
        return False

    def replace_all(self, cards: list[Card[F]]) -> None:
        """Put these cards in place of all that were there. The list is the zone's from now on."""
        self.cards = cards
        self.shared = False

    def clear(self) -> None:
        """Take all cards out."""
        self.replace_all([])

    def own_cards(self) -> list[Card[F]]:
        """The cards in a list that may be changed, because no other zone has it."""
        if self.shared:
            self.cards = self.cards.copy()
            self.shared = False
        return self.cards

    def copy(self) -> "Zone[F]":
        """An independent copy."""
        return Zone(self.place, self.cards.copy())

    def share(self) -> "Zone[F]":
        """A copy that shares the list of cards until one of the two changes it. This is fast, but
        only for games that never change ``cards`` except through a zone's methods."""
        self.shared = True
        return Zone(self.place, self.cards, True)
