"""The rules as we tell them: what they say must be what the game does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bestiary
from bestiary.games.hiddenzone import cards
from bestiary.games.hiddenzone.design import SET
from bestiary.games.hiddenzone.rack import LIMITS, RACK
from bestiary.games.hiddenzone.text import notation, plain_name
from bestiary.games.hiddenzone.turn import MOST_ACTIONS
from bestiary.games.hiddenzone.zones import LIFE
from tests.hiddenzone.table import Table

GAME = bestiary.game("hiddenzone")
TEXT = GAME.rules()
CARDS = sorted(set(re.findall(r"`([A-Z][^`]+ [+-]?\d+/[+-]?\d+)`", TEXT)))


def test_there_are_examples() -> None:
    assert len(CARDS) >= 3


@pytest.mark.parametrize("card", CARDS)
def test_every_card_in_the_rules_is_a_card(card: str) -> None:
    design = SET.find(plain_name(card))
    assert design is not None
    assert notation(design) == card


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.name))
def test_every_option_is_in_the_rules(option: bestiary.engine.Option) -> None:
    assert option.name == "position" or f"`{option.name}`" in TEXT


def test_the_numbers_of_the_rules_are_the_games() -> None:
    assert f"**{LIFE:,} life**" in TEXT
    assert f"exactly {LIMITS.size} cards, at most {LIMITS.copies} of an id" in TEXT
    assert f"after {MOST_ACTIONS} actions" in TEXT
    assert f"they lose {GAME.settings({})['handicap']} life" in TEXT
    assert f"After {GAME.settings({})['turn_limit']} turns each" in TEXT


def test_every_ready_deck_is_in_the_rules() -> None:
    assert re.findall(r"^\| ([a-z]+) \|", TEXT, re.M) != []
    assert sorted(re.findall(r"^\| ([a-z]+) \|", TEXT, re.M)) == RACK.names()


def test_the_example_of_a_battle(table: Table) -> None:
    table.me(battlezone="Ash Runner", hiddenzone="Scorch Plate").foe(battlezone="Crypt Guard")
    table.attack("Ash Runner").block("Crypt Guard")
    assert table.graveyard("me") == ["Ash Runner"]
    assert table.graveyard("foe") == ["Crypt Guard"]


@pytest.mark.parametrize("line", re.findall(r"^(?:creature|spell|equipment)\(.*\)$", TEXT, re.M))
def test_the_cards_in_the_rules_are_written_as_they_are(line: str) -> None:
    """The line of the rules stands in the file of the card's civilization."""
    every = "".join(file.read_text("utf-8") for file in Path(cards.__path__[0]).glob("*.py"))
    assert "".join(line.split()) in "".join(every.split())
