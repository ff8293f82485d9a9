"""Files and words of a stranger: nothing in them steers the terminal, fills the memory or hangs."""

import resource
import subprocess
from pathlib import Path

import pytest

import bestiary
from bestiary.engine.characters import UNFIT
from tests.terminal.console import COMMAND, Ran, environment, run

STEERING = "\x1b[31m\x1b]0;owned\x07\x9b2J\x08\u202e\u2066\u200f\u061c\u200b"
RULES = bestiary.game("creature-wars").version
HEAD = f"bestiary replay 1\ngame creature-wars\nrules {RULES}\nseats {{}}\nseed 7\n"
MOST_BYTES = 600 * 1024 * 1024  # of address space, the interpreter and its libraries included


def is_fit(ran: Ran) -> bool:
    return not UNFIT.search(ran.out + ran.err) and ran.err.count("\n") <= 1


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--set", f"x{STEERING}=1"],
        ["play", "--set", f"hp={STEERING}"],
        ["play", "--set", f"position={STEERING}"],
        ["play", "--seats", f"human,{STEERING}"],
        ["play", "--seed", STEERING],
        ["play", "--from", STEERING],
        ["play", f"game{STEERING}"],
        [f"command{STEERING}"],
        ["deck", "check", STEERING],
        ["cards", "creature-wars", STEERING],
        ["replay", STEERING],
        ["arena", "hiddenzone", "--decks", STEERING],
    ],
    ids=lambda words: " ".join(words)[:24].partition("\x1b")[0],
)
def test_words_are_repeated_in_a_form_fit_to_print(tmp_path: Path, words: list[str]) -> None:
    ran = run(tmp_path, *words)
    assert ran.code in (1, 2)
    assert is_fit(ran), ascii(ran)
    assert "\\x1b[31m" in ran.err or "unprintable character, U+001B" in ran.err


def test_files_are_repeated_in_a_form_fit_to_print(tmp_path: Path) -> None:
    deck, position, replay = tmp_path / "deck.txt", tmp_path / "start.txt", tmp_path / "a.replay"
    deck.write_text(f"4 Cinder{STEERING} Pup\n{STEERING}\n", encoding="utf-8")
    position.write_text(f"turn: 2\nplayer 1: {STEERING}\n", encoding="utf-8")
    replay.write_text(f"{HEAD.format(2)}0 play {STEERING}\n", encoding="utf-8")
    for words, told in (
        (["deck", "check", str(deck)], "line 1 holds an unprintable character, U+001B"),
        (["deck", "show", str(deck), "--json"], "line 1 holds an unprintable character, U+001B"),
        (["play", "--from", str(position)], "line 2 holds an unprintable character, U+001B"),
        (["replay", str(replay)], "line 6: "),
    ):
        ran = run(tmp_path, *words)
        assert ran.code in (1, 2)
        assert is_fit(ran), ascii(ran)
        assert told in ran.out + ran.err


def test_names_in_a_replay_are_shown_in_a_form_fit_to_print(tmp_path: Path) -> None:
    replay = tmp_path / "a.replay"
    names = '"Zo\\u00eb\\u001b[2J\\u202e,\\ud800bot"'
    replay.write_text(f"{HEAD.format(2)}note seats {names}\n0 concede\n", encoding="utf-8")
    ran = run(tmp_path, "replay", str(replay))
    assert (ran.code, ran.err) == (0, "")
    assert is_fit(ran)
    assert "Player 2 (\\ud800bot) wins." in ran.out


def test_what_is_typed_is_repeated_in_a_form_fit_to_print(tmp_path: Path) -> None:
    typed = [STEERING, f"card {STEERING}", f"rules {STEERING}", "9" * 5000, "save ~nobody-here/x"]
    typed += [f"save {tmp_path}/{STEERING}", f"save {tmp_path}/a\x00b", "quit"]
    ran = run(tmp_path, "play", "--seed", "7", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert is_fit(ran), ascii(ran.out)


def test_bytes_that_are_no_text_are_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "7"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=30,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def in_little_memory(folder: Path, *words: str) -> Ran:
    """Run with little memory to have, and little time."""
    done = subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        encoding="utf-8",
        env=environment(folder),
        timeout=10,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES)),
    )
    return Ran(done.stdout, done.stderr, done.returncode)


@pytest.mark.parametrize("seats", ["200000000", "65", "9" * 39])
def test_a_saved_game_of_very_many_seats_is_refused(tmp_path: Path, seats: str) -> None:
    path = tmp_path / "many.replay"
    path.write_text(HEAD.format(seats))
    for words in (["play", "--resume", str(path)], ["replay", str(path), "--as", "zz"]):
        ran = in_little_memory(tmp_path, *words)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.startswith(
            f"bestiary: {path}: line 4: 'seats' is a whole number from 0 to 64"
        )
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["play", "--seed", "9" * 5000], 2, "a seed is a whole number"),
        (["play", "--seats", "greedy,greedy", "--as", "9" * 5000], 2, "no such seat"),
        (["deck", "check", "x" * 300], 2, "no such file or ready deck"),
        (["deck", "check", "~nobody-here/x"], 2, "no such home directory"),
        (["play", "--set", "position=@~nobody-here/x"], 2, "no such home directory"),
        (["play", "--save", "x" * 300], 1, "cannot be written (file name too long)"),
        (["play", "--set", "position=rules: wrath 9223372036854775808"], 2, "wrath"),
    ],
)
def test_odd_words_are_no_traceback(tmp_path: Path, words: list[str], code: int, said: str) -> None:
    ran = run(tmp_path, *words)
    assert (ran.code, ran.out) == (code, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
