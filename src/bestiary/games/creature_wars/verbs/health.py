"""The health of the Empires."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.creature_wars.lore.rule import SOFTENS
from bestiary.games.creature_wars.verbs.decree import DecreeVerbs


class HealthVerbs(DecreeVerbs):
    """What hurts and what heals."""

    def hit(self, seat: i64, damage: i64) -> None:
        """Deal damage to an Empire, or what standing rules leave of it."""
        if damage > 0 and self.standing:
            for hook in SOFTENS:
                if self.in_effect(hook.rule, seat):
                    damage = hook.run(self, seat, damage)
        if damage <= 0:
            return
        self.hp[seat] -= damage
        if self.recording:
            words = f"{{Your}} Empire takes {{n}} damage and has {self.hp[seat]} HP left."
            self.record("hit", words, seat, amount=damage)

    def heal(self, seat: i64, health: i64) -> None:
        """Heal an Empire, up to the cap if there is one."""
        if self.cap > 0:
            health = min(health, self.cap - self.hp[seat])
        if health > 0:
            self.hp[seat] += health
            self.record("heal", "{Your} Empire gains {n} HP.", seat, amount=health)

    def fall(self, seat: i64) -> None:
        """Drop an Empire to 0 HP. That is not damage, so nothing softens it."""
        if self.hp[seat] > 0:
            lost = self.hp[seat]
            self.hp[seat] = 0
            self.record("hit", "{Your} Empire falls to 0 HP!", seat, amount=lost)
