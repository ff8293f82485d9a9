"""How beings are shown: badges, colours, symbols and words."""

from typing import Final

from bestiary.engine import Printed
from bestiary.engine.view import Look
from bestiary.games.creature_wars.being import (
    NEVER_AGAIN,
    NONE,
    POWERS,
    TRIBES,
    Being,
)
from bestiary.games.creature_wars.deck import ORIGINS
from bestiary.games.creature_wars.editions import (
    CREATURES,
    RANDOM_OF_TIER,
    RANDOM_OF_TRIBE,
    RANDOM_WITCH,
    Edition,
)
from bestiary.games.creature_wars.lore.brought import BROUGHT, TEMPLATES
from bestiary.games.creature_wars.lore.roster import TIERS

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
    badges = [
        ("level", "Level", str(being.level), ""),
        ("base", "Base strength", str(being.base), ""),
    ]
    words = being.lore.text
    shows = being.lore.shows_hook
    if being.is_witch():
        witch = edition.witch_of_key(being.key)
        if witch is not None:
            badges.append(("tier", "Tier", TIERS[witch.tier_in(edition.name)], ""))
            words = witch.text_in(edition.name)
        words = with_ban(words if shows is None else shows(being), being)
        return Printed(being.name, "witch", words, "witch", "witch-face", badges)
    if being.is_creature() and being.detail >= 0:
        words = join(words, f"Costs {being.detail} when it loses.")
    if shows is not None:
        words = shows(being)
    words = with_ban(words, being)
    kind = "creature" if being.is_creature() else "thing"
    if being.power == NONE:
        return Printed(being.name, kind, words, "", icon_of(being), badges)
    power = POWERS[being.power]
    prey = POWERS[(being.power + 1) % 4]
    badges.append(("power", "Power Type", power, SYMBOLS[being.power]))
    words = join(words, f"+{edition.advantage} power against {prey}.")
    name = f"{power} {being.name}"
    return Printed(name, kind, words, ACCENTS[being.power], icon_of(being), badges)


def with_ban(words: str, being: Being) -> str:
    """The words, with a note if the card is barred from Rallies."""
    return join(words, "Never rallies.") if being.rallied & NEVER_AGAIN else words


def join(one: str, two: str) -> str:
    return f"{one} {two}" if one else two


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
    if origin >= BROUGHT:
        return TEMPLATES[origin].name
    if RANDOM_OF_TRIBE <= origin < RANDOM_OF_TRIBE + len(TRIBES):
        return f"a random {TRIBES[origin - RANDOM_OF_TRIBE]}"
    return ORIGINS[origin].label if origin in ORIGINS else "a random creature"
