"""Clients that play recorded games back at a server's tables, at a rate or as fast as it goes."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from time import perf_counter, process_time, time

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import bestiary
from bestiary.engine import SPECTATOR
from bestiary.server.store import secrecy
from bestiary.server.store.records import RoomRecord, SeatRecord

GAME = "creature-wars"
TABLE = re.compile(r'{"type":"(table|done)",(?:"id":"[^"]*",)?"at":(\d+)')


class Recorded:
    """A room, its seats' secrets, and a whole game to play back in it."""

    def __init__(self, number: int) -> None:
        self.room = f"bench-{number}"
        self.secrets = [secrecy.fresh(), secrecy.fresh()]
        self.record = RoomRecord(
            room=self.room,
            game=GAME,
            rules=bestiary.game(GAME).version,
            seats=2,
            seed=1_000_000 + number,
            options={},
            created=time(),
            host_hash="",
            host_seat=-1,
            clock_seconds=0,
            clock_bonus=0,
            takeover=False,
            watchers=True,
            guide=False,
        )
        self.opening = b""
        self.choices: list[tuple[int, str]] = []

    def play(self) -> None:
        """Record a random game that nobody has seen yet."""
        state = bestiary.game(GAME).new(self.record.seed)
        told = {audience: state.log(audience) for audience in (0, 1, SPECTATOR)}
        self.opening = msgspec.json.encode(told)
        dice = Random(self.room)
        while state.result() is None:
            decision = dice.choice(state.decisions())
            choice = dice.choice(decision.choices).text
            self.choices.append((decision.seat, choice))
            state.play(decision.seat, choice)

    def seats(self) -> list[SeatRecord]:
        return [
            SeatRecord(seat, "person", "", "", secrecy.hashed(secret))
            for seat, secret in enumerate(self.secrets)
        ]


class Table:
    """Two clients that play a recorded game back."""

    def __init__(self, recorded: Recorded) -> None:
        self.recorded = recorded
        self.sockets: list[ClientConnection] = []
        self.serial = 0
        self.due = 0.0
        self.free = asyncio.Event()
        self.free.set()
        self.times: list[float] = []
        self.readers: list[asyncio.Task[None]] = []

    async def sit_down(self, url: str) -> None:
        for seat, secret in enumerate(self.recorded.secrets):
            socket = await connect(url, max_size=None, compression=None, ping_interval=None)
            hello = {"type": "hello", "id": "h", "room": self.recorded.room, "secret": secret}
            await socket.send(json.dumps(hello))
            await socket.recv()
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(seat, socket)))

    async def read(self, seat: int, socket: ClientConnection) -> None:
        async for frame in socket:
            assert isinstance(frame, str)
            found = TABLE.match(frame)
            if found is None:
                assert '"refused"' not in frame[:20], frame
            elif found[1] == "table" and int(found[2]) == self.serial:
                if seat != self.recorded.choices[self.serial - 1][0]:
                    self.times.append(perf_counter() - self.due)
                    self.free.set()

    @property
    def is_over(self) -> bool:
        return self.serial >= len(self.recorded.choices)

    async def choose(self, due: float) -> None:
        """The next choice of the recorded game; returns when the other client has the table."""
        seat, text = self.recorded.choices[self.serial]
        self.free.clear()
        self.due = due
        said = {"type": "choose", "id": str(self.serial), "at": self.serial, "choice": text}
        self.serial += 1
        await self.sockets[seat].send(json.dumps(said))
        await self.free.wait()


async def at_a_rate(tables: list[Table], rate: float, seconds: float) -> dict[str, float]:
    """Choices at even intervals over all tables, whatever the server does."""
    for table in tables:
        table.times.clear()
    start, cpu, late = perf_counter(), process_time(), 0
    running: set[asyncio.Task[None]] = set()
    for number in range(int(rate * seconds)):
        due = start + number / rate
        wait = due - perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        table = tables[number % len(tables)]
        if table.is_over or not table.free.is_set():
            late += not table.is_over
            continue
        task = asyncio.create_task(table.choose(due))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.wait_for(asyncio.gather(*running), 30)
    return figures(tables, perf_counter() - start, process_time() - cpu, late)


async def flat_out(tables: list[Table], seconds: float, at_once: int) -> dict[str, float]:
    """As many choices as it takes, so many under way at any time."""
    for table in tables:
        table.times.clear()
    start, cpu = perf_counter(), process_time()
    ready = [table for table in tables if not table.is_over]

    async def work(number: int) -> None:
        mine = ready[number::at_once]
        while perf_counter() - start < seconds:
            open_tables = [table for table in mine if not table.is_over]
            if not open_tables:
                return
            for table in open_tables:
                await table.choose(perf_counter())
                if perf_counter() - start >= seconds:
                    return

    await asyncio.gather(*(work(number) for number in range(at_once)))
    return figures(tables, perf_counter() - start, process_time() - cpu, 0)


def figures(tables: list[Table], took: float, cpu: float, late: int) -> dict[str, float]:
    times = sorted(seconds for table in tables for seconds in table.times)
    return {
        "choices": len(times),
        "choices a second": round(len(times) / took, 1),
        "p50 ms": round(1000 * times[len(times) // 2], 2),
        "p99 ms": round(1000 * times[int(len(times) * 0.99)], 2),
        "worst ms": round(1000 * times[-1], 1),
        "not sent in time": late,
        "load generator's processor share": round(cpu / took, 3),
    }
