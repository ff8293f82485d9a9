"""The bench of the server: a thousand tables, two clients at each, on this machine.

    .venv/bin/python bench/tables.py            a minute at 300 choices a second, then flat out
    .venv/bin/python bench/tables.py --save     and bench/tables.json
    .venv/bin/python bench/tables.py --rate 0   only flat out
    .venv/bin/python bench/tables.py --bots 100 --rooms 100 --rate 50
                                                people alone, then beside a hundred rooms of bots

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
from collections.abc import Coroutine
from pathlib import Path
from time import perf_counter, strftime
from typing import Any

from load import Recorded, Table, at_a_rate, flat_out
from spectators import BotRooms

import bestiary
from bestiary.server.store.database import Store
from bestiary.server.store.folder import STORE

HERE = Path(__file__).resolve().parent
TARGET_RATE, TARGET_P99 = 300, 0.100
SETTLE_SECONDS = 10.0  # for the rooms of bots to be made and the workers to start


class Serving:
    """`bestiary serve` on a file of ours, and what it costs."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "bestiary", "serve", "--port", "0", "--data", str(data)]
        command += ["--per-address", "0"]  # the load comes from one
        self.data = data
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


async def measure(
    serving: Serving, recorded: list[Recorded], asked: argparse.Namespace
) -> dict[str, Any]:
    bare = serving.memory()
    tables = [Table(each) for each in recorded]
    start = perf_counter()
    for first in range(0, len(tables), 50):
        await asyncio.gather(
            *(table.sit_down(f"{serving.url}/api/socket") for table in tables[first : first + 50])
        )
    results: dict[str, Any] = {"seconds to seat everybody": round(perf_counter() - start, 1)}
    results["memory MB, before anybody came"] = round(bare)
    results["memory MB, everybody seated"] = round(serving.memory())
    if asked.bots:
        results |= await beside_bots(serving, tables, asked)
        return results
    if asked.rate:
        steady = at_a_rate(tables, asked.rate, asked.seconds)
        results[f"at {asked.rate:g} a second"] = await costed(serving, steady)
    seconds = asked.seconds / 3 if asked.rate else asked.seconds
    results["flat out"] = await costed(serving, flat_out(tables, seconds, asked.at_once))
    results["memory MB, at the end"] = round(serving.memory())
    for table in tables:
        for reader in table.readers:
            reader.cancel()
    return results


async def beside_bots(
    serving: Serving, tables: list[Table], asked: argparse.Namespace
) -> dict[str, Any]:
    """What people's choices take, first alone and then while bots think in other rooms."""
    alone = await costed(serving, at_a_rate(tables, asked.rate, asked.seconds))
    bots = BotRooms(serving.url, asked.bots, asked.level)
    await asyncio.sleep(SETTLE_SECONDS)
    bots.gaps.clear()
    beside = await costed(serving, at_a_rate(tables, asked.rate, asked.seconds))
    figures = bots.figures(asked.seconds)
    bots.close()
    cut = (serving.data / "log").read_text().count('"bot-cut-short"')
    return {
        f"at {asked.rate:g} a second, alone": alone,
        f"at {asked.rate:g} a second": beside,
        f"rooms of bots ({asked.level})": {**figures, "searches cut short, logged": cut},
    }


async def costed(serving: Serving, load: Coroutine[Any, Any, dict[str, float]]) -> dict[str, float]:
    """The figures of a load, with what it cost the server."""
    before, start = serving.processor(), perf_counter()
    results = await load
    spent, took = serving.processor() - before, perf_counter() - start
    results["server's processor share"] = round(spent / took, 3)
    results["server's processor ms a choice"] = round(1000 * spent / results["choices"], 3)
    return results


def main() -> int:
    options = argparse.ArgumentParser(description="Measure the server.")
    options.add_argument("--rooms", type=int, default=1000)
    options.add_argument(
        "--rate", type=float, default=TARGET_RATE, help="choices a second; 0: only flat out"
    )
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--at-once", type=int, default=32, help="choices under way, flat out")
    options.add_argument("--bots", type=int, default=0, help="rooms of bots beside them")
    options.add_argument("--level", default="adept", help="which bots")
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
    target_rate = asked.rate if asked.bots else TARGET_RATE
    steady = results.get(f"at {asked.rate:g} a second", {"p99 ms": 0.0})
    results = {
        "when": strftime("%Y-%m-%d"),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "rules": "compiled" if bestiary.compiled() else "interpreted",
        "load average before": round(busy, 1),  # others on this machine blur the figures
        "rooms": asked.rooms,
        "clients": 2 * asked.rooms,
        **results,
        "target": f"p99 under {1000 * TARGET_P99:g} ms at {target_rate:g} choices a second",
        "met": asked.rate >= target_rate and steady["p99 ms"] < 1000 * TARGET_P99,
    }
    print(json.dumps(results, indent=2))
    if asked.save:
        name = "tables-and-bots.json" if asked.bots else "tables.json"
        (HERE / name).write_text(json.dumps(results, indent=2) + "\n")
    return 0 if results["met"] or asked.rate < target_rate else 1


if __name__ == "__main__":
    sys.exit(main())
