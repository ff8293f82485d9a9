"""Training finds numbers that win, keeps nothing else, and finds them again."""

import json
from pathlib import Path

import pytest

import bestiary
from bestiary import registry
from bestiary.arena import Bout, Round, Trainer
from bestiary.arena.trainer import changed, crew
from bestiary.engine import BestiaryError, Rng
from tests.terminal.console import run

GAME = "creature-wars"

compiled = pytest.mark.skipif(not bestiary.compiled(), reason="games are slow interpreted")


def train(seed: int, jobs: int = 1) -> list[Round]:
    return list(Trainer(GAME, seed, games=2, proof=2).run(1, jobs))


def test_the_same_seed_finds_the_same_with_any_number_of_processes() -> None:
    found = train(seed=4)
    assert found == train(seed=4)
    assert found == train(seed=4, jobs=2)
    assert [each.number for each in found] == [1]
    assert all(each.changes for each in found)


def test_training_leaves_the_numbers_of_the_game_alone() -> None:
    before = bestiary.game(GAME).weights.numbers()
    train(seed=1)
    assert bestiary.game(GAME).weights.numbers() == before


@compiled
def test_numbers_that_lose_are_never_kept_and_ones_that_win_are() -> None:
    trainer = Trainer("hiddenzone", seed=1, games=20, proof=20)
    good = trainer.first
    bad = {name: -value for name, value in good.items()}  # wants the opposite
    bad["scale"] = good["scale"]
    with crew(1) as play:
        assert trainer.contest(play, bad, good, 20, None).interval[1] < 0.5
        assert trainer.contest(play, good, bad, 20, None).interval[0] > 0.5


def test_a_change_changes_few_numbers_and_zero_too() -> None:
    numbers = {"a": 1.0, "b": 0.0, "c": 3.0, "d": -2.0}
    rng = Rng(1)
    moved: set[str] = set()
    for _ in range(60):
        different = {
            name for name, value in changed(numbers, rng).items() if value != numbers[name]
        }
        assert 1 <= len(different) <= 3
        moved |= different
    assert moved == set(numbers)


def test_a_bout_without_games_is_even() -> None:
    assert Bout(0, 0.0).rate == 0.5
    assert Bout(100, 70.0).interval[0] > 0.5


def test_trained_numbers_are_used_only_if_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bestiary.game(GAME)
    before = game.weights.numbers()
    file = tmp_path / "worth.json"
    file.write_text(json.dumps({"game": GAME, "numbers": {"witch": 2.5}}))
    registry.use_trained_numbers(game)
    assert game.weights.numbers() == before
    monkeypatch.setenv(registry.TRAINED, str(file))
    try:
        registry.use_trained_numbers(game)
        assert game.weights.numbers() == {**before, "witch": 2.5}
        registry.use_trained_numbers(bestiary.game("hiddenzone"))  # another game: nothing happens
    finally:
        game.weights.use(before)


@pytest.mark.parametrize("text", ["", "{}", '{"game": "creature-wars", "numbers": {"wich": 1}}'])
def test_a_file_that_is_wrong_is_named(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "worth.json"
    file.write_text(text)
    monkeypatch.setenv(registry.TRAINED, str(file))
    with pytest.raises(BestiaryError, match=r"worth\.json: not a file of trained numbers"):
        registry.use_trained_numbers(bestiary.game(GAME))


@compiled
def test_the_command_tells_each_round(tmp_path: Path) -> None:
    asked = ["--rounds", "1", "--games", "2", "--proof", "2", "--seed", "3", "--jobs", "1"]
    ran = run(tmp_path, "train", GAME, *asked, "--plain")
    assert ran.code == 0, ran.err
    assert ran.out.startswith("Creature Wars: 4 numbers. Seed 3.\n1. "), ran.out
    assert ran.out.endswith("Nothing won: the numbers stay as they are.\n")
    assert not list(tmp_path.glob("*-worth.json"))


@pytest.mark.parametrize("wrong", [["--rounds", "0"], ["--games", "0"], ["--jobs", "0"]])
def test_what_cannot_be_trained_is_refused(tmp_path: Path, wrong: list[str]) -> None:
    ran = run(tmp_path, "train", GAME, *wrong)
    assert ran.code == 2
    assert " ".join(wrong) in ran.err
