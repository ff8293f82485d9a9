"""Decks at the prompt: checked, shown, listed, and brought to a game."""

import json
from pathlib import Path

import pytest

import bestiary
from bestiary.play import Replay
from tests.terminal.console import run

FAULTY = "5 Cinder Pup\n3 Cidner Pup\nmany Flare\n"


def ready(name: str) -> str:
    decks = bestiary.game("hiddenzone").decks()
    assert decks is not None
    return decks.ready()[name]


def test_a_good_deck_is_said_to_be_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(ready("tide"), "utf-8")
    ran = run(tmp_path, "deck", "check", str(file))
    assert (ran.code, ran.out) == (0, f"{file}: 40 cards, a deck of Hiddenzone.\n")


def test_every_fault_of_a_bad_one_is_named_at_once(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(FAULTY, "utf-8")
    for words in ([], ["--game", "hiddenzone"]):
        ran = run(tmp_path, "deck", "check", str(file), *words)
        assert ran.code == 1
        assert ran.out.splitlines() == [
            f"{file}: line 2: no card 'Cidner Pup'; did you mean 'Cinder Pup'?",
            f"{file}: line 3: write '4 Name' or '4 id', not 'many Flare'",
            f"{file}: line 1: 5 of Cinder Pup (em-01), at most 4 are allowed",
            f"{file}: 5 cards, and a deck has exactly 40: add 35",
        ]


def test_a_deck_is_shown_with_its_curve(tmp_path: Path) -> None:
    ran = run(tmp_path, "deck", "show", "ember")
    assert ran.code == 0
    assert "4 Cinder Pup (em-01, creature)" in ran.out
    assert "Civilization: Ember 40, Dusk 2." in ran.out
    (shown,) = json.loads(run(tmp_path, "deck", "show", "ember", "--json").out)
    assert shown["total"] == 40
    assert shown["faults"] == []
    assert [table["label"] for table in shown["tables"]] == [
        *("Kind", "Rank", "Civilization", "Family")
    ]
    assert sum(row["count"] for row in shown["tables"][1]["rows"]) == 40


def test_a_faulty_deck_is_shown_with_its_faults(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(FAULTY, "utf-8")
    ran = run(tmp_path, "deck", "show", str(file))
    assert ran.code == 1
    assert "5 Cinder Pup" in ran.out
    assert "Fault: 5 cards, and a deck has exactly 40: add 35" in ran.out


def test_the_ready_decks_are_listed(tmp_path: Path) -> None:
    lines = run(tmp_path, "deck", "list", "--game", "hiddenzone").out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        *("hiddenzone dawn", "hiddenzone dusk", "hiddenzone eclipse", "hiddenzone ember"),
        *("hiddenzone grove", "hiddenzone heartwood", "hiddenzone sunfire", "hiddenzone tide"),
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["deck", "chek", "x"], "no command 'chek'; did you mean 'check'?"),
        (["deck", "check", "embr"], "embr: no such file or ready deck; did you mean 'ember'?"),
        (["deck", "check", "ember", "--game", "creature-wars"], "you cannot bring a deck to"),
        (["play", "hiddenzone", "--deck", "embr"], "--deck embr: no such file or ready deck"),
        (["play", "creature-wars", "--deck", "ember"], "you cannot bring a deck to Creature Wars"),
        (["play", "hiddenzone", *(3 * ["--deck", "ember"])], "given 3 times for 2 seats"),
        (
            ["play", "hiddenzone", "--deck", "ember", "--set", "deck.0=tide"],
            "both name a deck; leave one out",
        ),
        (["play", "--resume", "x", "--deck", "ember"], "--deck does not go with --resume"),
    ],
)
def test_asked_wrongly(tmp_path: Path, words: list[str], said: str) -> None:
    ran = run(tmp_path, *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_faulty_deck_is_not_played(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(FAULTY, "utf-8")
    ran = run(tmp_path, "play", "hiddenzone", "--deck", "random", "--deck", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "deck.1: line 2: no card 'Cidner Pup'" in ran.err


def test_each_seat_plays_its_own_deck_and_a_save_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(ready("grove"), "utf-8")
    path = tmp_path / "game.replay"
    words = ["play", "hiddenzone", "--seats", "human,random", "--seed", "3", "--save", str(path)]
    ran = run(tmp_path, *words, "--deck", str(file), "--deck", "dusk", typed=["keep", "quit"])
    assert ran.code == 0
    assert "Your main phase" in ran.out or "Your response" in ran.out
    replay = Replay.parse(path.read_text("utf-8"))
    assert replay.options == {"deck.0": ready("grove"), "deck.1": "dusk"}
