"""The Duel: a game of Creature Wars with all the verbs that its rules and cards are written in.

The verbs are in verbs/, in layers. They do the bookkeeping (who is told what, who knows what,
Rallies, limits), so that a card cannot forget it. The number of events never depends on what a
player may not know: if something happens to several cards of a hand, everybody is told once, and
the holder is told which cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card, Step
from bestiary.games.creature_wars import rallies
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.marks import COOLDOWN, FROZEN, MUST, WRAPPED
from bestiary.games.creature_wars.lore.rule import FORBIDS, RuleHook
from bestiary.games.creature_wars.verbs.change import ChangeVerbs

NO_RULES: Final[list[RuleHook[str]]] = []
NO_CARDS: Final[list[Card[Being]]] = []


class Duel(ChangeVerbs):
    """All the verbs. ``me`` is the player whose card is at work, ``foe`` the other one."""

    def playable(self, seat: i64) -> list[Card[Being]]:
        """The cards of a hand that its player may play this turn."""
        cards = self.hand(seat).cards
        rules = self.forbidding(seat)
        if not rules and not self.is_limited(cards):
            return cards
        holders = self.holding_back(seat)
        return [card for card in cards if not self.obstacle(card, seat, rules, holders)]

    def is_limited(self, cards: list[Card[Being]]) -> bool:
        """Whether a mark or text among the cards of a hand may keep one from being played."""
        spells = self.edition.spells
        for card in cards:
            if card.marks and stopped_by_mark(card):
                return True
            if spells and card.face.lore.limits_play():
                return True
        return False

    def choosable(self, seat: i64) -> list[Card[Being]]:
        """The cards a player chooses from this turn: those that must be played, or else all that
        may be."""
        cards = self.playable(seat)
        if self.edition.spells:
            for card in cards:
                if card.marks and self.must_be_played(card):
                    return [other for other in cards if self.must_be_played(other)]
        return cards

    def waits(self, card: Card[Being], seat: int) -> str:
        return self.obstacle(card, seat, self.forbidding(seat), self.holding_back(seat))

    def forbidding(self, seat: i64) -> list[RuleHook[str]]:
        """The rules in effect for a player that may forbid a card."""
        if not self.standing:
            return NO_RULES
        return [hook for hook in FORBIDS if self.in_effect(hook.rule, seat)]

    def holding_back(self, seat: i64) -> list[Card[Being]]:
        """The cards of a hand that may keep others from being played."""
        found = NO_CARDS
        if self.edition.spells:
            for card in self.hand(seat).cards:
                if card.face.lore.holds_back_hook is not None and card.mark(FROZEN) < 0:
                    found = [*found, card]
        return found

    def obstacle(
        self,
        card: Card[Being],
        seat: i64,
        rules: list[RuleHook[str]],
        holders: list[Card[Being]],
    ) -> str:
        """Why a card of the hand cannot be played this turn; empty if it can."""
        if card.marks:
            reason = stopped_by_mark(card)
            if reason:
                return reason
        if not self.edition.spells:
            return ""
        lore = card.face.lore
        reason = "cannot be played" if lore.unplayable else ""
        for rule in rules:
            reason = reason or rule.run(self, card)
        if lore.waits_hook is not None:
            reason = reason or lore.waits_hook(self, seat, card)
        for holder in holders:
            hook = holder.face.lore.holds_back_hook
            if hook is not None:
                reason = reason or hook(self, seat, card)
        return reason

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


def stopped_by_mark(card: Card[Being]) -> str:
    """Why a card of the hand cannot be played because of its marks; empty if it can."""
    for mark in card.marks:
        if mark.kind is FROZEN:
            return "can never be played"
        if mark.kind is COOLDOWN:
            return "rests this turn"
        if mark.kind is WRAPPED:
            return "is still wrapped"
    return ""
