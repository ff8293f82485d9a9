"""The bench of the server: a thousand tables, two clients at each, on this machine.

    .venv/bin/python bench/tables.py            a minute at 300 choices a second, then flat out
    .venv/bin/python bench/tables.py --save     and bench/tables.json

The rooms are put into the store beforehand with seeds that are known here, and the clients play
back recorded games of the real rules. The time of a choice is from the moment it was due to be sent
until the other client has the new table in hand; a choice that is sent late for want of processor
counts from when it was due. The load comes from a process of its own, whose share is reported.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time, strftime, time

from websockets.asyncio.client import ClientConnection, connect

import bestiary
from bestiary.server.room.room import packed
from bestiary.server.store import secrecy
from bestiary.server.store.database import Store
from bestiary.server.store.folder import STORE
from bestiary.server.store.records import RoomRecord, SeatRecord

HERE = Path(__file__).resolve().parent
GAME = "creature-wars"
TABLE = re.compile(r'{"type":"(table|done)",(?:"id":"[^"]*",)?"at":(\d+)')
TARGET_RATE, TARGET_P99 = 300, 0.100


class Recorded:
    """A room, its seats' secrets, and a whole game to play back in it."""

    def __init__(self, number: int) -> None:
        self.room = f"bench-{number}"
        self.secrets = [secrecy.fresh(), secrecy.fresh()]
        self.record = RoomRecord(
            self.room, GAME, bestiary.game(GAME).version, 2, 1_000_000 + number, {}, time(),
            "", -1, 0, 0, False, True, False,
        )  # fmt: skip
        self.opening = b""
        self.choices: list[tuple[int, str]] = []

    def play(self) -> None:
        """Record a random game that nobody has seen yet."""
        match = self.record.match(bestiary.game(GAME))
        self.opening = packed(match.opening())
        state, dice = match.state, Random(self.room)
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


class Serving:
    """`bestiary serve` on a file of ours, and what it costs."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "bestiary", "serve", "--port", "0", "--data", str(data)]
        command += ["--per-address", "0"]  # the load comes from one
        self.log = (data / "log").open("w")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3].replace("http", "ws")

    def processor(self) -> float:
        """Seconds of processor time so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident megabytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024  # type: ignore[index]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.log.close()


async def prepare(file: Path, recorded: list[Recorded]) -> None:
    store = Store(file)
    await asyncio.gather(
        *(store.create(each.record, each.seats(), each.opening) for each in recorded)
    )
    await store.close()


async def measure(serving: Serving, recorded: list[Recorded], asked: argparse.Namespace) -> dict:
    bare = serving.memory()
    tables = [Table(each) for each in recorded]
    start = perf_counter()
    for first in range(0, len(tables), 50):
        await asyncio.gather(
            *(table.sit_down(f"{serving.url}/api/socket") for table in tables[first : first + 50])
        )
    results: dict = {"seconds to seat everybody": round(perf_counter() - start, 1)}
    results["memory MB, before anybody came"] = round(bare)
    results["memory MB, everybody seated"] = round(serving.memory())
    for name, run in (
        (f"at {asked.rate:g} a second", lambda: at_a_rate(tables, asked.rate, asked.seconds)),
        ("flat out", lambda: flat_out(tables, asked.seconds / 3, asked.at_once)),
    ):
        cpu, began = serving.processor(), perf_counter()
        results[name] = await run()
        share = (serving.processor() - cpu) / (perf_counter() - began)
        results[name]["server's processor share"] = round(share, 3)
        print(name, json.dumps(results[name]), file=sys.stderr)
    results["memory MB, at the end"] = round(serving.memory())
    for table in tables:
        for reader in table.readers:
            reader.cancel()
    return results


def main() -> int:
    options = argparse.ArgumentParser(description="Measure the server.")
    options.add_argument("--rooms", type=int, default=1000)
    options.add_argument("--rate", type=float, default=TARGET_RATE, help="choices a second")
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--at-once", type=int, default=32, help="choices under way, flat out")
    options.add_argument("--save", action="store_true", help="write bench/tables.json")
    asked = options.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    busy = os.getloadavg()[0]
    recorded = [Recorded(number) for number in range(asked.rooms)]
    for each in recorded:
        each.play()
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(prepare(Path(place) / STORE, recorded))
        serving = Serving(Path(place))
        try:
            results = asyncio.run(measure(serving, recorded, asked))
        finally:
            serving.stop()
    p99 = results[f"at {asked.rate:g} a second"]["p99 ms"]
    results = {
        "when": strftime("%Y-%m-%d"),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "rules": "compiled" if bestiary.compiled() else "interpreted",
        "load average before": round(busy, 1),  # others on this machine blur the figures
        "rooms": asked.rooms,
        "clients": 2 * asked.rooms,
        **results,
        "target": f"p99 under {1000 * TARGET_P99:g} ms at {TARGET_RATE} choices a second",
        "met": asked.rate >= TARGET_RATE and p99 < 1000 * TARGET_P99,
    }
    print(json.dumps(results, indent=2))
    if asked.save:
        (HERE / "tables.json").write_text(json.dumps(results, indent=2) + "\n")
    return 0 if results["met"] or asked.rate < TARGET_RATE else 1


if __name__ == "__main__":
    sys.exit(main())
