"""The current attack: the attacker, its target and the blocker."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Attack:
    """An attack, by the ids of its creatures. Never changed, only replaced, so copies share it."""

    def __init__(self, attacker: i64, target: i64, blocker: i64 = 0) -> None:
        self.attacker = attacker  # 0: there is no attack
        self.target = target  # 0: the other player is attacked
        self.blocker = blocker  # 0: nobody has blocked

    def blocked_by(self, id: i64) -> Attack:
        return Attack(self.attacker, self.target, id)

    def with_top(self, old: i64, new: i64) -> Attack:
        """The same attack after the top card of a stack has changed: the stack fights on."""
        if old != self.attacker and old != self.target and old != self.blocker:
            return self
        attacker = new if self.attacker == old else self.attacker
        target = new if self.target == old else self.target
        return Attack(attacker, target, new if self.blocker == old else self.blocker)

    def to_json(self) -> dict[str, int]:
        return {"attacker": self.attacker, "target": self.target, "blocker": self.blocker}


NO_ATTACK: Final = Attack(0, 0)
