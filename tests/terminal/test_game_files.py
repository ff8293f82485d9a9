"""Games in source files, played and checked without an install step; broken ones break nothing."""

import sys
from pathlib import Path

import pytest

from bestiary.registry import load_all
from tests.check.author import changed
from tests.docs.pages import ROOT
from tests.terminal.console import run

MARKET = str(ROOT / "examples" / "moth_market.py")


def test_a_file_is_played(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", MARKET, "--seats", "random,random,random", "--seed", "1", "--plain")
    assert (ran.code, ran.err) == (0, "")
    assert "Round 5." in ran.out


def test_a_file_is_played_by_all_cores(tmp_path: Path) -> None:
    words = ("--bots", "random,greedy", "--games", "20", "--seed", "1", "--plain", "--jobs", "2")
    ran = run(tmp_path, "arena", MARKET, *words)
    assert (ran.code, ran.err) == (0, "")
    assert "20 games" in ran.out
    assert "Points of Player 1: median " in ran.out
    assert "Rounds: median 6" in ran.out


@pytest.mark.slow
def test_the_points_of_a_file_are_studied(tmp_path: Path) -> None:
    words = ("--bots", "random", "--games", "20", "--seed", "1", "--plain", "--jobs", "1")
    ran = run(tmp_path, "lab", "study", MARKET, *words)
    assert ran.code == 0
    assert "Points, the median and eight in ten: Player 1 " in ran.out


def test_a_sound_file_is_checked(tmp_path: Path) -> None:
    ran = run(tmp_path, "check", MARKET, "--games", "3", "--plain")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Moth Market: 3 games with 2-4 players, ")
    assert "decisions: nothing wrong." in ran.out


def test_a_mistake_is_written_down_as_a_replay(tmp_path: Path) -> None:
    broken = tmp_path / "broken_market.py"
    broken.write_text(changed(("market.bids[market.me] = c", "market.bids[market.you] = c")))
    saved = tmp_path / "failed.replay"
    ran = run(tmp_path, "check", str(broken), "--plain", "--save", str(saved))
    assert ran.code == 1
    assert "no attribute 'you'" in ran.out
    assert "in broken_market.py, line " in ran.out
    assert f"bestiary replay {saved} --as all --game {broken}" in ran.out.replace("\n", " ")
    assert saved.read_text().splitlines()[-1].startswith(("0 bid", "1 bid"))


def test_a_file_that_cannot_be_loaded_is_refused_in_a_line(tmp_path: Path) -> None:
    for text, words in (
        ("def (", "wrong.py cannot be loaded: invalid syntax (wrong.py, line 1)"),
        (
            "x = 1\n1 / 0",
            "ZeroDivisionError: division by zero (wrong.py, line 2)",
        ),
        ("raise SystemExit(3)", "wrong.py cannot be loaded: SystemExit: 3 (wrong.py, line 1)"),
        ("import nowhere", "cannot be loaded: No module named 'nowhere' (wrong.py, line 1)"),
        ("x = 1", "wrong.py has no GAME: end it with GAME = Game(...)"),
    ):
        (tmp_path / "wrong.py").write_text(text)
        ran = run(tmp_path, "play", str(tmp_path / "wrong.py"))
        assert (ran.code, ran.out) == (2, "")
        assert words in ran.err
        assert ran.err.count("\n") == 1
    assert "there is no such file" in run(tmp_path, "check", "nowhere.py").err


def test_one_broken_game_does_not_break_the_list(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text("def (")
    files = f"{tmp_path / 'wrong.py'}:{MARKET}"
    ran = run(tmp_path, "games", "--plain", BESTIARY_GAME_FILES=files)
    assert ran.code == 0
    assert "moth-market: Moth Market." in ran.out
    assert "creature-wars: Creature Wars." in ran.out
    assert "wrong.py is broken: wrong.py cannot be loaded: invalid syntax" in ran.err


def test_one_broken_package_does_not_break_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crooked.py").write_text("GAME = 1 / 0")
    info = tmp_path / "crooked-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: crooked\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[bestiary.games]\ncrooked = crooked:GAME\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    whole, broken = load_all()
    assert "creature-wars" in {game.name for game in whole}
    (reason,) = [one.reason for one in broken if one.name == "crooked"]
    assert reason.endswith(
        "cannot be loaded: ZeroDivisionError: division by zero (crooked.py, line 1)"
    )


def test_numbers_are_typed_as_they_are_and_points_are_shown(tmp_path: Path) -> None:
    words = ("--seats", "human,random", "--seed", "4", "--plain", "--set", "rounds=1")
    ran = run(tmp_path, "play", MARKET, *words, typed=["99", "0", "1"])
    assert (ran.code, ran.err) == (0, "")
    assert "0. Bid 0\n1. Bid 1\n" in ran.out
    assert "No choice 99. Type a number from 0 to 12" in ran.out
    assert "You bid 0." in ran.out
    assert "Round 1.\n" in ran.out
    assert " points and Player 2 (random) " in ran.out
