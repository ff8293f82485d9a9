"""EXP, levels and attribute points."""

from __future__ import annotations

import pytest

from tests.creature_adventures.table import Table

ABOUT_TO_WIN = """
    player 1: Lanternwood
      team: Muddlepig
      level: {}
      exp: {}
      points: 0
    wild: Piper Wolf (4/10 HP)
"""


@pytest.mark.parametrize(("level", "needed", "award"), [(1, 3, 2), (2, 4, 3), (3, 6, 4), (4, 8, 5)])
def test_so_much_exp_brings_the_next_level_and_its_points(
    table: Table, level: int, needed: int, award: int
) -> None:
    table.write(ABOUT_TO_WIN.format(level, needed - 2)).choose("Strike", roll=2)
    assert (table.gauge(1, "Level"), table.gauge(1, "Points")) == (level, 0)
    table.write(ABOUT_TO_WIN.format(level, needed - 1)).choose("Strike", roll=2)
    assert table.gauge(1, "Level") == level + 1
    assert table.gauge(1, "Points") == award
    assert table.gauge(1, "EXP") == 0  # it counts from 0 again


def test_fifteen_points_in_all_with_the_first() -> None:
    from bestiary.games.creature_adventures.journey import AWARDS
    from bestiary.games.creature_adventures.world import FIRST_POINTS

    assert FIRST_POINTS + sum(AWARDS) == 15


def test_what_is_over_counts_for_the_next_level(table: Table) -> None:
    table.write(ABOUT_TO_WIN.format(1, 2)).choose("Catch", roll=1)
    assert table.gauge(1, "Level") == 2
    assert table.gauge(1, "EXP") == 1


def test_level_5_is_the_highest(table: Table) -> None:
    table.write(ABOUT_TO_WIN.format(5, 0)).choose("Strike", roll=2)
    assert table.gauge(1, "Level") == 5
    assert table.gauge(1, "Points") == 0
    assert table.state.travellers[0].exp_all == 1


@pytest.mark.parametrize(
    ("attribute", "after"),
    [
        ("+1 attack", "Muddlepig 5/2 (7/10 HP)"),
        ("+1 defence", "Muddlepig 4/3 (7/10 HP)"),
        ("+2 maximum HP", "Muddlepig 4/2 (7/12 HP)"),
    ],
)
def test_a_point_is_an_attack_a_defence_or_two_hp(table: Table, attribute: str, after: str) -> None:
    table.write("player 1: Bramblehearth\n  team: Muddlepig (7/10 HP)\n  points: 1")
    table.choose(attribute)
    assert table.team(1) == [after]
    assert table.gauge(1, "Points") == 0
    assert "assign" not in table.verbs()


def test_points_may_go_to_a_creature_that_is_down(table: Table) -> None:
    table.write("player 1: Bramblehearth\n  team: Muddlepig (0/10 HP)\n  points: 2")
    table.choose("+2 maximum HP")
    assert table.team(1) == ["Muddlepig 4/2 (0/12 HP)"]


def test_exp_for_a_level_can_be_set(table: Table) -> None:
    options = {"exp.2": 1}
    table.write(ABOUT_TO_WIN.format(1, 0), **options).choose("Strike", roll=2)
    assert table.gauge(1, "Level") == 2
