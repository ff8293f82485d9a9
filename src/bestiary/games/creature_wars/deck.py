"""The deck: what is in it, and where each kind of card comes from."""

from bestiary.engine import Rng
from bestiary.games.creature_wars.being import GIFT, TRIBES, Being
from bestiary.games.creature_wars.brought import BROUGHT, COAL, TEMPLATES, brought
from bestiary.games.creature_wars.editions import (
    CREATURES,
    RANDOM_OF_TIER,
    RANDOM_OF_TRIBE,
    RANDOM_WITCH,
    Edition,
)


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
    """A face for a hidden card of that origin: what is random about it is rolled anew."""
    if origin >= CREATURES:
        return edition.deck_creature((origin - CREATURES) // 100, origin % 100, rng)
    if origin >= BROUGHT:
        return TEMPLATES[origin - BROUGHT]
    if origin == RANDOM_WITCH:
        return edition.random_witch(rng)
    if RANDOM_OF_TIER <= origin < RANDOM_OF_TIER + 3:
        return edition.random_witch_of(origin - RANDOM_OF_TIER, rng)
    if RANDOM_OF_TRIBE <= origin < RANDOM_OF_TRIBE + len(TRIBES):
        return edition.random_of(origin - RANDOM_OF_TRIBE, rng)
    if origin == GIFT:
        return gift(edition, rng)
    return edition.random_creature(rng)


def gift(edition: Edition, rng: Rng) -> Being:
    """What is in a wrapped gift: a random creature or a Coal, one in two."""
    if rng.below(2) == 0:
        return brought(COAL).from_(GIFT)
    return edition.random_creature(rng).from_(GIFT)
