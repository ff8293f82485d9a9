"""Random games end by their rules, and every decision on the way is sound."""

from bestiary.check.walk import Setup, Walk
from bestiary.check.watch import Watch, check_decisions
from tests.conformance.walks import walks


def test_random_games_end_and_hold_at_every_decision(setup: Setup) -> None:
    for walk in walks(setup, 6, 30):
        watch = Watch(walk.state)
        for state in walk:
            watch.look(state)
        watch.look(walk.state)


def test_games_without_recording_hold_too(setup: Setup) -> None:
    for walk in walks(setup, 2, 10, record=False):
        for state in walk:
            check_decisions(state)
        assert not walk.state.events


def test_the_same_seed_is_the_same_game(setup: Setup) -> None:
    for walk in walks(setup, 2, 10):
        twin = Walk(setup, walk.seed)
        for one, two in zip(walk, twin, strict=True):
            assert one.digest() == two.digest()
        assert walk.script == twin.script
        assert walk.state.digest() == twin.state.digest()


def test_another_seed_is_another_game(setup: Setup) -> None:
    seeds = [0, 1, 2, 7, 2**31, 2**64, 2**127, 2**128 - 1]
    starts = {setup.new(seed).digest() for seed in seeds}
    assert len(starts) == len(seeds)
