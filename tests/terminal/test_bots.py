"""The bots by name: listed, found, and told apart from those that do not exist."""

import json
import os
from pathlib import Path

import pytest

from bestiary import bots
from bestiary.engine import BestiaryError
from tests.terminal.console import run

THEIRS = """
from bestiary.bots import Sight
from bestiary.engine import Rng

class First:
    text = "Always takes the first choice."

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, sight: Sight) -> str:
        return sight.decision.choices[0].text

def silent(rng: Rng) -> First:
    return First(rng)
"""
ENTRIES = """
first = theirs:First
absent = nowhere:Bot
silent = theirs:silent
greedy = theirs:First
"""


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """An environment in which another package has bots, one of them named like ours."""
    info = tmp_path / "packages" / "their_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[bestiary.bots]\n{ENTRIES}\n")
    (info.parent / "theirs.py").write_text(THEIRS)
    paths = [str(info.parent), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}


def test_ours_are_listed_weakest_first(tmp_path: Path) -> None:
    listed = json.loads(run(tmp_path, "bots", "creature-wars", "--json").out)
    ours = [bot for bot in listed if not bot["package"]]
    assert [bot["name"] for bot in ours][:3] == ["random", "novice", "greedy"]
    assert [bot["level"] for bot in ours] == list(range(1, len(ours) + 1))
    assert all(bot["text"].endswith(".") for bot in ours)
    plain = run(tmp_path, "bots").out.splitlines()
    assert plain[0] == f"random: {ours[0]['text']}"
    assert run(tmp_path, "bots", "hidenzone").code == 2


def test_those_of_other_packages_come_last(tmp_path: Path, installed: dict[str, str]) -> None:
    listed = json.loads(run(tmp_path, "bots", "--json", **installed).out)
    theirs = [bot for bot in listed if bot["package"]]
    assert listed[-3:] == theirs
    assert [bot["name"] for bot in theirs] == ["absent", "first", "silent"]
    assert {(bot["package"], bot["level"]) for bot in theirs} == {("their-bots", None)}
    absent, first, silent = (bot["text"] for bot in theirs)
    assert "Cannot be loaded" in absent
    assert first == "Always takes the first choice."
    assert silent
    ran = run(tmp_path, "play", "--seats", "first,silent", "--seed", "1", **installed)
    assert (ran.code, ran.err) == (0, "")
    broken = run(tmp_path, "play", "--seats", "first,absent", "--seed", "1", **installed)
    assert broken.code == 1
    assert "bestiary: the bot 'absent' cannot be loaded: No module named 'nowhere'" in broken.err


def test_help_and_mistakes_name_them(tmp_path: Path) -> None:
    helped = run(tmp_path, "play", "--help").out
    assert all(level.name in helped and level.text in helped for level in bots.LEVELS)
    wrong = run(tmp_path, "play", "--seats", "human,novise")
    assert wrong.code == 2
    assert "did you mean 'novice'? (a seat is human, random, novice" in wrong.err


def test_a_name_nobody_has() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot 'gredy'; did you mean 'greedy'"):
        bots.make("gredy", 1)
    assert issubclass(bots.UnknownBot, BestiaryError)
