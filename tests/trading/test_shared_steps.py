"""The steps and questions that the games share: each game's table has them under the same names."""

import pytest

from bestiary.engine import Face, Table
from bestiary.trading.table import shared
from tests.trading.games import Trading, every_game


@every_game
def test_every_game_has_them(trading: Trading) -> None:
    table = trading.game.table
    assert {"resolve", "pick", "skip", "go_on", "start_turn", "end"} <= set(table.steps)
    assert all(table.steps[name] is step for name, step in shared.steps.items())
    assert all(table.questions[name] is asked for name, asked in shared.questions.items())


def test_a_game_cannot_have_another_step_of_such_a_name() -> None:
    own: Table[object, Face] = Table("own")

    @own.step
    def go_on(state: object) -> None: ...

    with pytest.raises(ValueError, match="own: 'go_on' is already in 'trading cards'"):
        own.include(shared)
