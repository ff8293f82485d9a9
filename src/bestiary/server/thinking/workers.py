"""The pool of worker processes, for thinking bots and anything a stranger could make expensive.

Each task has a time limit. A process that exceeds it, or dies, is replaced, and the caller gets
`NoThought`. Rules hold the interpreter while they run, so threads would not do: only another
process lets the server keep answering.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec

from bestiary.bots import LEVELS, Sight
from bestiary.play import Entry
from bestiary.play.room.turn import Turn
from bestiary.server.logs import warn
from bestiary.server.store.records import RoomRecord
from bestiary.server.thinking.queue import Busy, Sort, WorkerQueue
from bestiary.server.thinking.worker import (
    READY,
    AnyTask,
    BuildTask,
    Built,
    ChooseTask,
    ExplainTask,
    Reviewed,
    ReviewTask,
    ShowReplay,
    Thought,
)
from bestiary.server.wire.refusal import Refusal

T = TypeVar("T")

LONGEST_LINE: Final = 32 * 1024 * 1024
START_SECONDS: Final = 30.0  # for a new process to import the rules
THINKING: Final = 0.7  # of the pace, after which a bot must choose by what it has found,
LEAST_SECONDS: Final = 0.02  # however many are waiting for a worker
PATIENT: Final = 10.0  # times the limit, for bots that count steps instead of seconds
HINT_SECONDS: Final = 0.8  # to think about a hint,
HINT_LIMIT: Final = 10.0  # and to put it into words, on however busy a machine
REVIEW_SECONDS: Final = 0.5  # at a time, for a review
BUILD_SECONDS: Final = 2.0  # for the first position of a room
REPLAY_SECONDS: Final = 20.0  # to replay a stored game


class NoThought(Exception):
    """No answer: it took too long, the process died, or the bot failed. ``where`` is the place in
    its code, for the log."""

    def __init__(self, why: str, where: str = "") -> None:
        super().__init__(why)
        self.where = where


class Stopped(NoThought):
    """No answer, because the server is stopping."""


class Thinker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.tasks = process.stdin
        self.answers = process.stdout

    @staticmethod
    async def start() -> "Thinker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bestiary.server.thinking.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            # Ctrl-C is for the server to handle. Not a new session: Linux shares the processor out
            # among sessions first, and a worker's niceness would mean nothing to the server.
            process_group=0,
        )
        thinker = Thinker(process)
        try:
            ready = await thinker.hear(START_SECONDS) == READY
        except BaseException:
            await thinker.end()
            raise
        if not ready:
            await thinker.end()
            raise NoThought("the process did not start")
        return thinker

    async def ask(self, task: AnyTask, kind: type[T], seconds: float) -> T:
        try:
            self.tasks.write(msgspec.json.encode(task) + b"\n")
            await self.tasks.drain()
        except OSError:
            raise NoThought("the process ended") from None
        try:
            return msgspec.json.decode(await self.hear(seconds), type=kind)
        except msgspec.DecodeError:
            raise NoThought("the answer makes no sense") from None

    async def hear(self, seconds: float) -> bytes:
        try:
            line = await asyncio.wait_for(self.answers.readline(), seconds)
        except TimeoutError:
            raise NoThought(f"no answer in {seconds:g} s") from None
        except ValueError:
            raise NoThought("the answer is too long") from None
        if not line:
            raise NoThought("the process ended")
        return line

    async def end(self) -> None:
        """Kill it and everything it started: it has a process group of its own."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class Thinking:
    """The pool of workers and their queue.

    ``seconds`` is the time limit of most tasks. ``pace`` is how long a choice of a bot that thinks
    always takes, so that it has to be done by then; 0 shows every choice as soon as it is made.
    """

    def __init__(self, workers: int, seconds: float, pace: float = 0.0) -> None:
        self.seconds = seconds
        self.pace = pace
        self.queue = WorkerQueue(workers)
        self._idle: list[Thinker] = []  # the others are started when first needed
        self._all: set[Thinker] = set()
        self._stopping = False

    async def choose(
        self, sight: Sight, bot: str, seed: int, room: str, payer: str, turn: Turn, seeded: bool
    ) -> str:
        """A bot's choice. ``turn`` begins when a worker is ready for it. A ``seeded`` choice never
        depends on time."""
        own = any(level.name == bot for level in LEVELS)
        task = ChooseTask(sight.to_json(), bot, seed)
        limit = max(self.seconds, self.pace) if own else self.pace or self.seconds
        async with self._turn(Sort.MOVE, payer):
            if seeded:
                limit *= PATIENT
            else:
                share = (self.pace or self.seconds) * self.queue.share(Sort.MOVE, payer)
                longest = THINKING * (self.pace or self.seconds)
                task.seconds = max(LEAST_SECONDS, min(longest, share))
            thought = await self._answered(task, Thought, limit, turn)
        if thought.fault:
            raise NoThought(f"it raised {thought.fault}", thought.reason)
        if thought.cut_short:
            seconds = round(task.seconds, 3)
            warn("bot-cut-short", room=room, seat=sight.seat, bot=bot, seconds=seconds)
        return thought.choice

    async def explain(self, sight: Sight, seed: int, names: list[str], room: str) -> Thought:
        """A hint. It stops thinking in good time; what comes after that is short."""
        task = ExplainTask(sight.to_json(), seed, names, HINT_SECONDS)
        return await self._ask(task, Thought, HINT_LIMIT, Sort.HINT, room)

    async def look(self, replay: str, n: int, audience: int, since: int, owner: str) -> Thought:
        task = ShowReplay(replay, n, audience, since)
        return await self._ask(task, Thought, self.seconds, Sort.LOOK, owner)

    async def review(self, replay: str, found: dict[str, Any] | None, owner: str) -> Reviewed:
        """Some more portions of a review. They are short: others wait for the worker."""
        task = ReviewTask(replay, found, REVIEW_SECONDS)
        return await self._ask(task, Reviewed, REPLAY_SECONDS, Sort.REVIEW, owner)

    async def build(self, record: RoomRecord, entries: list[Entry], owner: str) -> Built:
        """The first position of a room, or the one after its entries."""
        seconds = REPLAY_SECONDS if entries else BUILD_SECONDS
        task = BuildTask(record.game, record.seats, str(record.seed), record.options, entries)
        return await self._ask(task, Built, seconds, Sort.BUILD, owner)

    async def _ask(self, task: AnyTask, kind: type[T], seconds: float, sort: Sort, owner: str) -> T:
        """A worker's answer. Raises NoThought if there is none, Refusal if the queue is full."""
        async with self._turn(sort, owner):
            return await self._answered(task, kind, seconds)

    @asynccontextmanager
    async def _turn(self, sort: Sort, owner: str) -> AsyncIterator[None]:
        if self._stopping:
            raise Stopped("the server is stopping")
        try:
            async with self.queue.turn(sort, owner):
                yield
        except Busy as busy:
            raise Refusal("busy", str(busy), 429 if busy.own else 503) from None

    async def _answered(
        self, task: AnyTask, kind: type[T], seconds: float, turn: Turn | None = None
    ) -> T:
        thinker = self._idle.pop() if self._idle else None
        try:
            if thinker is None:
                thinker = await Thinker.start()
                self._all.add(thinker)
            if self._stopping:
                raise Stopped("the server is stopping")
            if turn is not None:
                turn.begin()
            answer = await thinker.ask(task, kind, seconds)
        except (NoThought, asyncio.CancelledError) as fault:
            if thinker is not None:
                self._all.discard(thinker)
                await thinker.end()
            if isinstance(fault, NoThought):
                if self._stopping:
                    raise Stopped("the server is stopping") from None
                warn("thinker-replaced", task=type(task).__name__, why=str(fault))
                await self._start_another()
            raise
        self._keep(thinker)
        return answer

    async def _start_another(self) -> None:
        """A process in place of one that failed, on the time of whoever it failed: otherwise the
        next in line would wait for it."""
        with contextlib.suppress(NoThought):
            thinker = await Thinker.start()
            if self._stopping:
                await thinker.end()
            else:
                self._keep(thinker)

    def _keep(self, thinker: Thinker) -> None:
        self._all.add(thinker)
        self._idle.append(thinker)

    async def close(self) -> None:
        """Stop, and tell everything that is waiting."""
        self._stopping = True
        self.queue.dissolve(Stopped("the server is stopping"))
        for thinker in list(self._all):
            await thinker.end()
