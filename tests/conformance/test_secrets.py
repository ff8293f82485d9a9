"""What a seat may not know changes nothing that it sees, hears or guesses."""

from itertools import islice

from bestiary.check.promises.alike import check_alike
from bestiary.check.promises.guesses import check_guesses
from bestiary.check.promises.twins import KINDS, check_twins, hidden_cards
from bestiary.check.walk import Setup
from bestiary.engine import SPECTATOR
from tests.conformance.walks import games, walks


def test_nobody_can_tell_twins_apart(setup: Setup) -> None:
    for walk in walks(setup, 2, 3):
        for state in walk.sample(0.1):
            check_twins(state, walk.dice)


def test_guesses_look_like_the_truth(setup: Setup) -> None:
    for walk in walks(setup, 3, 4):
        for state in walk.sample(0.1):
            check_guesses(state, walk.dice)


def test_deals_that_look_alike_go_on_looking_alike(setup: Setup) -> None:
    followed = 0
    for walk in walks(setup, 2, 3):
        for state in islice(walk.sample(0.3), games(3, 6)):
            audience = walk.dice.choice([*range(state.seats), SPECTATOR])
            followed += check_alike(state, audience, walk.dice)
    assert followed, "no choice could be made in both: this has shown nothing"


def test_twins_are_not_the_same(setup: Setup) -> None:
    """Each kind of twin that a game can have does differ from the truth: the test has teeth."""
    differing = set()
    possible = {"swapped", "reseeded", "peeked"}
    sealed = 0  # another seat's sealed answers; of two, dice seal the same again every other time
    for walk in walks(setup, 2, 2):
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
