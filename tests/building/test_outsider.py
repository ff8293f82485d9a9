"""A game from another package, installed uncompiled, on the compiled engine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

OUTSIDER = Path(__file__).parents[1] / "outsider"

PLAY = """
import json, bestiary, bestiary_outsider
from bestiary.bots import Sight, make
from bestiary.engine import Rng

assert bestiary_outsider.__file__.endswith(".py"), bestiary_outsider.__file__
assert "high-card" in bestiary.games()
game = bestiary.game("high-card")
for seats in (2, 3, 4):
    state = game.new(seed=seats, seats=seats)
    bot = make("greedy", 1)
    while state.result() is None:
        for decision in state.decisions():
            twin = type(state).from_json(json.loads(json.dumps(state.to_json())))
            copy = state.copy()
            guess = state.guess(decision.seat, Rng(5))
            for other in (twin, copy, guess):
                other.check()
                assert json.dumps(other.view(decision.seat)["zones"]) == json.dumps(
                    state.view(decision.seat)["zones"]
                )
            choice = bot.choose(Sight(state, decision.seat))
            for one in (state, twin, copy):
                one.play(decision.seat, choice)
            assert state.digest() == twin.digest() == copy.digest()
    assert abs(sum(state.result()) - 1) < 1e-9
    assert state.log(0)[-1]["text"] == "All beasts are out."
print("compiled" if bestiary.compiled() else "interpreted")
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The outsider, installed with pip as its users would, into a folder of its own."""
    target = tmp_path_factory.mktemp("outsider")
    source = tmp_path_factory.mktemp("source")
    for file in OUTSIDER.iterdir():
        if file.is_file():
            (source / file.name).write_bytes(file.read_bytes())
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [sys.executable, *install, "--target", str(target), str(source)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return target


@pytest.mark.compiled
@pytest.mark.parametrize(("pure", "engine"), [("", "compiled"), ("1", "interpreted")])
def test_a_game_from_another_package_plays(installed: Path, pure: str, engine: str) -> None:
    env = os.environ | {"PYTHONPATH": str(installed), "BESTIARY_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stdout.strip()) == (0, engine), done.stderr


@pytest.mark.compiled
def test_it_plays_at_the_prompt(installed: Path, tmp_path: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(installed), "BESTIARY_PURE": ""}
    env["XDG_DATA_HOME"] = str(tmp_path)
    command = ["-m", "bestiary", "play", "high-card", "--seats", "random,greedy,random"]
    done = subprocess.run(
        [sys.executable, *command, "--seed", "4", "--plain"],
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "All beasts are out." in done.stdout
