"""A creature as a card: what it is by birth, what it has become, and the HP it has left.

Creatures are never changed in place; each ``with_...`` gives a new one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Face
from bestiary.games.creature_adventures.creatures.roster import Species

ATTACK: Final = 0
DEFENCE: Final = 1
HEALTH: Final = 2
ATTRIBUTES: Final = ["attack", "defence", "maximum HP"]
HP_A_POINT: Final = 2  # what an attribute point adds to the maximum HP
NO_POINTS: Final[list[int]] = [0, 0, 0]


class Creature(Face):
    """``points`` are for good, ``power`` are the Sigil of Power's; each attack, defence, HP."""

    def __init__(
        self,
        origin: i64,
        species: Species,
        health: i64,
        hp: i64,
        points: list[int],
        power: list[int],
        rallied: i64,
    ) -> None:
        super().__init__(origin)
        self.species = species
        self.health = health  # the maximum HP it was born with
        self.hp = hp
        self.points = points
        self.power = power
        self.rallied = rallied  # 1 while Rally Cry doubles its maximum HP

    def attack(self) -> i64:
        return self.species.attack + self.points[ATTACK] + self.power[ATTACK]

    def defence(self) -> i64:
        return self.species.defence + self.points[DEFENCE] + self.power[DEFENCE]

    def most(self) -> i64:
        """Its maximum HP."""
        full = self.health + HP_A_POINT * (self.points[HEALTH] + self.power[HEALTH])
        return 2 * full if self.rallied else full

    def able(self) -> bool:
        """Whether it can fight."""
        return self.hp > 0

    def hurt(self) -> bool:
        return self.hp < self.most()

    def with_hp(self, hp: i64) -> Creature:
        return self.but(hp, self.points, self.power, self.rallied)

    def with_point(self, attribute: i64, count: i64) -> Creature:
        """With so many more attribute points for good; fewer where ``count`` is below 0."""
        points = self.points.copy()
        points[attribute] += count
        return self.but(self.hp, points, self.power, self.rallied).within()

    def with_power(self, power: list[int]) -> Creature:
        """With these points of the Sigil of Power."""
        return self.but(self.hp, self.points, power, self.rallied).within()

    def with_rally(self, rallied: i64) -> Creature:
        return self.but(self.hp, self.points, self.power, rallied).within()

    def within(self) -> Creature:
        """With no more HP than its maximum."""
        most = self.most()
        return self if self.hp <= most else self.with_hp(most)

    def but(self, hp: i64, points: list[int], power: list[int], rallied: i64) -> Creature:
        return Creature(self.origin, self.species, self.health, hp, points, power, rallied)

    def notation(self) -> str:
        """As players write it: ``Sockmoth 4+2/1 (7/10+2 HP)``, the Sigil's points after a plus."""
        attack = self.species.attack + self.points[ATTACK]
        defence = self.species.defence + self.points[DEFENCE]
        more = HP_A_POINT * self.power[HEALTH] * (2 if self.rallied else 1)
        return (
            f"{self.species.name} {attack}{plus(self.power[ATTACK])}"
            f"/{defence}{plus(self.power[DEFENCE])} ({self.hp}/{self.most() - more}{plus(more)} HP)"
        )

    def to_json(self) -> list[int | str]:
        return [self.origin, self.health, self.hp, *self.points, *self.power, self.rallied]


def plus(power: i64) -> str:
    return f"+{power}" if power else ""
