"""Drawing: from the deck to a hand, and the rules and cards that have a say in it."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card, bit
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.marks import FROZEN, WRAPPED
from bestiary.games.creature_wars.lore.rule import DRAWN, DRAWS, ENTERED, ENTERS, GOT
from bestiary.games.creature_wars.verbs.reveal import RevealVerbs


class DrawVerbs(RevealVerbs):
    """From the deck to a hand."""

    def draw(self, seat: i64, count: i64 = 1) -> None:
        """Draw cards for a player; an empty deck gives none."""
        hand = self.hand(seat)
        if self.standing or self.has_watchers:
            self.draw_one_by_one(seat, count)
            return
        before = len(hand.cards)
        while count > 0 and self.deck.cards:
            hand.add(self.deck.take_top())
            count -= 1
        self.hands_to_check |= bit(seat)
        if self.recording:
            self.tell_draw(seat, hand.cards[before:], count)

    def tell_draw(self, seat: i64, drawn: list[Card[Being]], short: i64) -> None:
        """Log what was drawn, and whether the deck was short of cards."""
        target = self.hand(seat).place.key
        if drawn:
            words = "{You} draw{s} {cards}."
            self.record("move", words, seat, drawn, source="deck", target=target)
        if short > 0:
            self.say("The deck is empty: {you} draw{s} nothing.", seat)

    def draw_one_by_one(self, seat: i64, count: i64) -> None:
        """Draw in a game in which standing rules or cards in hand have a say."""
        while count > 0 and self.deck.cards:
            count -= 1
            card = self.deck.take_top()
            for before in DRAWS:
                if self.in_effect(before.rule, seat):
                    before.run(self, seat)
            if self.is_caught(seat, card):
                continue
            for changing in DRAWN:
                if self.in_effect(changing.rule, seat):
                    card = changing.run(self, seat, card)
            card = self.enter(card, seat)
            self.tell_draw(seat, [card], 0)
            for after in GOT:
                if self.in_effect(after.rule, seat):
                    after.run(self, seat, card)
            self.notice(seat, card)
        if count > 0:
            self.tell_draw(seat, [], count)

    def draw_up_to(self, size: int) -> None:
        """Let both players draw in turns, initiative first, until they hold this many cards. Cards
        that go into a sack count as held, and an empty deck ends it."""
        short = [size - len(hand.cards) for hand in self.hands]
        for drawn in range(max(short)):
            for seat in self.order():
                if drawn < short[seat] and self.deck.cards:
                    self.draw(seat)

    def fetch(self, id: i64, seat: i64) -> None:
        """Take a card out of the deck to a hand. Others see that a card was taken, but not which;
        standing rules about drawing have no say."""
        card = self.deck.remove(id)
        if card is not None:
            card = self.enter(card, seat)
            target = self.hand(seat).place.key
            words = "{You} take{s} {cards} from the deck."
            self.record("move", words, seat, [card], source="deck", target=target)

    def enter(self, card: Card[Being], seat: i64) -> Card[Being]:
        """Put a card into a hand that it was not in."""
        if self.standing:
            for hook in ENTERS:
                if self.in_effect(hook.rule, seat):
                    card = card.with_face(hook.run(self, seat, card.face))
        self.hands_to_check |= bit(seat)
        if card.marks and card.mark(WRAPPED) >= 0:  # its holder does not know it either
            self.hand(seat).add_unseen(card)
        else:
            card = self.hand(seat).add(card)
        if self.standing:
            for after in ENTERED:
                if self.in_effect(after.rule, seat):
                    after.run(self, seat, card)
        return card

    def is_caught(self, seat: i64, drawn: Card[Being]) -> bool:
        """Whether a card of the hand catches the one that was drawn."""
        if self.has_watchers:
            for card in self.hand(seat).cards:
                hook = card.face.lore.catches_hook
                if hook is not None and card.mark(FROZEN) < 0 and hook(self, seat, card, drawn):
                    return True
        return False

    def notice(self, seat: i64, drawn_or_played: Card[Being]) -> None:
        """Let the cards of a hand see which card their holder has drawn or played."""
        if self.has_watchers:
            for card in self.hand(seat).cards.copy():
                hook = card.face.lore.notices_hook
                if hook is not None and card.mark(FROZEN) < 0:
                    hook(self, seat, card, drawn_or_played)
