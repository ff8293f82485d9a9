"""The steps and questions that the games share, under the same names in each rulebook."""

import pytest

from bestiary.engine import Face, Rulebook
from bestiary.trading.rulebook import shared
from tests.trading.games import Trading, every_game


@every_game
def test_every_game_has_them(trading: Trading) -> None:
    book = trading.game.rulebook
    assert {"resolve", "pick", "skip", "go_on", "start_turn", "end"} <= set(book.steps)
    assert all(book.steps[name] is step for name, step in shared.steps.items())
    assert all(book.questions[name] is asked for name, asked in shared.questions.items())


def test_a_game_cannot_have_another_step_of_such_a_name() -> None:
    own: Rulebook[object, Face] = Rulebook("own")

    @own.step
    def go_on(state: object) -> None: ...

    with pytest.raises(ValueError, match="own: 'go_on' is already in 'trading cards'"):
        own.include(shared)
