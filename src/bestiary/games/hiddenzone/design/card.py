"""What is printed on a card of Hiddenzone: its design.

Civilizations and families are bits, since a few cards have more than one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from bestiary.engine import Card, Rulebook
from bestiary.trading import Aura, Catalogue, Condition, Stats, Text, TradingCard

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

CREATURE: Final = 0
SPELL: Final = 1
EQUIPMENT: Final = 2
SORTS: Final = ("creature", "spell", "equipment")

CIVILIZATIONS: Final = ("Ember", "Tide", "Grove", "Dusk", "Dawn")
EMBER: Final = 1
TIDE: Final = 2
GROVE: Final = 4
DUSK: Final = 8
DAWN: Final = 16

FAMILIES: Final = (
    ("Hound", EMBER),
    ("Drake", EMBER),
    ("Selkie", TIDE),
    ("Crab", TIDE),
    ("Stag", GROVE),
    ("Sporeling", GROVE),
    ("Moth", DUSK),
    ("Bonekin", DUSK),
    ("Sentinel", DAWN),
    ("Griffin", DAWN),
)
HOUND: Final = 1
DRAKE: Final = 2
SELKIE: Final = 4
CRAB: Final = 8
STAG: Final = 16
SPORELING: Final = 32
MOTH: Final = 64
BONEKIN: Final = 128
SENTINEL: Final = 256
GRIFFIN: Final = 512

# What a creature or its equipment always has, as bits.
STEADY: Final = 1  # blocking does not tap it
AMBUSH: Final = 2  # may be played when set down
STRANGER: Final = 4  # evolves from any family
LEAP: Final = 8  # may evolve from two ranks below
SLY: Final = 16  # only creatures of its rank or more can block it
WARDED: Final = 32  # the other player's texts cannot choose it
IDLE: Final = 64  # cannot block
TRAP: Final = 128  # can only be played when set down
LINGERS: Final = 256  # its soul stays when it is destroyed

FLAG_WORDS: Final = (
    (TRAP, "Trap: can only be played when set down."),
    (AMBUSH, "Ambush: may be played when set down."),
    (STRANGER, "Evolves from any family."),
    (LEAP, "May evolve from two ranks below."),
    (STEADY, "Blocking does not tap {this}."),
    (SLY, "Only creatures of {its} rank or more can block {this}."),
    (WARDED, "Enemy texts cannot choose {this}."),
    (IDLE, "{This} cannot block."),
    (LINGERS, "If {this} is destroyed, {its} soul stays."),
)

# The game's rulebook: every step, question and mark of Hiddenzone is registered here.
book: Rulebook[HiddenzoneState, HiddenzoneDesign] = Rulebook("hiddenzone")

ATTACK: Final = 0  # the places of the two numbers in STATS
DEFENCE: Final = 1
STATS: Final = Stats(book, ("attack", "defence"))


class HiddenzoneDesign(TradingCard):
    """One card of the set. Never changed."""

    def __init__(
        self,
        origin: i64,
        id: str,
        name: str,
        sort: i64,
        civilizations: i64,
        families: i64,
        rank: i64,
        attack: i64,
        defence: i64,
        icon: str,
        flags: i64,
        texts: list[Text],
        auras: list[Aura],
    ) -> None:
        super().__init__(origin, id, name, SORTS[sort], icon, flags, texts, auras)
        self.sort = sort
        self.civilizations = civilizations
        self.families = families
        self.rank = rank
        self.attack = attack
        self.defence = defence
        # What it gives the creature on top while it is in its soul.
        self.gift_attack: i64 = 0
        self.gift_defence: i64 = 0
        self.gift_flags: i64 = 0
        self.goal: Condition | None = None  # for which a text of it wins the game

    def with_strength(self, attack: i64, defence: i64) -> HiddenzoneDesign:
        """The same card with other numbers: those it has on the table now."""
        new = HiddenzoneDesign(
            origin=self.origin,
            id=self.id,
            name=self.name,
            sort=self.sort,
            civilizations=self.civilizations,
            families=self.families,
            rank=self.rank,
            attack=attack,
            defence=defence,
            icon=self.icon,
            flags=self.flags,
            texts=self.texts,
            auras=self.auras,
        )
        new.gift_attack = self.gift_attack
        new.gift_defence = self.gift_defence
        new.gift_flags = self.gift_flags
        new.goal = self.goal
        new.this = self.this
        new.words = self.words
        return new

    def civilization_names(self) -> list[str]:
        return [name for i, name in enumerate(CIVILIZATIONS) if self.civilizations & (1 << i)]

    def family_names(self) -> list[str]:
        return [name for i, (name, _) in enumerate(FAMILIES) if self.families & (1 << i)]


HiddenzoneCard: TypeAlias = Card[HiddenzoneDesign]  # one on the table

SET: Catalogue[HiddenzoneDesign] = Catalogue()
