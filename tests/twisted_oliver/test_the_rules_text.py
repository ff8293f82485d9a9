"""The rules as we tell them: what they say must be what the game does."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.games.twisted_oliver.energy.counts import KINDS, LETTERS, SYMBOLS
from bestiary.games.twisted_oliver.rack import LIMITS, RACK
from bestiary.games.twisted_oliver.turn.battle import DIRECT_POINTS
from bestiary.games.twisted_oliver.zones import MOST_TEXTS, WINNING
from bestiary.trading.turn import MOST_ACTIONS
from tests.twisted_oliver.table import Table

GAME = bestiary.game("twisted-oliver")
TEXT = GAME.rules()


def test_the_numbers_of_the_rules_are_the_games() -> None:
    assert f"**{WINNING} points win at once.**" in TEXT
    assert f"A **direct attack** gives {DIRECT_POINTS} point." in TEXT
    assert f"exactly {LIMITS.size} cards, at most {LIMITS.copies} with the same name" in TEXT
    assert f"after {MOST_ACTIONS} actions" in TEXT
    assert f"up to {MOST_TEXTS} texts in one turn" in TEXT
    assert f"After {GAME.settings({})['turn_limit']} turns each" in TEXT
    assert f"starts with. Default: {GAME.settings({})['handicap']} |" in TEXT


@pytest.mark.parametrize("kind", range(9), ids=lambda kind: KINDS[kind])
def test_every_energy_is_in_the_rules_with_letter_and_symbol(kind: int) -> None:
    assert f"{SYMBOLS[kind]} {LETTERS[kind]} {KINDS[kind]}" in TEXT


def test_the_example_of_a_battle(table: Table) -> None:
    table.me(battlers="Storm Cat").foe(battlers="Brass Ram").attack("Storm Cat", "Brass Ram")
    assert table.points == {"me": 3, "foe": 0}
    assert table.battlers("me") == ["Storm Cat 80:3/2:3:1"]
    other = Table().me(battlers="Storm Cat").foe(battlers="Brass Ram with Shield")
    other.attack("Storm Cat", "Brass Ram")
    assert other.battlers("me") == []
    assert other.stats("Brass Ram") == "35:3/2:3:1"


def test_the_list_of_the_rules_is_read() -> None:
    shown = RACK.show("8 Red Orb\n4 Wolverine\n3 ye-04     # Storm Cat")
    assert [row["name"] for row in shown["cards"]] == ["Red Orb", "Wolverine", "Storm Cat"]
