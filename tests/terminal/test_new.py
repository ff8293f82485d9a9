"""A new game, from nothing to a changed rule."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.console import run

RULES = "owl_court/__init__.py"


@pytest.fixture
def owl_court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    run(tmp_path, "--version")  # the processes to come are forked from one that starts here
    monkeypatch.chdir(tmp_path)
    ran = run(tmp_path, "new", "owl-court")
    assert (ran.code, ran.err) == (0, "")
    assert "cd owl-court\n  make play" in ran.out
    monkeypatch.chdir(tmp_path / "owl-court")
    return tmp_path


def test_a_new_game_plays_and_a_rule_is_changed(owl_court: Path) -> None:
    bots = ("--seats", "random,random,random", "--seed", "3", "--plain")
    first = run(owl_court, "play", RULES, *bots)
    assert (first.code, first.err) == (0, "")
    assert "takes the round." in first.out
    assert "3 points" in first.out or "2 points" in first.out
    changed = (
        Path(RULES).read_text().replace("game.points[winner] += 1", "game.points[winner] += 5")
    )
    Path(RULES).write_text(changed)
    assert "5 points" in run(owl_court, "play", RULES, *bots).out


def test_a_new_game_is_sound_and_passes_its_tests(owl_court: Path) -> None:
    checked = run(owl_court, "check", RULES, "--games", "6", "--plain")
    assert (checked.code, checked.err) == (0, "")
    assert "nothing wrong" in checked.out
    assert "Owl Court" in run(owl_court, "rules", RULES, "--plain").out
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "4 passed" in tested.stdout, tested.stdout + tested.stderr


def test_a_new_board_game_is_sound(owl_court: Path) -> None:
    assert run(owl_court, "new", "fox-road", "--kind", "board").code == 0
    checked = run(owl_court, "check", "fox-road/fox_road/__init__.py", "--games", "6", "--plain")
    assert (checked.code, checked.err) == (0, "")
    assert "nothing wrong" in checked.out


def test_a_new_game_needs_a_free_name(owl_court: Path) -> None:
    assert "there is a game called 'creature-wars'" in run(owl_court, "new", "creature-wars").err
    assert "use small letters, as in moth-market" in run(owl_court, "new", "Owl Court").err
    assert run(owl_court, "new", "owl").code == 0
    assert run(owl_court, "new", "owl").err == "bestiary: owl exists already\n"
