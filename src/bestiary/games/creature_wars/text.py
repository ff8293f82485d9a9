"""How beings are shown: badges, colours, symbols and words."""

from typing import Final

from bestiary.engine import Printed
from bestiary.engine.view import Look
from bestiary.games.creature_wars.being import NONE, POWERS, TRIBES, Being
from bestiary.games.creature_wars.editions import (
    CREATURES,
    RANDOM_OF_TIER,
    RANDOM_WITCH,
    Edition,
)
from bestiary.games.creature_wars.witches import TIERS

SYMBOLS: Final = ("▲", "✶", "☾", "✚")  # Ancient, Fire, Nightmare, Holy
ACCENTS: Final = ("ancient", "fire", "nightmare", "holy")
ICONS: Final = (
    "snake",
    "wolf-head",
    "skeleton",
    "pirate-captain",
    "giant",
    "vampire-dracula",
    "dragon-head",
)

LOOK: Final[Look] = {
    "accents": {
        "ancient": "#3f9c6b",
        "fire": "#d9542b",
        "nightmare": "#8a63c7",
        "holy": "#c79a1e",
        "witch": "#b8457f",
    },
    "icon": "crossed-swords",
    "layout": "duel",
}


def printed(being: Being, edition: Edition) -> Printed:
    if being.is_witch():
        tier = TIERS[edition.tier_of(being.key)]
        badges = [
            ("level", "Level", str(being.level), ""),
            ("base", "Base strength", str(being.base), ""),
            ("tier", "Tier", tier, ""),
        ]
        return Printed(being.name, "witch", "", "witch", "witch-face", badges)
    badges = [
        ("level", "Level", str(being.level), ""),
        ("base", "Base strength", str(being.base), ""),
    ]
    if being.power == NONE:
        return Printed(being.name, "creature", "", "", icon_of(being), badges)
    power = POWERS[being.power]
    prey = POWERS[(being.power + 1) % 4]
    badges.append(("power", "Power Type", power, SYMBOLS[being.power]))
    words = f"+{edition.advantage} power against {prey}."
    name = f"{power} {being.name}"
    return Printed(name, "creature", words, ACCENTS[being.power], icon_of(being), badges)


def icon_of(being: Being) -> str:
    return ICONS[being.tribe] if 0 <= being.tribe < len(ICONS) else "beast-eye"


def origin_label(origin: int) -> str:
    """How a card came into the game, for the count of unseen cards."""
    if origin >= CREATURES:
        return f"Lvl.{origin % 100} {TRIBES[(origin - CREATURES) // 100]}"
    if origin == RANDOM_WITCH:
        return "a random witch"
    if RANDOM_OF_TIER <= origin < RANDOM_OF_TIER + len(TIERS):
        return f"a random {TIERS[origin - RANDOM_OF_TIER]} witch"
    return "a random creature"
