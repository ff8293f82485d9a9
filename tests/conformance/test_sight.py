"""From a Sight nothing can be reached that its seat may not know, by accident or on purpose."""

import json
from random import Random
from typing import Any

import pytest

import bestiary
from bestiary.bots import Sight
from bestiary.check.promises.clones import as_bytes, truth
from bestiary.check.promises.twins import all_twins, hidden_cards
from bestiary.check.walk import Setup
from bestiary.engine import Rng, State
from tests.conformance.corners import GAME
from tests.conformance.reach import outline, reach
from tests.conformance.walks import walks

CORNERS = Setup(GAME, "sight", {}, 2)


def held(sight: Sight) -> list[object]:
    """A Sight that has been used, and everything a bot can ask it for."""
    given: list[object] = [sight.view(), sight.guesser(), sight.guess(Rng(3))]
    if sight.seat in sight.guess(Rng(4)).waiting():
        decision = sight.decision
        given += [decision, decision.prompt, [choice.label for choice in decision.choices]]
    return [sight, *given]


def check_no_secret_objects(state: State[Any], sight: Sight) -> None:
    """No part of the State that is hidden from the seat: neither the object nor its numbers."""
    secrets = [state, state.rng, state.events, *state.events, *state.zones]
    secrets += [zone.cards for zone in state.zones]
    secrets += hidden_cards(state, sight.seat)
    secrets += [ask for ask in state.asks if ask.answer is not None and ask.seat != sight.seat]
    forbidden = {id(secret) for secret in secrets}
    chance = set(state.rng.to_json()[:3])
    for thing in reach(held(sight)):
        assert id(thing) not in forbidden, f"a bot can reach a {type(thing).__name__}"
        assert not isinstance(thing, int) or thing not in chance, "a bot can reach the generator"


def check_twins_reach_the_same(state: State[Any], seat: int, dice: Random) -> None:
    """Object for object and number for number, whatever the hidden cards are."""
    reached = outline(held(Sight(state, seat)))
    for name, twin in all_twins(state, seat, dice, kinds=1):
        other = outline(held(Sight(twin, seat)))
        assert other == reached, f"{name}: seat {seat} can reach something else"


def test_the_truth_cannot_be_reached(setup: Setup) -> None:
    for walk in walks(setup, 1, 1):
        for state in walk.sample(0.1):
            for seat in range(state.seats):
                check_no_secret_objects(state, Sight(state, seat))
                check_twins_reach_the_same(state, seat, walk.dice)


def test_a_sight_shows_what_the_state_shows(setup: Setup) -> None:
    for walk in walks(setup, 2, 3):
        for state in walk.sample(0.1):
            for seat in range(state.seats):
                sight = Sight(state, seat)
                assert as_bytes(sight.view()) == as_bytes(state.view(seat))
                guess = truth(state.guess(seat, Rng(9)))
                assert truth(sight.guess(Rng(9))) == guess
                assert truth(sight.guesser().deal(Rng(9))) == guess
                decision = state.decision(seat)
                if decision is None:
                    with pytest.raises(LookupError):
                        _ = sight.decision
                else:
                    texts = [choice.text for choice in decision.choices]
                    assert [choice.text for choice in sight.decision.choices] == texts


def test_a_sight_crosses_to_another_process(setup: Setup) -> None:
    if setup.game.name not in bestiary.games():
        return  # the other process would not find it
    for walk in walks(setup, 1, 2):
        for state in walk.sample(0.1):
            seat = state.waiting()[0]
            sight = Sight(state, seat)
            read = Sight.from_json(json.loads(json.dumps(sight.to_json())))
            assert as_bytes(read.view()) == as_bytes(sight.view())
            assert truth(read.guess(Rng(9))) == truth(sight.guess(Rng(9)))
            assert read.to_json() == sight.to_json()


class Peephole(Sight):
    """A Sight that keeps something it should not."""

    secret: object = None


@pytest.mark.parametrize("way", ["state", "closure", "card", "number"])
def test_a_peephole_is_found(way: str) -> None:
    for walk in walks(CORNERS, 1, 1):
        for state in walk.sample(1):
            if not hidden_cards(state, 0):
                continue
            sight = Peephole(state, 0)
            sight.secret = {
                "state": [state],
                "closure": lambda state=state: state,
                "card": {"deep": (hidden_cards(state, 0)[0],)},
                "number": state.rng.to_json()[0],
            }[way]
            with pytest.raises(AssertionError):
                check_no_secret_objects(state, sight)
            return
    pytest.fail("no position to try")
