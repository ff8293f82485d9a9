"""The roster: the species in the deck, those of the Warlords and the Colosseum, and the Thieves.

All numbers are in creatures.txt, or in a similar text that a player provides.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from bestiary.engine import BadOption
from bestiary.games.creature_adventures.creatures.abilities import ABILITIES, NO_ABILITY, Ability
from bestiary.games.creature_adventures.creatures.creature_text import (
    DEFAULT_HP,
    FIGHTS,
    LEVELS,
    TIERS,
    CreatureLine,
    CreatureText,
    fault,
)
from bestiary.games.creature_adventures.land.tiles import SIGILS
from bestiary.games.creature_adventures.text_errors import unknown

COMMON: Final = 0
UNCOMMON: Final = 1
RARE: Final = 2
EPIC: Final = 3
FOE: Final = 4  # the tier of creatures that are never caught

STANDARD: Final = "standard"
FEWEST: Final = 20
FEWEST_COMMONS: Final = 8
REMEMBERED: Final = 32


class Species:
    """A kind of creature. ``number`` is its index in the roster's ``everyone``."""

    def __init__(
        self,
        *,
        number: int,
        name: str,
        tier: int,
        attack: int,
        defence: int,
        hp: int,
        ability: Ability,
        icon: str,
    ) -> None:
        self.number = number
        self.key = slug(name)
        self.name = name
        self.tier = tier
        self.attack: i64 = attack
        self.defence: i64 = defence
        self.hp: i64 = hp
        self.ability = ability
        self.icon = icon

    def tier_name(self) -> str:
        return TIERS[self.tier].capitalize() if self.tier < len(TIERS) else "Foe"

    def ability_text(self) -> str:
        """The ability's name and text, or "" if it has none."""
        if self.ability == NO_ABILITY:
            return ""
        name, does = ABILITIES[self.ability]
        return f"{name}: {does}"


class Gang:
    """The Thieves a player of one level meets: their tier, and what is added to each of them."""

    def __init__(self, *, tier: int, attack: int, defence: int, hp: int) -> None:
        self.tier = tier
        self.attack = attack
        self.defence = defence
        self.hp = hp


class Roster:
    """All creatures of a game. It never changes during one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.species: list[Species] = []  # those in the deck
        self.everyone: list[Species] = []  # the same, followed by the foes that are never caught
        self.warlords: list[list[Species]] = []  # by Sigil
        self.lords: list[str] = []  # the Warlords' names, by Sigil
        self.colosseum: list[list[Species]] = []  # by fight, in order
        self.fights: list[str] = []  # their names
        self.gangs: list[Gang] = []  # of Thieves, by level, starting with level 1

    def by_tier(self, tier: int) -> list[Species]:
        """The species of one tier that are in the deck."""
        return [one for one in self.species if one.tier == tier]

    def add(self, entry: CreatureLine, tier: int) -> Species:
        made = Species(
            number=len(self.everyone),
            name=entry.name,
            tier=tier,
            attack=entry.number("attack", 1, -1),
            defence=entry.number("defence", 0, -1),
            hp=entry.number("hp", 1, DEFAULT_HP),
            ability=entry.ability(),
            icon=entry.icon(),
        )
        for other in self.everyone:
            if other.key == made.key:
                raise fault(entry.line, f"the name '{made.name}' is too like '{other.name}'")
        self.everyone.append(made)
        return made


def slug(name: str) -> str:
    """The name as a key: ``King Under the Pond`` is ``king-under-the-pond``."""
    kept = [character if character.isalnum() else " " for character in name.lower()]
    return "-".join("".join(kept).split())


_known: dict[str, Roster] = {}


def creatures_of(text: str) -> Roster:
    """The creatures of a text; "" and "standard" are the built-in ones. Raises BadOption."""
    roster = _known.get(text)
    if roster is None:
        roster = _read(_contents(text))
        if len(_known) >= REMEMBERED:
            _known.clear()
        _known[text] = roster
    return roster


def check_creatures(text: str) -> str:
    """What is wrong with a text of creatures and on which line, or ""."""
    try:
        creatures_of(text)
    except BadOption as error:
        return str(error)
    return ""


def _contents(text: str) -> str:
    if "\n" in text:
        return text
    name = text.strip()
    if name not in ("", STANDARD):
        raise unknown("creatures", name, [STANDARD])
    return (files(__package__) / "creatures.txt").read_text(encoding="utf-8")


def _read(text: str) -> Roster:
    reader = CreatureText(text)
    roster = Roster(reader.title)
    for tier, word in enumerate(TIERS):
        roster.species += [roster.add(entry, tier) for entry in reader.section(word).entries]
    _check_deck(reader, roster)
    for sigil in SIGILS:
        section = reader.section(f"warlord {sigil}")
        roster.lords.append(section.title)
        roster.warlords.append([roster.add(entry, FOE) for entry in section.entries])
    for fight in range(FIGHTS):
        section = reader.section(f"colosseum {fight + 1}")
        roster.fights.append(section.title)
        roster.colosseum.append([roster.add(entry, FOE) for entry in section.entries])
    roster.gangs = _gangs(reader)
    return roster


def _check_deck(reader: CreatureText, roster: Roster) -> None:
    commons = roster.by_tier(COMMON)
    if len(commons) < FEWEST_COMMONS:
        raise fault(
            reader.sections["common"].line,
            f"{len(commons)} Commons; everybody starts with some, so there must be "
            f"{FEWEST_COMMONS} or more",
        )
    if len(roster.species) < FEWEST:
        raise fault(
            reader.end, f"{len(roster.species)} creatures in all; a deck has {FEWEST} or more"
        )


def _gangs(reader: CreatureText) -> list[Gang]:
    section = reader.section("thieves")
    gangs: list[Gang] = []
    for level in range(1, LEVELS + 1):
        found = [entry for entry in section.entries if entry.name == f"level {level}"]
        if not found:
            raise fault(section.line, f"the thieves have no line 'level {level}: tier NAME'")
        gangs.append(_gang(found[0]))
    for entry in section.entries:
        if entry.name not in [f"level {level}" for level in range(1, LEVELS + 1)]:
            raise fault(entry.line, f"thieves of '{entry.name}'; levels go from 1 to {LEVELS}")
    return gangs


def _gang(entry: CreatureLine) -> Gang:
    tier = entry.one_of("tier", TIERS)
    if not tier:
        raise fault(entry.line, f"{entry.name} has no tier; write: tier {' or '.join(TIERS)}")
    return Gang(
        tier=TIERS.index(tier),
        attack=entry.number("attack", 0, 0),
        defence=entry.number("defence", 0, 0),
        hp=entry.number("hp", 0, 0),
    )
