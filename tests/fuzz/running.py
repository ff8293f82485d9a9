"""The fuzzing loop. Case number i depends on the seed and on i alone, so that a run can be stopped
and gone on with anywhere, and any one case can be made again."""

from __future__ import annotations

import contextlib
import resource
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

SLOWEST_MS: Final = 1000.0
LARGEST_KB: Final = 100 * 1024
MOST_FAILURES: Final = 20  # kept of one run; all are counted


class Target:
    """Something that reads what a stranger wrote.

    ``make`` gives a case from dice; ``read`` reads it, and raises nothing but ``expected``.
    """

    def __init__(
        self,
        name: str,
        make: Callable[[Random], str],
        read: Callable[[str], object],
        expected: tuple[type[Exception], ...],
        check: Callable[[str], str] = lambda told: "",
    ) -> None:
        self.name = name
        self.make = make
        self.read = read
        self.expected = expected
        self.check = check  # what is wrong with the words of a refusal, or nothing

    def case(self, seed: int, number: int) -> str:
        return self.make(Random(f"{self.name} {seed} {number}"))


class Tally:
    """What a run amounts to. Tallies of parts of a run add up."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.cases = 0
        self.refused = 0
        self.slowest_ms = 0.0
        self.slowest_case = -1
        self.largest_kb = 0
        self.largest_case = -1
        self.failed = 0
        self.failures: list[str] = []

    def fail(self, number: int, why: str) -> None:
        self.failed += 1
        if len(self.failures) < MOST_FAILURES:
            self.failures.append(f"{self.target}, case {number}: {why}")

    def add(self, other: Tally) -> None:
        self.cases += other.cases
        self.refused += other.refused
        self.failed += other.failed
        self.failures = (self.failures + other.failures)[:MOST_FAILURES]
        if other.slowest_ms > self.slowest_ms:
            self.slowest_ms, self.slowest_case = other.slowest_ms, other.slowest_case
        if other.largest_kb > self.largest_kb:
            self.largest_kb, self.largest_case = other.largest_kb, other.largest_case

    def told(self) -> str:
        return (
            f"{self.target}: {self.cases} cases, {self.refused} refused, {self.failed} failed, "
            f"slowest {self.slowest_ms:.0f} ms (case {self.slowest_case}), "
            f"largest {self.largest_kb} KB (case {self.largest_case})"
        )


def run(target: Target, seed: int, start: int, count: int) -> Tally:
    """Try the cases from ``start`` on."""
    tally = Tally(target.name)
    for number in range(start, start + count):
        _try(target, target.case(seed, number), number, tally)
    return tally


def _try(target: Target, case: str, number: int, tally: Tally) -> None:
    tally.cases += 1
    before = _reset_peak()
    began = process_time()
    try:
        target.read(case)
    except target.expected as refusal:
        tally.refused += 1
        wrong = target.check(str(refusal))
        if wrong:
            tally.fail(number, f"refused with {wrong}: {str(refusal)[:200]!r}")
    except Exception:
        tally.fail(number, f"{case[:300]!r}\n{traceback.format_exc(limit=-6)}")
    took = (process_time() - began) * 1000
    grown = max(0, _peak() - before)
    if took > tally.slowest_ms:
        tally.slowest_ms, tally.slowest_case = took, number
    if grown > tally.largest_kb:
        tally.largest_kb, tally.largest_case = grown, number
    if took > SLOWEST_MS:
        tally.fail(number, f"took {took:.0f} ms: {case[:300]!r}")
    if grown > LARGEST_KB:
        tally.fail(number, f"took {grown} KB: {case[:300]!r}")


# ---- Memory: the most that was ever resident, which Linux can be asked to count anew ------------

STATUS: Final = Path("/proc/self/status")
CLEAR: Final = Path("/proc/self/clear_refs")


def _reset_peak() -> int:
    """Count from here; what is resident now, in KB."""
    with contextlib.suppress(OSError):
        CLEAR.write_text("5")
    return _peak()


def _peak() -> int:
    try:
        for line in STATUS.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    except OSError:
        pass
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most
