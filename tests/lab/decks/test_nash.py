"""The mix that nobody can beat: known answers, and what must hold of any."""

from fractions import Fraction
from random import Random

import pytest

from bestiary.lab.decks import unbeatable_mix

HALF = Fraction(1, 2)


def game_of(rows: list[list[int]], whole: int) -> list[list[Fraction]]:
    return [[Fraction(each, whole) for each in row] for row in rows]


def random_game(size: int, seed: int) -> list[list[Fraction]]:
    dice = Random(seed)
    rows = [[HALF] * size for _ in range(size)]
    for i in range(size):
        for j in range(i):
            rows[i][j] = Fraction(dice.randrange(101), 100)
            rows[j][i] = 1 - rows[i][j]
    return rows


def test_rock_paper_scissors_with_a_stronger_rock() -> None:
    # Against scissors rock wins always, paper beats rock by 3:1, scissors beat paper by 3:1. With
    # a, b, c the surpluses of the three sides, the mix is in the proportions of the sides opposite.
    rock, paper, scissors = unbeatable_mix(game_of([[2, 1, 4], [3, 2, 1], [0, 3, 2]], 4)).shares
    assert (rock, paper, scissors) == (Fraction(1, 4), Fraction(2, 4), Fraction(1, 4))


def test_a_deck_that_beats_all_others_is_brought_always() -> None:
    mix = unbeatable_mix(game_of([[5, 6, 7], [4, 5, 9], [3, 1, 5]], 10))
    assert mix.shares == [1, 0, 0]
    assert mix.scores == [HALF, Fraction(4, 10), Fraction(3, 10)]


def test_a_game_that_is_not_symmetric_has_a_value() -> None:
    # Matching pennies where heads pays the row player twice.
    mix = unbeatable_mix(game_of([[2, 0], [0, 1]], 1))
    assert mix.shares == [Fraction(1, 3), Fraction(2, 3)]
    assert mix.value == Fraction(2, 3)


@pytest.mark.parametrize("size", [2, 3, 5, 8, 12])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_beats_the_mix(size: int, seed: int) -> None:
    mix = unbeatable_mix(random_game(size, seed))
    assert sum(mix.shares) == 1
    assert min(mix.shares) >= 0
    assert mix.value == HALF  # exactly: no deck scores more against it, and one that is in it less
    for share, score in zip(mix.shares, mix.scores, strict=True):
        assert score == HALF if share else score <= HALF


@pytest.mark.parametrize("seed", range(3))
def test_another_solver_finds_the_same_value(seed: int) -> None:
    optimize = pytest.importorskip("scipy.optimize")
    dice = Random(seed)
    rows = [[Fraction(dice.randrange(100), 100) for _ in range(5)] for _ in range(4)]
    # The least v with (rows y) <= v in every row, for shares y.
    above = [[float(each) for each in row] + [-1.0] for row in rows]
    found = optimize.linprog(
        [0.0] * 5 + [1.0], A_ub=above, b_ub=[0.0] * 4, A_eq=[[1.0] * 5 + [0.0]], b_eq=[1.0],
        bounds=[(0, None)] * 5 + [(None, None)],
    )  # fmt: skip
    assert found.fun == pytest.approx(float(unbeatable_mix(rows).value))
