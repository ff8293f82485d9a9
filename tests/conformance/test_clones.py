"""A copy, and a State read back from JSON, are the same game from then on."""

from bestiary.check.promises.clones import check_clones, through_json
from bestiary.check.walk import Setup, follow
from tests.conformance.walks import walks


def test_clones_are_the_same_and_stay_the_same(setup: Setup) -> None:
    for walk in walks(setup, 2, 3):
        for state in walk.sample(0.05):
            check_clones(state, walk.dice)
        check_clones(walk.state, walk.dice)


def test_the_original_goes_the_way_of_its_clones(setup: Setup) -> None:
    for walk in walks(setup, 2, 3):
        kept = []
        digests = []
        for state in walk:
            digests.append(state.digest())
            if walk.dice.random() < 0.1:
                kept.append((len(walk.script), state.copy()))
                kept.append((len(walk.script), through_json(state)))
        digests.append(walk.state.digest())
        for at, clone in kept:
            assert follow(clone, walk.script[at:]) == digests[at + 1 :]
