"""The rules as we tell them: what they say must be what the game does."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import bestiary
from bestiary.games.creature_adventures import journey, text
from bestiary.games.creature_adventures.battle import against_foe, combat, fortify
from bestiary.games.creature_adventures.creatures import creature_text, roster
from bestiary.games.creature_adventures.creatures.abilities import ABILITIES
from bestiary.games.creature_adventures.creatures.roster import Species, creatures_of
from bestiary.games.creature_adventures.land import board_text
from bestiary.games.creature_adventures.land.board import check_board
from bestiary.games.creature_adventures.land.tiles import SIGILS, TILE_KINDS
from bestiary.games.creature_adventures.turn import arrival, artifacts
from bestiary.games.creature_adventures.world import NEEDED, TEAM, world_of

GAME = bestiary.game("creature-adventures")
TEXT = GAME.rules()
DEFAULTS = GAME.settings({})
WORLD = world_of(DEFAULTS)
ROSTER = creatures_of("")
CREATURES = (files("bestiary.games.creature_adventures.creatures") / "creatures.txt").read_text(
    "utf-8"
)


def table_after(words: str) -> list[list[str]]:
    """The cells of the first table after some words, without its heading."""
    rows: list[list[str]] = []
    for line in TEXT[TEXT.index(words) :].splitlines():
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            break
    return rows[2:]


def faces(said: str) -> list[int]:
    """``2 to 5`` as the rolls it means."""
    first, _, last = said.partition(" to ")
    return list(range(int(first), int(last or first) + 1))


def by_roll(rows: list[list[str]]) -> list[str]:
    """What is said for each of the ten rolls; together the rows must cover each once."""
    said = {face: row[-1] for row in rows for face in faces(row[-2])}
    assert sorted(said) == list(range(1, 11))
    assert sum(len(faces(row[-2])) for row in rows) == 10
    return [said[face] for face in range(1, 11)]


# ---- Chances ----------------------------------------------------------------------------------

OUTCOMES = {
    combat.MISS: "miss",
    combat.HIT: "clean hit",
    combat.DEFLECTED: "Deflected",
    combat.COUNTER: "counterstrike",
    combat.CRITICAL: "critical hit",
}


@pytest.mark.parametrize(
    ("words", "table"),
    [
        ("## Battles against the game's own", combat.STRIKE_A_FOE),
        ("## Battles between players", combat.STRIKE_A_PLAYER),
    ],
)
def test_strikes(words: str, table: list[int]) -> None:
    for said, outcome in zip(by_roll(table_after(words)), table, strict=True):
        assert OUTCOMES[outcome] in said


def test_meditate_and_brace() -> None:
    said = by_roll(table_after("**Meditate** raises your creature's"))
    assert said == [f"+{share}%" if share else "no change" for share in combat.RAISE]


def test_the_shaman() -> None:
    rows = table_after("**Shaman.**")
    assert rows[0] == ["one creature, surely", "none", f"{arrival.SURE_HEALING}%"]
    assert by_roll(rows[1:4]) == [f"{share}%" for share in arrival.HEAL_ONE]
    everybody = [f"{share}%" if share else "nothing" for share in arrival.HEAL_EVERYBODY]
    assert by_roll(rows[4:]) == everybody


def test_thieves_come_in_numbers() -> None:
    words = ["", "one", "two", "three"]
    said = re.search(r"on ([\d to]+) one, on ([\d to]+) two, on ([\d to]+) three", TEXT)
    assert said is not None
    found = {face: i for i in (1, 2, 3) for face in faces(said[i])}
    assert [words[found[face]] for face in range(1, 11)] == [words[n] for n in arrival.GANG]
    assert f"Stake up to {arrival.MOST_STAKED} attribute points" in TEXT


def test_dodge_and_run_and_catch_and_what_a_meeting_brings() -> None:
    fails = combat.DODGE_FAILS
    assert f"**Dodge:** on 1 to {fails} it fails, on {fails + 1} to 10" in TEXT
    assert f"On 1 to {against_foe.ESCAPES} you get away, on {against_foe.ESCAPES + 1} to 10" in TEXT
    assert f"Roll **{DEFAULTS['catch']} or less**, one more for each fifth" in TEXT
    assert f"adds {DEFAULTS['noise']} footstep counters" in TEXT
    assert f"{DEFAULTS['bounty']} EXP for beating a player who has caught more" in TEXT
    hurt = int(DEFAULTS["catch"]) + (10 - 6) * against_foe.FIFTHS // 10
    assert f"a creature with 6 of 10 HP left is caught on {hurt} or less" in TEXT
    assert f"**{against_foe.CAUGHT} EXP for a creature you caught.**" in TEXT
    assert f"by {combat.INNER_PEACE}% of its maximum HP" in TEXT


# ---- Numbers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.name))
def test_every_option_is_in_the_rules(option: bestiary.engine.Option) -> None:
    if option.name == "position":
        return
    default = {"board": "realm", "creatures": "standard"}.get(option.name, str(option.default))
    assert [f"`{option.name}`", default] in [row[:2] for row in table_after("## Options")]


def test_levels() -> None:
    first = str(DEFAULTS["points"])
    expected = [["1", "", first]]
    for level, needed in enumerate(NEEDED, 2):
        expected.append([str(level), str(needed), str(journey.AWARDS[level])])
    assert table_after("## Levels") == expected
    total = int(first) + sum(journey.AWARDS)
    assert f"{total} points are all there are to earn" in TEXT


def test_artifacts() -> None:
    expected = []
    for name, prices in zip(text.ARTIFACTS, artifacts.PRICES, strict=True):
        for level, price in enumerate(prices, 1):
            expected.append([f"{name} {level}" if len(prices) > 1 else name, str(price)])
    rows = table_after("## Artifacts")
    assert [row[:2] for row in rows] == expected
    does = {row[0]: row[2] for row in rows}
    for level in (1, 2, 3):
        assert f"{artifacts.BANDAGES[level]}%" in does[f"Infinite Bandage {level}"]
        assert does[f"Quiet Shoes {level}"].startswith(str(level))
    assert f"{fortify.TEMPORARY}% more HP" in does["Fortify 3"]


def test_abilities() -> None:
    assert table_after("## Abilities") == [list(said) for said in ABILITIES.values()]
    assert sorted(ABILITIES) == list(ABILITIES)
    listed = re.search(r"so is the ability: (.*)\.\n", TEXT)
    assert listed is not None
    assert re.findall(r"`([\w-]+)`", listed[1]) == list(ABILITIES)


def test_the_deck_and_the_team() -> None:
    counts = [len(ROSTER.by_tier(tier)) for tier in range(4)]
    common, uncommon, rare, epic = counts
    deck = f"{common} Common, {uncommon} Uncommon, {rare} Rare and {epic} Epic"
    assert deck in TEXT
    assert [len(WORLD.commons(seats)) // common for seats in (2, 3, 4)] == [1, 2, 3]
    assert TEAM == DEFAULTS["team"] == 3
    assert "at most three creatures. You start with three random Commons" in TEXT
    for name, attack, defence in re.findall(r"`([A-Z][\w ]+) (\d+)/(\d+) \(10/10 HP\)`", TEXT):
        species = next(species for species in ROSTER.species if species.name == name)
        assert (str(species.attack), str(species.defence)) == (attack, defence)


def stands(foe: Species) -> str:
    return f"{foe.name} {foe.attack}/{foe.defence}, {foe.hp} HP"


def test_the_warlords() -> None:
    assert table_after("**Warlords** do not grow.") == [
        [f"of {sigil.capitalize()}, {lord}", *[stands(foe) for foe in foes]]
        for sigil, lord, foes in zip(SIGILS, ROSTER.lords, ROSTER.warlords, strict=True)
    ]


def test_the_colosseum() -> None:
    assert table_after("## The Colosseum") == [
        [str(i), name, "; ".join(stands(foe) for foe in foes)]
        for i, (name, foes) in enumerate(zip(ROSTER.fights, ROSTER.colosseum, strict=True), 1)
    ]
    assert f"**Vigilance**: {DEFAULTS['vigilance']}% more attack and defence" in TEXT


def test_thieves_grow() -> None:
    expected = []
    for level, gang in enumerate(ROSTER.gangs, 1):
        added = [(gang.attack, "attack"), (gang.defence, "defence"), (gang.hp, "HP")]
        said = ", ".join(f"+{count} {what}" for count, what in added if count)
        expected.append([str(level), creature_text.TIERS[gang.tier].capitalize(), said])
    assert table_after("Thieves grow with you") == expected


def test_the_limits() -> None:
    assert f"After {DEFAULTS['actions']} actions a battle is broken off" in TEXT
    assert f"after {DEFAULTS['turn_limit']} rounds the game is decided" in TEXT
    assert DEFAULTS["collector"] == 15
    assert "you catch your fifteenth creature" in TEXT


# ---- Boards and creatures from files ----------------------------------------------------------


def blocks() -> list[str]:
    return re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)


def test_the_board_in_the_rules_is_a_board() -> None:
    assert check_board(blocks()[0], 2) == ""


def test_the_creatures_in_the_rules_are_written_right() -> None:
    [block] = [block for block in blocks() if block.startswith("creatures ")]
    lines = [line for line in block.splitlines()[1:] if line]
    assert set(lines) <= set(CREATURES.splitlines())


def test_the_kinds_and_limits_of_texts() -> None:
    for kind in TILE_KINDS:
        assert f"`{kind}" in TEXT
    assert f"up to {board_text.LONGEST_NAME} characters" in TEXT
    assert f"at most {board_text.MOST_TILES} tiles" in TEXT
    assert f"at least {roster.FEWEST_COMMONS} Commons" in TEXT
    assert f"{roster.FEWEST} creatures in all" in TEXT
    most = creature_text.MOST
    assert f"Attack goes from 1 to {most['attack']}, defence from 0 to {most['defence']}" in TEXT
    assert f"HP from 1 to {most['hp']} ({creature_text.DEFAULT_HP} if it is left out" in TEXT
