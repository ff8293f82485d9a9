"""Plays games and prints what came of them as JSON: run once interpreted, once compiled.

python -m tests.conformance.worker GAMES
"""

import json
import sys
from hashlib import blake2b

import bestiary
from bestiary.engine import Rng
from tests.conformance.games import ALL, Setup
from tests.conformance.walks import Walk
from tests.conformance.watching import audiences


def short(data: object) -> str:
    return blake2b(json.dumps(data).encode(), digest_size=8).hexdigest()


def fingerprint(setup: Setup, seed: int) -> dict[str, object]:
    """Everything that can be seen of one game."""
    walk = Walk(setup, seed)
    digests: list[str] = []
    views: list[str] = []
    guesses: list[str] = []
    for state in walk:
        digests.append(state.digest())
        if walk.dice.random() < 0.1:
            views.append(short([{**state.view(a), "log": []} for a in audiences(state)]))
            rngs = [Rng(walk.dice.getrandbits(64)) for _ in range(state.seats)]
            guesses.append(short([state.guess(s, rng).to_json() for s, rng in enumerate(rngs)]))
    state = walk.state
    return {
        "digests": [*digests, state.digest()],
        "views": views,
        "guesses": guesses,
        "logs": short([state.log(audience) for audience in audiences(state)]),
        "result": state.result(),
        "ending": state.ending,
    }


def main(count: int) -> None:
    played = {f"{s.id} {seed}": fingerprint(s, seed) for s in ALL for seed in range(count)}
    print(json.dumps({"compiled": bestiary.compiled(), "played": played}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
