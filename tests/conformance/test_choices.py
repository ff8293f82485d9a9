"""Every choice offered can be made; anything else is refused and changes nothing."""

import pytest

from bestiary.check.promises.refusals import (
    check_concede,
    check_offered,
    check_over,
    check_refused,
    check_sealing,
)
from bestiary.check.walk import Setup
from bestiary.engine import StaleDecision
from tests.conformance.walks import walks


def test_every_choice_offered_can_be_made(setup: Setup) -> None:
    for walk in walks(setup, 3, 5):
        for state in walk.sample(0.25):
            check_offered(state)


def test_a_decision_is_put_into_words_only_while_it_is_open(setup: Setup) -> None:
    walk = next(iter(walks(setup, 1, 5)))
    for state in walk.sample(0.2):
        future = state.copy()  # the same question may be next
        decision = future.decisions()[0]
        choice = decision.choices[0]
        assert decision.prompt
        assert choice.label
        future.play(decision.seat, choice.text)
        with pytest.raises(StaleDecision):
            _ = decision.prompt
        with pytest.raises(StaleDecision):
            _ = choice.label


def test_anything_else_is_refused(setup: Setup) -> None:
    for walk in walks(setup, 3, 4):
        for state in walk.sample(0.15):
            check_refused(state, walk.dice)
        check_over(walk.state)


def test_a_sealed_answer_can_be_taken_back(setup: Setup) -> None:
    for walk in walks(setup, 2, 5):
        for state in walk.sample(0.25):
            check_sealing(state, walk.dice)


def test_anybody_can_concede_at_any_time(setup: Setup) -> None:
    for walk in walks(setup, 2, 4):
        for state in walk.sample(0.1):
            check_concede(state, walk.dice)
