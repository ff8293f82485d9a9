"""Cards that leave a hand, the deck or the duel, or go to the other player."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card, Zone, bit
from bestiary.games.creature_wars import rallies
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.marks import COOLDOWN, in_the_duel
from bestiary.games.creature_wars.verbs.arrive import ArriveVerbs


class LeaveVerbs(ArriveVerbs):
    """Moving cards away."""

    def leave_hand(self, card: Card[Being], seat: i64) -> Card[Being]:
        """Take a card out of a hand; what it carries stays there."""
        held = self.hand(seat).remove(card.id)
        self.hands_to_check |= bit(seat)
        if held is None:
            return card
        return self.open_sack(held, seat, True)

    def open_sack(self, card: Card[Being], seat: i64, keep: bool) -> Card[Being]:
        """Put what a card carries into the hand it was in, or discard it with the card."""
        if not card.attached:
            return card
        for loot in card.attached:
            if self.is_banned(loot.face):
                loot = self.removed.add(loot)
                words = "In the sack was {cards}, who leaves the game."
                self.record("move", words, seat, [loot], target="removed")
            elif keep:
                loot = self.enter(loot, seat)
                target = self.hand(seat).place.key
                self.record("move", "The sack opens: {cards}.", seat, [loot], target=target)
            else:
                loot = self.discard.add(loot)
                self.record("move", "The sack is lost: {cards}.", seat, [loot], target="discard")
        return card.with_attached([])

    def discard_card(self, card: Card[Being], words: str = "{You} discard{s} {cards}.") -> None:
        """Discard a card of a hand, for everybody to see."""
        self._put_away(card, self.discard, words)

    def remove(self, card: Card[Being], words: str = "{cards} leaves the game.") -> None:
        """Remove a card of a hand from the game, for everybody to see."""
        self._put_away(card, self.removed, words)

    def _put_away(self, card: Card[Being], pile: Zone[Being], words: str) -> None:
        seat = self.holder(card)
        if seat < 0:
            return
        card = pile.add(self.leave_hand(card, seat).without_marks())
        if self.recording:
            hand = self.hand(seat).place.key
            self.record("move", words, seat, [card], source=hand, target=pile.place.key)

    def discard_all(
        self, cards: list[Card[Being]], words: str = "{You} discard{s} {cards}."
    ) -> None:
        """Discard cards of hands, one by one."""
        for card in cards:
            self.discard_card(card, words)

    def discard_random(self, seat: i64, count: int = 1) -> None:
        """Discard random cards of a player."""
        self.discard_all(self.some(self.hand(seat).cards, count))

    def discard_hand(self, seat: i64) -> None:
        """Discard a player's whole hand."""
        self.discard_all(self.hand(seat).cards.copy())

    def discard_from_deck(self, count: i64) -> None:
        """Discard this many cards from the top of the deck, for everybody to see."""
        cards: list[Card[Being]] = []
        while count > 0 and self.deck.cards:
            cards.append(self.discard.add(self.deck.take_top()))
            count -= 1
        words = "From the deck {cards} go to the discard pile."
        self._leave_deck(cards, self.discard, words)

    def remove_from_deck(
        self, cards: list[Card[Being]], words: str = "From the deck {cards} leave the game."
    ) -> None:
        """Remove these cards of the deck from the game, for everybody to see."""
        gone = [card for card in cards if self.deck.remove(card.id) is not None]
        self._leave_deck([self.removed.add(card) for card in gone], self.removed, words)

    def _leave_deck(self, cards: list[Card[Being]], pile: Zone[Being], words: str) -> None:
        if not cards:
            self.fizzle()
        elif self.recording:
            self.record("move", words, -1, cards, source="deck", target=pile.place.key)

    def shuffle_in(self, cards: list[Card[Being]]) -> None:
        """Shuffle cards from hands or the discard pile into the deck."""
        for card in cards:
            if self.discard.remove(card.id) is not None:
                self.deck.add(card)
                words = "{cards} is shuffled into the deck."
                self.record("move", words, -1, [card], source="discard", target="deck")
        for seat in self.order():
            mine = [card for card in cards if self.hand(seat).find(card.id) is not None]
            for card in mine:
                self.deck.add(self.leave_hand(card, seat))
            if mine and self.recording:
                words = "{You} shuffle{s} {cards} into the deck."
                source = self.hand(seat).place.key
                self.record("move", words, seat, mine, source=source, target="deck")
        self.shuffle(self.deck)
        self.record("shuffle", "The deck is shuffled.")

    def discard_played(self, seat: i64, lost: bool = False) -> None:
        """Discard a player's card in the duel, or remove it from the game if banned."""
        card = self.played(seat)
        if card is None:
            return
        self.in_duel(seat).clear()
        rallies.let_go(self, seat, card.face)
        if card.marks or card.attached:
            card = self.open_sack(card, seat, not lost).without_marks()
        target = self.removed if self.is_banned(card.face) else self.discard
        card = target.add(card)
        if self.recording:
            source = self.in_duel(seat).place.key
            self.record("move", "", seat, [card], source=source, target=target.place.key)

    def vanish_played(self, seat: i64) -> None:
        """Spend a player's card in the duel: it is gone."""
        card = self.played(seat)
        if card is not None:
            self.in_duel(seat).clear()
            rallies.let_go(self, seat, card.face)
            self.record("vanish", "{cards} is gone.", seat, [card])

    def return_played(self, seat: i64, cooldown: i64 = 0) -> None:
        """Return a player's card in the duel to hand, to rest for this many turns."""
        card = self.played(seat)
        if card is None:
            return
        if self.is_banned(card.face):
            self.discard_played(seat)
            return
        words = "{cards} returns to {your} hand."
        if cooldown > 0:
            self.cooled = [*self.cooled, int(card.id)]
            card = card.with_mark(COOLDOWN, cooldown)
            words = "{cards} returns to {your} hand to rest."
        card = self.move(card, self.in_duel(seat), self.hand(seat))
        self.hands_to_check |= bit(seat)
        if self.recording:
            source = self.in_duel(seat).place.key
            target = self.hand(seat).place.key
            self.record("move", words, seat, [card], source=source, target=target)

    def step_in(self, seat: i64, card: Card[Being], words: str) -> None:
        """Put a card of a hand into the empty place in the duel."""
        self.hand(seat).remove(card.id)
        card = self.in_duel(seat).add(in_the_duel(card))
        self.record("flip", words, seat, [card])

    def take(
        self, card: Card[Being], seat: i64, words: str = "{You} take{s} {cards}."
    ) -> Card[Being]:
        """Move a card from one hand to the other. Both players know it then."""
        source = self.hand(1 - seat)
        if source.remove(card.id) is None:
            return card
        self.hands_to_check |= bit(1 - seat)
        card = self.enter(card, seat)
        if self.recording:
            target = self.hand(seat).place.key
            self.record("move", words, seat, [card], source=source.place.key, target=target)
        return card

    def swap_hands(self) -> None:
        """Swap the players' hands."""
        mine, theirs = self.hand(0).cards, self.hand(1).cards
        for hand in self.hands:
            hand.clear()
        for card in theirs:
            self.enter(card, 0)
        for card in mine:
            self.enter(card, 1)
        self.hands_to_check = 3
        for seat in range(2):
            words = "{You} now hold{s} {cards}."
            target = self.hand(seat).place.key
            self.record("move", words, seat, self.hand(seat).cards.copy(), target=target)

    def trade(self, mine: list[Card[Being]], theirs: list[Card[Being]]) -> list[Card[Being]]:
        """Trade cards of the player at work for as many of the other's. Returns those received."""
        count = min(len(mine), len(theirs))
        got = [self.take(card, self.me) for card in theirs[:count]]
        for card in mine[:count]:
            self.take(card, self.foe)
        return got
