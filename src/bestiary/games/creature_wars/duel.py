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
from bestiary.games.creature_wars.lore.card import NO_TEXT
from bestiary.games.creature_wars.lore.marks import COOLDOWN, FROZEN, MUST, WRAPPED
from bestiary.games.creature_wars.lore.rule import FORBIDS, RuleHook
from bestiary.games.creature_wars.verbs.change import ChangeVerbs

NO_RULES: Final[list[RuleHook[str]]] = []
NO_CARDS: Final[list[Card[Being]]] = []


class Duel(ChangeVerbs):
    """All the verbs. ``me`` is the player whose card is at work, ``foe`` the other one."""

    def playable(self, seat: i64) -> list[Card[Being]]:
        """The cards of a hand that its player may play this turn."""
        if not self.edition.spells and not self.has_marks(seat):
            return self.hands[seat].cards
        found: list[Card[Being]] = []
        plain = not self.edition.spells
        rules = self.forbidding(seat)
        holders = self.holding_back(seat)
        for card in self.hands[seat].cards:
            if not card.marks and (plain or card.face.lore is NO_TEXT):
                if plain or (not rules and not holders):
                    found.append(card)
                    continue
            if self.obstacle(card, seat, rules, holders) == "":
                found.append(card)
        return found

    def has_marks(self, seat: i64) -> bool:
        """Whether any card of a hand has a mark."""
        for card in self.hands[seat].cards:
            if card.marks:
                return True
        return False

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
            for card in self.hands[seat].cards:
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
        for mark in card.marks:
            if mark.kind is FROZEN:
                return "can never be played"
            if mark.kind is COOLDOWN:
                return "rests this turn"
            if mark.kind is WRAPPED:
                return "is still wrapped"
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
