"""The generator: a shuffle rolls what `below` rolls."""

import pytest

from bestiary.engine import Rng


@pytest.mark.parametrize("count", [0, 1, 2, 3, 7, 52, 300])
def test_a_shuffle_takes_each_place_from_below(count: int) -> None:
    for seed in range(20):
        quick, plain = Rng(seed), Rng(seed)
        shuffled, expected = list(range(count)), list(range(count))
        quick.shuffle(shuffled)
        for last in reversed(range(1, count)):
            other = int(plain.below(last + 1))
            expected[last], expected[other] = expected[other], expected[last]
        assert shuffled == expected
        assert quick.to_json() == plain.to_json()


def test_a_shuffle_rolls_again_where_below_does() -> None:
    """A roll that would favour some places is thrown away: about one of 2**31 for each place, so
    the generator is set to just before one."""
    plain = Rng(1)
    plain.a, plain.b, plain.c, plain.count = 0, 0, 12345, 0  # the next word is 0
    quick = plain.copy()
    first = plain.copy()
    assert first.word() == 0
    shuffled, expected = ["a", "b", "c"], ["a", "b", "c"]
    quick.shuffle(shuffled)
    for last in (2, 1):
        other = int(plain.below(last + 1))
        expected[last], expected[other] = expected[other], expected[last]
    assert shuffled == expected
    assert quick.to_json() == plain.to_json()
    assert plain.count > 2
