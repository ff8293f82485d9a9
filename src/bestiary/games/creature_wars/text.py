"""How beings are shown: badges, colours, symbols and words."""

from typing import Final

from bestiary.engine import Printed
from bestiary.engine.view import Look
from bestiary.games.creature_wars.being import (
    ALL_TRIBES,
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
    "pirate-skull",  # Phantoms, who were Pirates
    "werewolf",
)
# What their kind is like, for cards without a line of their own.
OF_POWERS: Final = (
    "It knew fire when fire was young, and was not impressed.",
    "Good company on a cold night. Bad company for whatever hides in it.",
    "It only says what you were thinking, at three in the morning.",
    "It has friends in high places, and a list of monsters.",
)
OF_NO_POWER: Final = "It has no type, and nobody to look down on."
OF_TIERS: Final = (
    "Still at school, and mostly in detention.",
    "Widely respected and perfectly fair: her spells fall on everybody.",
    "She has read every law of magic, to be sure of breaking them all.",
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
    "signs": {
        "base": "biceps",
        "cooldown": "hourglass",
        "frozen": "snowflake-1",
        "must": "pointing",
        "wrapped": "present",
        "dear": "two-coins",
        "offer": "choice",
        "ring": "ring",
        "fuse": "time-bomb",
        "doomed": "death-skull",
        "fickle": "rolling-dices",
        "jugged": "jug",
        "gift": "fall-down",
    },
}


def changed_text(before: str, old: Being, now: str, new: Being) -> str:
    """A change as the rules write it: the card as it was, and what is new about it.

    >>> wolf = Being(0, 0, "wolf", "Wolf", 1, 1, 3, 2)
    >>> higher = wolf.raised(1)
    >>> changed_text(wolf.notation(), wolf, higher.notation(), higher)
    'Lvl.3 Fire Wolf {2} → Lvl.4'
    """
    if old.key != new.key or old.name != new.name:
        return f"{before} → {now}"
    parts: list[str] = []
    if old.level != new.level:
        parts.append(f"Lvl.{new.level}")
    if old.power != new.power:
        parts.append("no type" if new.power == NONE else POWERS[new.power])
    if old.base != new.base:
        parts.append(f"{{{new.base}}}")
    return f"{before} → {' '.join(parts)}" if parts else now


def printed(being: Being, edition: Edition) -> Printed:
    badges = [
        ("level", "Level", str(being.level), ""),
        ("base", "Base strength", str(being.base), ""),
    ]
    lore = being.lore
    words = lore.text
    flavour = lore.flavour
    shows = lore.shows_hook
    if being.is_witch():
        witch = edition.witch_of_key(being.key)
        if witch is not None:
            tier = witch.tier_in(edition.name)
            badges.append(("tier", "Tier", TIERS[tier], ""))
            flavour = flavour or OF_TIERS[tier]
            words = witch.text_in(edition.name)
        words = with_ban(words if shows is None else shows(being), being)
        return Printed(being.name, "witch", words, "witch", lore.icon, badges, flavour)
    if being.is_creature() and being.detail >= 0:
        words = join(words, f"Costs {being.detail} when it loses.")
    if shows is not None:
        words = shows(being)
    words = with_ban(words, being)
    kind = "creature" if being.is_creature() else "thing"
    if being.tribe != NONE:
        tribe = "Kinship" if edition.name == "first" else "Tribe"
        badges.append(("tribe", tribe, ALL_TRIBES[being.tribe], ""))
    if being.power == NONE:
        flavour = flavour or OF_NO_POWER
        return Printed(being.name, kind, words, "", icon_of(being), badges, flavour)
    power = POWERS[being.power]
    prey = POWERS[(being.power + 1) % 4]
    badges.append(("power", "Power Type", power, SYMBOLS[being.power]))
    words = join(words, f"+{edition.advantage} power against {prey}.")
    name = f"{power} {being.name}"
    flavour = flavour or OF_POWERS[being.power]
    return Printed(name, kind, words, ACCENTS[being.power], icon_of(being), badges, flavour)


def with_ban(words: str, being: Being) -> str:
    """The words, with a note if the card is barred from Rallies."""
    return join(words, "Never rallies.") if being.rallied & NEVER_AGAIN else words


def join(one: str, two: str) -> str:
    return f"{one} {two}" if one else two


def icon_of(being: Being) -> str:
    if being.lore.icon:
        return being.lore.icon
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
