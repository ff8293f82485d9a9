"""Ctrl-C and its like, sent to the real command while it plays on several processes."""

import contextlib
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.console import COMMAND, PATIENCE, Terminal, environment

GAMES = 1_000_000
ENDLESS = [
    *("arena", "creature-wars", "--bots", "random,random"),
    *("--games", str(GAMES), "--seed", "4", "--jobs", "2"),
]
PROC = Path("/proc")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not PROC.exists(), reason="looks for processes in /proc"),
]


def children(parent: int) -> list[int]:
    """The processes that a process has started, workers and all."""
    found = []
    for status in PROC.glob("[0-9]*/stat"):
        try:
            state, above = status.read_text().rpartition(")")[2].split()[:2]
        except (OSError, ValueError):  # it has just ended
            continue
        if int(above) == parent and state != "Z":
            found.append(int(status.parent.name))
    return sorted(found)


def wait_until_busy(processes: list[int]) -> None:
    """Until they have surely played some games, on however slow a machine."""
    end = time.monotonic() + PATIENCE
    while any(cpu_seconds(process) < 1.0 for process in processes):
        assert time.monotonic() < end
        time.sleep(0.02)


def cpu_seconds(process: int) -> float:
    words = (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    return int(words[11]) / os.sysconf("SC_CLK_TCK")


def wait_until_gone(processes: list[int]) -> None:
    end = time.monotonic() + PATIENCE
    while any((PROC / str(process)).exists() for process in processes):
        assert time.monotonic() < end, f"still there: {processes}"
        time.sleep(0.02)


Started = tuple["subprocess.Popen[str]", list[int]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Started]]:
    """Starts the command; whatever a test finds, nothing of it is left running."""
    started: list[subprocess.Popen[str]] = []

    def begin(*words: str) -> Started:
        process, workers = launch(tmp_path, *words)
        started.append(process)
        return process, workers

    yield begin
    for process in started:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def launch(folder: Path, *words: str) -> Started:
    """The command, once all its workers are there."""
    process = subprocess.Popen(
        [*COMMAND, *ENDLESS, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(folder),
        start_new_session=True,
    )
    end = time.monotonic() + PATIENCE
    while len(children(process.pid)) < 3:  # two, and the tracker of multiprocessing
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.02)
    return process, children(process.pid)


@pytest.mark.parametrize(
    ("number", "group"),
    [
        (signal.SIGINT, False),
        (signal.SIGINT, True),
        (signal.SIGTERM, False),
        (signal.SIGTERM, True),
        (signal.SIGHUP, True),
    ],
)
def test_a_signal_prints_what_there_is(
    start: Callable[..., Started], number: int, group: bool
) -> None:
    process, started = start("--json")
    wait_until_busy(started[1:])  # not the tracker
    if group:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    wait_until_gone(started)
    found = json.loads(out)
    assert 0 < found["games"] < found["of"] == GAMES
    assert err == f"bestiary: interrupted after {found['games']} of {GAMES} games\n"


def test_at_once(start: Callable[..., Started]) -> None:
    """While the workers are still loading; then there may be nothing to print."""
    process, started = start()
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert re.fullmatch(r"bestiary: interrupted after \d+ of 1000000 games\n", err)
    wait_until_gone(started)


def test_workers_do_not_outlive_a_parent_that_is_killed(start: Callable[..., Started]) -> None:
    process, started = start()
    wait_until_busy(started[1:])
    process.kill()
    process.communicate(timeout=PATIENCE)
    wait_until_gone(started)


def test_ctrl_c_in_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ENDLESS)
    terminal.wait_for("per second")  # the bar moves
    workers = children(terminal.process.pid)
    assert len(workers) == 3
    terminal.type("\x03")
    shown = terminal.wait_for("Decisions of Player 2")
    assert terminal.end() == 130
    wait_until_gone(workers)
    told = re.search(r"interrupted after (\d+) of 1000000 games", shown)
    assert told is not None, shown
    assert f"{told[1]} of 1000000 games: each with its own deal." in shown
    assert "Traceback" not in terminal.raw
    assert re.search(r"Player 1 +\d+\.\d% +\d+\.\d% to \d+\.\d% ", shown), shown
