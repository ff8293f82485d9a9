"""The creatures that ship, and every error in the text of a player's own."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from bestiary.games.creature_adventures.creatures.abilities import ABILITIES
from bestiary.games.creature_adventures.creatures.creature_text import TIERS
from bestiary.games.creature_adventures.creatures.roster import (
    COMMON,
    EPIC,
    FOE,
    RARE,
    UNCOMMON,
    check_creatures,
    creatures_of,
)

OURS = creatures_of("standard")
TURNIP = "Turnip Imp: attack 4, defence 1, icon imp"


def standard() -> str:
    """The text that ships, with some lines as these tests expect them, whatever tuning brings."""
    text = (files("bestiary.games.creature_adventures.creatures") / "creatures.txt").read_text(
        "utf-8"
    )
    for line in (TURNIP, "level 4: tier uncommon, attack 2", "level 5: tier rare"):
        start = line.partition(":")[0]
        text = re.sub(rf"^{start}:.*$", line, text, flags=re.MULTILINE)
        assert line in text
    return text


STANDARD = standard()


def line_of(words: str) -> int:
    """The number of the line that starts so."""
    lines = STANDARD.splitlines()
    return next(i for i, line in enumerate(lines, 1) if line.startswith(words))


# ---- The fifty that ship ----------------------------------------------------------------------


def test_fifty_creatures_in_four_tiers() -> None:
    assert [len(OURS.by_tier(tier)) for tier in range(4)] == [28, 13, 6, 3]
    assert len(OURS.species) == 50
    assert all(species.hp == 10 for species in OURS.species)


def test_nobody_has_a_name_a_key_or_an_icon_twice() -> None:
    for of in ("name", "key", "icon"):
        said = [getattr(species, of) for species in OURS.everyone]
        assert all(said)
        assert len(set(said)) == len(said)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", species.key) for species in OURS.everyone)


def test_numbers_are_places_in_the_roster() -> None:
    assert [species.number for species in OURS.everyone] == list(range(len(OURS.everyone)))
    assert OURS.everyone[: len(OURS.species)] == OURS.species


def test_every_rare_and_epic_has_an_ability_and_some_others_do() -> None:
    assert all(species.ability for tier in (RARE, EPIC) for species in OURS.by_tier(tier))
    for tier in (COMMON, UNCOMMON):
        some = [species for species in OURS.by_tier(tier) if species.ability]
        assert 0 < len(some) < len(OURS.by_tier(tier))


def test_every_ability_is_somebodys_who_can_be_caught() -> None:
    assert {species.ability for species in OURS.species} - {""} == set(ABILITIES)


def test_a_better_tier_fights_better() -> None:
    """The average rises, and no Common is as strong as any Rare."""
    means = []
    for tier in range(4):
        fights = [species.attack + species.defence for species in OURS.by_tier(tier)]
        means.append(sum(fights) / len(fights))
    assert means == sorted(means)
    strongest = max(species.attack for species in OURS.by_tier(COMMON))
    assert all(strongest < species.attack for species in OURS.by_tier(RARE))


def test_the_warlords_and_the_colosseum() -> None:
    assert [len(two) for two in OURS.warlords] == [2, 2, 2]
    assert len(OURS.colosseum) == len(OURS.fights) == 3
    assert OURS.fights[-1] == OURS.colosseum[-1][-1].name == "The Emperor"
    foes = [foe for group in OURS.warlords + OURS.colosseum for foe in group]
    assert foes == OURS.everyone[len(OURS.species) :]
    assert all(foe.tier == FOE for foe in foes)
    weight = [sum(foe.attack * foe.hp for foe in fight) for fight in OURS.colosseum]
    assert weight == sorted(weight) or OURS.colosseum[-1][-1].hp == max(foe.hp for foe in foes)


def test_thieves_grow_by_a_point_a_level() -> None:
    gangs = OURS.gangs
    assert [gang.attack + gang.defence + gang.hp // 2 for gang in gangs] == [0, 1, 2, 3, 4]
    assert [gang.tier for gang in gangs] == sorted(gang.tier for gang in gangs)


def test_the_standard_text_is_what_no_text_gives() -> None:
    assert [each.key for each in creatures_of("").everyone] == [s.key for s in OURS.everyone]
    assert creatures_of(STANDARD) is creatures_of(STANDARD)


# ---- Creatures from a file --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("attack 4", "attack 9", "attack 9"),
        ("defence 1", "defence 0", "defence 0"),
        ("icon imp", "icon imp, hp 25", "hp 25"),
        ("icon imp", "icon imp, ability regal", "ability regal"),
        ("icon imp", "icon carrot", "icon carrot"),
    ],
)
def test_every_number_can_be_changed(old: str, new: str, said: str) -> None:
    text = STANDARD.replace(TURNIP, TURNIP.replace(old, new))
    species = next(s for s in creatures_of(text).species if s.name == "Turnip Imp")
    word, _, value = said.partition(" ")
    assert str(getattr(species, word)) == value


@pytest.mark.parametrize(
    ("new", "fault"),
    [
        ("Turnip Imp: attack 4, icon imp", "Turnip Imp has no defence; write: defence NUMBER"),
        ("Turnip Imp: defence 4", "Turnip Imp has no attack; write: attack NUMBER"),
        ("Turnip Imp: attack 31, defence 1",
         "Turnip Imp: attack '31'; a whole number from 1 to 30"),
        ("Turnip Imp: attack 0, defence 1",
         "Turnip Imp: attack '0'; a whole number from 1 to 30"),
        ("Turnip Imp: attack 3, defence -1",
         "Turnip Imp: defence '-1'; a whole number from 0 to 30"),
        ("Turnip Imp: attack 3, defence 1, hp " + "9" * 5000,
         "Turnip Imp: hp '" + "9" * 27 + "...'; a whole number from 1 to 99"),
        ("Turnip Imp: attack 3, defense 1",
         ("Turnip Imp: 'defense 1'; did you mean 'defence'? "
         "(a line can give: attack, defence, hp, icon, ability, each with a value)")),
        ("Turnip Imp: attack 3, attack 4, defence 1", "Turnip Imp: attack is given twice"),
        ("Turnip Imp: attack, defence 1",
         "Turnip Imp: attack has no value"),
        ("Turnip Imp: attack 3, defence 1, ability venum",
         ("Turnip Imp: no ability 'venum'; did you mean 'venom'? "
         f"(abilities: {', '.join(ABILITIES)})")),
        ("Turnip Imp: attack 3, defence 1, icon <b>",
         "Turnip Imp: icon '<b>'; an icon is a name such as 'frog-prince'"),
        ("Turnip Imp attack 3",
         "'Turnip Imp attack 3' is neither a heading nor NAME: attack 3, defence 2"),
        ("uncommmon",
         ("'uncommmon' is neither a heading nor NAME: attack 3, defence 2; "
          "did you mean 'uncommon'?")),
        ("muddlepig: attack 3, defence 1",
         f"the name 'muddlepig' is already used in line {line_of('Muddlepig')}"),
        ("Muddle-pig: attack 3, defence 1", ""),
        ("Muddlepig!: attack 3, defence 1", "the name 'Muddlepig!' is too like 'Muddlepig'"),
        ("12: attack 3, defence 1",
         "the name '12' must have letters and only printable characters"),
        ("Im\x07p: attack 3, defence 1",
         "the name 'Im\\x07p' must have letters and only printable characters"),
        ("A Creature With Far Too Long A Name: attack 3, defence 1",
         "the name 'A Creature With Far Too Lon...' is too long; at most 28 characters"),
        ("common", f"a second 'common'; the first is in line {line_of('common')}"),
    ],
)  # fmt: skip
def test_what_a_creature_is_refused_for(new: str, fault: str) -> None:
    text = STANDARD.replace(TURNIP, new)
    line = line_of("Turnip Imp")
    assert check_creatures(text) == (f"creatures, line {line}: {fault}" if fault else "")


LAST = len(STANDARD.splitlines())


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("creatures Standard\n", "",
         f"line {line_of('common') - 1}: 'common'; the creatures begin with: creatures NAME"),
        ("creatures Standard", "creatures",
         f"line {line_of('creatures')}: 'creatures'; the creatures begin with: creatures NAME"),
        ("common\n", "",
         (f"line {line_of('common')}: 'Grumblebun: attack 3, defen...'; "
         "the first heading is common, uncommon, rare or epic")),
        ("\nepic\n", "\n", f"line {LAST - 1}: the text ends without a heading 'epic'"),
        ("colosseum 3: The Emperor\n", "",
         f"line {LAST - 1}: the text ends without a heading 'colosseum 3'"),
        ("warlord speed: Lady Gallop", "warlord speed",
         (f"line {line_of('warlord speed')}: "
         "'warlord speed' needs a name; write warlord speed: NAME")),
        ("\nrare\n", "\nrare: things\n",
         f"line {line_of('rare')}: 'rare: things'; the heading 'rare' must be alone on its line"),
        ("level 4: tier uncommon", "level 9: tier uncommon",
         f"line {line_of('thieves')}: the thieves have no line 'level 4: tier NAME'"),
        ("level 5: tier rare", "level 6: tier rare\nlevel 5: tier rare",
         f"line {line_of('level 5')}: thieves of 'level 6'; levels go from 1 to 5"),
        ("level 4: tier uncommon, attack 2", "level 4: attack 2",
         (f"line {line_of('level 4')}: "
         "level 4 has no tier; write: tier common or uncommon or rare or epic")),
        ("level 4: tier uncommon", "level 4: tier legendary",
         (f"line {line_of('level 4')}: level 4: no tier 'legendary' "
         f"(tiers: {', '.join(TIERS)})")),
        ("level 4: tier uncommon", "level 4: icon frog, tier uncommon",
         (f"line {line_of('level 4')}: level 4: 'icon frog' "
         "(a line can give: tier, attack, defence, hp, each with a value)")),
    ],
)  # fmt: skip
def test_what_the_whole_is_refused_for(old: str, new: str, fault: str) -> None:
    assert old in STANDARD
    assert check_creatures(STANDARD.replace(old, new, 1)) == f"creatures, {fault}"


def without(tier: str, keep: int) -> str:
    """The standard text with only the first few creatures of a tier."""
    lines = STANDARD.splitlines()
    start = lines.index(tier) + 1
    end = lines.index("", start)
    return "\n".join(lines[: start + keep] + lines[end:])


def test_too_few_to_deal() -> None:
    assert check_creatures(without("common", 8)) == ""
    assert check_creatures(without("common", 7)) == (
        f"creatures, line {line_of('common')}: 7 Commons; "
        "everybody starts with some, so there must be 8 or more"
    )
    assert check_creatures(without("epic", 0)).endswith(
        "the text ends without a line under the heading 'epic'"
    )


def test_a_deck_that_is_too_small() -> None:
    text = without("common", 8).replace("\nuncommon", "\n#").splitlines()
    few = [line for line in text if not re.match(r"(A|B|Ch|Ci|L|N|Pi|Q|R|S)\w+ \w+:", line)]
    where = few.index("rare")
    few[where:where] = ["uncommon", "Antlered Judge: attack 5, defence 3"]
    fault = check_creatures("\n".join(few))
    assert re.fullmatch(
        r"creatures, line \d+: 1\d creatures in all; a deck has 20 or more", fault
    ), fault


def test_too_much_of_it() -> None:
    assert check_creatures(STANDARD + "#" * 40_000).endswith(
        "characters; at most 32768 and 200 creatures are allowed"
    )
    many = "\n".join(f"Imp {'x' * (i % 20)}{i}: attack 1, defence 1" for i in range(180))
    assert "too many creatures; at most 200 are allowed" in check_creatures(
        STANDARD.replace(TURNIP, many)
    )


@pytest.mark.parametrize("nothing", ["\n", "# only a remark\n"])
def test_an_empty_file_has_no_creatures(nothing: str) -> None:
    fault = "creatures, line 1: no name; the creatures begin with: creatures NAME"
    assert check_creatures(nothing) == fault


def test_a_name_that_is_no_text() -> None:
    assert check_creatures("standart") == (
        "creatures: no creatures 'standart'; did you mean 'standard'? "
        "(known: standard; creatures=@FILE reads a file of yours)"
    )
