"""Every bot chooses, and every hint is given, by what the seat knows and by the seed; on the
server too."""

import json
from itertools import islice
from typing import Any, Final

import pytest

import bestiary
from bestiary import bots
from bestiary.bots import Sight
from bestiary.bots.searcher import APPRENTICE
from bestiary.check.promises.twins import all_twins
from bestiary.check.walk import Setup, Walk
from bestiary.engine import Rng, State
from bestiary.server.thinking.worker import ChooseTask, Thought, think
from tests.conformance.walks import games, walks

SLOW: Final = ("adept", "master")  # interpreted; they search as the apprentice does, but longer


@pytest.mark.parametrize("name", [n for n in bots.names() if bestiary.compiled() or n not in SLOW])
def test_a_bot_chooses_alike_for_twins(setup: Setup, name: str) -> None:
    tried = 0
    for seed in range(10):
        walk = Walk(setup, seed)
        for state in islice(walk.sample(0.2), 2):
            seat = state.waiting()[0]
            chosen = bots.make(name, seed).choose(Sight(state, seat))
            assert bots.make(name, seed).choose(Sight(state, seat)) == chosen
            for kind, twin in all_twins(state, seat, walk.dice, kinds=1):
                other = bots.make(name, seed).choose(Sight(twin, seat))
                assert other == chosen, f"{kind}: {name} tells it from the truth"
            tried += 1
        if tried >= games(2, 2 if name in SLOW else 6):
            return


def sent(state: State[Any], seat: int) -> dict[str, Any]:
    """What a worker of the server is told before it lets a bot choose."""
    told: dict[str, Any] = json.loads(json.dumps(Sight(state, seat, with_log=False).to_json()))
    return told


def test_a_worker_is_told_the_same_for_twins(setup: Setup) -> None:
    for walk in walks(setup, 1, 3):
        for state in walk.sample(0.2):
            for seat in state.waiting():
                told = sent(state, seat)
                for kind, twin in all_twins(state, seat, walk.dice, kinds=2):
                    assert sent(twin, seat) == told, f"{kind}: it is in what a worker is sent"


@pytest.mark.parametrize("name", [level.name for level in bots.LEVELS if level.name not in SLOW])
def test_a_bot_chooses_in_a_worker_as_it_does_here(setup: Setup, name: str) -> None:
    if setup.game.name not in bestiary.games():
        return  # a worker would not find it
    walk = Walk(setup, 3)
    for state in islice(walk.sample(0.2), games(1, 2)):
        seat = state.waiting()[0]
        answer = think(ChooseTask(sent(state, seat), name, 5))
        assert isinstance(answer, Thought)
        assert answer == Thought(bots.make(name, 5).choose(Sight(state, seat)))


def test_a_hint_says_the_same_for_twins(setup: Setup) -> None:
    """The same words after the same work: nor does the time it takes tell anything."""
    tried = 0
    for seed in range(10):
        walk = Walk(setup, seed)
        for state in islice(walk.sample(0.2), 2):
            seat = state.waiting()[0]
            hint, work = hint_and_work(state, seat, seed)
            for kind, twin in all_twins(state, seat, walk.dice, kinds=1):
                other, others_work = hint_and_work(twin, seat, seed)
                assert other == hint, f"{kind}: the hint tells it from the truth"
                assert others_work == work, f"{kind}: the hint takes another time"
            tried += 1
        if tried >= games(2, 3):
            return


def hint_and_work(state: State[Any], seat: int, seed: int) -> tuple[bots.Advice, int]:
    """A hint, and a number that depends on all the chance that was used for it."""
    rng = Rng(seed)
    advice = bots.Adviser(rng, APPRENTICE, guesses=8).advise(Sight(state, seat))
    return advice, rng.below(1_000_000_000)
