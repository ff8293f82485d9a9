"""Thirty points, an empty deck, the last turn."""

from __future__ import annotations

import pytest

from bestiary.games.twisted_oliver.game import GAME
from tests.twisted_oliver.table import Table


def test_30_points_win_at_once(table: Table) -> None:
    table.me(points=29, battlers="Wolverine").attack("Wolverine")
    assert table.winner == "me"
    assert table.state.ending == "points"


def test_points_of_a_defeat_on_ones_own_turn_win_for_the_other(table: Table) -> None:
    table.me(battlers="Ember Rat").foe(points=29, battlers="Glass Golem")
    table.attack("Ember Rat", "Glass Golem")
    assert table.winner == "foe"


def test_both_at_once_more_points_win(table: Table) -> None:
    table.rich().me(points=28, hand="The Plague", battlers="Wolverine, Wolverine")
    table.foe(points=27, battlers="Wolverine").play("The Plague")
    assert table.points == {"me": 30, "foe": 31}
    assert table.winner == "foe"


def test_both_at_once_and_as_many_is_a_draw(table: Table) -> None:
    table.rich().me(points=28, hand="The Plague", battlers="Wolverine")
    table.foe(points=28, battlers="Wolverine").play("The Plague")
    assert table.winner == "nobody"


def test_who_cannot_draw_in_the_draw_step_has_lost(table: Table) -> None:
    table.foe(deck="").end()
    assert table.winner == "me"
    assert table.state.ending == "deck"


def test_the_last_card_can_be_drawn_and_texts_draw_from_an_empty_deck_in_peace(
    table: Table,
) -> None:
    table.rich().me(deck="", hand="Clear Mind").foe(deck="Red Orb").play("Clear Mind").end()
    assert table.winner == ""
    assert table.hand("foe") == ["Red Orb"]


def test_after_the_last_turn_more_points_win(table: Table) -> None:
    table.options(turn_limit=2).me(points=3).foe(points=4).end().end()
    assert table.winner == "foe"
    assert table.state.ending == "turn limit"


def test_after_the_last_turn_as_many_points_are_a_draw(table: Table) -> None:
    table.options(turn_limit=2).me(points=4).foe(points=4).end().end()
    assert table.winner == "nobody"


@pytest.mark.parametrize("start", [0, 1, 7])
def test_who_does_not_begin_starts_with_the_handicap(start: int) -> None:
    for seed in range(4):
        state = GAME.new(seed=seed, handicap=start)
        assert state.points[int(state.first)] == 0
        assert state.points[1 - int(state.first)] == start
