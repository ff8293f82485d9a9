"""The parts of the soak that are not games: the server killed and attacked, damaged input, and
what the lab promises.

Each part goes on record when it was run whole. A run that was stopped goes on: parts done with the
same code are not done again, and fuzzing goes on with the next case.
"""

import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.attacks.disk import full_disk
from tests.attacks.suite import ATTACKS, second_server
from tests.conformance.games import ROOT
from tests.fuzz.routes import SERVER, Routes
from tests.fuzz.running import Tally, Target, run
from tests.fuzz.targets import targets
from tests.server.kills import kill_again_and_again
from tests.server.running import Running
from tests.soak.lab import PARTS

KILLS: Final = "kill -9 of the server"
KILL_TIMES, KILL_ROOMS = 100, 12
SEED: Final = 7
CASES: Final = {"routes": 20_000, "command line": 2_000}
OTHER_CASES: Final = 3_000  # of each parser
CHUNK: Final = 200

Facts = dict[str, Any]


class Siege(NamedTuple):
    """One part: what it is called, what it is, and how it is done."""

    label: str
    about: str
    run: Callable[[Path, "Kept"], Facts]


class Kept:
    """How far each part has come, in a file; other code starts afresh."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "siege.json"
        self.code = sources()
        self.parts: dict[str, Facts] = {}
        try:
            data = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return
        if data.get("code") == self.code:
            self.parts = data["parts"]

    def put(self, label: str, facts: Facts) -> None:
        self.parts[label] = facts
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps({"code": self.code, "parts": self.parts}), "utf-8")
        draft.replace(self.file)


def sources() -> str:
    whole = blake2b(digest_size=8)
    for folder in ("src", "tests/attacks", "tests/fuzz", "tests/lab", "tests/server"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if not path.name.startswith("test_"):
                whole.update(path.read_bytes())
    return whole.hexdigest()


def besiege(part: Siege, kept: Kept, folder: Path) -> Facts:
    """Run a part, unless it has been run with this code. What goes wrong raises."""
    found = kept.parts.get(part.label, {})
    if not found.get("whole"):
        started = time.perf_counter()
        found = part.run(folder, kept)
        seconds = found.pop("seconds", 0.0) or time.perf_counter() - started
        found = {**found, "about": part.about, "seconds": round(seconds), "whole": True}
        kept.put(part.label, found)
    return {name: fact for name, fact in found.items() if name not in ("whole", "next")}


# ---- Killed and attacked ------------------------------------------------------------------------


def killed(folder: Path, kept: Kept) -> Facts:
    """Kill a server under load again and again; a choice that was lost raises."""
    with tempfile.TemporaryDirectory(dir=folder) as place, Running(Path(place)) as server:
        seed = int(time.time())
        print(f"{KILLS}, seed {seed}")
        choices = asyncio.run(kill_again_and_again(server, KILL_TIMES, KILL_ROOMS, seed))
    return {"kills": KILL_TIMES, "rooms": KILL_ROOMS, "choices": choices}


def attacked(work: Callable[[Path], Facts]) -> Callable[[Path, Kept], Facts]:
    def run_it(folder: Path, kept: Kept) -> Facts:
        with tempfile.TemporaryDirectory(dir=folder) as place:
            return work(Path(place) / "server")

    return run_it


# ---- Damaged input ------------------------------------------------------------------------------


def fuzzed(target: Target) -> Callable[[Path, Kept], Facts]:
    def run_it(folder: Path, kept: Kept) -> Facts:
        return in_chunks(target.name, kept, lambda start, count: run(target, SEED, start, count))

    return run_it


def routes_fuzzed(folder: Path, kept: Kept) -> Facts:
    with tempfile.TemporaryDirectory(dir=folder) as place, Running(Path(place), *SERVER) as server:
        routes = Routes(server)
        return in_chunks("routes", kept, lambda start, count: routes.run(SEED, start, count))


def in_chunks(name: str, kept: Kept, work: Callable[[int, int], Tally]) -> Facts:
    """All cases, from where an earlier run stopped."""
    count = CASES.get(name, OTHER_CASES)
    label = fuzz_label(name)
    facts: Facts = kept.parts.get(label) or {
        "cases": 0, "refused": 0, "slowest ms": 0, "largest KB": 0, "next": 0, "seconds": 0.0,
    }  # fmt: skip
    while facts["next"] < count:
        started = time.perf_counter()
        tally = work(facts["next"], min(CHUNK, count - facts["next"]))
        if tally.failed:
            raise AssertionError("\n".join([tally.told(), *tally.failures]))
        facts["cases"] += tally.cases
        facts["refused"] += tally.refused
        facts["slowest ms"] = max(facts["slowest ms"], round(tally.slowest_ms))
        facts["largest KB"] = max(facts["largest KB"], tally.largest_kb)
        facts["next"] += tally.cases
        facts["seconds"] += time.perf_counter() - started
        kept.put(label, facts)
        print(f"\r{label}: {facts['next']} of {count} cases ", end="", flush=True)
    print()
    return facts


def promised(work: Callable[[], Facts]) -> Callable[[Path, Kept], Facts]:
    return lambda folder, kept: work()


def fuzz_label(name: str) -> str:
    return f"fuzz {name}"


SIEGES: Final = [
    Siege(KILLS, "", killed),
    *[Siege(f"attack {attack.name}", attack.about, attacked(attack.run)) for attack in ATTACKS],
    Siege("attack full_disk", "a disk that is full for a while", attacked(full_disk)),
    Siege("attack second_server", "another server on the same folder", attacked(second_server)),
    *[Siege(fuzz_label(each.name), "", fuzzed(each)) for each in targets()],
    Siege(fuzz_label("routes"), "", routes_fuzzed),
    *[Siege(label, about, promised(work)) for label, (about, work) in PARTS.items()],
]
