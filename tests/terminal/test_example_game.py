"""A game the terminal has never heard of: the example, with a map and a choice in mid-effect."""

from pathlib import Path

import pytest

from tests.terminal.console import run, with_the_example

FROGS = ["play", "lantern-frogs", "--seats", "human,random"]


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    return with_the_example(tmp_path)


def test_it_is_listed_and_played(tmp_path: Path, installed: dict[str, str]) -> None:
    assert "lantern-frogs: Lantern Frogs." in run(tmp_path, "games", **installed).out
    ran = run(tmp_path, *FROGS, "--seed", "1", typed=["1"] * 40, **installed)
    assert (ran.code, ran.err) == (0, "")
    assert "Bank: you and Player 2 here." in ran.out
    assert "Your hand, 3 cards:" in ran.out
