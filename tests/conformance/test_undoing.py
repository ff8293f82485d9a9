"""Undo tells no secret, in any game."""

from typing import Any

import pytest

from bestiary.check.promises.undo import check_undo
from bestiary.check.walk import Setup, Walk
from bestiary.engine import State
from bestiary.play.undo import somebody_learned
from tests.conformance.games import BY_ID
from tests.conformance.walks import walks


def test_undo_is_offered_in_all_twins_or_in_none(setup: Setup) -> None:
    offered = sum(
        check_undo(state, walk.dice) for walk in walks(setup, 3, 4) for state in walk.sample(0.3)
    )
    assert offered, "no choice could ever be taken back: this has shown nothing"


def careless(before: State[Any], now: State[Any], seat: int, choice: str) -> str:
    """The rule that only looks at the result: chance, other players' acts, known cards."""
    if now.result() is not None or before.rng.to_json() != now.rng.to_json():
        return "no"
    acted = any(before.acts[s] != now.acts[s] for s in range(now.seats) if s != seat)
    return "no" if acted or somebody_learned(before, now) else ""


@pytest.mark.parametrize("id", ["creature-wars:first", "twisted-oliver:answers"])
def test_a_careless_rule_is_found_out(id: str) -> None:
    """It lets a player open a seal, or probe a trap, for nothing."""

    def play() -> None:
        for seed in range(60):
            walk = Walk(BY_ID[id], seed)
            for state in walk:
                check_undo(state, walk.dice, refusal=careless)

    with pytest.raises(AssertionError, match=r"here and|shows a difference"):
        play()
