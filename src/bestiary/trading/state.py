"""A duel: two players, each with a deck of their own, and the verbs that every such game has.

A game subclasses it with its zones, its numbers and the rest of its verbs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import EVERYBODY, BrokenState, Card, Mark, Printed, Rng, State, Step, Zone, bit
from bestiary.engine.options import Value
from bestiary.trading.card import TradingCard
from bestiary.trading.deck_guess import guess_list
from bestiary.trading.effects.triggers import Trigger, next_trigger
from bestiary.trading.marks import bare
from bestiary.trading.rack import DeckRack

T = TypeVar("T", bound=TradingCard)

FIELDS: Final = ["active", "first", "stage", "actions", "promised"]


@mypyc_attr(allow_interpreted_subclasses=True)
class TradingState(State[T]):
    """``me`` is the player at work, ``1 - me`` the other one; ``turn`` counts the turns of each."""

    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[T]],
        hand: int,
        deck: int,
        discard: int,
    ) -> None:
        """``hand``, ``deck`` and ``discard`` are where these are among a player's zones."""
        super().__init__(settings, seats, rng, zones)
        self.hands = self.both(hand)
        self.decks = self.both(deck)
        self.discards = self.both(discard)
        self.active: i64 = 0  # whose turn it is
        self.first: i64 = 0  # who had the first turn
        self.stage: i64 = 0  # where the turn stands when nothing waits, by the game's own numbers
        self.actions: i64 = 0  # what the active player has done this turn
        self.promised: list[bool] = [False, False]  # not to answer until their turn
        self.waiting: list[Trigger] = []

    def both(self, place: int) -> list[Zone[T]]:
        """A zone of the first player and the same of the second."""
        return [self.zones[place], self.zones[place + len(self.zones) // 2]]

    # ---- What a game provides -------------------------------------------------------------

    def rack(self) -> DeckRack[T]:
        """The game's decks and cards."""
        raise TypeError(f"{type(self).__name__} needs rack")

    def cards_in(self, place: i64, seat: i64) -> list[Card[T]]:
        """The cards of a place, by the numbers of the game's picks."""
        raise TypeError(f"{type(self).__name__} needs cards_in")

    def is_warded(self, card: Card[T]) -> bool:
        """Whether the other player's texts cannot choose it. What they can choose must tell nothing
        of a card they do not know."""
        return False

    def return_to_hand(self, card: Card[T]) -> None:
        """A card in play goes back to its owner's hand."""
        raise TypeError(f"{type(self).__name__} needs return_to_hand")

    def reveal(self, seat: i64, card: Card[T]) -> None:
        """A text has brought a card of the deck or the hand to light: a game may care."""

    def bringer(self, owner: i64, borne: Card[T]) -> i64:
        """Who brought a card that is attached to one of ``owner``'s."""
        return owner

    def kin(self, seen: list[T]) -> list[T]:
        """The cards that go with those that were seen of a deck that is none of the ready ones."""
        return self.rack().catalogue.cards

    # ---- Setting up -----------------------------------------------------------------------

    def begin(self) -> None:
        """Both decks are shuffled; who begins is chance."""
        for seat in range(2):
            self.shuffle_up(seat, self.rack().origins(self.deck_of(seat)))
        self.first = self.rng.below(2)
        self.active = self.first
        self.record("announce", "{You} begin{s}.", int(self.first))

    def deck_of(self, seat: int) -> str:
        """The deck a seat has brought, or a ready one by chance."""
        brought = str(self.settings[f"deck.{seat}"])
        return brought or self.rng.pick(self.rack().names())

    def shuffle_up(self, seat: int, origins: list[int]) -> None:
        """These cards, shuffled, are the seat's deck."""
        faces = [self.deal_face(origin, self.rng) for origin in origins]
        self.stack_up(faces, self.decks[seat])

    # ---- Turns ----------------------------------------------------------------------------

    def hand_over(self) -> bool:
        """It is the other player's turn; unless the last turn was played."""
        self.active = 1 - self.active
        if self.active == self.first:
            if self.turn >= int(self.settings["turn_limit"]):
                return False
            self.turn += 1
        return True

    # ---- Texts ----------------------------------------------------------------------------

    def set_off(self, moment: i64, seat: i64, design: T, source: i64, about: i64) -> None:
        """The texts of a card for a moment wait for their turn."""
        i: i64 = 0
        for text in design.texts:
            if text.moment == moment and text.is_own():
                self.waiting.append(Trigger(seat, design.origin, i, source, about))
            i += 1

    def take_up(self, resolve: Step, after: Step) -> None:
        """The next of the texts that wait, and then what comes after it."""
        trigger = next_trigger(self.waiting, self.active)
        self.then(after)
        self.then_for(
            int(trigger.seat),
            resolve,
            int(trigger.origin),
            int(trigger.text),
            int(trigger.source),
            int(trigger.about),
        )

    # ---- Telling --------------------------------------------------------------------------

    def say(self, words: str, seat: i64, cards: list[Card[T]] | None = None) -> None:
        if self.recording:
            self.record("announce", words, int(seat), cards, other=int(1 - seat))

    def quote(self, design: T, number: i64) -> None:
        """A text goes off, and its card says it."""
        if self.recording:
            self.say(f'{design.name}: "{design.texts[number].words(design.this)}"', self.me)

    def tell_move(
        self, words: str, seat: i64, cards: list[Card[T]], source: Zone[T], target: Zone[T]
    ) -> None:
        if self.recording:
            keys = source.place.key, target.place.key
            self.record("move", words, int(seat), cards, 0, *keys, int(1 - seat))

    def as_now(self, card: Card[T]) -> Card[T]:
        """A card with the numbers it has now, to be told of."""
        return card.with_face(self.as_it_stands(card))

    # ---- Cards that come and go -----------------------------------------------------------

    def draw(self, seat: i64, count: i64 = 1) -> None:
        """A player draws as many as there are."""
        deck, hand = self.decks[seat], self.hands[seat]
        drawn: list[Card[T]] = []
        while count > 0 and deck.cards:
            drawn.append(hand.add(deck.cards.pop()))
            count -= 1
        if drawn:
            self.tell_move("{You} draw{s} {cards}.", seat, drawn, deck, hand)

    def mix(self, seat: i64) -> None:
        """A card that all have seen goes into a hand: the hand is mixed, so that nobody can tell
        later which of its cards that was."""
        zone = self.hands[seat]
        self.shuffle(zone)
        zone.cards = [card.with_known(zone.place.seen_by) for card in zone.cards]
        self.record("shuffle", "", int(seat), target=zone.place.key)

    def take(self, card: Card[T]) -> None:
        """A card of one's own discard pile or deck, into the hand for all to see."""
        seat = self.me
        for zone in (self.discards[seat], self.decks[seat]):
            if zone.remove(card.id) is not None:
                card = self.hands[seat].add(bare(card).with_known(EVERYBODY))
                self.tell_move("{You} take{s} {cards}.", seat, [card], zone, self.hands[seat])
                if zone is self.decks[seat]:
                    self.reveal(seat, card)
                self.mix(seat)
                return

    def look_through_deck(self, seat: i64) -> None:
        """A search: the player sees the whole deck, and nobody else does."""
        deck = self.decks[seat]
        deck.cards = [card.with_peek(bit(seat)) for card in deck.cards]

    def shuffle_deck(self, seat: i64) -> None:
        deck = self.decks[seat]
        self.shuffle(deck)
        self.record("shuffle", "{You} shuffle{s} {their} deck.", int(seat), target=deck.place.key)

    def mill(self, seat: i64, count: i64) -> None:
        """The top cards of a deck, into the discard pile."""
        deck, pile = self.decks[seat], self.discards[seat]
        gone: list[Card[T]] = []
        while count > 0 and deck.cards:
            gone.append(pile.add(deck.cards.pop()))
            count -= 1
        if gone:
            self.tell_move("{You} discard{s} {cards} from {their} deck.", seat, gone, deck, pile)
            for card in gone:
                self.reveal(seat, card)

    def discard_random(self, seat: i64, count: i64) -> None:
        hand, pile = self.hands[seat], self.discards[seat]
        while count > 0 and hand.cards:
            card = hand.cards[self.rng.below(len(hand.cards))]
            card = self.move(card, hand, pile)
            self.tell_move("{You} discard{s} {cards}.", seat, [card], hand, pile)
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

    def pool_origins(self, pool: int, seat: int, rng: Rng) -> list[int]:
        hidden: list[int] = []
        for zone in self.zones:
            if zone.place.owner == pool:
                hidden += [c.face.origin for c in zone.cards if not c.known_to(seat)]
        if pool == seat or self.settings["open_lists"]:
            return sorted(hidden)
        seen = self.seen_of(pool, seat)
        origins = [int(design.origin) for design in seen]
        kin = self.kin(seen) if seen else self.rack().catalogue.cards
        return guess_list(self.rack(), origins, len(hidden), kin, rng)

    def seen_of(self, pool: i64, seat: i64) -> list[T]:
        """What a seat has seen of the cards that a player has brought, wherever they lie now."""
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
        return self.rack().catalogue.by_origin[origin]

    # ---- Showing --------------------------------------------------------------------------

    def printed(self, face: T) -> Printed:
        return self.rack().printed(face)

    def written(self, face: T, marks: list[Mark[T]]) -> str:
        return self.rack().named(face)

    def origin_label(self, origin: int) -> str:
        return self.rack().catalogue.by_origin[origin].name

    def initiative(self) -> int:
        return int(self.active)

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for zone in self.zones:
            for card in zone.cards:
                if zone.place.seen_by & ~card.known:
                    raise BrokenState(f"{card.face.name} should be known")

    def save(self) -> dict[str, Any]:
        return {**super().save(), "waiting": [trigger.to_json() for trigger in self.waiting]}

    def load(self, data: dict[str, Any]) -> None:
        own = dict(data)
        self.waiting = [Trigger.from_json(entry) for entry in own.pop("waiting")]
        super().load(own)

    def copy_duel(self, new: TradingState[T]) -> None:
        """Give a new State, made with copies of the zones and the Rng, all the rest."""
        self.copy_to(new)
        new.active = self.active
        new.first = self.first
        new.stage = self.stage
        new.actions = self.actions
        new.promised = self.promised.copy()
        if self.waiting:
            new.waiting = self.waiting.copy()
