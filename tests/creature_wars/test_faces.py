"""What is on the cards besides the rules: a picture of its own for each, and a line of flavour."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import bestiary
from bestiary.engine import Printed
from bestiary.games.creature_wars.being import (
    CREATURE,
    NONE,
    PHANTOM,
    POWERS,
    WEREWOLF,
    Being,
)
from bestiary.games.creature_wars.editions import Edition
from bestiary.games.creature_wars.lore.brought import all_brought
from bestiary.games.creature_wars.lore.card import LORE
from bestiary.games.creature_wars.lore.roster import BOTH, LESSER, ROSTER, SACRED, SINFUL
from bestiary.games.creature_wars.text import ICONS, OF_POWERS, OF_TIERS, printed
from tests.creature_wars.table import Table
from tests.docs.pages import ROOT

GAME = bestiary.game("creature-wars")
SET = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"


def edition(name: str) -> Edition:
    return Edition(GAME.settings({"edition": name}))


def every_face(name: str) -> list[Printed]:
    """Each card of an edition once: creatures in each Power Type, other forms, witches, things."""
    now = edition(name)
    beings = [now.creature(tribe, power, 1, 0) for tribe in range(7) for power in range(4)]
    wolf = now.creature(1, 0, 1, 0)
    beings += [wolf.but(PHANTOM, NONE), wolf.but(WEREWOLF)]
    beings += [now.witch(witch, 1, 0) for witch in now.roster]
    beings += all_brought(name)
    return [printed(being, now) for being in beings]


@pytest.mark.parametrize("name", BOTH)
def test_no_two_cards_look_alike(name: str) -> None:
    faces = sorted(every_face(name), key=lambda face: (face.icon, face.accent))
    for one, other in pairwise(faces):
        alike = (one.icon, one.accent) == (other.icon, other.accent)
        assert not alike, f"{one.name} and {other.name}: {one.icon}"


def test_every_witch_and_every_brought_card_has_a_picture_of_its_own() -> None:
    icons = [lore.icon for lore in LORE.values()]
    assert len(icons) > 150
    assert len({*icons, *ICONS}) == len(icons) + len(ICONS)


@pytest.mark.skipif(not SET.exists(), reason="the page's packages are not installed")
def test_the_icon_set_has_every_picture() -> None:
    known = json.loads(SET.read_text("utf-8"))["icons"]
    for lore in LORE.values():
        assert lore.icon in known, f"{lore.name}: there is no icon {lore.icon!r}"
    assert set(ICONS) <= set(known)


@pytest.mark.parametrize("name", BOTH)
def test_every_card_has_a_line_of_flavour(name: str) -> None:
    for face in every_face(name):
        assert 0 < len(face.flavour) <= 80, face.name
        assert face.flavour.endswith((".", "!", "?")), face.name
        assert face.flavour not in face.text


def test_no_line_is_told_twice() -> None:
    lines = [lore.flavour for lore in LORE.values()] + [*OF_POWERS, *OF_TIERS]
    assert len(lines) == len(set(lines))


def test_a_creature_speaks_for_its_power_type() -> None:
    now = edition("second")
    lines = [printed(now.creature(0, power, 1, 0), now).flavour for power in range(4)]
    assert tuple(lines) == OF_POWERS
    assert len(lines) == len(POWERS)


def test_a_witch_without_a_line_of_her_own_speaks_for_her_tier(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = edition("second")
    for tier in (LESSER, SACRED, SINFUL):
        witch = now.by_tier[tier][0]
        monkeypatch.setattr(witch, "flavour", "")
        assert printed(now.witch(witch, 1, 0), now).flavour == OF_TIERS[tier]


def test_a_player_reads_the_line_of_a_card_in_sight_and_of_no_other(table: Table) -> None:
    table.hands(me="Lvl.2 McWitch {3}", foe="Lvl.1 Flying Witch {3}")
    mine, theirs = (
        [card["flavour"] for zone in table.view("me")["zones"] if zone["key"] == key
         for card in zone["cards"]]
        for key in ("hand.0", "hand.1")
    )  # fmt: skip
    assert mine == ["Would you like a creature with that?"]
    assert theirs == [""]


def test_the_first_edition_says_kinship() -> None:
    wolf = Being(0, CREATURE, "wolf", "Wolf", 1, 1, 3, 2)
    for name, word in (("first", "Kinship"), ("second", "Tribe")):
        labels = {
            key: (label, value) for key, label, value, _ in printed(wolf, edition(name)).badges
        }
        assert labels["tribe"] == (word, "Wolf")
    questing = next(witch for witch in ROSTER if witch.key == "questing-witch")
    assert "7 Kinships" in questing.text_in("first")
    assert "7 Tribes" in questing.text_in("second")


def test_a_horseman_and_skeletor_say_what_they_are() -> None:
    now = edition("second")
    faces = {being.key: printed(being, now) for being in all_brought("second")}
    assert ("tribe", "Tribe", "Horseman", "") in faces["death"].badges
    assert ("tribe", "Tribe", "Skeleton", "") in faces["skeletor"].badges
