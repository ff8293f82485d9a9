"""A sample of the fuzzing: no other error than a refusal in one line, no case slow or large."""

import pytest

from tests.fuzz.running import Target, run
from tests.fuzz.samples import GAMES, POSITIONS, replays
from tests.fuzz.targets import read_position, read_replay, targets

SEED = 12
SAMPLE = 150


@pytest.mark.parametrize("target", targets(), ids=lambda target: target.name)
def test_whatever_is_written_is_read_or_refused(target: Target) -> None:
    tally = run(target, SEED, 0, SAMPLE)
    assert not tally.failed, "\n".join([tally.told(), *tally.failures])
    assert tally.cases == SAMPLE


@pytest.mark.parametrize("name", GAMES)
def test_what_is_damaged_was_right(name: str) -> None:
    for position in POSITIONS[name]:
        read_position(name, position)
    for replay in replays(name):
        read_replay(replay)


def test_a_run_can_be_stopped_and_gone_on_with() -> None:
    target = targets()[0]
    whole = run(target, 1, 0, 20)
    parts = run(target, 1, 0, 8)
    parts.add(run(target, 1, 8, 12))
    assert (parts.cases, parts.refused, parts.failed) == (20, whole.refused, whole.failed)
    assert target.case(1, 15) == target.case(1, 15)
