"""Ratings: what is known about strengths comes out again, and the intervals are honest."""

from itertools import combinations, pairwise
from math import exp, log
from random import Random

import pytest

from bestiary.arena.ratings import ELO, PairResult, Rating, rate

STRENGTHS = [-1.6, -0.7, 0.0, 0.3, 0.5, 1.1]  # of odds, natural logarithms
REFERENCE = 2


def chance(first: int, second: int) -> float:
    return 1 / (1 + exp(STRENGTHS[second] - STRENGTHS[first]))


def rated(results: list[PairResult]) -> list[Rating]:
    found = rate(len(STRENGTHS), results, REFERENCE)
    assert None not in found
    return [rating for rating in found if rating is not None]


def truth(one: int) -> float:
    return 1000 + ELO * (STRENGTHS[one] - STRENGTHS[REFERENCE])


def test_results_as_expected_give_the_strengths_back() -> None:
    games = 10**7  # so that the added draw is nothing
    results = [
        PairResult(one, other, games * chance(one, other), games)
        for one, other in combinations(range(6), 2)
    ]
    for one, rating in enumerate(rated(results)):
        assert rating.value == pytest.approx(truth(one), abs=0.01)


def test_400_points_are_odds_of_ten_to_one() -> None:
    _, better = rate(2, [PairResult(0, 1, 10**6, 11 * 10**6)])
    assert better is not None
    assert better.value == pytest.approx(1400, abs=0.01)


def test_two_alone_have_the_interval_of_their_odds() -> None:
    """With one pair, the strength is the logarithm of the odds, whose variance everybody knows."""
    _, rating = rate(2, [PairResult(0, 1, 40, 100)])
    assert rating is not None
    won, lost = 60.5, 40.5
    half = 1.96 * ELO * (1 / won + 1 / lost) ** 0.5
    assert rating.value == pytest.approx(1000 + ELO * log(won / lost), abs=1e-3)
    assert rating.high - rating.value == pytest.approx(half, abs=0.01)
    assert rating.value - rating.low == pytest.approx(half, abs=0.01)


@pytest.mark.parametrize("pairs", ["all", "adjacent", "against"])
@pytest.mark.parametrize("luck", [0.0, 1.5])
def test_the_intervals_hold_the_truth_19_times_in_20(pairs: str, luck: float) -> None:
    """Games from both sides of deals; with luck, cards help whoever holds them, in both games in
    turn. That only makes the results of a pair more even."""
    dice = Random(f"{pairs} {luck}")
    played = {
        "all": list(combinations(range(6), 2)),
        "adjacent": list(pairwise(range(6))),
        "against": [(one, REFERENCE) for one in range(6) if one != REFERENCE],
    }[pairs]
    inside = total = 0
    for _ in range(120):
        results = [PairResult(*pair, *play(pair, 30, luck, dice)) for pair in played]
        for one, rating in enumerate(rated(results)):
            if one != REFERENCE:
                assert rating.low < rating.value < rating.high
                total += 1
                inside += rating.low <= true_rating(one, luck) <= rating.high
    assert inside / total > 0.93
    assert luck or inside / total < 0.98


def play(pair: tuple[int, int], deals: int, luck: float, dice: Random) -> tuple[float, int]:
    first, second = pair
    score = 0.0
    for _ in range(deals):
        cards = dice.uniform(-luck, luck)
        for help in (cards, -cards):
            apart = STRENGTHS[first] - STRENGTHS[second] + help
            score += dice.random() < 1 / (1 + exp(-apart))
    return score, 2 * deals


def true_rating(one: int, luck: float) -> float:
    """What endless games would give. Luck brings everybody nearer together: about 1/sqrt(1+...),
    found by fitting the mean results of the pairs."""
    return truth(one) if not luck else ENDLESS[one]


def endless(luck: float) -> list[float]:
    grid = [luck * (step + 0.5) / 200 for step in range(-200, 200)]
    results = []
    for one, other in combinations(range(6), 2):
        apart = STRENGTHS[one] - STRENGTHS[other]
        mean = sum(1 / (1 + exp(-apart - help)) for help in grid) / len(grid)
        results.append(PairResult(one, other, mean * 10**7, 10**7))
    return [rating.value for rating in rated(results)]


ENDLESS = endless(1.5)


def test_one_that_won_everything_has_a_rating_all_the_same() -> None:
    first, second = rate(2, [PairResult(0, 1, 20, 20)])
    assert first == Rating(1000, 1000, 1000)
    assert second is not None
    assert second.value == pytest.approx(1000 - ELO * log(41))
    assert second.high < 900
    assert second.low > -500


def test_more_games_make_it_surer() -> None:
    widths = []
    for games in (10, 100, 1000):
        _, rating = rate(2, [PairResult(0, 1, games * 0.4, games)])
        assert rating is not None
        widths.append(rating.high - rating.low)
    assert widths == sorted(widths, reverse=True)
    assert widths[1] / widths[2] == pytest.approx(10**0.5, rel=0.02)


def test_who_has_not_played_has_no_rating() -> None:
    results = [PairResult(0, 1, 3, 6), PairResult(2, 3, 3, 6), PairResult(1, 4, 0, 0)]
    assert [rating is not None for rating in rate(5, results)] == [True, True, False, False, False]
    assert rate(3, [])[1:] == [None, None]


def test_the_order_of_names_and_pairs_changes_nothing() -> None:
    one = rate(3, [PairResult(0, 1, 7, 10), PairResult(1, 2, 6, 10), PairResult(0, 2, 9, 10)])
    other = rate(3, [PairResult(2, 0, 1, 10), PairResult(2, 1, 4, 10), PairResult(1, 0, 3, 10)])
    for mine, theirs in zip(one, other, strict=True):
        assert mine == pytest.approx(theirs, abs=1e-6)


def test_a_wild_table_is_fitted_too() -> None:
    """Nobody is the best, all results are extreme, and numbers are very different."""
    results = [PairResult(0, 1, 0, 4000), PairResult(1, 2, 0, 10), PairResult(2, 0, 0, 500)]
    for rating in rate(3, results):
        assert rating is not None
        assert 0 <= rating.value <= 2500
