"""Plays games and prints what came of them as JSON: run once interpreted, once compiled.

python -m tests.conformance.worker GAMES
"""

import json
import sys
from hashlib import blake2b
from itertools import islice
from typing import Any, Final

import bestiary
from bestiary import bots
from bestiary.bots import Sight
from bestiary.bots.searcher import Effort, Searcher
from bestiary.check.walk import Setup, Walk
from bestiary.check.watch import audiences
from bestiary.engine import Rng, State
from tests.conformance.games import ALL, is_quick

MOMENT: Final = 5  # choices from the start
BRIEF: Final = Effort(
    simulations=12,
    turns=1,
    most=4,
    sealed=12,
    replies=2,
    thinkers=2,
    to_the_end=12,
    positions=500,
)


def short(data: object) -> str:
    return blake2b(json.dumps(data).encode(), digest_size=8).hexdigest()


def fingerprint(setup: Setup, seed: int) -> dict[str, object]:
    """Everything that can be seen of one game."""
    walk = Walk(setup, seed)
    digests: list[str] = []
    views: list[str] = []
    guesses: list[str] = []
    thoughts: list[object] = []
    for state in walk:
        digests.append(state.digest())
        if walk.dice.random() < 0.1:
            views.append(short([{**state.view(a), "log": []} for a in audiences(state)]))
            rngs = [Rng(walk.dice.getrandbits(64)) for _ in range(state.seats)]
            guesses.append(short([state.guess(s, rng).to_json() for s, rng in enumerate(rngs)]))
        if walk.dice.random() < 0.02:
            thoughts.append(thought(state, walk.dice.getrandbits(64)))
    state = walk.state
    return {
        "digests": [*digests, state.digest()],
        "views": views,
        "guesses": guesses,
        "thoughts": thoughts,
        "logs": short([state.log(audience) for audience in audiences(state)]),
        "result": state.result(),
        "ending": state.ending,
    }


def thought(state: State[Any], seed: int) -> list[object]:
    """What a brief search finds out about each choice."""
    findings = Searcher(Rng(seed), BRIEF).findings(Sight(state, state.waiting()[0]))
    return [[found.answer.text(), found.visits, found.value.hex()] for found in findings]


def choices(setup: Setup) -> dict[str, object]:
    """What every level chooses somewhere in a game, with its full effort."""
    state = next(islice(Walk(setup, 1), MOMENT, None))
    sight = Sight(state, state.waiting()[0])
    return {level.name: bots.make(level.name, 7).choose(sight) for level in bots.LEVELS}


def main(count: int) -> None:
    played = {f"{s.id} {seed}": fingerprint(s, seed) for s in ALL for seed in range(count)}
    played |= {f"{s.id} levels": choices(s) for s in ALL if is_quick(s)}
    print(json.dumps({"compiled": bestiary.compiled(), "played": played}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
