"""Hypothesis looks for a state where a choice offered cannot be made, or one not offered can."""

import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import bestiary
from bestiary.check.promises.clones import through_json
from bestiary.check.promises.refusals import check_offered, check_over, check_refused, sealed
from bestiary.check.walk import Setup
from bestiary.check.watch import check_decisions
from bestiary.engine import IllegalChoice, Rng, State
from tests.conformance.games import ALL

# The same examples every time, few interpreted; BESTIARY_HYPOTHESIS=5000 looks for new ones.
MORE = int(os.environ.get("BESTIARY_HYPOTHESIS", "0"))
PROFILE = settings(
    derandomize=not MORE,
    database=None,
    deadline=None,
    max_examples=MORE or (30 if bestiary.compiled() else 5),
    stateful_step_count=50 if bestiary.compiled() else 30,
    suppress_health_check=list(HealthCheck),
)


class Table(RuleBasedStateMachine):
    """Anything that can be done to a game, in any order."""

    setup_: Setup

    @initialize(seed=st.integers(0, 2**128 - 1), skip=st.integers(0, 40))
    def sit_down(self, seed: int, skip: int) -> None:
        """Begin a game, some choices in: so its end is reached too."""
        self.state: State[Any] = self.setup_.new(seed)
        dice = Random(seed)
        for _ in range(skip):
            if self.state.result() is None:
                decision = dice.choice(self.state.decisions())
                self.state.play(decision.seat, dice.choice(decision.choices).text)

    def going_on(self) -> bool:
        return self.state.result() is None

    @precondition(going_on)
    @rule(which=st.integers(0, 7), index=st.integers(0, 199))
    def choose(self, which: int, index: int) -> None:
        decisions = self.state.decisions()
        decision = decisions[which % len(decisions)]
        choice = decision.choices[index % len(decision.choices)]
        self.state.play(decision.seat, choice.text)

    @precondition(going_on)
    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        if sealed(self.state, seat):
            self.state.withdraw(seat)
        else:
            with pytest.raises(IllegalChoice):
                self.state.withdraw(seat)

    @precondition(going_on)
    @rule(
        seat=st.integers(-2, 9),
        verb=st.sampled_from(["play", "pass", "hop", "lay", "curse", "concede"]),
        numbers=st.lists(st.integers(-2, 120), max_size=3),
    )
    def say_anything(self, seat: int, verb: str, numbers: list[int]) -> None:
        text = " ".join([verb, *(str(number) for number in numbers)])
        offered = [
            choice.text
            for decision in self.state.decisions()
            if decision.seat == seat
            for choice in decision.choices
        ]
        if text not in offered and text != "concede":
            before = self.state.digest()
            with pytest.raises(IllegalChoice):
                self.state.play(seat, text)
            assert self.state.digest() == before

    @precondition(going_on)
    @rule(seed=st.integers(0, 999))
    def try_everything(self, seed: int) -> None:
        check_offered(self.state)
        check_refused(self.state, Random(seed))

    @rule()
    def copy_it(self) -> None:
        self.state = self.state.copy()

    @rule()
    def save_and_load(self) -> None:
        self.state = through_json(self.state)

    @precondition(going_on)
    @rule(seat=st.integers(0, 7), seed=st.integers(0, 999))
    def go_on_with_a_guess(self, seat: int, seed: int) -> None:
        self.state = self.state.guess(seat % self.state.seats, Rng(seed))

    @invariant()
    def it_holds(self) -> None:
        check_decisions(self.state)
        if not self.going_on():
            check_over(self.state)


def test_no_choice_goes_wrong(setup: Setup) -> None:
    machine = type("Table", (Table,), {"setup_": setup})
    run_state_machine_as_test(machine, settings=PROFILE)


def test_every_setup_is_there() -> None:
    assert {"creature-wars:first", "creature-wars:second"} <= {setup.id for setup in ALL}
