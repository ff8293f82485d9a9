"""Programs at the prompt and in the arena: a failure is told, and nobody waits for it."""

import os
from pathlib import Path

import pytest

from tests.bots.programs import ANSWERS, FAULTS, limit, write_class, write_program
from tests.terminal import ready
from tests.terminal.console import Ran, run

GAME = ("creature-wars", "--set", "hp=8", "--seed", "3")


def run_in(folder: Path, *words: str) -> Ran:
    """In that folder, so that ./mine is there."""
    before = Path.cwd()
    ready.parent()
    os.chdir(folder)
    try:
        return run(folder, *words)
    finally:
        os.chdir(before)


@pytest.mark.parametrize("fault", ["hangs", "raises", "babbles"])
def test_greedy_plays_on(tmp_path: Path, fault: str) -> None:
    statement, words = FAULTS[fault]
    name = write_class(tmp_path, statement, after=2) + limit(words)
    seats = f"{name},random"
    ran = run_in(tmp_path, "play", *GAME, "--seats", seats, "--save", "my.replay")
    assert (ran.code, ran.err) == (0, "")
    assert f"{name} {words}. greedy plays on for Player 1.\n" in ran.out
    assert ran.out.count("plays on") == 1
    assert 'note seats "greedy,random"' in (tmp_path / "my.replay").read_text()


@pytest.mark.slow
def test_the_arena_stops_and_says_why(tmp_path: Path) -> None:
    write_program(tmp_path, ANSWERS["hangs"][0])
    seats = "./mine:0.5s,greedy"
    ran = run_in(tmp_path, "arena", *GAME, "--bots", seats, "--games", "8", "--jobs", "2")
    assert (ran.code, ran.out) == (1, "")
    assert "failed: BotFailed: ./mine:0.5s took longer than 0.5 seconds" in ran.err
    assert f"bestiary play creature-wars --seats {seats} --seed " in ran.err


@pytest.mark.slow
def test_the_arena_gives_the_same_numbers_with_any_jobs(tmp_path: Path) -> None:
    bots = f"{write_class(tmp_path)},{write_program(tmp_path)}"
    words = ["arena", *GAME, "--bots", bots, "--games", "6", "--json", "--jobs"]
    assert run_in(tmp_path, *words, "1").out == run_in(tmp_path, *words, "2").out != ""


def test_a_replay_does_not_choose_what_runs_here(tmp_path: Path) -> None:
    write_class(tmp_path)
    saved = run_in(tmp_path, "play", *GAME, "--seats", "human,./mine.py", "--save", "my.replay")
    again = "bestiary play --resume my.replay --seats human,./mine.py"
    assert again in saved.out
    refused = run_in(tmp_path, "play", "--resume", "my.replay")
    assert refused.code == 2
    assert "./mine.py sat there, which is run only if --seats names it" in refused.err
    assert run_in(tmp_path, *again.split()[1:]).code == 0


def test_asked_wrongly(tmp_path: Path) -> None:
    ran = run_in(tmp_path, "play", "--seats", "human,./mine.py")
    assert (ran.code, ran.err) == (2, "bestiary: --seats ./mine.py: no such file\n")
    ran = run_in(tmp_path, "arena", "creature-wars", "--bots", "greedy,./mine")
    assert (ran.code, ran.err) == (2, "bestiary: --bots greedy,./mine: ./mine: no such file\n")
    (tmp_path / "mine.py").write_text("")
    ran = run_in(tmp_path, "play", "--seats", "human,./mine.py")
    assert ran.code == 1
    assert "./mine.py failed: no class with a method choose(self, sight)" in ran.err
