"""Bots at work: a few processes that think, each task in a box of time.

A process that does not answer in time, or ends, is replaced, and the caller hears `NoThought`.
"""

import asyncio
import contextlib
import os
import signal
import sys
from hashlib import blake2b
from typing import Any, Final

import msgspec

from bestiary.engine import State
from bestiary.server.logs import warn
from bestiary.server.thinker import READY, AnyTask, Choose, Explain, Look, Thought

LONGEST_LINE: Final = 32 * 1024 * 1024
START_SECONDS: Final = 30.0  # for a new process to import the rules
PATIENT: Final = 10.0  # times the seconds where thinking is counted in steps, not in time


class NoThought(Exception):
    """No answer: it took too long, or the process ended."""


class Thinker:
    """One process."""

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
            "bestiary.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C at the server's prompt is the server's business
        )
        thinker = Thinker(process)
        if await thinker.hear(START_SECONDS) != READY:
            await thinker.end()
            raise NoThought("the process did not start")
        return thinker

    async def ask(self, task: AnyTask, seconds: float) -> Thought:
        try:
            self.tasks.write(msgspec.json.encode(task) + b"\n")
            await self.tasks.drain()
        except OSError:
            raise NoThought("the process ended") from None
        return msgspec.json.decode(await self.hear(seconds), type=Thought)

    async def hear(self, seconds: float) -> bytes:
        try:
            line = await asyncio.wait_for(self.answers.readline(), seconds)
        except TimeoutError:
            raise NoThought(f"no answer in {seconds:g} seconds") from None
        except ValueError:
            raise NoThought("an answer too long to be one") from None
        if not line:
            raise NoThought("the process ended")
        return line

    async def end(self) -> None:
        """End it and all it may have started: it has a session of its own."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class Thinking:
    """So many processes, and a line in front of them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._free: asyncio.Queue[Thinker | None] = asyncio.Queue()
        self._all: set[Thinker] = set()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when first needed

    async def choose(
        self, state: State[Any], seat: int, bot: str, seed: int, seeded: bool = False
    ) -> str:
        task = Choose(state.home().name, state.to_json(), seat, bot, seed)
        return (await self._ask(task, self.seconds * (PATIENT if seeded else 1))).choice

    async def explain(self, state: State[Any], seat: int, seed: int) -> Thought:
        return await self._ask(
            Explain(state.home().name, state.to_json(), seat, seed), self.seconds
        )

    async def look(self, replay: str, n: int, audience: int, since: int) -> Thought:
        return await self._ask(Look(replay, n, audience, since), self.seconds)

    async def _ask(self, task: AnyTask, seconds: float) -> Thought:
        thinker = await self._free.get()
        try:
            if thinker is None:
                thinker = await Thinker.start()
                self._all.add(thinker)
            return await thinker.ask(task, seconds)
        except (NoThought, asyncio.CancelledError, msgspec.DecodeError) as fault:
            if thinker is not None:
                self._all.discard(thinker)
                await thinker.end()
                thinker = None
            if isinstance(fault, msgspec.DecodeError):
                raise NoThought("the answer makes no sense") from None
            if isinstance(fault, NoThought):
                warn("thinker-replaced", task=type(task).__name__, why=str(fault))
            raise
        finally:
            self._free.put_nowait(thinker)

    async def close(self) -> None:
        for thinker in list(self._all):
            await thinker.end()


def thinking_seed(seed: int, seat: int, serial: int) -> int:
    """A bot's own seed for one choice: the same for the same game, seat and moment, and no way
    back to the game's."""
    mixed = blake2b(f"bestiary bot {seed} {seat} {serial}".encode(), digest_size=7).digest()
    return int.from_bytes(mixed, "big")
