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

    def with_evolved(self, below: i64, top: i64) -> Attack:
        """The same attack after one of its creatures has evolved: the stack fights on."""
        attacker = top if self.attacker == below else self.attacker
        return Attack(attacker, top if self.target == below else self.target, self.blocker)

    def to_json(self) -> dict[str, int]:
        return {"attacker": self.attacker, "target": self.target, "blocker": self.blocker}


NO_ATTACK: Final = Attack(0, 0)
