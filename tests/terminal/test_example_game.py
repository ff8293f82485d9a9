"""A game the terminal has never heard of: the example, with a map and a choice in mid-effect."""

import json
from pathlib import Path

import pytest

from tests.terminal.console import run, saves, with_the_example

FROGS = ["play", "lantern-frogs", "--seats", "human,random"]


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    return with_the_example(tmp_path)


def seed_with_a_spring(tmp_path: Path, installed: dict[str, str]) -> int:
    """A seed with which the person, always taking the first choice, lands on a spring."""
    for seed in range(20):
        ran = run(tmp_path, *FROGS, "--seed", str(seed), typed=["1"] * 40, **installed)
        assert ran.code == 0, ran.err
        if "You landed on a spring." in ran.out:
            return seed
    raise AssertionError("no spring in twenty games")


def test_it_is_listed_and_played(tmp_path: Path, installed: dict[str, str]) -> None:
    assert "lantern-frogs: Lantern Frogs." in run(tmp_path, "games", **installed).out
    ran = run(tmp_path, *FROGS, "--seed", "1", typed=["1"] * 40, **installed)
    assert (ran.code, ran.err) == (0, "")
    assert "Bank: you and Player 2 here." in ran.out
    assert "Your hand, 3 cards:" in ran.out


def test_undo_in_the_middle_of_an_effect(tmp_path: Path, installed: dict[str, str]) -> None:
    seed = seed_with_a_spring(tmp_path, installed)
    for path in saves(tmp_path):
        path.unlink()
    words = [*FROGS, "--seed", str(seed), "--json"]
    plain = run(tmp_path, *words, typed=["1"] * 40, **installed)
    prompts = plain.err.split("Player 1 > ")
    spring = next(i for i, text in enumerate(prompts) if "You landed on a spring." in text)
    # Push the other frog back, take that back (it told nobody anything), and draw instead.
    typed = ["1"] * spring + ["push", "undo", "draw"] + ["1"] * 40
    undone = run(tmp_path, *words, typed=typed, **installed)
    assert "Taken back." in undone.err
    assert undone.out == plain.out  # nothing that was taken back was ever printed
    assert sum(json.loads(undone.out.splitlines()[-1])["result"]) == 1.0
    first, second = saves(tmp_path)
    assert first.read_text() == second.read_text()
