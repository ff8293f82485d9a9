"""A creature as a card: its species, the points it was given, and the HP it has left.

Creatures are never changed in place; each ``with_...`` returns a new one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import Face
from bestiary.games.creature_adventures.creatures.abilities import Ability
from bestiary.games.creature_adventures.creatures.roster import Species

ATTACK: Final = 0
DEFENCE: Final = 1
HEALTH: Final = 2
ATTRIBUTES: Final = ["attack", "defence", "maximum HP"]
HP_A_POINT: Final = 2  # what an attribute point adds to the maximum HP


@mypyc_attr(acyclic=True)
class Points:
    """Points on each attribute. Never changed in place, so creatures and States share them."""

    def __init__(self, attack: i64, defence: i64, health: i64) -> None:
        self.attack = attack
        self.defence = defence
        self.health = health

    def on(self, attribute: i64) -> i64:
        if attribute == ATTACK:
            return self.attack
        return self.defence if attribute == DEFENCE else self.health

    def plus(self, attribute: i64, count: i64) -> Points:
        """With ``count`` more on one attribute."""
        if attribute == ATTACK:
            return Points(self.attack + count, self.defence, self.health)
        if attribute == DEFENCE:
            return Points(self.attack, self.defence + count, self.health)
        return Points(self.attack, self.defence, self.health + count)

    def total(self) -> i64:
        return self.attack + self.defence + self.health

    def least(self) -> i64:
        return min(self.attack, self.defence, self.health)


NO_POINTS: Final = Points(0, 0, 0)


class Creature(Face):
    """``points`` are permanent; ``power`` are those of the Sigil of Power."""

    def __init__(
        self,
        origin: i64,
        species: Species,
        health: i64,
        hp: i64,
        points: Points = NO_POINTS,
        power: Points = NO_POINTS,
        rallied: i64 = 0,
    ) -> None:
        super().__init__(origin)
        self.species = species
        self.health = health  # the maximum HP it was born with
        self.hp = hp
        self.points = points
        self.power = power
        self.rallied = rallied  # 1 while Rally Cry doubles its maximum HP

    def attack(self) -> i64:
        return self.species.attack + self.points.attack + self.power.attack

    def defence(self) -> i64:
        return self.species.defence + self.points.defence + self.power.defence

    def most(self) -> i64:
        """Its maximum HP."""
        full = self.health + HP_A_POINT * (self.points.health + self.power.health)
        return 2 * full if self.rallied else full

    def able(self) -> bool:
        """Whether it can fight."""
        return self.hp > 0

    def hurt(self) -> bool:
        return self.hp < self.most()

    def has(self, ability: Ability) -> bool:
        return self.species.ability == ability

    def with_hp(self, hp: i64) -> Creature:
        return self.but(hp, self.points, self.power, self.rallied)

    def with_point(self, attribute: i64, count: i64) -> Creature:
        """With ``count`` more permanent points on an attribute, or fewer if it is negative."""
        return self.but(
            self.hp, self.points.plus(attribute, count), self.power, self.rallied
        ).within()

    def with_power(self, power: Points) -> Creature:
        """With these points of the Sigil of Power."""
        return self.but(self.hp, self.points, power, self.rallied).within()

    def with_rally(self, rallied: i64) -> Creature:
        return self.but(self.hp, self.points, self.power, rallied).within()

    def within(self) -> Creature:
        """With no more HP than its maximum."""
        most = self.most()
        return self if self.hp <= most else self.with_hp(most)

    def but(self, hp: i64, points: Points, power: Points, rallied: i64) -> Creature:
        return Creature(self.origin, self.species, self.health, hp, points, power, rallied)

    def notation(self) -> str:
        """As players write it: ``Sockmoth 4+2/1 (7/10+2 HP)``, the Sigil's points after a plus."""
        attack = self.species.attack + self.points.attack
        defence = self.species.defence + self.points.defence
        more = HP_A_POINT * self.power.health * (2 if self.rallied else 1)
        return (
            f"{self.species.name} {attack}{plus(self.power.attack)}"
            f"/{defence}{plus(self.power.defence)} ({self.hp}/{self.most() - more}{plus(more)} HP)"
        )

    def to_json(self) -> list[int | str]:
        points, power = self.points, self.power
        return [
            *(self.origin, self.health, self.hp),
            *(points.attack, points.defence, points.health),
            *(power.attack, power.defence, power.health),
            self.rallied,
        ]

    def same_as(self, other: Creature) -> bool:
        return self.to_json() == other.to_json()


def plus(power: i64) -> str:
    return f"+{power}" if power else ""
