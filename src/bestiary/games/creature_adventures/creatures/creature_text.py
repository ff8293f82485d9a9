"""Reads creatures from their text: one line each, under the heading of a tier or a foe.

    creatures Pond Life
    common
    Doorstep Toad: attack 3, defence 3, icon frog-prince, ability lure
    warlord power: Baron Stumpfist
    Oakjaw: attack 6, defence 3, hp 16, icon tree-face
    colosseum 1: The Gatekeepers
    Gate Lion: attack 6, defence 3, hp 14, icon lion
    thieves
    level 2: tier common, attack 1

A line that starts with ``#`` is a comment. Every error names the line it is on.
"""

from typing import Final

from bestiary.engine import BadOption, did_you_mean
from bestiary.games.creature_adventures.creatures.abilities import ABILITIES, NO_ABILITY, Ability
from bestiary.games.creature_adventures.land.tiles import SIGILS
from bestiary.games.creature_adventures.text_errors import cut, either, name_fault

LONGEST: Final = 32 * 1024
MOST_CREATURES: Final = 200
LONGEST_NAME: Final = 28
LONGEST_ICON: Final = 40
DEFAULT_HP: Final = 10
MOST: Final = {"attack": 30, "defence": 30, "hp": 99}

TIERS: Final = ["common", "uncommon", "rare", "epic"]
FIGHTS: Final = 3  # in the Colosseum
LEVELS: Final = 5

HEADINGS: Final = [
    *TIERS,
    *[f"warlord {sigil}" for sigil in SIGILS],
    *[f"colosseum {i + 1}" for i in range(FIGHTS)],
    "thieves",
]


def fault(line: int, why: str) -> BadOption:
    return BadOption(f"creatures, line {line}: {why}")


class CreatureLine:
    """One line: a name, and a value for each word, ``attack`` to ``3``."""

    def __init__(self, line: int, name: str) -> None:
        self.line = line
        self.name = name
        self.said: dict[str, str] = {}

    def number(self, word: str, low: int, default: int) -> int:
        """The value of ``attack``, ``defence`` or ``hp``. Required if the default is below 0."""
        if word not in self.said:
            if default < 0:
                raise fault(self.line, f"{self.name} has no {word}; write: {word} NUMBER")
            return default
        value, high = self.said[word], MOST[word]
        if not (value.isascii() and value.isdecimal() and len(value) < 4):
            raise self._wrong(word, low, high)
        if not low <= int(value) <= high:
            raise self._wrong(word, low, high)
        return int(value)

    def _wrong(self, word: str, low: int, high: int) -> BadOption:
        return fault(
            self.line,
            f"{self.name}: {word} '{cut(self.said[word])}'; a whole number from {low} to {high}",
        )

    def one_of(self, word: str, known: list[str]) -> str:
        """The value of ``ability`` or ``tier``, which must be a known one; "" if not given."""
        value = self.said.get(word, "")
        if value and value not in known:
            raise fault(
                self.line,
                f"{self.name}: no {word} '{cut(value)}'{did_you_mean(value, known)} "
                f"({'abilities' if word == 'ability' else 'tiers'}: {', '.join(known)})",
            )
        return value

    def ability(self) -> Ability:
        said = self.one_of("ability", [*ABILITIES])
        for ability in ABILITIES:
            if ability == said:
                return ability
        return NO_ABILITY

    def icon(self) -> str:
        icon = self.said.get("icon", "")
        plain = icon.replace("-", "")
        if icon and (len(icon) > LONGEST_ICON or not (plain.isascii() and plain.isalnum())):
            raise fault(
                self.line,
                f"{self.name}: icon '{cut(icon)}'; an icon is a name such as 'frog-prince'",
            )
        return icon


class Section:
    """The lines under one heading. ``title`` is the Warlord's or the fight's name, if any."""

    def __init__(self, line: int, title: str) -> None:
        self.line = line
        self.title = title
        self.entries: list[CreatureLine] = []


class CreatureText:
    """The sections of the text, by heading."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadOption(
                f"creatures: {len(text)} characters; at most {LONGEST} "
                f"and {MOST_CREATURES} creatures are allowed"
            )
        self.title = ""
        self.sections: dict[str, Section] = {}
        self.end = 1
        self._names: dict[str, int] = {}
        open_section = ""
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            self.end = number
            if not self.title:
                self.title = _title(number, line)
                continue
            heading = _heading(line)
            if heading:
                open_section = self._open(number, line, heading)
            elif not open_section:
                raise fault(number, f"'{cut(line)}'; the first heading is {either(TIERS)}")
            else:
                self._enter(_entry(number, line, open_section == "thieves"), open_section)
        if not self.title:
            raise fault(1, "no name; the creatures begin with: creatures NAME")

    def section(self, heading: str) -> Section:
        """The section under a heading, which is required."""
        found = self.sections.get(heading)
        if found is None or not found.entries:
            said = "heading" if found is None else "line under the heading"
            raise fault(self.end, f"the text ends without a {said} '{heading}'")
        return found

    def _open(self, number: int, line: str, heading: str) -> str:
        if heading in self.sections:
            first = self.sections[heading].line
            raise fault(number, f"a second '{heading}'; the first is in line {first}")
        title = line.partition(":")[2].strip()
        named = heading not in TIERS and heading != "thieves"
        if named and not title:
            raise fault(number, f"'{heading}' needs a name; write {heading}: NAME")
        if title and not named:
            raise fault(number, f"'{cut(line)}'; the heading '{heading}' must be alone on its line")
        self.sections[heading] = Section(number, _name(number, title) if named else "")
        return heading

    def _enter(self, entry: CreatureLine, heading: str) -> None:
        name = entry.name.casefold()
        if name in self._names:
            raise fault(
                entry.line, f"the name '{entry.name}' is already used in line {self._names[name]}"
            )
        if len(self._names) == MOST_CREATURES:
            raise fault(entry.line, f"too many creatures; at most {MOST_CREATURES} are allowed")
        self._names[name] = entry.line
        self.sections[heading].entries.append(entry)


def _title(number: int, line: str) -> str:
    first, _, title = line.partition(" ")
    if first != "creatures" or not title.strip():
        raise fault(number, f"'{cut(line)}'; the creatures begin with: creatures NAME")
    return _name(number, title.strip())


def _heading(line: str) -> str:
    """The heading, if the line is one; otherwise ""."""
    said = " ".join(line.partition(":")[0].split())
    return said if said in HEADINGS else ""


def _entry(number: int, line: str, thieves: bool) -> CreatureLine:
    before, colon, after = line.partition(":")
    if not colon:
        raise fault(
            number,
            f"'{cut(line)}' is neither a heading nor NAME: attack 3, defence 2"
            + did_you_mean(line, HEADINGS),
        )
    entry = CreatureLine(number, _name(number, before.strip()))
    words = ["tier", *MOST] if thieves else [*MOST, "icon", "ability"]
    for piece in after.split(","):
        word, _, value = piece.strip().partition(" ")
        if word in words and not value.strip():
            raise fault(number, f"{entry.name}: {word} has no value")
        if word not in words:
            raise fault(
                number,
                f"{entry.name}: '{cut(piece)}'{did_you_mean(word, words)} "
                f"(a line can give: {', '.join(words)}, each with a value)",
            )
        if word in entry.said:
            raise fault(number, f"{entry.name}: {word} is given twice")
        entry.said[word] = value.strip()
    return entry


def _name(number: int, said: str) -> str:
    name = " ".join(said.split())
    why = name_fault(name, LONGEST_NAME)
    if why:
        raise fault(number, why)
    return name
