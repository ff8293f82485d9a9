"""A being: what a card of Creature Wars is, and how it is written.

Lvl.3 Fire Giant {4}        level, Power Type, Tribe, base strength
Lvl.2 Holy Wolf! {2}        rallied with its Tribe
Lvl.6 Ancient! Skeleton {3} rallied with its Power Type
Lvl.4 Blind Witch! {3}      rallied with other witches
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Face

TRIBES: Final = ("Serpent", "Wolf", "Skeleton", "Pirate", "Giant", "Vampire", "Dragon")
POWERS: Final = ("Ancient", "Fire", "Nightmare", "Holy")  # each beats the next, the last the first
NONE: Final = -1  # no Tribe, no Power Type

CREATURE: Final = 0
WITCH: Final = 1

WITH_TRIBE: Final = 1  # what a card has rallied with, as bits
WITH_POWER: Final = 2
WITH_WITCHES: Final = 4


# A being's kin, as counters of four bits: one for each Tribe, then the Power Types, then witches.
# Summed over a hand they count what it holds without a list. (A literal shifted up by a 64-bit
# number is computed in 32 bits when compiled, so the unit is shifted down.)
POWER_COUNTER: Final = 10
WITCH_COUNTER: Final = 14
WITCH_UNIT: Final = 0x100000000000000


def unit(counter: i64) -> i64:
    return WITCH_UNIT >> (4 * (WITCH_COUNTER - counter))


@mypyc_attr(acyclic=True)
class Being(Face):
    """A creature or a witch. Never changed in place: ``raised`` and the like give a new one."""

    def __init__(
        self,
        origin: i64,
        kind: i64,
        key: str,
        name: str,
        tribe: i64,
        power: i64,
        level: i64,
        base: i64,
        rallied: i64 = 0,
        bonus: i64 = 0,
    ) -> None:
        super().__init__(origin)
        self.kind = kind
        self.key = key
        self.name = name
        self.tribe = tribe
        self.power = power  # its Power Type
        self.level = level
        self.base = base
        self.rallied = rallied
        self.bonus = bonus  # the levels it has had from rallies
        kin: i64 = WITCH_UNIT if kind == WITCH else 0
        if tribe != NONE:
            kin += unit(tribe)
        if power != NONE:
            kin += unit(POWER_COUNTER + power)
        self.kin: i64 = kin

    def is_creature(self) -> bool:
        return self.kind == CREATURE

    def is_witch(self) -> bool:
        return self.kind == WITCH

    def beats(self, other: "Being") -> bool:
        """Whether its Power Type has the advantage over the other's."""
        if self.power == NONE or other.power == NONE:
            return False
        return (other.power - self.power) & 3 == 1

    def raised(self, levels: i64, rallied: i64, bonus: i64) -> "Being":
        """The same being so many levels higher, with these rally marks and rally levels."""
        return Being(
            self.origin,
            self.kind,
            self.key,
            self.name,
            self.tribe,
            self.power,
            self.level + levels,
            self.base,
            rallied,
            bonus,
        )

    def from_(self, origin: i64) -> "Being":
        """The same being, as if it had come into the game in another way."""
        new = self.raised(0, self.rallied, self.bonus)
        new.origin = origin
        return new

    def notation(self) -> str:
        """The card as players see it."""
        name = self.name + ("!" if self.rallied & (WITH_TRIBE | WITH_WITCHES) else "")
        if self.power != NONE:
            name = POWERS[self.power] + ("!" if self.rallied & WITH_POWER else "") + " " + name
        return f"Lvl.{self.level} {name} {{{self.base}}}"

    def to_json(self) -> list[int | str]:
        return [
            self.origin,
            self.kind,
            self.key,
            self.name,
            self.tribe,
            self.power,
            self.level,
            self.base,
            self.rallied,
            self.bonus,
        ]
