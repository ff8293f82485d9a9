"""The deck: what is in it, and where each kind of card comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bestiary.engine import Rng
from bestiary.games.creature_wars.being import TRIBES, Being
from bestiary.games.creature_wars.editions import (
    CREATURES,
    RANDOM_OF_TIER,
    RANDOM_OF_TRIBE,
    RANDOM_WITCH,
    Edition,
)
from bestiary.games.creature_wars.lore.brought import BROUGHT, TEMPLATES


class Origin:
    """A way into the game that one card opens: its label, and the faces that come from it."""

    def __init__(self, label: str, face: Callable[[Edition, Rng], Being]) -> None:
        self.label = label
        self.face = face


ORIGINS: Final[dict[int, Origin]] = {}  # 50 to 99; the numbers are in saved games


def full_deck(edition: Edition, rng: Rng) -> list[Being]:
    """One creature of each level in each Tribe, with random Power Types, and the witches."""
    beings: list[Being] = []
    for tribe in range(len(TRIBES)):
        for level in range(1, edition.levels + 1):
            beings.append(edition.deck_creature(tribe, level, rng))
    for _ in range(edition.witches):
        beings.append(edition.random_witch(rng))
    return beings


def face_of(edition: Edition, origin: int, rng: Rng) -> Being:
    """A face for a hidden card of that origin: what is random about it is rolled again."""
    if origin >= CREATURES:
        return edition.deck_creature((origin - CREATURES) // 100, origin % 100, rng)
    if origin >= BROUGHT:
        return TEMPLATES[origin]
    if origin == RANDOM_WITCH:
        return edition.random_witch(rng)
    if RANDOM_OF_TIER <= origin < RANDOM_OF_TIER + 3:
        return edition.random_witch_of(origin - RANDOM_OF_TIER, rng)
    if RANDOM_OF_TRIBE <= origin < RANDOM_OF_TRIBE + len(TRIBES):
        return edition.random_of(origin - RANDOM_OF_TRIBE, rng)
    if origin in ORIGINS:
        return ORIGINS[origin].face(edition, rng)
    return edition.random_creature(rng)
