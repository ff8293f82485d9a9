"""Whoever stops as soon as the answer is clear is still right 95 times in 100."""

from random import Random

import pytest

from bestiary.lab.stats import Mean, PairedMeans, difference_sequence, rate_interval, rate_sequence
from tests.lab.worlds import both_sides, round_table, single, with_draws

TIMES = 600


@pytest.mark.slow
@pytest.mark.parametrize(
    ("world", "truth"),
    [
        (single(0.5), 0.5),
        (with_draws(0.3, 0.3), 0.45),
        (both_sides(0.05, 0.1, 0.3), 0.55),
        (round_table(3, 0.05, 0.1), 0.9 * (1 / 3 + 0.05) + 0.1 / 3),
        (single(0.99), 0.99),
        (single(0.02), 0.02),
        (both_sides(0.45, 0.0, 0.0), 0.95),
    ],
    ids=["even", "draws", "both sides", "three seats", "nearly always", "hardly ever", "lopsided"],
)
def test_stopping_at_a_width(world: object, truth: float) -> None:
    right = 0
    for seed in range(TIMES):
        rng, mean = Random(seed), Mean()
        while True:
            for _ in range(50):
                mean.add(*world(rng))  # type: ignore[operator]
            found = rate_sequence(mean)
            if found.half <= 0.06:
                break
        right += found.holds(truth)
    assert right / TIMES >= 0.95


@pytest.mark.slow
def test_looking_all_the_time_fools_ordinary_intervals_only() -> None:
    """Stop as soon as a fair coin looks unfair, within 3000 throws."""
    fooled = {"ordinary": 0, "sequence": 0}
    for seed in range(TIMES):
        rng, mean = Random(seed), Mean()
        caught: set[str] = set()
        for _ in range(60):
            for _ in range(50):
                mean.add(float(rng.random() < 0.5), 1.0)
            if not rate_interval(mean).holds(0.5):
                caught.add("ordinary")
            if not rate_sequence(mean).holds(0.5):
                caught.add("sequence")
        for name in caught:
            fooled[name] += 1
    assert fooled["sequence"] / TIMES <= 0.05
    assert fooled["ordinary"] / TIMES >= 0.15


@pytest.mark.slow
def test_differences_at_every_moment() -> None:
    wrong = 0
    for seed in range(300):
        rng, pair = Random(seed), PairedMeans()
        for moment in range(1500):
            shared = rng.random()
            first = float(shared < 0.5)
            second = float((shared if rng.random() < 0.7 else rng.random()) < 0.55)
            pair.add((first, 1.0), (second, 1.0))
            if moment % 50 == 49 and not difference_sequence(pair).holds(0.05):
                wrong += 1
                break
    assert wrong / 300 <= 0.05


def test_a_hundred_deals_that_agree_prove_no_certainty() -> None:
    mean = Mean()
    for _ in range(100):
        mean.add(1.0, 1.0)
    assert 0.9 < rate_sequence(mean).low < 0.97


def test_no_answer_before_a_hundred_deals() -> None:
    mean = Mean()
    for _ in range(99):
        mean.add(1.0, 1.0)
    assert rate_sequence(mean) == (1.0, 0.0, 1.0)
