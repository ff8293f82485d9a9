"""Cards that only spells bring into the game: none of them is in the deck at the start.

Such a card is in the file of the witch that brings it.
"""

from __future__ import annotations

from typing import Final

from bestiary.games.creature_wars.being import CREATURE, NONE, Being
from bestiary.games.creature_wars.lore.card import BY_POWER, Lore, register

BROUGHT: Final = 100  # their origins begin here

TEMPLATES: Final[dict[int, Being]] = {}  # by origin


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
) -> Lore:
    """Register a card that a spell can bring. Saved games know it by its number, which never
    changes; a new card takes the next free one."""
    key = name.lower().replace(" ", "-")
    origin = BROUGHT + number
    if origin in TEMPLATES:
        free = max(TEMPLATES) + 1 - BROUGHT
        raise ValueError(f"{name}: the number {number} is taken; the next free one is {free}")
    lore = Lore(key, name, text, fate)
    lore.vanishes = vanishes
    lore.unplayable = unplayable
    register(lore)
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


def all_brought() -> list[Being]:
    """All of them, by number."""
    return [TEMPLATES[origin] for origin in sorted(TEMPLATES)]
