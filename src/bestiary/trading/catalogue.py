"""The cards of a set, found by id, by name and by origin."""

from __future__ import annotations

from typing import Generic, TypeVar

from bestiary.engine import did_you_mean
from bestiary.trading.card import TradingCard

T = TypeVar("T", bound=TradingCard)


class Catalogue(Generic[T]):
    """Every card there is, in the order of its origin once ``sort`` was called."""

    def __init__(self) -> None:
        self.cards: list[T] = []
        self.by_origin: dict[int, T] = {}
        self.by_word: dict[str, T] = {}  # id and name, in small letters

    def enter(self, card: T) -> T:
        """Add a card; its origin, id and name must be its own."""
        words = [card.id.lower(), card.name.lower()]
        taken = [word for word in words if word in self.by_word]
        if taken or card.origin in self.by_origin:
            raise ValueError(f"{card.id} {card.name}: the id, name or number is another card's")
        self.cards.append(card)
        self.by_origin[card.origin] = card
        for word in words:
            self.by_word[word] = card
        return card

    def sort(self) -> None:
        self.cards.sort(key=lambda card: card.origin)

    def find(self, word: str) -> T | None:
        """The card of that id or name, in small letters or large."""
        return self.by_word.get(" ".join(word.lower().split()))

    def nearest(self, word: str) -> str:
        """The tail of an error about a card that is not: ``; did you mean 'Coal Kit'?``"""
        return did_you_mean(word, [*(card.name for card in self.cards), *self.ids()])

    def ids(self) -> list[str]:
        return [card.id for card in self.cards]
