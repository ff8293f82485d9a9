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
from time import monotonic
from typing import Final

from bestiary.arena.contest import Asked, Contest
from bestiary.arena.part import Failure, Part, play_part
from bestiary.arena.portions import Portions
from bestiary.engine import BestiaryError

SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Worker:
    """A process, the line to it, and the games it plays now."""

    def __init__(self, contest: Contest) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, contest.plain()), daemon=True)
        self.process.start()
        theirs.close()  # so that the line breaks when the worker ends
        self.games = range(0)
        self.began = 0.0

    def play(self, games: range) -> bool:
        """Have it play these; False where there are none."""
        self.games = games
        self.began = monotonic()
        if games:
            with suppress(OSError):  # a broken line is found out when listening
                self.line.send(games)
        return len(games) > 0

    def listen(self, portions: Portions) -> Part:
        try:
            part: Part = self.line.recv()
        except (EOFError, OSError):
            self.process.join()
            raise BestiaryError(
                f"a worker process died with exit code {self.process.exitcode} in game "
                f"{self.games.start + 1} or soon after; --jobs 1 plays without workers"
            ) from None
        portions.learn(len(self.games), monotonic() - self.began)
        return part


def work(line: Connection, asked: Asked) -> None:
    """What a worker does all its life."""
    listen_to("SIGTERM")
    contest = Contest(*asked)
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            line.send(play_part(contest, line.recv()))


def parts(contest: Contest, jobs: int, portions: Portions) -> Generator[Part, None, None]:
    """What came of all games, part by part and in order. Close this to end the workers."""
    done: dict[int, Part] = {}
    crew: list[Worker] = []
    try:
        resource_tracker.ensure_running()  # it lets signals through, so it has to come first
        with deaf():
            for _ in range(min(jobs, contest.deals)):
                crew.append(Worker(contest))
        busy = [worker for worker in crew if worker.play(portions.cut())]
        start = 0
        while start < contest.games:
            while start not in done:
                ready = wait([worker.line for worker in busy])
                for worker in [worker for worker in busy if worker.line in ready]:
                    done[worker.games.start] = worker.listen(portions)
                    if not worker.play(portions.cut()):
                        busy.remove(worker)
            part = done.pop(start)
            yield part
            if isinstance(part, Failure):
                return
            start += part.games
    finally:
        for worker in crew:
            worker.process.kill()  # it holds nothing that could be lost
        for worker in crew:
            worker.process.join()
            worker.line.close()


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
