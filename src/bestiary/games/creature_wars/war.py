"""A whole game of Creature Wars: how it is dealt, set up from a written position, and copied."""

from __future__ import annotations

from bestiary.engine import Position, sharing_copies
from bestiary.games.creature_wars.deck import full_deck
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.position import arrange
from bestiary.games.creature_wars.turn.steps import CHOOSE_CARDS, START_TURN


class War(Duel):
    """The State that is played. Rules and cards see it as a ``Duel``."""

    def deal(self) -> None:
        """Build and shuffle the deck, and deal each player a hand."""
        self.stack_up(full_deck(self.edition, self.rng), self.deck)
        self.record("shuffle", "{n} cards are shuffled.", amount=len(self.deck.cards))
        for seat in range(2):
            self.draw(seat, self.edition.hand)
        self.settle()
        self.then(START_TURN)

    def arrange(self, position: Position) -> None:
        arrange(self, position)
        self.then(CHOOSE_CARDS)

    def copy(self) -> War:
        return War(self.settings, self.seats, self.rng.copy(), sharing_copies(self.zones), self)
