"""Worker processes: each plays a few games at a time and tells what came of them.

Nothing here decides anything: a game depends on its number only, and the parts come back in order,
so the numbers are the same for any crew. The parent alone answers Ctrl-C. A worker whose parent is
gone finds its line closed and ends.
"""

import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final

from bestiary.arena.contest import Asked, Contest
from bestiary.arena.playing import Failure, play_part
from bestiary.arena.tally import Tally
from bestiary.engine import BestiaryError

Part = Tally | Failure
SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Worker:
    """A process and the line to it."""

    def __init__(self, contest: Contest) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, contest.plain()), daemon=True)
        self.process.start()
        theirs.close()  # so that the line breaks when the worker ends
        self.start = -1  # of the part it plays

    def play(self, start: int, stop: int) -> None:
        self.start = start
        with suppress(OSError):  # a broken line is found out when listening
            self.line.send((start, stop))

    def listen(self) -> Part:
        try:
            part: Part = self.line.recv()
        except (EOFError, OSError):
            self.process.join()
            raise BestiaryError(
                f"a worker process died with exit code {self.process.exitcode} in game "
                f"{self.start + 1} or soon after; --jobs 1 plays without workers"
            ) from None
        return part


def work(line: Connection, asked: Asked) -> None:
    """What a worker does all its life."""
    listen_to("SIGTERM")
    contest = Contest(*asked)
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            start, stop = line.recv()
            line.send(play_part(contest, start, stop))


def parts(contest: Contest, jobs: int, size: int) -> Generator[Part, None, None]:
    """What came of all games, ``size`` games at a time, in order. Close this to end the workers."""
    starts = range(0, contest.games, size)
    waiting = iter(starts)
    done: dict[int, Part] = {}
    crew: list[Worker] = []
    try:
        resource_tracker.ensure_running()  # it lets signals through, so it has to come first
        with deaf():
            for _ in range(min(jobs, len(starts))):
                crew.append(Worker(contest))
        busy = [worker for worker in crew if hand_out(worker, waiting, size, contest.games)]
        for start in starts:
            while start not in done:
                ready = wait([worker.line for worker in busy])
                for worker in [worker for worker in busy if worker.line in ready]:
                    done[worker.start] = worker.listen()
                    if not hand_out(worker, waiting, size, contest.games):
                        busy.remove(worker)
            yield done.pop(start)
    finally:
        for worker in crew:
            worker.process.kill()  # it holds nothing that could be lost
        for worker in crew:
            worker.process.join()
            worker.line.close()


def hand_out(worker: Worker, waiting: Iterator[int], size: int, games: int) -> bool:
    """Give a worker the next part; False where there is none."""
    start = next(waiting, None)
    if start is None:
        return False
    worker.play(start, min(start + size, games))
    return True


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C, not even while they load. For this one it only
    comes later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def listen_to(name: str) -> None:
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [getattr(signal, name)])
