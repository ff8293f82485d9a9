"""In a real terminal: prompts, completion, Ctrl-C, hand-over, leafing through a replay."""

import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.history import History
from prompt_toolkit.input import create_pipe_input

from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.prompt.interrupts import SIGNALS, Interrupts
from bestiary.terminal.prompt.reader import PromptReader
from tests.terminal.console import Terminal, run, saves

PROMPT = "Player 1 >"


@pytest.mark.parametrize("how", ["key", "SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interrupted_game_is_saved_and_resumes(tmp_path: Path, how: str) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7")
    terminal.wait_for(PROMPT)
    terminal.type("1\r")
    terminal.wait_for("Turn 2")
    terminal.wait_for(PROMPT)
    if how == "key":
        terminal.type("\x03")
    else:
        terminal.interrupt(getattr(signal, how))
    assert terminal.end() == 130
    (path,) = saves(tmp_path)
    assert f"bestiary play --resume {path}" in terminal.seen
    assert "Traceback" not in terminal.seen

    resumed = Terminal(tmp_path, "play", "--resume", str(path))
    assert "Turn 2" in resumed.wait_for(PROMPT)
    resumed.type("quit\r")
    assert resumed.end() == 0


@pytest.mark.parametrize("after", [0.0, 0.001, 0.003, 0.01, 0.03, 0.1])
def test_ctrl_c_counts_at_any_moment(tmp_path: Path, after: float) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7")
    terminal.wait_for(PROMPT)
    terminal.type("1\r")
    time.sleep(after)  # the prompt closes, or the bot thinks, or the next prompt opens
    terminal.interrupt()
    assert terminal.end() == 130
    assert f"bestiary play --resume {saves(tmp_path)[0]}" in terminal.seen
    assert "Traceback" not in terminal.seen


def test_ctrl_d_is_quit(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7")
    terminal.wait_for(PROMPT)
    terminal.type("\x04")
    terminal.wait_for("bestiary play --resume")
    assert terminal.end() == 0


def test_tab_completes(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7")
    terminal.wait_for(PROMPT)
    terminal.type("hel\t\r")
    terminal.wait_for("take back your last choice")
    terminal.type("quit\r")
    terminal.end()


def test_colours_and_none(tmp_path: Path) -> None:
    def drawn(*words: str, **more: str) -> str:
        terminal = Terminal(tmp_path, "play", "--seed", "7", *words, **more)
        terminal.wait_for(PROMPT)
        screen = terminal.raw
        terminal.type("quit\n" if "--plain" in words else "quit\r")
        assert terminal.end() == 0
        return screen

    assert "\x1b[1m" in drawn()
    uncoloured = drawn(NO_COLOR="1")
    before_the_prompt = uncoloured[: uncoloured.index("Choose a card")]
    assert "\x1b" not in before_the_prompt
    assert "─" in before_the_prompt
    assert "\x1b" not in drawn("--plain")
    assert drawn("--ascii").isascii()
    assert "\x1b" not in drawn(TERM="dumb")


def test_the_hand_over_clears_the_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7", "--seats", "human,human")
    terminal.wait_for("Player 1, press Enter.")
    terminal.type("\r")
    terminal.wait_for(PROMPT)
    terminal.type("1\r")
    terminal.wait_for("Player 2, press Enter.")
    assert terminal.raw.count("\x1b[2J\x1b[3J\x1b[H") == 3
    terminal.type("undo\r")
    terminal.wait_for(PROMPT)
    terminal.type("\x03")
    assert terminal.end() == 130


def test_leafing_through_a_replay(tmp_path: Path) -> None:
    path = tmp_path / "game.replay"
    words = ["play", "--seed", "7", "--seats", "human,random", "--save", str(path)]
    run(tmp_path, *words, typed=["1"] * 400)
    terminal = Terminal(tmp_path, "replay", str(path))
    assert "Player 1's hand" not in terminal.wait_for("\n0/")  # a spectator sees no hands
    for keys, said in (
        ("s 0\r", "Your hand"),
        ("\r", "\n1/"),
        ("n\r", "Turn 2"),
        ("p\r", "\n1/"),
        ("p\r", "\n0/"),
        ("p\r", "This is the start."),
        ("t\r", "Turn 2"),
        ("s all\r", "Player 2's hand"),
        ("s 5\r", "no such seat"),
        ("g 9999\r", "The end is choice"),
        ("g 4\r", "\n4/"),
        ("?\r", "the next turn"),
    ):
        terminal.type(keys)
        terminal.wait_for(said)
    terminal.type("q\r")
    assert terminal.end() == 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_inside_the_prompt_leaves_it_in_good_order(
    how: signal.Signals, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def interrupted(self: History) -> AsyncGenerator[str, None]:
        os.kill(os.getpid(), how)
        yield "an older line"

    monkeypatch.setattr(History, "load", interrupted)
    before = {number: signal.getsignal(number) for number in SIGNALS}
    interrupts = Interrupts()
    interrupts.listen()
    try:
        with (
            create_pipe_input() as typed,
            create_app_session(input=typed),
            pytest.raises(KeyboardInterrupt),
        ):
            PromptReader(Screen(sys.stdout, False, False), interrupts).read("> ")
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_signal_that_some_code_swallows_is_raised_at_the_next_safe_moment() -> None:
    before = {number: signal.getsignal(number) for number in SIGNALS}
    interrupts = Interrupts()
    interrupts.listen()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGTERM)
        with pytest.raises(KeyboardInterrupt), interrupts.held(lambda: None):
            raise AssertionError("it was not raised")
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
