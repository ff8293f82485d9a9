"""Intervals of 95% cover a known truth 93 to 97 times in 100."""

from collections.abc import Callable
from random import Random

import pytest

from bestiary.lab.stats import (
    Interval,
    Mean,
    PairedMeans,
    difference_interval,
    difference_p,
    mean_interval,
    rate_interval,
)
from tests.lab.worlds import (
    Deal,
    both_sides,
    ragged,
    ragged_truth,
    round_table,
    shared_table,
    single,
    with_draws,
)

TIMES = 2000
World = Callable[[Random], Deal]

RATES = [
    pytest.param(single(0.5), 0.5, id="even"),
    pytest.param(single(0.3), 0.3, id="uneven"),
    pytest.param(with_draws(0.3, 0.4), 0.5, id="draws"),
    pytest.param(with_draws(0.15, 0.2), 0.25, id="draws, uneven"),
    pytest.param(both_sides(0.05, 0.1, 0.3), 0.55, id="deals favour a seat"),
    pytest.param(both_sides(0.0, 0.0, 0.0), 0.5, id="deals favour nobody"),
    pytest.param(both_sides(0.1, 0.0, 0.4), 0.6, id="deals nearly decide"),
    pytest.param(round_table(3, 0.05, 0.0), 1 / 3 + 0.05, id="three seats"),
    pytest.param(round_table(4, 0.0, 0.3), 1 / 4, id="four seats, draws"),
    pytest.param(ragged(0.6), ragged_truth(0.6), id="some games lack it"),
]


def covered(intervals: list[Interval], truth: float) -> float:
    return sum(interval.holds(truth) for interval in intervals) / len(intervals)


def sampled(world: World, deals: int, seed: int) -> Mean:
    rng = Random(seed)
    mean = Mean()
    for _ in range(deals):
        mean.add(*world(rng))
    return mean


@pytest.mark.slow
@pytest.mark.parametrize("deals", [60, 200])
@pytest.mark.parametrize(("world", "truth"), RATES)
def test_rates(world: World, truth: float, deals: int) -> None:
    times = TIMES if deals > 100 else 2 * TIMES  # few deals are quick, and need a closer look
    found = [rate_interval(sampled(world, deals, seed)) for seed in range(times)]
    assert 0.93 <= covered(found, truth) <= 0.97


@pytest.mark.slow
@pytest.mark.parametrize("deals", [20, 200])
def test_means_of_skewed_lengths(deals: int) -> None:
    def world(rng: Random) -> Deal:
        long = rng.gammavariate(4, 3)  # what both games of a deal have in common
        return sum(long + rng.gammavariate(2, 2) for _ in range(2)), 2.0

    found = [mean_interval(sampled(world, deals, seed)) for seed in range(TIMES)]
    assert 0.93 <= covered(found, 16.0) <= 0.97


def paired(deals: int, seed: int, better: float, luck: float) -> PairedMeans:
    """Two settings on the same deals: the second is better by a little, and most deals come out
    alike in both."""
    rng = Random(seed)
    pair = PairedMeans()
    for _ in range(deals):
        favour = 0.5 + luck * rng.choice((-1, 1))
        shared = rng.random()
        first = shared < favour
        second = (shared if rng.random() < 0.7 else rng.random()) < favour + better
        pair.add((float(first), 1.0), (float(second), 1.0))
    return pair


@pytest.mark.slow
@pytest.mark.parametrize(("deals", "better"), [(120, 0.0), (120, 0.08), (400, 0.0), (400, 0.05)])
def test_differences_on_the_same_deals(deals: int, better: float) -> None:
    pairs = [paired(deals, seed, better, 0.3) for seed in range(TIMES)]
    found = [difference_interval(pair, is_rate=True) for pair in pairs]
    assert 0.93 <= covered(found, better) <= 0.97


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "draws"), [(2, 0.3), (3, 0.0), (3, 0.2), (4, 0.3)])
def test_differences_with_draws_and_more_seats(seats: int, draws: float) -> None:
    found, better = [], 0.06
    for seed in range(TIMES):
        rng, pair, world = Random(seed), PairedMeans(), shared_table(seats, draws, better)
        for _ in range(60):
            pair.add(*world(rng))
        found.append(difference_interval(pair, is_rate=True))
    assert 0.93 <= covered(found, (1 - draws) * better) <= 0.97


@pytest.mark.slow
def test_a_difference_that_is_not_there_is_seldom_found() -> None:
    chances = [difference_p(paired(200, seed, 0.0, 0.2), True) for seed in range(TIMES)]
    assert 0.03 <= sum(p < 0.05 for p in chances) / TIMES <= 0.07


def test_pairs_need_fewer_deals_than_separate_samples() -> None:
    pair = paired(400, 1, 0.05, 0.3)
    apart = sampled(single(0.5), 400, 1), sampled(single(0.55), 400, 2)
    separate = sum(rate_interval(mean).half ** 2 for mean in apart) ** 0.5
    assert difference_interval(pair, True).half < 0.75 * separate


def test_few_deals_that_agree_prove_little() -> None:
    mean = Mean()
    for _ in range(5):
        mean.add(1.0, 2.0)  # each deal won once and lost once
    interval = rate_interval(mean)
    assert interval.low < 0.3
    assert interval.high > 0.7


def test_nothing_is_known_from_one_deal() -> None:
    mean = Mean()
    mean.add(1.0, 1.0)
    assert rate_interval(mean) == (1.0, 0.0, 1.0)
    assert mean_interval(mean).high == float("inf")


def test_single_games_give_the_wilson_interval() -> None:
    from bestiary.arena import wilson

    mean = Mean()
    for i in range(10_000):
        mean.add(float(i % 10 < 3), 1.0)
    low, high = wilson(3000, 10_000)
    interval = rate_interval(mean)
    assert interval.low == pytest.approx(low, abs=1e-4)
    assert interval.high == pytest.approx(high, abs=1e-4)


def test_zeros_are_filled_in() -> None:
    whole, part = Mean(), Mean()
    for i in range(20):
        whole.add(float(i < 5), 2.0)
        if i < 5:
            part.add(1.0, 2.0)
    assert rate_interval(part.with_zeros(20, 2.0)) == rate_interval(whole)
