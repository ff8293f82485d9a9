"""The deck: what is in it, and where each kind of card comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bestiary.engine import Rng
from bestiary.engine.guess import Faces
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
    beings = [of_each_power.pick(rng) for of_each_power in edition.creatures]
    for _ in range(edition.witches):
        beings.append(edition.random_witch(rng))
    return beings


def faces_of(edition: Edition, origin: int) -> Faces[Being] | None:
    """The faces that ``face_of`` gives for that origin, if there are not too many to list."""
    if origin >= CREATURES:
        return edition.deck_creatures((origin - CREATURES) // 100, origin % 100)
    if origin >= BROUGHT:
        return Faces([TEMPLATES[origin]])
    if origin == RANDOM_WITCH:
        return edition.random_witches
    if RANDOM_OF_TIER <= origin < RANDOM_OF_TIER + 3:
        return edition.witches_of_tier[origin - RANDOM_OF_TIER]
    return None


def face_of(edition: Edition, origin: int, rng: Rng) -> Being:
    """A face for a hidden card of that origin: what is random about it is rolled again."""
    if origin >= CREATURES:
        return edition.deck_creatures((origin - CREATURES) // 100, origin % 100).pick(rng)
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
