"""The rules as we tell them: what they say must be what the game does."""

from __future__ import annotations

import bestiary
from bestiary.games.hiddenzone.rack import LIMITS
from bestiary.games.hiddenzone.zones import LIFE
from bestiary.trading.turn import MOST_ACTIONS
from tests.hiddenzone.table import Table

GAME = bestiary.game("hiddenzone")
TEXT = GAME.rules()


def test_the_numbers_of_the_rules_are_the_games() -> None:
    assert f"**{LIFE:,} life**" in TEXT
    assert f"exactly {LIMITS.size} cards, at most {LIMITS.copies} with the same id" in TEXT
    assert f"after {MOST_ACTIONS} actions" in TEXT
    assert f"they lose {GAME.settings({})['handicap']} life" in TEXT
    assert f"After {GAME.settings({})['turn_limit']} turns each" in TEXT


def test_the_example_of_a_battle(table: Table) -> None:
    table.me(battlezone="Ash Runner", hiddenzone="Scorch Plate").foe(battlezone="Crypt Guard")
    table.attack("Ash Runner").block("Crypt Guard")
    assert table.graveyard("me") == ["Ash Runner"]
    assert table.graveyard("foe") == ["Crypt Guard"]
