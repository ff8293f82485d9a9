"""A running program and the lines to and from it. Nothing it does can hold us up for longer than we
are willing to wait: threads of their own read and write its pipes.

A program plays one game after another. While it waits for the next one, it is kept here.
"""

import atexit
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final, NoReturn

from bestiary.bots.outside.program import BotFailed, Program
from bestiary.engine.characters import quoted

VERSION: Final = 1
GREETING: Final = f"bestiary {VERSION}"
START_SECONDS: Final = 30.0
END_SECONDS: Final = 0.5  # to say goodbye
MOST_LINES: Final = 1000  # said and not listened to yet
LONGEST_LINE: Final = 64 * 1024
WHOLE_PROCESS: Final = 2  # with a process's id, the number of its clock (clock_getcpuclockid(3))


class ProgramLink:
    """One process. Ended when we are, or when it fails."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.process = subprocess.Popen(
            program.command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us to handle
        )
        self._unsent: SimpleQueue[str | None] = SimpleQueue()
        self._heard: Queue[str | None] = Queue(MOST_LINES)
        self._last_words = ""
        for pump in (self._write, self._read):
            Thread(target=pump, daemon=True).start()
        self._listener = Thread(target=self._overhear, daemon=True)
        self._listener.start()
        RUNNING.append(self)
        # Our own host asks for more than the view, for bots written as a class.
        self.has_eyes = self.prepare(GREETING) == "ready sight"

    def say(self, line: str) -> None:
        self._unsent.put(line)

    def prepare(self, line: str) -> str:
        """Say something, and wait until the program is ready for more. Returns its answer."""
        self.say(line)
        answer = self.hear(START_SECONDS)
        if answer.partition(" ")[0] != "ready":
            self.fail(f"said '{quoted(answer)}' where 'ready' was expected")
        return answer

    def hang_up(self) -> None:
        """Say nothing more: the program finds that its standard input has ended."""
        self._unsent.put(None)

    def hear(self, seconds: float, grace: float = 0.0) -> str:
        """The next line. What it only says for information is skipped."""
        deadline = monotonic() + seconds + grace
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                self.fail(f"took longer than {seconds:g} seconds")
            if line is None:
                self.fail("ended" + self._how())
            word, _, rest = line.partition(" ")
            if word == "error":
                self.fail(f"failed: {quoted(rest, 160)}")
            if word not in ("", "info"):
                return line

    def processor_time(self) -> int:
        """What the process has spent, in nanoseconds; 0 where the system does not tell."""
        if sys.platform != "linux":
            return 0
        with suppress(OSError):  # it has ended
            return time.clock_gettime_ns((~self.process.pid << 3) | WHOLE_PROCESS)
        return 0

    def fail(self, why: str) -> NoReturn:
        self.end()
        raise BotFailed(f"{self.program.name} {why}")

    def end(self) -> None:
        """Kill it and everything that it started."""
        self.hang_up()
        if self in RUNNING:
            RUNNING.remove(self)
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.kill()
        self.process.wait()

    def _how(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(END_SECONDS)
        self._listener.join(END_SECONDS)
        code = self.process.poll()
        how = f" with exit code {code}" if code else ""
        return f"{how}: {quoted(self._last_words, 160)}" if self._last_words else how

    def _write(self) -> None:
        pipe = open_pipe(self.process.stdin)
        with suppress(OSError):
            while (line := self._unsent.get()) is not None:
                pipe.write(line.encode() + b"\n")
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _read(self) -> None:
        pipe = open_pipe(self.process.stdout)
        while line := pipe.readline(LONGEST_LINE):
            self._heard.put(line.decode(errors="replace").strip())
        self._heard.put(None)

    def _overhear(self) -> None:
        """Its complaints: the last one says why it ended."""
        pipe = open_pipe(self.process.stderr)
        while line := pipe.readline(LONGEST_LINE):
            self._last_words = line.decode(errors="replace").strip() or self._last_words


RUNNING: Final[list[ProgramLink]] = []
WAITING: Final[dict[Program, list[ProgramLink]]] = {}  # between two games


def take(program: Program) -> ProgramLink:
    """A process for a game: one that has finished another, or a new one."""
    waiting = WAITING.get(program, [])
    while waiting:
        link = waiting.pop()
        if link.process.poll() is None:
            return link
        link.end()
    return ProgramLink(program)


def give_back(link: ProgramLink) -> None:
    """The game is over; the process can play another one."""
    if link in RUNNING:
        WAITING.setdefault(link.program, []).append(link)


@atexit.register
def end_all() -> None:
    """Say goodbye to all of them, and make sure that they go."""
    for link in RUNNING:
        link.say("quit")
        link.hang_up()
    deadline = monotonic() + END_SECONDS
    for link in RUNNING.copy():
        with suppress(subprocess.TimeoutExpired):
            link.process.wait(max(0.0, deadline - monotonic()))
        link.end()


def open_pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
