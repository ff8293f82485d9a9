"""Processes of ``bestiary`` that start at once: a parent that has imported everything forks them.

A fresh interpreter spends far longer on imports than most tests spend on the command. What runs
is a process of its own all the same, with its own arguments, environment, folder and streams.
"""

import atexit
import fcntl
import gc
import importlib
import json
import os
import pkgutil
import runpy
import signal
import socket
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from functools import cache
from io import TextIOWrapper
from typing import Any

LARGEST = 1 << 18  # bytes of a request
PRELOADED = ("bestiary.cli", "bestiary.games", "bestiary.bots")
LIBRARIES = ("prompt_toolkit.shortcuts", "rich.columns", "rich.table")


class Process:
    """One that was started: as much of ``subprocess.Popen`` as the tests use."""

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.pid = pid
        self.line = line  # says the exit code at the end
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._ended(0.0)

    def wait(self, timeout: float) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("bestiary", timeout)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended(self, timeout: float) -> int | None:
        if self.returncode is None:
            self.line.settimeout(timeout)
            try:
                self.returncode = int(self.line.recv(LARGEST))
            except (BlockingIOError, TimeoutError):
                return None
            self.line.close()
        return self.returncode


def start(
    words: Sequence[str], env: Mapping[str, str], streams: Sequence[int], terminal: bool = False
) -> Process:
    """Start ``bestiary`` with the words, on three file descriptors, or one that is a terminal."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    request = {"words": words, "env": dict(env), "folder": os.getcwd(), "terminal": terminal}
    with theirs:
        socket.send_fds(parent(), [json.dumps(request).encode()], [*streams, theirs.fileno()])
    return Process(int(ours.recv(LARGEST)), ours)


@cache
def parent() -> socket.socket:
    """The socket of this test run's own parent of processes; it ends when we do."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, "-m", "tests.terminal.ready", str(theirs.fileno())]
        process = subprocess.Popen(
            command,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )

    def close() -> None:
        ours.close()
        process.wait()

    atexit.register(close)
    return ours


# ---- In the parent ----------------------------------------------------------------------------


def main(requests: socket.socket) -> None:
    for name in PRELOADED:
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, name + "."):
            importlib.import_module(module.name)
    for name in LIBRARIES:
        importlib.import_module(name)
    gc.freeze()  # what is shared stays shared
    watchers: set[int] = set()
    while True:
        data, files, _, _ = socket.recv_fds(requests, LARGEST, 4)
        if not data:
            return
        watchers = {pid for pid in watchers if os.waitpid(pid, os.WNOHANG)[0] == 0}
        watcher = os.fork()
        if watcher == 0:
            requests.close()
            watch(json.loads(data), files[:-1], socket.socket(fileno=files[-1]))
            return
        watchers.add(watcher)
        for file in files:
            os.close(file)


def watch(request: dict[str, Any], streams: list[int], line: socket.socket) -> None:
    """Fork once more, and say who it is and how it ends."""
    pid = os.fork()
    if pid == 0:
        line.close()
        become(request, streams)
        return
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    for file in streams:
        os.close(file)
    line.send(str(pid).encode())
    _, status = os.waitpid(pid, 0)
    line.send(str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def become(request: dict[str, Any], streams: list[int]) -> None:
    """Turn into what ``python -m bestiary`` would have been."""
    if request["terminal"]:
        os.setsid()
        fcntl.ioctl(streams[0], termios.TIOCSCTTY, 0)  # so that Ctrl-C is a signal
    for number, file in enumerate(streams * (3 // len(streams))):
        os.dup2(file, number)
    for file in streams:
        os.close(file)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["env"])
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[:1] = [request["folder"], *(path for path in paths if path not in ("", *sys.path))]
    if isinstance(sys.stdout, TextIOWrapper):  # Python decided this when the parent started
        sys.stdout.reconfigure(line_buffering=sys.stdout.isatty())
    sys.argv = ["bestiary", *request["words"]]
    runpy.run_module("bestiary", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
