"""The cards of a set, found by id, by name and by origin."""

from __future__ import annotations

from typing import Generic, TypeVar

from bestiary.engine import did_you_mean
from bestiary.trading.card import TradingCard

T = TypeVar("T", bound=TradingCard)


class Catalogue(Generic[T]):
    """Every card in the set, ordered by origin once ``sort`` has been called."""

    def __init__(self) -> None:
        self.cards: list[T] = []
        self.by_origin: dict[int, T] = {}
        self.by_word: dict[str, T] = {}  # id and name, in lower case

    def enter(self, card: T) -> T:
        """Add a card; no other may have its origin, id or name."""
        words = [card.id.lower(), card.name.lower()]
        taken = [word for word in words if word in self.by_word]
        if taken or card.origin in self.by_origin:
            raise ValueError(f"{card.id} {card.name}: another card has its id, name or number")
        self.cards.append(card)
        self.by_origin[card.origin] = card
        for word in words:
            self.by_word[word] = card
        return card

    def sort(self) -> None:
        self.cards.sort(key=lambda card: card.origin)

    def find(self, word: str) -> T | None:
        """The card with that id or name, in any case."""
        return self.by_word.get(" ".join(word.lower().split()))

    def nearest(self, word: str) -> str:
        """The end of an error about a card that does not exist: ``; did you mean 'Coal Kit'?``"""
        return did_you_mean(word, [*(card.name for card in self.cards), *self.ids()])

    def ids(self) -> list[str]:
        return [card.id for card in self.cards]
