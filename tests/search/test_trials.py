"""Which choices are dropped, and when."""

from bestiary.search.trials import AnswerTrial, better_half, is_hopeless, mean, still_hopeful
from tests.search.bids import bid


def trial(values: list[float]) -> AnswerTrial:
    made = AnswerTrial(bid.on(0))
    made.values = values
    return made


def test_a_choice_that_is_always_behind_is_hopeless() -> None:
    assert is_hopeless([0.4, 0.3, 0.5], [0.5, 0.4, 0.6])


def test_one_that_is_sometimes_ahead_is_not() -> None:
    assert not is_hopeless([0.4, 0.9, 0.1], [0.5, 0.4, 0.9])


def test_nothing_is_hopeless_before_the_first_guess_or_if_it_is_level() -> None:
    assert not is_hopeless([], [])
    assert not is_hopeless([0.5, 0.5], [0.5, 0.5])


def test_the_best_is_never_dropped() -> None:
    best, level, worse = trial([0.6, 0.7]), trial([0.7, 0.6]), trial([0.1, 0.2])
    assert still_hopeful([worse, best, level]) == [best, level]


def test_the_better_half_keeps_its_order() -> None:
    some = [trial([value]) for value in (0.1, 0.9, 0.3, 0.5, 0.2)]
    assert [mean(each.values) for each in better_half(some)] == [0.9, 0.3, 0.5]


def test_values_are_added_one_by_one() -> None:
    """Compensated, as ``sum`` adds from Python 3.12 on, this would be 0.1 exactly."""
    assert mean([0.1] * 10) == 0.09999999999999999
