"""Finding cards: whose they are, of which kind, at random; and the log's plain words."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_wars.being import ALL_TRIBES, NONE, Being
from bestiary.games.creature_wars.empires import Empires
from bestiary.games.creature_wars.marks import WRAPPED


class Finding(Empires):
    """Who holds what."""

    def played(self, seat: i64) -> Card[Being] | None:
        """The card a player has in the duel, or nothing after a pass."""
        cards = self.duelists[seat].cards
        return cards[0] if cards else None

    def holder(self, card: Card[Being]) -> int:
        """Whose hand the card is in, or -1."""
        for seat in range(2):
            if self.hands[seat].find(card.id) is not None:
                return seat
        return -1

    def creatures(self, seat: i64) -> list[Card[Being]]:
        """The creatures in a hand, in the order they came. What is wrapped is not one yet."""
        return [
            card
            for card in self.hands[seat].cards
            if card.face.is_creature() and not (card.marks and card.mark(WRAPPED) >= 0)
        ]

    def open_cards(self, seat: i64) -> list[Card[Being]]:
        """The cards of a hand that are not wrapped, in the order they came."""
        return [card for card in self.hands[seat].cards if card.mark(WRAPPED) < 0]

    def of_power(self, seat: i64, power: i64) -> list[Card[Being]]:
        """The creatures of a Power Type in a hand."""
        return [card for card in self.creatures(seat) if card.face.power == power]

    def of_tribe(self, seat: i64, tribe: i64) -> list[Card[Being]]:
        """The creatures of a Tribe in a hand."""
        return [card for card in self.creatures(seat) if card.face.tribe == tribe]

    def witches(self, seat: i64) -> list[Card[Being]]:
        """The witches in a hand."""
        return [card for card in self.hands[seat].cards if card.face.is_witch()]

    def graves(self, tribe: i64 = NONE) -> list[Card[Being]]:
        """The slain creatures that still lie in the discard pile, the latest last; of a Tribe if
        one is named."""
        found: list[Card[Being]] = []
        for id in self.slain:
            card = self.discard.find(id)
            if card is not None and (tribe == NONE or card.face.tribe == tribe):
                found.append(card)
        return found

    def some(self, cards: list[Card[Being]], count: int = 1) -> list[Card[Being]]:
        """So many of the cards at random, or as many as there are. None: the log says so."""
        pool = cards.copy()
        picked: list[Card[Being]] = []
        while pool and len(picked) < count:
            picked.append(pool.pop(self.rng.below(len(pool))))
        if not picked:
            self.fizzle()
        return picked

    def one_of_each(self, seat: i64) -> list[Card[Being]]:
        """One random creature of each Tribe in a hand."""
        kin = [self.of_tribe(seat, tribe) for tribe in range(len(ALL_TRIBES))]
        return [self.rng.pick(cards) for cards in kin if cards]

    def say(self, words: str, seat: int = -1) -> None:
        """A line in the log. ``{You}`` and the like are the seat, by default the one at work."""
        if self.recording:
            who = self.me if seat < 0 else seat
            self.record("announce", words, who, other=1 - who)

    def fizzle(self) -> None:
        """Say that nothing comes of it."""
        self.record("announce", "Nothing comes of it.", self.me)
