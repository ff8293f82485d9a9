"""Bots that are programs: what they are told, and that they cannot hold anybody up."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import bestiary
from bestiary.bots import BotFailed, NoProgram, Sight, check_local, close, make_local, spelled
from bestiary.bots.outside import Program
from bestiary.bots.outside.link import RUNNING, end_all
from bestiary.engine import State
from tests.bots.programs import ANSWERS, FAULTS, limit, write_class, write_program
from tests.conformance.games import EXAMPLES

NOTES = "open('told', 'a').write(line)"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    end_all()
    assert not RUNNING


def new_game() -> State[Any]:
    state: State[Any] = bestiary.game("creature-wars").new(seed=5, options={"hp": 8})
    return state


def play(names: list[str], seed: int = 7) -> list[str]:
    """A whole game between these; what was chosen."""
    state = new_game()
    sitters = [make_local(name, seed) for name in names]
    script = []
    while state.result() is None:
        seat = state.waiting()[0]
        script.append(sitters[seat].choose(Sight(state, seat)))
        state.play(seat, script[-1])
    for bot in sitters:
        close(bot)
    return script


def test_a_class_plays_as_it_would_here(folder: Path) -> None:
    """The same seed, the same choices: the Sight in the other process is the same."""
    assert play([write_class(folder), "greedy"]) == play(["random", "greedy"])


def test_a_process_plays_one_game_after_another(folder: Path) -> None:
    names = [write_class(folder), write_program(folder)]
    first = play(names)
    started = [link.process.pid for link in RUNNING]
    assert play(names) == first
    assert [link.process.pid for link in RUNNING] == started


def test_the_example_plays(folder: Path) -> None:
    example = str(EXAMPLES / "line_bot.py")
    assert play([example, "random"]) == play([example, "random"])
    assert play([example, "random"], seed=8) != play([example, "random"])


def test_what_a_program_is_told(folder: Path) -> None:
    name = write_program(folder)
    source = (folder / "mine").read_text().replace("    word, _", f"    {NOTES}\n    word, _")
    (folder / "mine").write_text(source)
    state = new_game()
    bot = make_local(f"{name}:400:2.5s", 99)
    bot.choose(Sight(state, 1))
    told = (folder / "told").read_text().splitlines()
    assert [line.partition(" ")[0] for line in told] == ["bestiary", "newgame", "view", "go"]
    assert told[0] == "bestiary 1"
    assert told[3] == "go simulations 400 seconds 2.5"
    view = state.view(1)
    assert json.loads(told[2].partition(" ")[2]) == view
    assert json.loads(told[1].partition(" ")[2]) == {
        "game": "creature-wars",
        "title": "Creature Wars",
        "rules": view["rules"],
        "seat": 1,
        "seats": 2,
        "options": view["options"],
        "seed": 99,
    }


@pytest.mark.parametrize("fault", FAULTS)
def test_a_class_that_fails(folder: Path, fault: str) -> None:
    statement, words = FAULTS[fault]
    check_failure(write_class(folder, statement, after=0), words)


@pytest.mark.parametrize("answer", ANSWERS)
def test_a_program_that_fails(folder: Path, answer: str) -> None:
    statement, words = ANSWERS[answer]
    check_failure(write_program(folder, statement), words)


def check_failure(name: str, words: str) -> None:
    name += limit(words)
    bot = make_local(name, 1)
    pid = RUNNING[-1].process.pid
    with pytest.raises(BotFailed) as failed:
        bot.choose(Sight(new_game(), 0))
    assert str(failed.value) == f"{name} {words}"
    with pytest.raises(ProcessLookupError):
        os.killpg(pid, 0)
    close(bot)
    assert not RUNNING


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no class with a method choose"),
        ("class A:\n def choose(self): ...\nclass B(A): ...", "several classes could play (A, B)"),
        ("def", "SyntaxError: invalid syntax"),
        ("import nowhere", "ModuleNotFoundError: No module named 'nowhere' (line 1)"),
    ],
)
def test_a_file_without_a_bot(folder: Path, text: str, words: str) -> None:
    (folder / "mine.py").write_text(text)
    with pytest.raises(BotFailed, match=r"^mine\.py failed: ") as failed:
        make_local("mine.py", 1)
    assert words in str(failed.value)


def test_a_function_says_which(folder: Path) -> None:
    name = write_class(folder)
    with (folder / "mine.py").open("a") as file:
        file.write("class Other(Mine): ...\ndef make(rng): return Other(rng)\n")
    assert play([name, "greedy"]) == play(["random", "greedy"])


def test_names_and_limits(folder: Path) -> None:
    (folder / "Mine").write_text("not a program")
    write_program(folder)
    assert Program.parse("./mine").go() == "go seconds 10"
    assert Program.parse("./mine:2s").go() == "go seconds 2"
    assert spelled(" ./Mine ") == "./Mine"
    assert spelled(" Greedy ") == "greedy"
    for name, words in {
        "./Mine": "not executable (chmod +x Mine), and no .py file",
        "./nobody": "no such file",
        "nobody.py": "no such file",
        "./mine:fast": "after the colon comes a number of simulations (400) or of seconds (2s)",
        "./mine:0.5": "'0.5' is no whole number of simulations",
        "./": "not a file",
    }.items():
        with pytest.raises(NoProgram) as wrong:
            check_local(name)
        assert str(wrong.value) == f"{name}: {words}"


HANGING = """#!{python}
import os, time
with open("written", "w") as file:
    file.write(str(os.getpid()))
os.rename("written", "pid")
time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is not told of our end")
def test_a_bot_that_hangs_does_not_outlive_us(folder: Path) -> None:
    name = write_program(folder)
    (folder / "mine").write_text(HANGING.format(python=sys.executable))
    words = f"from bestiary.bots import make_local; make_local({name!r}, 1)"
    with subprocess.Popen([sys.executable, "-c", words]) as ours:
        wait_until((folder / "pid").exists)
        ours.kill()
    hung = Path("/proc") / (folder / "pid").read_text() / "exe"
    wait_until(lambda: not hung.exists())


def wait_until(held: Callable[[], bool]) -> None:
    deadline = monotonic() + 30
    while not held():
        assert monotonic() < deadline, "it never came to that"
        sleep(0.01)
