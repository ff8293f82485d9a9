"""The bench's opponents play: a best response to a level, and OpenSpiel's ISMCTS."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT

PEERS = ROOT / ".venv-bench" / "bin" / "python"

pytestmark = pytest.mark.slow


def bench(python: str | Path, script: str, *words: str) -> dict[str, Any]:
    """What a script of the bench says, as data."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [str(python), str(ROOT / "bench" / script), *words, "--json"],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_best_response_to_random_play_wins() -> None:
    words = ["--level", "random", "--games", "20", "--guesses", "8", "--set", "hp=12"]
    first, again = (bench(sys.executable, "exploit.py", *words) for _ in range(2))
    (level,) = first["levels"]
    assert level["name"] == "random"
    assert level["games"] == 20
    assert level["rate"] > 0.6
    for found in (first, again):
        found["levels"][0].pop("milliseconds")
    assert first == again


@pytest.mark.skipif(not PEERS.exists(), reason="OpenSpiel is not installed: make bench")
@pytest.mark.parametrize(
    "game", ["creature-wars", "hiddenzone", "twisted-oliver", "creature-adventures"]
)
def test_ismcts_beats_random_play(game: str) -> None:
    words = [game, "--level", "random", "--games", "2", "--simulations", "24"]
    found = bench(PEERS, "versus_openspiel.py", *words)
    assert found["games"] == 2
    assert found["simulations"] == 24
    assert game == "creature-wars" or found["rate"] == 0.0
