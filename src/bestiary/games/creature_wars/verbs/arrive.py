"""New cards: to a hand, on offer, into the deck."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import EVERYBODY, Card, MarkKind
from bestiary.games.creature_wars.being import NONE, Being
from bestiary.games.creature_wars.editions import RANDOM_WITCH
from bestiary.games.creature_wars.lore.brought import brought
from bestiary.games.creature_wars.lore.card import Lore
from bestiary.games.creature_wars.lore.marks import SOME_CREATURE, SOME_WITCH
from bestiary.games.creature_wars.verbs.draw import DrawVerbs


class ArriveVerbs(DrawVerbs):
    """New cards."""

    def get(
        self, seat: i64, being: Being, words: str = "{You} get{s} {cards}.", known: int = 0
    ) -> Card[Being] | None:
        """Add a new card to a hand. Its holder knows it, and so do the seats in ``known``. Banned
        witches do not come."""
        if self.is_banned(being):
            self.say("No witch comes: they are banned.", seat)
            return None
        self.has_watchers |= being.lore.watches()
        card = self.make(being, self.on_offer(seat), known)
        self.on_offer(seat).remove(card.id)
        card = self.enter(card, seat)
        if known != EVERYBODY:
            card = self.hint(card, SOME_WITCH if being.is_witch() else SOME_CREATURE)
        if self.recording:
            self.record("make", words, seat, [card], target=self.hand(seat).place.key)
        return card

    def get_random(self, seat: i64, tribe: i64 = NONE, count: int = 1) -> list[Card[Being]]:
        """Add random creatures to a hand, of a given Tribe if any."""
        got: list[Card[Being]] = []
        for _ in range(count):
            if tribe == NONE:
                card = self.get(seat, self.edition.random_creature(self.rng))
            else:
                card = self.get(seat, self.edition.random_of(tribe, self.rng))
            if card is not None:
                got.append(card)
        return got

    def bring(self, seat: i64, lore: Lore, count: int = 1) -> None:
        """Add cards that only spells bring to a hand, seen by everybody."""
        for _ in range(count):
            self.get(seat, brought(lore), known=EVERYBODY)

    def get_witch(
        self, seat: i64, tier: i64 = -1, words: str = "{You} get{s} {cards}."
    ) -> Card[Being] | None:
        """Add a random witch to a hand, of a given tier if any."""
        if tier < 0:
            return self.get(seat, self.edition.random_witch(self.rng), words)
        return self.get(seat, self.edition.random_witch_of(tier, self.rng), words)

    def get_named(self, seat: i64, name: str) -> Card[Being] | None:
        """Add a named witch to a hand, seen by everybody; her level is rolled."""
        for witch in self.edition.roster:
            if witch.name == name:
                tier = witch.tier_in(self.edition.name)
                low, high = self.edition.lowest[tier], self.edition.highest[tier]
                being = self.edition.witch(witch, self.rng.between(low, high), RANDOM_WITCH)
                return self.get(seat, being, known=EVERYBODY)
        return None

    def offer(self, beings: list[Being]) -> None:
        """Offer cards to the player at work to choose from."""
        zone = self.on_offer(self.me)
        for being in beings:
            if not self.is_banned(being):
                self.make(being, zone)
        words = "{You} look{s} at {cards}."
        self.record("make", words, self.me, zone.cards.copy(), target=zone.place.key)

    def accept(self, id: int) -> None:
        """The player at work keeps one card of the offer; the others are gone."""
        zone = self.on_offer(self.me)
        kept = zone.remove(id)
        if kept is not None:
            card = self.enter(kept, self.me)
            card = self.hint(card, SOME_WITCH if card.face.is_witch() else SOME_CREATURE)
            target = self.hand(self.me).place.key
            self.record(
                "move",
                "{You} keep{s} {cards}.",
                self.me,
                [card],
                source=zone.place.key,
                target=target,
            )
        self.record("vanish", "", self.me, zone.cards.copy(), source=zone.place.key)
        zone.clear()

    def shuffle_new(self, beings: list[Being]) -> None:
        """Shuffle new cards into the deck, except for banned witches."""
        beings = [being for being in beings if not self.is_banned(being)]
        made = [self.make(being, self.deck) for being in beings]
        words = "{n} cards are shuffled into the deck."
        self.record("make", words, cards=made, amount=len(made), target="deck")
        self.shuffle(self.deck)
        self.record("shuffle", "")

    def put_on_top(self, beings: list[Being], kind: MarkKind[Being]) -> None:
        """Put new cards on top of the deck, face down; everybody knows what kind they are."""
        made = [self.hint(self.make(being, self.deck), kind) for being in beings]
        words = "{n} cards go on top of the deck."
        self.record("make", words, cards=made, amount=len(made), target="deck")
