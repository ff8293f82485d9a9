"""Drawing, and what lies in wait for a card that enters a hand."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card, bit
from bestiary.games.creature_wars.being import NONE, Being
from bestiary.games.creature_wars.brought import GRINCH, RAVEN
from bestiary.games.creature_wars.marks import FROZEN, JUGGED, SOME_CREATURE, SOME_WITCH, WRAPPED
from bestiary.games.creature_wars.standing import HAGGEL, MIDAS, THIRST, WISH
from bestiary.games.creature_wars.verbs.knowing import Knowing
from bestiary.games.creature_wars.wishes import granted


class Drawing(Knowing):
    """From the deck to a hand."""

    def draw(self, seat: i64, count: i64 = 1) -> None:
        """A player draws; an empty deck gives nothing."""
        hand = self.hands[seat]
        if self.standing or self.strange:
            self.draw_strangely(seat, count)
            return
        before = len(hand.cards)
        while count > 0 and self.deck.cards:
            hand.add(self.deck.cards.pop())
            count -= 1
        self.stirred |= bit(seat)
        if self.recording:
            self.tell_draw(seat, hand.cards[before:], count)

    def tell_draw(self, seat: i64, drawn: list[Card[Being]], short: i64) -> None:
        target = self.hands[seat].place.key
        if drawn:
            words = "{You} draw{s} {cards}."
            self.record("move", words, seat, drawn, source="deck", target=target)
        if short > 0:
            self.say("The deck is empty: {you} draw{s} nothing.", seat)

    def draw_strangely(self, seat: i64, count: i64) -> None:
        """Drawing one by one, where a standing rule, a Grinch or a Raven has a say in it."""
        while count > 0 and self.deck.cards:
            count -= 1
            card = self.deck.cards.pop()
            self.hit(seat, self.total(THIRST, seat))
            grinch = self.grinch_of(seat)
            if grinch is not None:
                self.say("It goes into the Grinch's sack.", seat)
                self.hands[seat].replace(grinch.with_attached([*grinch.attached, card]))
                continue
            if self.spend(WISH, seat):
                wish = card.reborn(self.next_id).with_face(granted(self, seat, card.face))
                self.next_id += 1
                self.record("vanish", "", seat, [card], source="deck")
                card = wish.with_mark(SOME_CREATURE, 0)
                self.record("make", "A wish comes true.", seat, [card], target="deck")
            card = self.enter(card, seat)
            self.tell_draw(seat, [card], 0)
            if card.face.is_witch():
                price = self.spend(HAGGEL, seat)
                if price:
                    self.hint(card, SOME_WITCH)
                    self.say("A witch! {You} pay{s} for the gingerbread.", seat)
                    self.hit(seat, price)
            self.mourn(seat, card)
        if count > 0:
            self.tell_draw(seat, [], count)

    def draw_up_to(self, size: int) -> None:
        """Both draw in turns, initiative first, until they hold so many cards. What goes into a
        sack counts as held, and an empty deck ends it."""
        short = [size - len(hand.cards) for hand in self.hands]
        for drawn in range(max(short)):
            for seat in self.order():
                if drawn < short[seat] and self.deck.cards:
                    self.draw(seat)

    def fill_jug(self, id: i64, count: i64) -> None:
        """The player at work draws cards which must all win to bring a discarded card back."""
        hand = self.hands[self.me]
        before = [card.id for card in hand.cards]
        self.draw(self.me, count)
        number = len(self.jugs)
        self.jugs.append([number, int(self.me), int(id), 0])
        for card in hand.cards.copy():
            if card.id not in before:
                self.mark(card, JUGGED, number)

    def enter(self, card: Card[Being], seat: i64) -> Card[Being]:
        """A card enters a hand that it was not in: Midas has his touch on it."""
        gold = self.total(MIDAS, seat) if self.standing else 0
        if gold:
            card = card.with_face(card.face.but(base=card.face.base + gold))
        self.stirred |= bit(seat)
        if card.marks and card.mark(WRAPPED) >= 0:  # its holder does not know it either
            self.hands[seat].cards.append(card)
        else:
            card = self.hands[seat].add(card)
        if gold and self.recording:
            self.record("change", "Midas has touched {cards}.", seat, [card])
        return card

    def grinch_of(self, seat: i64) -> Card[Being] | None:
        """A Grinch in the hand whose sack is open to what is drawn."""
        if self.strange:
            for card in self.hands[seat].cards:
                if card.face.key == GRINCH.key and card.mark(FROZEN) < 0:
                    return card
        return None

    def mourn(self, seat: i64, card: Card[Being]) -> None:
        """A Raven pecks whoever is reminded of the one it replaced."""
        if not self.strange or not card.face.is_creature():
            return
        for raven in self.hands[seat].cards.copy():
            if raven.face.key == RAVEN.key and raven.face.detail == card.face.tribe:
                if raven.face.detail != NONE and raven.mark(FROZEN) < 0:
                    self.say("The Raven pecks.", seat)
                    self.hit(seat, 2)
