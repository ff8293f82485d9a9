"""Whole games at the prompt, typed through a pipe."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary import bots
from tests.terminal.console import run, run_fresh, saves

ONES = ["1"] * 400  # more than any game asks for
SHORT = ("--set", "hp=8")  # the greedy bot is slow if it is not compiled
BLANK = "\n" * 60


def hand(state: Any, seat: int) -> list[str]:
    zones = [zone for zone in state.view(seat)["zones"] if zone["key"] == f"hand.{seat}"]
    return [card["face"] for card in zones[0]["cards"]]


def test_a_whole_game_against_the_bot(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "creature-wars", "--seed", "7", *SHORT, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert "Your hand, 6 cards:" in ran.out
    assert "Turn 1" in ran.out
    assert re.search(r"You win!|wins\. You lose\.|A draw\.", ran.out)
    (path,) = saves(tmp_path)
    assert f"bestiary replay {path} --as 0" in ran.out
    assert run(tmp_path, "replay", str(path), "--as", "all").code == 0


def test_the_same_seed_and_choices_are_the_same_game(tmp_path: Path) -> None:
    """In two interpreters: nothing may hang on the order of a set."""
    words = ["play", "--json", *SHORT, "--seed"]
    games = [run_fresh(tmp_path, *words, "7", typed=ONES).out for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != run(tmp_path, *words, "8", typed=ONES).out


def test_a_game_to_watch(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "--seats", "greedy,random", "--seed", "3", *SHORT)
    assert (ran.code, ran.err) == (0, "")
    assert "\nTurn 1" in ran.out
    assert re.search(r"Player \d \((greedy|random)\) wins\.|A draw\.", ran.out)
    assert "\x1b" not in ran.out


def test_the_end_of_the_input_saves_and_the_game_resumes(tmp_path: Path) -> None:
    left = run(tmp_path, "play", "--seed", "7", "--seats", "human,random", typed=["1", "1"])
    assert left.code == 0
    (path,) = saves(tmp_path)
    assert f"bestiary play --resume {path}" in left.out
    resumed = run(tmp_path, "play", "--resume", str(path), typed=ONES)
    assert resumed.code == 0
    assert re.search(r"You win!|wins\. You lose\.|A draw\.", resumed.out)
    assert saves(tmp_path) == [path]  # the same file, now a finished game
    again = run(tmp_path, "play", "--resume", str(path))
    assert again.code == 2
    assert "this game is over" in again.err


def test_quit_saves_where_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "my game.replay"
    ran = run(tmp_path, "play", "--save", str(path), typed=["1", "quit"])
    assert ran.code == 0
    assert f"bestiary play --resume '{path}'" in ran.out
    assert 'note seats "human,novice"' in path.read_text()


def test_commands(tmp_path: Path) -> None:
    typed = ["help", "hint", "card dragon", "card zzz", "log", "look", "look discard", "unseen",
             "undo", "save", "concede", "no", "999", "", "concede", "yes"]  # fmt: skip
    ran = run(tmp_path, "play", "--seed", "7", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "take back your last choice",
        "on average Player 2's HP ",
        "No card 'zzz'",
        "Discard pile, 0 cards:",
        "Still hidden from you:",
        "You cannot take anything back: you have not chosen anything yet.",
        "Saved. Resume it with:",
        "The game goes on.",
        "No choice 999.",
        "You concede.",
        f"Player 2 ({bots.OPPONENT}) wins. You lose.",
    ):
        assert said in ran.out, said


def test_the_rules_at_the_prompt(tmp_path: Path) -> None:
    rules = bestiary.game("creature-wars").rules()
    heading = next(line for line in rules.splitlines() if line.startswith("## "))
    typed = ["rules", f"rules {heading[3:]}", "rules zzz"]
    ran = run(tmp_path, "play", "--seed", "7", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert rules.strip() in ran.out
    assert ran.out.count(heading) == 2
    assert "The rules have no section on 'zzz'." in ran.out


def test_plain_and_ascii_have_no_other_characters(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "--seed", "4", "--ascii", *SHORT, typed=["help", "log", *ONES])
    assert ran.code == 0
    assert ran.out.isascii()
    assert "->" in ran.out
    assert "\x1b" not in ran.out


def test_a_terminal_without_utf_8_gets_ascii(tmp_path: Path) -> None:
    words = ["play", "--seed", "4", *SHORT]
    ran = run_fresh(tmp_path, *words, typed=ONES, PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.isascii()


def test_hands_stay_hidden_between_people(tmp_path: Path) -> None:
    typed = ["", "1", "", "1", "1", "", "1", "quit"]
    ran = run(tmp_path, "play", "--seed", "7", "--seats", "human,human", typed=typed)
    screens = ran.out.split(BLANK)
    state = bestiary.game("creature-wars").new(seed=7)
    first, second = hand(state, 0), hand(state, 1)
    # Nobody's hand, hand over, the first's, hand over, the second's, and so on.
    assert "Player 1, it is your turn." in screens[1]
    assert "Player 2, it is your turn." in screens[3]
    for screen in screens[:2]:
        assert not [face for face in first + second if face in screen]
    assert all(face in screens[2] for face in first)
    assert not [face for face in second if face in screens[2]]
    assert not [face for face in first + second if face in screens[3]]
    assert all(face in screens[4].partition(" > ")[0] for face in second)
    assert not [face for face in first if face in screens[4].partition(" > ")[0]]
    # Who answered last is asked first on the next turn: one hand-over a turn, not two.
    assert "Player 1, it is your turn." in screens[5]
    assert screens[4].count("Player 2 > ") == 2


def test_a_sealed_answer_can_be_taken_back_at_the_hand_over(tmp_path: Path) -> None:
    typed = ["", "1", "undo", "undo", "2", "", "1"]
    ran = run(tmp_path, "play", "--seed", "7", "--seats", "human,human", typed=typed)
    assert "(Player 1 can still type 'undo' to take the answer back.)" in ran.out
    assert "there is no way back from here" in ran.out
    (path,) = saves(tmp_path)
    view = bestiary.game("creature-wars").new(seed=7).view(0)
    first, second, *_ = view["zones"][0]["cards"]
    lines = [line for line in path.read_text().splitlines() if line.startswith("0 ")]
    assert lines == [f"0 play {first['id']}", "0 withdraw", f"0 play {second['id']}"]
    assert run(tmp_path, "play", "--resume", str(path)).code == 0


def test_json_is_one_event_a_line_and_then_the_result(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "--seats", "random,random", "--seed", "3", "--json")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.err == ""
    assert sum(lines[-1]["result"]) == 1.0
    assert all(set(line) >= {"motion", "seat", "cards", "text"} for line in lines[:-1])
    drawn = [line for line in lines[:-1] if line["motion"] == "move" and "draws" in line["text"]]
    assert drawn
    assert all(card["face"] == "" for line in drawn for card in line["cards"])
    assert saves(tmp_path) == []


def test_json_as_all_sees_every_card_but_not_while_people_play(tmp_path: Path) -> None:
    words = ["play", "--seed", "3", "--json", "--as", "all"]
    ran = run(tmp_path, *words, "--seats", "random,random")
    drawn = [json.loads(line) for line in ran.out.splitlines() if "draws" in line]
    assert all(card["face"] for event in drawn for card in event["cards"])
    refused = run(tmp_path, *words)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.count("\n") == 1


def test_json_with_a_person_keeps_the_prompts_apart(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "--seed", "3", "--json", "--as", "0", *SHORT, typed=ONES)
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert "result" in lines[-1]
    assert "Player 1 > " in ran.err
    mine = [line for line in lines[:-1] if "You draw" in line["text"]]
    assert mine
    assert all(card["face"] for line in mine for card in line["cards"])


@pytest.mark.parametrize("seats", ["human,greedy", "human,human"])
def test_a_position_from_a_file(tmp_path: Path, seats: str) -> None:
    position = tmp_path / "start.txt"
    position.write_text(
        "player 1: 3 HP\n  hand: Lvl.1 Fire Wolf {2}, Lvl.6 Holy Dragon {7}\n"
        "player 2: 2 HP\n  hand: Lvl.2 Fire Skeleton {3}\ndeck: Lvl.1 Fire Giant {4}\n"
    )
    for words in (["--from", str(position)], ["--set", f"position=@{position}"]):
        ran = run(tmp_path, "play", "--seats", seats, *words, typed=["", "quit"])
        assert ran.code == 0, ran.err
        assert "HP 3" in ran.out
        assert "Lvl.6 Holy Dragon {7}" in ran.out


def test_what_is_taken_back_was_never_told(tmp_path: Path) -> None:
    """Set a card down, take that back, and end the turn: as if it had not been."""
    words = [
        "play",
        "hiddenzone",
        "--seats",
        "human,random",
        "--set",
        "turn_limit=4",
        "--seed",
        "3",
    ]
    plain = run(tmp_path, *words, "--json", typed=["1"] * 40)
    typed = ["1", "set Puffcap", "undo", *["1"] * 40]
    undone = run(tmp_path, *words, "--json", typed=typed)
    assert "Taken back." in undone.err
    assert undone.out == plain.out
    first, second = saves(tmp_path)
    assert first.read_text() == second.read_text()


def test_an_opened_seal_stays_open(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "creature-wars", "--seats", "human,random", "--seed", "180",
              typed=["1", "undo"])  # fmt: skip
    assert "You cannot take anything back" in ran.err + ran.out
