"""The Duel: a game of Creature Wars with all the verbs that its rules and cards are written with.

The verbs are in verbs/, in layers. They do the bookkeeping (who is told what, who knows what,
Rallies, limits), so that a card cannot forget it. The number of events never depends on what a
player may not know: what happens to several cards of a hand is told once to everybody, and to the
holder with the cards.
"""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card, Step
from bestiary.games.creature_wars import rallies
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.card import LORE
from bestiary.games.creature_wars.lore.marks import COOLDOWN, FROZEN, MUST, WRAPPED
from bestiary.games.creature_wars.lore.rule import FORBIDS
from bestiary.games.creature_wars.verbs.change import ChangeVerbs


class Duel(ChangeVerbs):
    """All the verbs. ``me`` is the player whose card is at work, ``foe`` the other one."""

    def playable(self, seat: i64) -> list[Card[Being]]:
        """The cards of a hand that its player may play this turn."""
        found: list[Card[Being]] = []
        plain = not self.edition.spells
        simple = plain or (not self.standing and not self.has_one_that_holds_back(seat))
        for card in self.hands[seat].cards:
            if simple and not card.marks and (plain or card.face.is_creature()):
                found.append(card)
            elif self.waits(card, int(seat)) == "":
                found.append(card)
        return found

    def waits(self, card: Card[Being], seat: int) -> str:
        for mark in card.marks:
            if mark.kind is FROZEN:
                return "can never be played"
            if mark.kind is COOLDOWN:
                return "rests this turn"
            if mark.kind is WRAPPED:
                return "is still wrapped"
        if not self.edition.spells:
            return ""
        lore = None if card.face.is_creature() else LORE.get(card.face.key)
        if lore is not None and lore.unplayable:
            return "cannot be played"
        if self.standing:
            for hook in FORBIDS:
                if self.in_effect(hook.rule, seat):
                    reason = hook.run(self, card)
                    if reason:
                        return reason
        if lore is not None and lore.waits_hook is not None:
            reason = lore.waits_hook(self, seat, card)
            if reason:
                return reason
        return self.held_back(seat, card)

    def has_one_that_holds_back(self, seat: i64) -> bool:
        """Whether a card in the hand can keep others from being played. No creature can."""
        for card in self.hands[seat].cards:
            if not card.face.is_creature():
                lore = LORE.get(card.face.key)
                if lore is not None and lore.holds_back_hook is not None:
                    return True
        return False

    def held_back(self, seat: i64, card: Card[Being]) -> str:
        """Why another card in the hand keeps this one from being played; empty if none does."""
        for other in self.hands[seat].cards:
            if not other.face.is_creature():
                lore = LORE.get(other.face.key)
                if lore is not None and lore.holds_back_hook is not None:
                    if other.mark(FROZEN) < 0:
                        reason = lore.holds_back_hook(self, seat, card)
                        if reason:
                            return reason
        return ""

    def must_be_played(self, card: Card[Being]) -> bool:
        """Whether an effect forces this card to be played this turn."""
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
        """Let Rallies form in the hands that changed, once a whole effect is done."""
        while self.hands_to_check != 0:
            seat: i64 = self.order()[0]
            if self.hands_to_check & (1 << seat) == 0:
                seat = 1 - seat
            self.hands_to_check &= ~(1 << seat)
            rallies.check(self, seat)
