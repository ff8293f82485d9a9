"""The game at a real prompt: boards and creatures from files, what is wrong with them, the map."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.creature_adventures.land.test_board import POND
from tests.terminal.console import Terminal, run

FOLDER = files("bestiary.games.creature_adventures")
REALM = (FOLDER / "land" / "realm.board").read_text("utf-8")
CREATURES = (FOLDER / "creatures" / "creatures.txt").read_text("utf-8")
PLAY = ["play", "creature-adventures", "--seed", "5"]
TWO = ["--seats", "random,random"]


def line_of(text: str, words: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if words in line)


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        ("board", REALM.replace("shaman ", "shamen "),
         (f"board, line {line_of(REALM, 'shaman ')}: no kind 'shamen'; did you mean 'shaman'?")),
        ("board", REALM.replace("--H1--", "--H1- "),
         "leads nowhere; a road runs straight between two tiles"),
        ("board", REALM.replace("Fernwhistle", "Mossy Elbow"),
         "the name 'Mossy Elbow' is already used in line "),
        ("board", CREATURES, "no line 'map'; a board is a name, a map and a list of tiles"),
        ("board", "\n \n", "--set board=@own.txt: the file is empty"),
        ("board", "vail", "board: no board 'vail'; did you mean 'vale'?"),
        ("board", "Z" * 20_000 + "\n", "board: 20001 characters; a board has at most 16384"),
        ("creatures", CREATURES.replace("attack 3, defence 3", "attack three, defence 3", 1),
         "attack 'three'; a whole number from 1 to 30"),
        ("creatures", CREATURES.replace("ability lure", "ability allure", 1),
         "no ability 'allure'; did you mean 'lure'?"),
        ("creatures", REALM, "the creatures begin with: creatures NAME"),
        ("creatures", "standart", "creatures: no creatures 'standart'; did you mean 'standard'?"),
    ],
)  # fmt: skip
def test_a_bad_file_is_one_line(tmp_path: Path, option: str, text: str, said: str) -> None:
    (tmp_path / "own.txt").write_text(text, "utf-8")
    setting = f"{option}=@{tmp_path / 'own.txt'}"
    ran = run(tmp_path, *PLAY, *TWO, "--set", setting)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("bestiary: ")
    assert said in ran.err.replace(f"{tmp_path}/", "")
    assert ran.err.count("\n") == 1


def test_too_few_homes(tmp_path: Path) -> None:
    (tmp_path / "pond.board").write_text(POND, "utf-8")
    setting = f"board=@{tmp_path / 'pond.board'}"
    ran = run(tmp_path, *PLAY, "--seats", "random,random,random", "--set", setting)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "bestiary: board 'Two Ponds' has 2 Homes for 3 players; it needs a tile 'home 3'\n"
    )


def test_a_game_on_a_board_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "pond.board").write_text(POND, "utf-8")
    setting = f"board=@{tmp_path / 'pond.board'}"
    ran = run(tmp_path, *PLAY, "--seats", "human,random", "--set", setting, typed=["roll", "quit"])
    assert (ran.code, ran.err) == (0, "")
    assert "Reedhouse (home): you here." not in ran.out  # so small a map needs no kinds
    assert "Reedhouse: you here." in ran.out


def test_a_save_carries_the_board_with_it(tmp_path: Path) -> None:
    board = tmp_path / "pond.board"
    board.write_text(POND, "utf-8")
    save = tmp_path / "pond.replay"
    words = ["--seats", "human,random", "--set", f"board=@{board}", "--save", str(save)]
    run(tmp_path, *PLAY, *words, typed=["quit"])
    board.unlink()
    ran = run(tmp_path, "play", "--resume", str(save), typed=["quit"])
    assert (ran.code, ran.err) == (0, "")
    assert "Reedhouse" in ran.out


def test_the_realm_in_sentences(tmp_path: Path) -> None:
    ran = run(tmp_path, *PLAY, "--seats", "human,random", typed=["roll", "1", "quit"])
    assert (ran.code, ran.err) == (0, "")
    assert "Bramblehearth (home): you here." in ran.out
    assert "Bramblehearth leads to Fernwhistle and Owl's Argument." in ran.out
    assert "Nobody's Camp (thieves) 3, Stump Keep (warlord) 6, " in ran.out


@pytest.mark.parametrize("width", [80, 120])
def test_the_realm_in_a_terminal(tmp_path: Path, width: int) -> None:
    seats = ["--seats", "human,random,random,random"]
    terminal = Terminal(tmp_path, *PLAY, *seats, COLUMNS=str(width), NO_COLOR="1")
    lines = terminal.wait_for("Player 1 >").splitlines()
    assert max(map(len, lines)) <= width
    start = next(i for i, line in enumerate(lines) if "⌂@" in line)
    drawn = lines[start : start + 17]
    tiles = sum(drawn[y].count(symbol) for y in range(0, 17, 2) for symbol in "⌂♣✚$▲★")
    assert tiles == 61
    for name in ("Bramblehearth", "Stump Keep", "The Quiet Library", "Nobody's Camp"):
        assert any(name in line for line in drawn)
    assert any("@ you: Bramblehearth" in line for line in lines)
    terminal.type("quit\r")
    assert terminal.end() == 0


def test_the_map_is_not_drawn_again_while_nobody_moves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *PLAY, "--seats", "human,random", NO_COLOR="1")
    assert "⌂@" in terminal.wait_for("Player 1 >")
    terminal.type("quiet shoes\r")  # bought: the same turn goes on
    terminal.wait_for("You buy Quiet Shoes 1")
    assert "⌂@" not in terminal.wait_for("Player 1 >")
    terminal.type("look\r")
    assert "⌂@" in terminal.wait_for("Your turn.")
    terminal.wait_for("Player 1 >")
    terminal.type("roll\r")  # where to go is asked on the map
    assert "⌂@" in terminal.wait_for("Where to?")
    terminal.wait_for("Player 1 >")
    terminal.type("quit\r")
    assert terminal.end() == 0
