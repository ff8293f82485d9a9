"""The rules as we tell them: what they say must be what the game does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bestiary
from bestiary.games.twisted_oliver import cards
from bestiary.games.twisted_oliver.battle import DIRECT_POINTS
from bestiary.games.twisted_oliver.design import SET
from bestiary.games.twisted_oliver.energy import KINDS, LETTERS, SYMBOLS
from bestiary.games.twisted_oliver.rack import LIMITS, RACK
from bestiary.games.twisted_oliver.resolving import MOST_TEXTS
from bestiary.games.twisted_oliver.text import named, plain_name
from bestiary.games.twisted_oliver.turn import MOST_ACTIONS
from bestiary.games.twisted_oliver.zones import WINNING
from tests.twisted_oliver.table import Table

GAME = bestiary.game("twisted-oliver")
TEXT = GAME.rules()
CARDS = sorted(set(re.findall(r"`([A-Z][^`]+ [+-]?\d+:[+-]?\d+/[^`]+)`", TEXT)))


def test_there_are_examples() -> None:
    assert len(CARDS) >= 4


@pytest.mark.parametrize("card", CARDS)
def test_every_card_in_the_rules_is_a_card(card: str) -> None:
    design = SET.find(plain_name(card))
    assert design is not None
    assert named(design) == card


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.name))
def test_every_option_is_in_the_rules(option: bestiary.engine.Option) -> None:
    assert option.name == "position" or f"`{option.name}`" in TEXT


def test_the_numbers_of_the_rules_are_the_games() -> None:
    assert f"**{WINNING} points win at once.**" in TEXT
    assert f"A **direct attack** gives {DIRECT_POINTS} point." in TEXT
    assert f"exactly {LIMITS.size} cards, at most {LIMITS.copies} of a name" in TEXT
    assert f"after {MOST_ACTIONS} actions" in TEXT
    assert f"after {MOST_TEXTS} in one turn" in TEXT
    assert f"After {GAME.settings({})['turn_limit']} turns each" in TEXT


@pytest.mark.parametrize("kind", range(9), ids=lambda kind: KINDS[kind])
def test_every_energy_is_in_the_rules_with_letter_and_symbol(kind: int) -> None:
    assert f"{SYMBOLS[kind]} {LETTERS[kind]} {KINDS[kind]}" in TEXT


def test_every_ready_deck_is_in_the_rules() -> None:
    assert sorted(re.findall(r"^\| ([a-z]+) \|", TEXT, re.M)) == RACK.names()


def test_the_example_of_a_battle(table: Table) -> None:
    table.me(battlers="Storm Cat").foe(battlers="Brass Ram").attack("Storm Cat", "Brass Ram")
    assert table.points == {"me": 3, "foe": 0}
    assert table.battlers("me") == ["Storm Cat 80:3/2:3:1"]
    other = Table().me(battlers="Storm Cat").foe(battlers="Brass Ram with Shield")
    other.attack("Storm Cat", "Brass Ram")
    assert other.battlers("me") == []
    assert other.stats("Brass Ram") == "35:3/2:3:1"


@pytest.mark.parametrize("line", re.findall(r"^(?:creature|spell|equip|trap)\(.*\)$", TEXT, re.M))
def test_the_cards_in_the_rules_are_written_as_they_are(line: str) -> None:
    """The line of the rules stands in the file of the card's energy."""
    every = "".join(file.read_text("utf-8") for file in Path(cards.__path__[0]).glob("*.py"))
    assert "".join(line.split()) in "".join(every.split())


def test_the_list_of_the_rules_is_read() -> None:
    shown = RACK.show("8 Red Orb\n4 Wolverine\n3 ye-04     # Storm Cat")
    assert [row["name"] for row in shown["cards"]] == ["Red Orb", "Wolverine", "Storm Cat"]
