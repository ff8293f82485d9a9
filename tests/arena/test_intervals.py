from math import isclose, sqrt

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bestiary.arena.intervals import Z_95, wilson

# Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
PUBLISHED = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
]

trials = st.integers(1, 10**7)


@st.composite
def outcomes(draw: st.DrawFn) -> tuple[float, int]:
    count = draw(trials)
    return draw(st.integers(0, 2 * count)) / 2, count  # with draws


@pytest.mark.parametrize(("wins", "count", "low", "high"), PUBLISHED)
def test_published_values(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=5e-5)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(outcomes())
@example((0.0, 1))
@example((7.0, 7))
@example((3.5, 7))
def test_the_rate_lies_within(outcome: tuple[float, int]) -> None:
    score, count = outcome
    low, high = wilson(score, count)
    assert 0.0 <= low <= score / count <= high <= 1.0
    assert low < high


@given(outcomes())
def test_a_bound_is_a_rate_at_which_the_outcome_is_just_believable(
    outcome: tuple[float, int],
) -> None:
    """What defines Wilson's interval: the score test says exactly 95% at both ends."""
    score, count = outcome
    rate = score / count
    for bound in wilson(score, count):
        if 0.0 < bound < 1.0:
            deviations = abs(rate - bound) / sqrt(bound * (1 - bound) / count)
            assert isclose(deviations, Z_95, rel_tol=1e-6)


@given(outcomes())
def test_losses_are_wins_seen_from_the_other_side(outcome: tuple[float, int]) -> None:
    score, count = outcome
    low, high = wilson(score, count)
    assert wilson(count - score, count) == pytest.approx((1 - high, 1 - low), abs=1e-12)


@given(st.integers(1, 10**6), st.integers(0, 100), st.integers(2, 10))
def test_more_games_tell_more(count: int, percent: int, times: int) -> None:
    few = wilson(count * percent / 100, count)
    many = wilson(count * times * percent / 100, count * times)
    assert many[1] - many[0] < few[1] - few[0]
