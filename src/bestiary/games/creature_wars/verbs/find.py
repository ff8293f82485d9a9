"""Finding cards: by holder, by kind, by strength, at random."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import BrokenState, Card
from bestiary.games.creature_wars.being import ALL_TRIBES, NONE, TRIBES, Being
from bestiary.games.creature_wars.lore.compare import (
    least_powerful_first,
    most_powerful_first,
    weakest_first,
    weakest_last,
)
from bestiary.games.creature_wars.lore.marks import FROZEN, WRAPPED
from bestiary.games.creature_wars.verbs.say import SayVerbs


class FindVerbs(SayVerbs):
    """Who holds what."""

    def played(self, seat: i64) -> Card[Being] | None:
        """The card a player has in the duel; None after a pass."""
        cards = self.in_duel(seat).cards
        return cards[0] if cards else None

    def holder(self, card: Card[Being]) -> int:
        """Whose hand the card is in, or -1."""
        for seat in range(2):
            if self.hand(seat).find(card.id) is not None:
                return seat
        return -1

    def creatures(self, seat: i64) -> list[Card[Being]]:
        """The creatures in a hand, in the order they came. A wrapped card is not one yet."""
        return [
            card
            for card in self.hand(seat).cards
            if card.face.is_creature() and not (card.marks and card.mark(WRAPPED) >= 0)
        ]

    def free_creatures(self, seat: i64) -> list[Card[Being]]:
        """The creatures in a hand that can step in for another: all but the frozen ones."""
        return [card for card in self.creatures(seat) if card.mark(FROZEN) < 0]

    def open_cards(self, seat: i64) -> list[Card[Being]]:
        """The cards of a hand that are not wrapped, in the order they came."""
        return [card for card in self.hand(seat).cards if card.mark(WRAPPED) < 0]

    def of_power(self, seat: i64, power: i64) -> list[Card[Being]]:
        """The creatures of a Power Type in a hand."""
        return [card for card in self.creatures(seat) if card.face.power == power]

    def of_tribe(self, seat: i64, tribe: i64) -> list[Card[Being]]:
        """The creatures of a Tribe in a hand."""
        return [card for card in self.creatures(seat) if card.face.tribe == tribe]

    def rallied_of(self, seat: i64, tribe: i64) -> list[Card[Being]]:
        """The creatures of a Tribe in a hand that have rallied."""
        return [card for card in self.of_tribe(seat, tribe) if card.face.has_rallied()]

    def witches(self, seat: i64) -> list[Card[Being]]:
        """The witches in a hand."""
        return [card for card in self.hand(seat).cards if card.face.is_witch()]

    def both_hands(self) -> list[Card[Being]]:
        """The cards of both hands that are not wrapped, initiative first."""
        return [card for seat in self.order() for card in self.open_cards(seat)]

    def strongest(self, seat: i64, count: int = 1) -> list[Card[Being]]:
        """The creatures of a hand with the greatest base strength."""
        return weakest_last(self.creatures(seat))[:count]

    def weakest(self, seat: i64, count: int = 1) -> list[Card[Being]]:
        """The creatures of a hand with the least base strength."""
        return weakest_first(self.creatures(seat))[:count]

    def most_powerful(self, seat: i64, count: int = 1) -> list[Card[Being]]:
        """The most powerful creatures of a hand."""
        return most_powerful_first(self.creatures(seat))[:count]

    def least_powerful(self, seat: i64, count: int = 1) -> list[Card[Being]]:
        """The least powerful creatures of a hand."""
        return least_powerful_first(self.creatures(seat))[:count]

    def held(self, id: i64) -> Card[Being]:
        """A card that must be in the hand of the player at work: it was just chosen, or its text
        is being carried out."""
        card = self.hand(self.me).find(id)
        if card is None:
            raise BrokenState(f"card {id} is not in the hand")
        return card

    def escaped_from(self) -> list[Card[Being]]:
        """The creature that the witch at work escaped from, now back in hand. If there was none,
        the log says so."""
        card = self.hand(self.foe).find(self.previous.card_of(self.foe))
        return self.each([] if card is None else [card])

    def graves(self, tribe: i64 = NONE) -> list[Card[Being]]:
        """The slain creatures still in the discard pile, the latest last; of a given Tribe if
        any."""
        found: list[Card[Being]] = []
        for id in self.slain:
            card = self.discard.find(id)
            if card is not None and (tribe == NONE or card.face.tribe == tribe):
                found.append(card)
        return found

    def some(self, cards: list[Card[Being]], count: int = 1) -> list[Card[Being]]:
        """This many of the cards at random, or all if there are fewer. If none, the log says so."""
        pool = cards.copy()
        picked: list[Card[Being]] = []
        while pool and len(picked) < count:
            picked.append(pool.pop(self.rng.below(len(pool))))
        if not picked:
            self.fizzle()
        return picked

    def one_time_in(self, sides: int) -> bool:
        """True at random, one time in ``sides``."""
        return self.rng.below(sides) == 0

    def other_tribe(self, card: Card[Being]) -> int:
        """A random Tribe of the deck that is not the card's."""
        return self.rng.pick([t for t in range(len(TRIBES)) if t != card.face.tribe])

    def one_of_each(self, seat: i64) -> list[Card[Being]]:
        """One random creature of each Tribe in a hand."""
        kin = [self.of_tribe(seat, tribe) for tribe in range(len(ALL_TRIBES))]
        return [self.rng.pick(cards) for cards in kin if cards]
