"""The same games as before? A hash of whole games, to be compared between two versions of the code.

    python -m tests.conformance.fingerprints --seeds 100 > before.txt     (in the one)
    python -m tests.conformance.fingerprints --seeds 100 > after.txt      (in the other)
    diff before.txt after.txt

A line for each game, options and seed: the hash of every choice offered and made, of the State as
JSON after each, and of all that each audience was told and is shown at the end. Bots play too,
where asked (`--bot greedy`).
"""

import argparse
import json
from hashlib import blake2b

from bestiary.check.walk import Setup, Walk
from bestiary.engine import EVERYTHING, SPECTATOR
from tests.conformance.games import ALL


def fingerprint(setup: Setup, seed: int, bot: str = "") -> str:
    """The hash of one whole game."""
    walk = Walk(setup, seed, bot=bot)
    whole = blake2b(digest_size=12)
    for state in walk:
        offered = [(d.seat, d.prompt, [(c.text, c.label) for c in d.choices])
                   for d in state.decisions()]  # fmt: skip
        whole.update(json.dumps([offered, state.to_json()], sort_keys=True).encode())
    whole.update(json.dumps(walk.script).encode())
    for audience in (*range(setup.seats), SPECTATOR, EVERYTHING):
        whole.update(json.dumps(walk.state.view(audience), sort_keys=True).encode())
    return whole.hexdigest()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seeds", type=int, default=100)
    options.add_argument("--only", default="", help="setups whose name begins so")
    options.add_argument("--bot", default="")
    asked = options.parse_args()
    for setup in ALL:
        if setup.id.startswith(asked.only):
            for seed in range(asked.seeds):
                print(setup.id, seed, fingerprint(setup, seed, asked.bot), flush=True)


if __name__ == "__main__":
    main()
