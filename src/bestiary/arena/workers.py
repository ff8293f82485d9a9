"""Worker processes: each plays a few games at a time and tells what came of them.

Nothing here decides anything: a game depends on its number only, and the parts come back in order,
so the numbers are the same for any crew. The parent alone answers Ctrl-C. A worker whose parent is
gone finds its line closed and ends.

What is played is a contest, or anything else whose games are numbered: see ``Numbered``.
"""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Final, Generic, Protocol, TypeVar

from bestiary.arena.contest import Contest
from bestiary.arena.part import Failure, Part, play_part
from bestiary.arena.portions import Portions
from bestiary.engine import BestiaryError

SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
AHEAD: Final = 4  # parts for each worker that may wait for an earlier one


class Numbered(Protocol):
    """Games with numbers, which another process can make again from plain data."""

    def plain(self) -> tuple[Any, ...]: ...


class Cutter(Protocol):
    """Hands out games in order, and is told how long they took."""

    def cut(self) -> range: ...

    def learn(self, games: int, seconds: float) -> None: ...


N = TypeVar("N", bound=Numbered)
R = TypeVar("R")


class Worker(Generic[R]):
    """A process, the line to it, and the games it plays now."""

    def __init__(self, numbered: N, play: Callable[[N, range], R]) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        made = (theirs, type(numbered), numbered.plain(), play)
        self.process = context.Process(target=work, args=made, daemon=True)
        self.process.start()
        theirs.close()  # so that the line breaks when the worker ends
        self.games = range(0)
        self.began = 0.0

    def play(self, games: range) -> None:
        """Have it play these."""
        self.games = games
        self.began = monotonic()
        with suppress(OSError):  # a broken line is found out when listening
            self.line.send(games)

    def listen(self, cutter: Cutter) -> R:
        try:
            part: R = self.line.recv()
        except (EOFError, OSError):
            self.process.join()
            raise BestiaryError(
                f"a worker process died with exit code {self.process.exitcode} in game "
                f"{self.games.start + 1} or soon after; --jobs 1 plays without workers"
            ) from None
        cutter.learn(len(self.games), monotonic() - self.began)
        return part


def work(
    line: Connection, kind: Callable[..., N], plain: tuple[Any, ...], play: Callable[[N, range], R]
) -> None:
    """What a worker does all its life."""
    listen_to("SIGTERM")
    numbered = kind(*plain)
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            line.send(play(numbered, line.recv()))


def parts(contest: Contest, jobs: int, portions: Portions) -> Generator[Part, None, None]:
    """What came of all games, part by part and in order. Close this to end the workers."""
    with closing(shared(contest, play_part, min(jobs, contest.deals), portions)) as played:
        for _, part in played:
            yield part
            if isinstance(part, Failure):
                return


def shared(
    numbered: N, play: Callable[[N, range], R], jobs: int, cutter: Cutter
) -> Generator[tuple[range, R], None, None]:
    """All games that the cutter hands out, played by workers: each part with what ``play``, a
    function of a module, returned for it, in order. Close this to end the workers."""
    crew: list[Worker[R]] = []
    given: deque[range] = deque()  # in order; not yielded yet
    done: dict[int, R] = {}
    try:
        resource_tracker.ensure_running()  # it lets signals through, so it has to come first
        with deaf():
            for _ in range(jobs):
                crew.append(Worker(numbered, play))
        idle, busy = crew.copy(), list[Worker[R]]()
        while True:
            while idle and len(given) < AHEAD * jobs and (games := cutter.cut()):
                idle[-1].play(games)
                given.append(games)
                busy.append(idle.pop())
            if not given:
                return
            if given[0].start in done:
                games = given.popleft()
                yield games, done.pop(games.start)
                continue
            ready = wait([worker.line for worker in busy])
            for worker in [worker for worker in busy if worker.line in ready]:
                done[worker.games.start] = worker.listen(cutter)
                busy.remove(worker)
                idle.append(worker)
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
