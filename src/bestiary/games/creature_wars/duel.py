"""The Duel: a game of Creature Wars with the verbs its rules and cards are written with.

The verbs are in verbs/, in layers. They do the bookkeeping (what is told to whom, who knows what,
Rallies, limits), so that a card cannot forget it. Numbers of events never depend on what a player
may not know: what happens to several cards of a hand is told once for everybody, and to the holder
with the cards.
"""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card, Position, Step, copied
from bestiary.games.creature_wars import position, rallies
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.brought import RAVEN
from bestiary.games.creature_wars.deck import full_deck
from bestiary.games.creature_wars.lore import book
from bestiary.games.creature_wars.marks import COOLDOWN, FROZEN, MUST, WRAPPED
from bestiary.games.creature_wars.standing import LILITH
from bestiary.games.creature_wars.verbs.changing import Changing


class Duel(Changing):
    """The verbs. ``me`` is the player at work, ``foe`` the other one."""

    def playable(self, seat: i64) -> list[Card[Being]]:
        """The cards of a hand its player may play this turn."""
        found: list[Card[Being]] = []
        plain = not self.edition.spells
        simple = plain or (not self.standing and not self.forbids_creatures(seat))
        for card in self.hands[seat].cards:
            if simple and not card.marks and (plain or card.face.is_creature()):
                found.append(card)
            elif self.waits(card, int(seat)) == "":
                found.append(card)
        return found

    def waits(self, card: Card[Being], seat: int) -> str:
        being = card.face
        for mark in card.marks:
            if mark.kind is FROZEN:
                return "can never be played"
            if mark.kind is COOLDOWN:
                return "rests this turn"
            if mark.kind is WRAPPED:
                return "is still wrapped"
        if not self.edition.spells:
            return ""
        if being.key == RAVEN.key:
            return "cannot be played"
        if being.level >= 6 and self.in_effect(LILITH, seat):
            return "refuses to serve: level 6 or more"
        if being.key == "slumbering-witch" and self.rallied[seat] == 0:
            return "sleeps until you have formed a Rally"
        if being.is_creature() and self.forbids_creatures(seat):
            return "waits: a Straw Witch is in your hand"
        return ""

    def forbids_creatures(self, seat: i64) -> bool:
        """Whether a Straw Witch in the hand keeps its creatures from being played."""
        if not self.edition.spells:
            return False
        for card in self.hands[seat].cards:
            if card.face.is_witch() and card.face.key == "straw-witch" and card.mark(FROZEN) < 0:
                return True
        return False

    def must_be_played(self, card: Card[Being]) -> bool:
        """Whether an effect says that this card is the one to play this turn."""
        turn = card.mark(MUST)
        return turn == 0 or turn == self.turn

    def work(self, seat: i64, id: i64, step: Step | None) -> None:
        """Carry out a card's text for its player."""
        if step is None or self.scores is not None:
            return
        me, subject = self.me, self.subject
        self.me, self.subject = seat, id
        step.run(self)
        self.me, self.subject = me, subject
        self.settle()

    def settle(self) -> None:
        """Let Rallies form in the hands that changed, now that the whole effect is done."""
        while self.stirred != 0:
            seat: i64 = self.order()[0]
            if self.stirred & (1 << seat) == 0:
                seat = 1 - seat
            self.stirred &= ~(1 << seat)
            rallies.check(self, seat)

    def deal(self) -> None:
        """The deck is built and shuffled, and each player gets a hand."""
        self.stack_up(full_deck(self.edition, self.rng), self.deck)
        self.record("shuffle", "{n} cards are shuffled.", amount=len(self.deck.cards))
        for seat in range(2):
            self.draw(seat, self.edition.hand)
        self.settle()
        self.then(book.steps["start_turn"])

    def arrange(self, position_: Position) -> None:
        position.arrange(self, position_)

    def copy(self) -> Duel:
        new = Duel(self.settings, self.seats, self.rng.copy(), copied(self.zones))
        self.copy_empires(new)
        return new
