"""Cards that only spells bring into the game: none of them is in the deck at the start.

Such a card is in the file of the witch that brings it.
"""

from __future__ import annotations

from typing import Final

from bestiary.games.creature_wars.being import CREATURE, NONE, Being
from bestiary.games.creature_wars.lore.card import BY_POWER, Lore, register
from bestiary.games.creature_wars.lore.roster import BOTH

BROUGHT: Final = 100  # their origins begin here
MOST: Final = 899  # the highest number: the origins of the deck's creatures come after it

TEMPLATES: Final[dict[int, Being]] = {}  # by origin
EDITIONS: Final[dict[int, tuple[str, ...]]] = {}  # in which a spell can bring it, by origin


def bring(
    number: int,
    name: str,
    text: str,
    level: int,
    base: int,
    kind: int = CREATURE,
    tribe: int = NONE,
    power: int = NONE,
    fate: int = BY_POWER,
    vanishes: bool = False,
    unplayable: bool = False,
    editions: tuple[str, ...] = BOTH,
    icon: str = "",
    flavour: str = "",
) -> Lore:
    """Register a card that a spell of these editions can bring. Saved games know it by its number,
    which never changes; a new card takes the next free one."""
    key = name.lower().replace(" ", "-")
    origin = BROUGHT + number
    free = max(TEMPLATES, default=BROUGHT - 1) + 1 - BROUGHT
    if not 0 <= number <= MOST:
        raise ValueError(f"{name}: {number} is not from 0 to {MOST}; the next free one is {free}")
    if origin in TEMPLATES:
        raise ValueError(f"{name}: the number {number} is taken; the next free one is {free}")
    lore = Lore(key, name, text, fate, icon, flavour)
    lore.vanishes = vanishes
    lore.unplayable = unplayable
    register(lore)
    EDITIONS[origin] = editions
    TEMPLATES[origin] = Being(
        origin=origin,
        kind=kind,
        key=key,
        name=name,
        tribe=tribe,
        power=power,
        level=level,
        base=base,
    )
    return lore


def brought(lore: Lore) -> Being:
    """The card with that lore as it first appears."""
    for being in TEMPLATES.values():
        if being.key == lore.key:
            return being
    raise KeyError(lore.key)


def all_brought(edition: str = "") -> list[Being]:
    """All that spells of an edition can bring, or of any, by number."""
    return [
        TEMPLATES[origin]
        for origin in sorted(TEMPLATES)
        if not edition or edition in EDITIONS[origin]
    ]
