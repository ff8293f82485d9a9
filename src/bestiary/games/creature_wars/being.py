"""A being: what a card of Creature Wars is, and how it is written.

Lvl.3 Fire Giant {4}        level, Power Type, Tribe, base strength
Lvl.2 Holy Wolf! {2}        rallied with its Tribe
Lvl.6 Ancient! Skeleton {3} rallied with its Power Type
Lvl.4 Blind Witch! {3}      rallied with other witches
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Face
from bestiary.games.creature_wars.lore.card import Lore, lore_of

TRIBES: Final = ("Serpent", "Wolf", "Skeleton", "Pirate", "Giant", "Vampire", "Dragon")
SERPENT: Final = 0
WOLF: Final = 1
SKELETON: Final = 2
PIRATE: Final = 3
GIANT: Final = 4
VAMPIRE: Final = 5
DRAGON: Final = 6
# Tribes that only spells bring into the game.
PHANTOM: Final = 7
WEREWOLF: Final = 8
HORSEMAN: Final = 9
ALL_TRIBES: Final = (*TRIBES, "Phantom", "Werewolf", "Horseman")

POWERS: Final = ("Ancient", "Fire", "Nightmare", "Holy")  # each beats the next, the last the first
ANCIENT: Final = 0
FIRE: Final = 1
NIGHTMARE: Final = 2
HOLY: Final = 3

EVERY_TRIBE: Final = 0x7F  # of the deck, as bits

NONE: Final = -1  # no Tribe, no Power Type
KEEP: Final = -99  # unchanged

CREATURE: Final = 0
WITCH: Final = 1
THING: Final = 2  # neither of the two

WITH_TRIBE: Final = 1  # what a card has rallied with, as bits
WITH_POWER: Final = 2
WITH_WITCHES: Final = 4
NEVER_AGAIN: Final = 8  # and that it can never rally again


# A being's kin, as counters of four bits: one for each Tribe, then the Power Types, then witches.
# Their sum over a hand counts what it holds, without a list. (Compiled code computes a literal
# shifted left by a 64-bit number in 32 bits, so the unit is shifted right.)
POWER_COUNTER: Final = 10
WITCH_COUNTER: Final = 14
WITCH_UNIT: Final = 0x100000000000000
TRIBE_COUNTERS: Final = 0xFFFFFFFFFF
POWER_COUNTERS: Final = 0xFFFF0000000000


def unit(counter: i64) -> i64:
    return WITCH_UNIT >> (4 * (WITCH_COUNTER - counter))


@mypyc_attr(acyclic=True)
class Being(Face):
    """A creature, a witch or a thing. Never changed in place: ``but`` returns a changed one."""

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
        detail: i64 = NONE,
        lore: Lore | None = None,
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
        self.bonus = bonus  # the levels it has gained from Rallies
        self.detail = detail  # what losing a creature costs if not its base; a thing's own number
        self.lore: Lore = lore_of(key) if lore is None else lore
        kin: i64 = 0
        if rallied < NEVER_AGAIN:
            if kind == WITCH:
                kin = WITCH_UNIT
            if tribe != NONE:
                kin += unit(tribe)
            if power != NONE:
                kin += unit(POWER_COUNTER + power)
        self.kin: i64 = kin

    def is_creature(self) -> bool:
        return self.kind == CREATURE

    def is_witch(self) -> bool:
        return self.kind == WITCH

    def is_serpent(self) -> bool:
        return self.kind == CREATURE and self.tribe == SERPENT

    def is_dragon(self) -> bool:
        return self.kind == CREATURE and self.tribe == DRAGON

    def is_fire(self) -> bool:
        return self.kind == CREATURE and self.power == FIRE

    def strength(self) -> i64:
        """What *powerful* compares: base strength and level."""
        return self.base + self.level

    def beats(self, other: "Being") -> bool:
        """Whether its Power Type has the advantage over the other's."""
        if self.power == NONE or other.power == NONE:
            return False
        return (other.power - self.power) & 3 == 1

    def has_rallied(self) -> bool:
        """Whether it carries the mark of a Rally."""
        return self.rallied & (WITH_TRIBE | WITH_POWER | WITH_WITCHES) != 0

    def raised(self, levels: i64, rallied: i64 = KEEP, bonus: i64 = KEEP) -> "Being":
        """The same being, this many levels higher or lower but not below 1; with these rally marks
        and rally levels, if given."""
        return self.but(level=max(1, self.level + levels), rallied=rallied, bonus=bonus)

    def but(
        self,
        tribe: i64 = KEEP,
        power: i64 = KEEP,
        level: i64 = KEEP,
        base: i64 = KEEP,
        rallied: i64 = KEEP,
        bonus: i64 = KEEP,
        detail: i64 = KEEP,
        key: str = "",
        name: str = "",
    ) -> "Being":
        """The same being, changed as given. A new Tribe brings its name along."""
        if tribe >= 0 and not name:
            name = ALL_TRIBES[tribe]
            key = name.lower()
        return Being(
            origin=self.origin,
            kind=self.kind,
            key=key or self.key,
            name=name or self.name,
            tribe=self.tribe if tribe == KEEP else tribe,
            power=self.power if power == KEEP else power,
            level=self.level if level == KEEP else level,
            base=self.base if base == KEEP else max(0, base),
            rallied=self.rallied if rallied == KEEP else rallied,
            bonus=self.bonus if bonus == KEEP else bonus,
            detail=self.detail if detail == KEEP else detail,
            lore=self.lore if not key else None,
        )

    def from_(self, origin: i64) -> "Being":
        """The same being with another origin."""
        new = self.but()
        new.origin = origin
        return new

    def likeness(self) -> i64:
        looks: i64 = self.tribe + 2
        for number in (self.power + 2, self.level, self.base, self.rallied):
            looks = looks * 64 + number
        return looks ^ self.lore.code

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
            self.detail,
        ]
