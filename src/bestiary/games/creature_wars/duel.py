"""The Duel: the whole truth of a game of Creature Wars, and the verbs its rules are written with.

The verbs do the bookkeeping (what is told to whom, who knows what, limits), so that a rule or a
card cannot forget it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from bestiary.engine import (
    BrokenState,
    Card,
    Mark,
    Position,
    Printed,
    Rng,
    State,
    Table,
    Value,
    Zone,
    copied,
    gauge,
    hand,
    open_pile,
    pile,
    row,
    seat_name,
)
from bestiary.games.creature_wars import guessing, position, rallies, text
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.editions import edition_of

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge, MarkView

book: Table[Duel, Being] = Table("creature-wars")

COOLDOWN: Final = book.mark("cooldown", "rests")
FROZEN: Final = book.mark("frozen", "can never be played")
SOME_WITCH: Final = book.mark("witch", "a witch", fits=Being.is_witch)

PLACES: Final = [
    hand(0),
    hand(1),
    row("duel.0", "In the duel", 0),
    row("duel.1", "In the duel", 1),
    pile("deck", "Deck"),
    open_pile("discard", "Discard pile"),
]

ORDERS: Final = [[1, 0], [0, 1]]


class Duel(State[Being]):
    """Two Empires, one deck."""

    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Being]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        edition = edition_of(settings)
        self.edition = edition
        self.hands = zones[:2]
        self.duelists = zones[2:4]
        self.deck = zones[4]
        self.discard = zones[5]
        self.hp: list[int] = [edition.hp, edition.hp]
        self.chosen: list[int] = [0, 0]  # the ids of the cards played this turn; 0 is a pass
        self.cooled: list[int] = []  # the ids of cards whose cooldown began this turn
        self.rallied: list[int] = [0, 0]  # how many Rallies each player has formed
        self.in_force: list[int] = [0, 0]  # the Rallies each hand holds now, as bits
        self.witch_rallied: list[bool] = [False, False]

    # ---- Who is who -----------------------------------------------------------------------

    def order(self) -> list[int]:
        """Both seats, the one with the initiative first: player 1 on odd turns."""
        return ORDERS[self.turn % 2]

    def played(self, seat: i64) -> Card[Being] | None:
        """The card a player has in the duel, or nothing after a pass."""
        cards = self.duelists[seat].cards
        return cards[0] if cards else None

    def playable(self, card: Card[Being]) -> bool:
        """Whether its holder may play the card this turn."""
        for mark in card.marks:
            if mark.kind is COOLDOWN or mark.kind is FROZEN:
                return False
        return True

    # ---- Verbs: cards ---------------------------------------------------------------------

    def draw(self, seat: i64, count: i64 = 1) -> None:
        """A player draws; an empty deck gives nothing."""
        hand = self.hands[seat]
        before = len(hand.cards)
        while count > 0 and self.deck.cards:
            hand.add(self.deck.cards.pop())
            count -= 1
        if self.recording:
            drawn = hand.cards[before:]
            if drawn:
                words = "{You} draw{s} {cards}."
                self.record("move", words, seat, drawn, source="deck", target=hand.place.key)
            if count > 0:
                self.record("announce", "The deck is empty: {you} draw{s} nothing.", seat)
        rallies.check(self, seat)

    def gain_witch(self, seat: i64, being: Being, words: str) -> None:
        """A witch out of nowhere joins a hand. All see that it is a witch; its holder, which."""
        card = self.make(being, self.hands[seat]).with_mark(SOME_WITCH, 0)
        self.hands[seat].replace(card)
        if self.recording:
            self.record("make", words, seat, [card], target=self.hands[seat].place.key)
        rallies.check(self, seat)

    def discard_played(self, seat: i64) -> None:
        """A player's card in the duel goes to the discard pile."""
        card = self.played(seat)
        if card is not None:
            if card.marks:
                card = card.with_marks([])
            card = self.move(card, self.duelists[seat], self.discard)
            if self.recording:
                self.record(
                    "move",
                    "",
                    seat,
                    [card],
                    source=self.duelists[seat].place.key,
                    target="discard",
                )

    def return_played(self, seat: i64, cooldown: i64 = 0) -> None:
        """A player's card in the duel goes back to hand, to rest so many turns."""
        card = self.played(seat)
        if card is None:
            return
        words = "{cards} returns to {your} hand."
        if cooldown > 0:
            self.cooled.append(card.id)
            card = card.with_mark(COOLDOWN, cooldown)
            words = "{cards} returns to {your} hand to rest."
        card = self.move(card, self.duelists[seat], self.hands[seat])
        if self.recording:
            self.record(
                "move",
                words,
                seat,
                [card],
                source=self.duelists[seat].place.key,
                target=self.hands[seat].place.key,
            )
        rallies.check(self, seat)

    # ---- Verbs: Empires -------------------------------------------------------------------

    def hit(self, seat: i64, damage: i64) -> None:
        """An Empire takes damage."""
        if damage <= 0:
            return
        self.hp[seat] -= damage
        if self.recording:
            left = self.hp[seat]
            words = f"{{Your}} Empire takes {{n}} damage and has {left} HP left."
            self.record("hit", words, seat, amount=damage)

    def heal(self, seat: i64, health: i64) -> None:
        """An Empire gains health, up to the cap where there is one."""
        if self.edition.cap > 0:
            health = min(health, self.edition.cap - self.hp[seat])
        if health > 0:
            self.hp[seat] += health
            self.record("heal", "{Your} Empire gains {n} HP.", seat, amount=health)

    # ---- Setting up -----------------------------------------------------------------------

    def deal(self) -> None:
        """The deck is built and shuffled, and each player gets a hand."""
        from bestiary.games.creature_wars.deck import full_deck

        self.stack_up(full_deck(self.edition, self.rng), self.deck)
        self.record("shuffle", "{n} cards are shuffled.", amount=len(self.deck.cards))
        for seat in range(2):
            self.draw(seat, self.edition.hand)
        self.then(book.steps["start_turn"])

    def arrange(self, position_: Position) -> None:
        position.arrange(self, position_)

    def copy(self) -> Duel:
        new = Duel(self.settings, self.seats, self.rng.copy(), copied(self.zones))
        self.copy_to(new)
        new.hp = self.hp.copy()
        new.chosen = self.chosen.copy()
        new.cooled = self.cooled.copy()
        new.rallied = self.rallied.copy()
        new.in_force = self.in_force.copy()
        new.witch_rallied = self.witch_rallied.copy()
        return new

    # ---- Guessing -------------------------------------------------------------------------

    def deal_face(self, origin: int, rng: Rng) -> Being:
        from bestiary.games.creature_wars.deck import face_of

        return face_of(self.edition, origin, rng)

    def settle_guess(self, seat: int, rng: Rng) -> None:
        guessing.settle_guess(self, seat, rng)

    # ---- Showing --------------------------------------------------------------------------

    def origin_label(self, origin: int) -> str:
        return text.origin_label(origin)

    def printed(self, face: Being) -> Printed:
        return text.printed(face, self.edition)

    def written(self, face: Being, marks: list[Mark[Being]]) -> str:
        note = face.notation()
        for mark in marks:
            if mark.kind is FROZEN:
                return note + ": (-)"
        for mark in marks:
            if mark.kind is COOLDOWN:
                return f"{note}: ({mark.value})"
        return note

    def gauges(self, seat: int) -> list[Gauge]:
        most = self.edition.cap if self.edition.cap > 0 else self.edition.hp
        return [gauge("HP", self.hp[seat], most)]

    def seat_marks(self, seat: int) -> list[MarkView]:
        count = self.rallied[seat]
        return [{"key": "rallies", "label": "Rallies formed", "value": count}] if count else []

    def phase(self) -> str:
        return "Choose" if self.asks else ""

    def initiative(self) -> int:
        return self.order()[0]

    def waits(self, card: Card[Being], seat: int) -> str:
        if card.mark(FROZEN) >= 0:
            return "can never be played"
        if card.mark(COOLDOWN) >= 0:
            return "rests this turn"
        return ""

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for seat in range(2):
            if 0 < self.edition.cap < self.hp[seat]:
                raise BrokenState(f"{seat_name(seat)} has {self.hp[seat]} HP, above the cap")
            if len(self.duelists[seat].cards) > 1:
                raise BrokenState(f"{seat_name(seat)} has two cards in the duel")
            if self.scores is None and rallies.missing(self, seat):
                raise BrokenState(f"a Rally in {seat_name(seat)}'s hand was missed")
        for zone in self.zones:
            for card in zone.cards:
                if card.face.level < 1 or card.face.base < 0:
                    raise BrokenState(f"{card.face.notation()} cannot be")
                if zone.place.seen_by & ~card.known:
                    raise BrokenState(f"{card.face.notation()} should be known")

    def fields(self) -> list[str]:
        return ["hp", "chosen", "cooled", "rallied", "in_force", "witch_rallied"]

    def read_face(self, data: list[Any]) -> Being:
        origin, kind, key, name, tribe, power, level, base, rallied, bonus = data
        return Being(origin, kind, key, name, tribe, power, level, base, rallied, bonus)
