"""Who knows what: marks, hints, and cards that are shown."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import EVERYBODY, Card, MarkKind, bit
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.marks import ON_OFFER, WRAPPED
from bestiary.games.creature_wars.verbs.health import HealthVerbs


class RevealVerbs(HealthVerbs):
    """Marking cards, and showing them to players."""

    def mark(
        self, card: Card[Being], kind: MarkKind[Being], value: int, known: int = EVERYBODY
    ) -> None:
        """Put a mark on a card, known to the seats in ``known``."""
        self.change(card.with_mark(kind, value, known))

    def mark_for_me(self, card: Card[Being], kind: MarkKind[Being], words: str) -> None:
        """Put a mark on a card that only the player at work learns of, with a look at the card.
        Anyone who already knew of such a mark on it still does."""
        known = bit(self.me)
        for mark in card.marks:
            if mark.kind is kind:
                known |= mark.known
        card = self.change(card.with_mark(kind, 0, known).with_peek(bit(self.me)))
        self.record("mark", words, self.me, [card], audience=bit(self.me))

    def also_known(self, card: Card[Being], kind: MarkKind[Being], seat: i64) -> Card[Being]:
        """Let a player know of a mark on a card."""
        for mark in card.marks:
            if mark.kind is kind:
                return self.change(card.with_mark(kind, mark.value, mark.known | bit(seat)))
        return card

    def hint(self, card: Card[Being], kind: MarkKind[Being]) -> Card[Being]:
        """Let everybody know what a face-down card must be."""
        return self.change(card.with_mark(kind, 0))

    def reveal_hand(self, seat: i64, to: int = EVERYBODY) -> None:
        """Show a hand to these seats."""
        hand = self.hand(seat)
        hand.replace_all(
            [card if card.mark(WRAPPED) >= 0 else card.with_known(to) for card in hand.cards]
        )
        self.record(
            "flip", "{You} hold{s} {cards}.", seat, hand.cards.copy(), audience=to | bit(seat)
        )

    def reveal_card(self, card: Card[Being]) -> Card[Being]:
        """Show a card of a hand to everybody."""
        card = self.change(card.with_known(EVERYBODY))
        self.record("flip", "{You} show{s} {cards}.", self.holder(card), [card])
        return card

    def peek(self, cards: list[Card[Being]], words: str) -> None:
        """Let the player at work look at some cards. Everybody is told so, but not which."""
        self.say(words)
        seen = [self.change(card.with_peek(bit(self.me))) for card in cards]
        self.record("flip", "{You} see{s} {cards}.", self.me, seen, audience=bit(self.me))

    def lay_bare(self, cards: list[Card[Being]]) -> None:
        """Show cards of the other hand to the player at work, to choose from."""
        mine = bit(self.me)
        shown = [self.change(card.with_known(mine).with_mark(ON_OFFER, 0)) for card in cards]
        if shown:
            self.record("flip", "{You} look{s} at {cards}.", self.me, shown)

    def laid_bare(self, seat: i64) -> list[Card[Being]]:
        """The cards of the other hand that a player may choose from."""
        return [card for card in self.hand(1 - seat).cards if card.mark(ON_OFFER) >= 0]

    def pick_bare(self, id: i64) -> Card[Being]:
        """The card that was chosen; none is on offer any longer."""
        cards = [self.change(c.without_mark(ON_OFFER)) for c in self.laid_bare(self.me)]
        return next(card for card in cards if card.id == id)
