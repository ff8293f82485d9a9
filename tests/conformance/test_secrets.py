"""What a seat may not know changes nothing that it sees, hears or guesses."""

from tests.conformance.games import Setup
from tests.conformance.guesses import check_guesses
from tests.conformance.twins import KINDS, check_twins
from tests.conformance.walks import walks


def test_nobody_can_tell_twins_apart(setup: Setup) -> None:
    for walk in walks(setup, 2, 12):
        for state in walk.sample(0.1):
            check_twins(state, walk.dice)


def test_guesses_look_like_the_truth(setup: Setup) -> None:
    for walk in walks(setup, 3, 20):
        for state in walk.sample(0.1):
            check_guesses(state, walk.dice)


def test_twins_are_not_the_same(setup: Setup) -> None:
    """Each kind of twin that a game can have does differ from the truth: the test has teeth."""
    differing = set()
    sealed = 0  # how often another seat's answer was sealed: some games ask one seat at a time
    for walk in walks(setup, 2, 4):
        for state in walk.sample(0.5):
            sealed += sum(ask.answer is not None and ask.seat != 0 for ask in state.asks)
            for kind in KINDS:
                twin = kind(state, 0, walk.dice)
                if twin.digest() != state.digest():
                    differing.add(kind.__name__)
    assert {"swapped", "permuted", "reseeded", "peeked"} <= differing
    assert "resealed" in differing or sealed < 8
