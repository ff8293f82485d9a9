"""The tables in docs/bots.md show the data that is kept in bench/gauntlets."""

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import bestiary
from bestiary import bots
from tests.docs.pages import ROOT

SCRIPT = ROOT / "bench" / "gauntlet.py"
FILES = sorted((ROOT / "bench" / "gauntlets").glob("*.json"))


def test_the_page_shows_the_data() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stderr}run: .venv/bin/python bench/gauntlet.py --table"


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_the_data_is_of_the_levels_as_they_are(file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    assert data["rules"] <= bestiary.game(file.stem).version
    for level in bots.LEVELS:
        effort = level.make.keywords["effort"] if isinstance(level.make, partial) else ()
        assert data["efforts"][level.name] == list(effort), f"{level.name}: make gauntlet"
    assert set(data["times"]) <= {level.name for level in bots.LEVELS}


def test_the_data_is_of_our_games() -> None:
    games = {path.parent.name for path in (ROOT / "src/bestiary/games").glob("*/__init__.py")}
    assert FILES
    assert {file.stem.replace("-", "_") for file in FILES} <= games
