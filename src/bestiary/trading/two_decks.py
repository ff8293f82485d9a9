"""Two decks: hands, decks and discard piles of two players, and the cards that move between them.

Also what a player knows about the other's deck: guesses of hidden cards start here.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import EVERYBODY, BrokenState, Card, Mark, Printed, Rng, State, Zone, bit
from bestiary.engine.guess import Faces, Origins
from bestiary.trading.card import TradingCard
from bestiary.trading.deck_guess import unknown_list
from bestiary.trading.marks import bare
from bestiary.trading.rack import DeckRack

T = TypeVar("T", bound=TradingCard)


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoDecks(State[T]):
    """``me`` is the player at work, ``1 - me`` the other one."""

    @property
    def hands(self) -> list[Zone[T]]:
        """Both hands."""
        return [self.hand(0), self.hand(1)]

    # ---- What a game provides -------------------------------------------------------------

    def hand(self, seat: i64) -> Zone[T]:
        raise TypeError(f"{type(self).__name__} needs hand")

    def deck(self, seat: i64) -> Zone[T]:
        raise TypeError(f"{type(self).__name__} needs deck")

    def discard_pile(self, seat: i64) -> Zone[T]:
        raise TypeError(f"{type(self).__name__} needs discard_pile")

    def rack(self) -> DeckRack[T]:
        """The game's decks and cards."""
        raise TypeError(f"{type(self).__name__} needs rack")

    def reveal(self, seat: i64, card: Card[T]) -> None:
        """A text has revealed a card of the deck or the hand. A game may react to it."""

    def bringer(self, owner: i64, borne: Card[T]) -> i64:
        """Who brought a card that is attached to one of ``owner``'s."""
        return owner

    def because(self, link: str, card: Card[T] | None = None) -> str:
        """The end of a log line that names the card at work: " from Powder Keg". "" if none is.
        ``card`` is the one that the line is about."""
        return ""

    def kin(self, seen: list[T]) -> list[T]:
        """The cards that go with these, for a deck that is not one of the ready ones."""
        return self.rack().catalogue.cards

    # ---- Setting up -----------------------------------------------------------------------

    def deck_of(self, seat: int) -> str:
        """The deck a seat has brought, or a random ready one."""
        brought = str(self.settings[f"deck.{seat}"])
        return brought or self.rng.pick(self.rack().names())

    def shuffle_up(self, seat: int, origins: list[int]) -> None:
        """Shuffle these cards into the seat's deck."""
        faces = [self.deal_face(origin, self.rng) for origin in origins]
        self.stack_up(faces, self.deck(seat))

    def draw_hands(self, count: int) -> None:
        for seat in range(2):
            self.draw(seat, count)

    def design(self, origin: int) -> T:
        """The card with that number in the set."""
        return self.rack().catalogue.by_origin[origin]

    # ---- Logging --------------------------------------------------------------------------

    def say(self, words: str, seat: i64, cards: list[Card[T]] | None = None) -> None:
        if self.recording:
            self.record("announce", words, int(seat), cards, other=int(1 - seat))

    def tell_move(
        self, words: str, seat: i64, cards: list[Card[T]], source: Zone[T], target: Zone[T]
    ) -> None:
        if self.recording:
            keys = source.place.key, target.place.key
            self.record("move", words, int(seat), cards, 0, *keys, int(1 - seat))

    def as_now(self, card: Card[T]) -> Card[T]:
        """A card with its current numbers, for the log."""
        return card.with_face(self.as_it_stands(card))

    # ---- Cards that come and go -----------------------------------------------------------

    def draw(self, seat: i64, count: i64 = 1) -> None:
        """A player draws ``count`` cards, or as many as are left."""
        deck, hand = self.deck(seat), self.hand(seat)
        drawn: list[Card[T]] = []
        while count > 0 and deck.cards:
            drawn.append(hand.add(deck.take_top()))
            count -= 1
        if drawn:
            self.tell_move("{You} draw{s} {cards}.", seat, drawn, deck, hand)

    def mix(self, seat: i64) -> None:
        """Shuffle a hand after everybody saw a card go into it, so that nobody can tell later which
        of its cards that was."""
        self.mix_zone(seat, self.hand(seat))

    def mix_zone(self, seat: i64, zone: Zone[T]) -> None:
        """The same for another zone whose cards are face down."""
        self.shuffle(zone)
        zone.replace_all([card.with_known(zone.place.seen_by) for card in zone.cards])
        self.record("shuffle", "", int(seat), target=zone.place.key)

    def take(self, card: Card[T]) -> None:
        """Put a card of your own discard pile or deck into your hand, for all to see."""
        seat = self.me
        for zone in (self.discard_pile(seat), self.deck(seat)):
            if zone.remove(card.id) is not None:
                card = self.hand(seat).add(bare(card).with_known(EVERYBODY))
                self.tell_move("{You} take{s} {cards}.", seat, [card], zone, self.hand(seat))
                if zone is self.deck(seat):
                    self.reveal(seat, card)
                self.mix(seat)
                return

    def look_through_deck(self, seat: i64) -> None:
        """A search: the player sees the whole deck, and nobody else does."""
        deck = self.deck(seat)
        deck.replace_all([card.with_peek(bit(seat)) for card in deck.cards])

    def shuffle_deck(self, seat: i64) -> None:
        deck = self.deck(seat)
        self.shuffle(deck)
        self.record("shuffle", "{You} shuffle{s} {their} deck.", int(seat), target=deck.place.key)

    def mill(self, seat: i64, count: i64) -> None:
        """Put the top cards of a deck into its discard pile."""
        deck, pile = self.deck(seat), self.discard_pile(seat)
        gone: list[Card[T]] = []
        while count > 0 and deck.cards:
            gone.append(pile.add(deck.take_top()))
            count -= 1
        if gone:
            why = self.because("because of")
            words = f"{{You}} discard{{s}} {{cards}} from {{their}} deck{why}."
            self.tell_move(words, seat, gone, deck, pile)
            for card in gone:
                self.reveal(seat, card)

    def discard_random(self, seat: i64, count: i64) -> None:
        hand, pile = self.hand(seat), self.discard_pile(seat)
        words = f"{{You}} discard{{s}} {{cards}}{self.because('because of')}."
        while count > 0 and hand.cards:
            card = hand.cards[self.rng.below(len(hand.cards))]
            card = self.move(card, hand, pile)
            self.tell_move(words, seat, [card], hand, pile)
            self.reveal(seat, card)
            count -= 1

    def spy(self, card: Card[T]) -> None:
        """Look at a card that the other player has face down."""
        zone = self.zone_of(card.id)
        if zone is not None and zone.place.owner == 1 - self.me:
            if not zone.place.seen_by & bit(self.me):
                seen = self.change(card.with_known(bit(self.me)))
                self.record("flip", "{You} look{s} at {cards}.", int(self.me), [seen])

    # ---- Guessing -------------------------------------------------------------------------

    def pool(self, zone: Zone[T]) -> int:
        return int(zone.place.owner)

    def hidden_origins(self, seat: int) -> list[int]:
        """A player knows what is left in their own deck, and in the other's if lists are open."""
        open_lists = self.settings["open_lists"]
        found: list[int] = []
        for zone in self.zones:
            if zone.place.owner == seat or open_lists:
                found += [c.face.origin for c in zone.cards if not c.known_to(seat)]
        return sorted(found)

    def pool_origins(self, pool: int, seat: int) -> Origins:
        hidden: list[int] = []
        for zone in self.zones:
            if zone.place.owner == pool:
                hidden += [c.face.origin for c in zone.cards if not c.known_to(seat)]
        if pool == seat or self.settings["open_lists"]:
            return Origins(sorted(hidden))
        seen = self.seen_of(pool, seat)
        origins = [int(design.origin) for design in seen]
        kin = self.kin(seen) if seen else self.rack().catalogue.cards
        return unknown_list(self.rack(), origins, len(hidden), kin)

    def seen_of(self, pool: i64, seat: i64) -> list[T]:
        """What a seat has seen of the cards that a player brought, wherever they are now."""
        found: list[T] = []
        for zone in self.zones:
            owner = zone.place.owner
            for card in zone.cards:
                if owner == pool and card.known_to(seat):
                    found.append(card.face)
                for borne in card.attached:
                    if self.bringer(owner, borne) == pool:
                        found.append(borne.face)
        return found

    def deal_face(self, origin: int, rng: Rng) -> T:
        return self.design(origin)

    def faces(self, origin: int) -> Faces[T]:
        return Faces([self.design(origin)])

    # ---- Showing --------------------------------------------------------------------------

    def printed(self, face: T) -> Printed:
        return self.rack().printed(face)

    def written(self, face: T, marks: list[Mark[T]]) -> str:
        return self.rack().named(face)

    def origin_label(self, origin: int) -> str:
        return self.design(origin).name

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for zone in self.zones:
            for card in zone.cards:
                if zone.place.seen_by & ~card.known:
                    raise BrokenState(f"{card.face.name} should be known")
