"""Wrong input: one line that says what would be right, and the exit code."""

from pathlib import Path

import pytest

from tests.terminal.console import run


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plya"], "no command 'plya'; did you mean 'play'? (commands: play, replay, "),
        (["play", "creature-warts"], "did you mean 'creature-wars'?"),
        (["cards", "chess"], "no game 'chess'"),
        (["play", "--seats", "human,gredy"], "nobody called 'gredy'; did you mean 'greedy'?"),
        (["play", "--seats", "human"], "this game has 2 seats, such as --seats human,novice"),
        (["play", "--set", "hpp=42"], "--set hpp=42: no option 'hpp'; did you mean 'hp'?"),
        (["play", "--set", "hp=many"], "--set hp=many: "),
        (["play", "--set", "hp"], "--set hp: write NAME=VALUE"),
        (["play", "--set", "hp=3", "--set", "hp=4"], "'hp' is set twice"),
        (["play", "--seed", "-1"], "--seed -1: a seed is a whole number"),
        (["play", "--seed", "x"], "--seed x: a seed is a whole number"),
        (["play", "--sed", "7"], "'--sed'"),
        (["play", "--as", "all"], "--as all needs a game with bots only"),
        (["play", "--as", "0"], "--as 0 needs --json"),
        (["play", "--seats", "greedy,greedy", "--as", "7"], "choose from 0, 1, all, spectator"),
        (["replay"], "usage: bestiary replay [OPTIONS] FILE"),
        (["games", "a", "b"], "usage: bestiary games [OPTIONS] [NAME]"),
        (["play", "--resume", "x", "--seed", "7"], "--seed does not go with --resume"),
    ],
)
def test_asked_wrongly(tmp_path: Path, words: list[str], said: str) -> None:
    ran = run(tmp_path, *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("bestiary: ")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    nothing, binary, text = tmp_path / "no", tmp_path / "bin", tmp_path / "text"
    binary.write_bytes(b"\xff\xfe\x00")
    text.write_text("hello\n")
    for path, said in (
        (nothing, "cannot be read (no such file or directory)"),
        (tmp_path, "cannot be read (is a directory)"),
        (binary, "is not a text file"),
        (text, "line 1: not a replay"),
    ):
        for words in (["replay", str(path)], ["play", "--resume", str(path)]):
            ran = run(tmp_path, *words)
            assert (ran.code, ran.out) == (1, "")
            assert f"{path}: {said}" in ran.err
            assert ran.err.count("\n") == 1


def test_a_damaged_replay_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.replay"
    words = ["play", "--seed", "7", "--seats", "human,random", "--save", str(path)]
    assert run(tmp_path, *words, typed=["1"] * 400).code == 0
    lines = path.read_text().splitlines()
    wrong = next(i for i, line in enumerate(lines) if line.startswith("0 "))
    lines[wrong] = "0 play 999999"
    path.write_text("\n".join(lines) + "\n")
    ran = run(tmp_path, "replay", str(path))
    assert (ran.code, ran.out) == (1, "")
    assert f"{path}: line {wrong + 1}: " in ran.err


def test_a_bad_position_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "start.txt"
    path.write_text("turn: 4\nplayer 1: many HP\n")
    ran = run(tmp_path, "play", "--from", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert "line 2" in ran.err


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run(tmp_path, "play", "--save", str(tmp_path / "file" / "x.replay"), typed=["quit"])
    assert (ran.code, ran.out) == (1, "")  # before the first prompt, not after an hour of play
    assert "cannot be written" in ran.err


def test_only_games_are_written_over(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt\n")
    ran = run(tmp_path, "play", "--save", str(letter))
    assert (ran.code, ran.out) == (1, "")
    assert "already exists and is not a saved game" in ran.err
    ran = run(tmp_path, "play", typed=[f"save {letter}", "quit"])
    assert ran.code == 0
    assert "already exists and is not a saved game" in ran.out
    assert letter.read_text() == "Dear aunt\n"


def test_a_home_that_cannot_be_written_costs_no_game(tmp_path: Path) -> None:
    (tmp_path / "bestiary").write_text("in the way")
    (tmp_path / "tmp").mkdir()
    ran = run(tmp_path, "play", typed=["quit"], TMPDIR=str(tmp_path / "tmp"))
    assert (ran.code, ran.err) == (0, "")
    assert len(list((tmp_path / "tmp").glob("creature-wars-*.replay"))) == 1
