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
from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec

from bestiary.engine import State
from bestiary.play import Entry
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
    ShowReplay,
    Thought,
)
from bestiary.server.wire.refusal import Refusal

T = TypeVar("T")

LONGEST_LINE: Final = 32 * 1024 * 1024
START_SECONDS: Final = 30.0  # for a new process to import the rules
PATIENT: Final = 10.0  # times the limit, for bots that count steps instead of seconds
BUILD_SECONDS: Final = 2.0  # for the first position of a room
REPLAY_SECONDS: Final = 20.0  # to replay a stored game


class NoThought(Exception):
    """No answer: it took too long, or the process died."""


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
            start_new_session=True,  # Ctrl-C is for the server to handle
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
            raise NoThought(f"no answer in {seconds:g} seconds") from None
        except ValueError:
            raise NoThought("the answer is too long") from None
        if not line:
            raise NoThought("the process ended")
        return line

    async def end(self) -> None:
        """Kill it and everything it started: it has its own session."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class Thinking:
    """The pool of workers and their queue."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.queue = WorkerQueue(workers)
        self._idle: list[Thinker] = []  # the others are started when first needed
        self._all: set[Thinker] = set()
        self._stopping = False

    async def choose(
        self, state: State[Any], seat: int, bot: str, seed: int, room: str, seeded: bool = False
    ) -> str:
        task = ChooseTask(state.home().name, dict(state.to_json()), seat, bot, seed)
        seconds = self.seconds * (PATIENT if seeded else 1)
        return (await self._ask(task, Thought, seconds, Sort.MOVE, room)).choice

    async def explain(self, state: State[Any], seat: int, seed: int, room: str) -> Thought:
        task = ExplainTask(state.home().name, dict(state.to_json()), seat, seed)
        return await self._ask(task, Thought, self.seconds, Sort.HINT, room)

    async def look(self, replay: str, n: int, audience: int, since: int, owner: str) -> Thought:
        task = ShowReplay(replay, n, audience, since)
        return await self._ask(task, Thought, self.seconds, Sort.LOOK, owner)

    async def build(self, record: RoomRecord, entries: list[Entry], owner: str) -> Built:
        """The first position of a room, or the one after its entries."""
        seconds = REPLAY_SECONDS if entries else BUILD_SECONDS
        task = BuildTask(record.game, record.seats, str(record.seed), record.options, entries)
        return await self._ask(task, Built, seconds, Sort.BUILD, owner)

    async def _ask(self, task: AnyTask, kind: type[T], seconds: float, sort: Sort, owner: str) -> T:
        """A worker's answer. Raises NoThought if there is none, Refusal if the queue is full."""
        if self._stopping:
            raise Stopped("the server is stopping")
        try:
            await self.queue.enter(sort, owner)
        except Busy as busy:
            raise Refusal("busy", str(busy), 429 if busy.own else 503) from None
        try:
            return await self._answered(task, kind, seconds)
        finally:
            self.queue.leave(sort)

    async def _answered(self, task: AnyTask, kind: type[T], seconds: float) -> T:
        thinker = self._idle.pop() if self._idle else None
        try:
            if thinker is None:
                thinker = await Thinker.start()
                self._all.add(thinker)
            if self._stopping:
                raise Stopped("the server is stopping")
            answer = await thinker.ask(task, kind, seconds)
        except (NoThought, asyncio.CancelledError) as fault:
            if thinker is not None:
                self._all.discard(thinker)
                await thinker.end()
            if isinstance(fault, NoThought):
                if self._stopping:
                    raise Stopped("the server is stopping") from None
                warn("thinker-replaced", task=type(task).__name__, why=str(fault))
            raise
        self._idle.append(thinker)
        return answer

    async def close(self) -> None:
        """Stop, and tell everything that is waiting."""
        self._stopping = True
        self.queue.dissolve(Stopped("the server is stopping"))
        for thinker in list(self._all):
            await thinker.end()


def thinking_seed(seed: int, seat: int, serial: int) -> int:
    """A bot's seed for one choice: always the same for a game, seat and moment, but it does not
    reveal the game's seed."""
    mixed = blake2b(f"bestiary bot {seed} {seat} {serial}".encode(), digest_size=7).digest()
    return int.from_bytes(mixed, "big")
