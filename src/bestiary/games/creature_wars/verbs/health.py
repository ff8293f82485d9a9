"""The health of the Empires."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card, bit
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.rule import SOFTENS
from bestiary.games.creature_wars.verbs.decree import DecreeVerbs


class HealthVerbs(DecreeVerbs):
    """What hurts and what heals. The log says what did it: the reason that is given, such as "for
    the lost duel", or the card that is given, or else the one whose text is being carried out."""

    def hit(self, seat: i64, damage: i64, why: str = "", cause: Card[Being] | None = None) -> None:
        """Deal damage to an Empire, or what standing rules leave of it."""
        if damage > 0 and self.standing:
            for hook in SOFTENS:
                if self.in_effect(hook.rule, seat):
                    damage = hook.run(self, seat, damage)
        if damage <= 0:
            return
        self.hp[seat] -= damage
        if self.recording:
            cause = culprit(self, why, cause)
            left = max(0, self.hp[seat])
            words = (
                f"{{Your}} Empire takes {{n}} damage{because(why, cause)} and has {left} HP left."
            )
            self.record("hit", words, seat, amount=damage, cause=cause)

    def heal(self, seat: i64, health: i64, why: str = "") -> None:
        """Heal an Empire, up to the cap if there is one. What was destroyed is beyond healing."""
        if self.destroyed & bit(seat):
            self.say("Nothing can heal {your} Empire now.", seat)
            return
        if self.cap > 0:
            health = min(health, self.cap - self.hp[seat])
        if health > 0:
            self.hp[seat] += health
            if self.recording:
                cause = culprit(self, why, None)
                words = f"{{Your}} Empire gains {{n}} HP{because(why, cause)}."
                self.record("heal", words, seat, amount=health, cause=cause)

    def fall(self, seat: i64) -> None:
        """Destroy an Empire: it drops to 0 HP. That is not damage, so nothing softens it, and
        nothing heals it before the end of this step of the turn."""
        self.destroyed |= bit(seat)
        if self.hp[seat] > 0:
            lost = self.hp[seat]
            self.hp[seat] = 0
            if self.recording:
                cause = culprit(self, "", None)
                words = f"{{Your}} Empire falls to 0 HP{because('', cause)}!"
                self.record("hit", words, seat, amount=lost, cause=cause)


def culprit(duel: HealthVerbs, why: str, cause: Card[Being] | None) -> Card[Being] | None:
    """The card to name for a loss or a gain, unless a reason is given."""
    if why:
        return None
    return duel.find(duel.subject) if cause is None else cause


def because(why: str, cause: Card[Being] | None) -> str:
    if why:
        return f" {why}"
    return "" if cause is None else " from {cause}"
