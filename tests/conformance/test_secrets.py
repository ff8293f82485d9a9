"""What a seat may not know changes nothing that it sees, hears or guesses."""

from tests.conformance.games import Setup
from tests.conformance.guesses import check_guesses
from tests.conformance.twins import KINDS, check_twins, hidden_cards
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
    possible = {"swapped", "reseeded", "peeked"}
    sealed = 0  # another seat's sealed answers; of two, dice seal the same again every other time
    for walk in walks(setup, 2, 4):
        for state in walk.sample(0.5):
            if len(hidden_cards(state, 0)) > 2:
                possible.add("permuted")
            sealed += sum(ask.answer is not None and ask.seat != 0 for ask in state.asks)
            if sealed >= 8:
                possible.add("resealed")
            for kind in KINDS:
                twin = kind(state, 0, walk.dice)
                if twin.digest() != state.digest():
                    differing.add(kind.__name__)
    assert possible <= differing
