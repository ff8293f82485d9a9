"""The command: plays what is left, in several processes, and says what came of it."""

import argparse
import multiprocessing
import signal
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final

import bestiary
from tests.conformance.games import ROOT
from tests.soak.entries import SOAKS, Soak
from tests.soak.page import page
from tests.soak.playing import Chunk, Failure, play_chunk
from tests.soak.progress import Progress
from tests.soak.record import Record
from tests.soak.siege import SIEGES, Kept, Siege, besiege

CHUNK: Final = 20  # games a worker plays before it tells
FOLDER: Final = ROOT / "build" / "soak"
RECORD: Final = ROOT / "docs" / "soak.json"


def ignore_interrupts() -> None:
    """The parent alone answers Ctrl-C; it ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(
    soaks: list[Soak], games: int, jobs: int, progress: Progress, record: Record
) -> Failure | None:
    """Play what is left of these soaks, so many games of each or as many as they say; whole ones
    go on record."""
    spawning = multiprocessing.get_context("spawn")
    workers = ProcessPoolExecutor(jobs, spawning, ignore_interrupts)
    try:
        for soak in soaks:
            failure = play_rest(soak, games or soak.games, workers, progress)
            if failure is not None:
                return failure
            if not games:
                record.put(soak, progress.of(soak), progress.share)
        return None
    finally:
        workers.shutdown(wait=False, cancel_futures=True)


def play_rest(soak: Soak, games: int, workers: Executor, progress: Progress) -> Failure | None:
    name = soak.label()
    figures = progress.of(soak)
    left = [
        Chunk(soak, first, min(CHUNK, games - first), progress.share)
        for first in range(0, games, CHUNK)
        if first not in figures.done
    ]
    started = time.perf_counter()
    earlier = figures.wall
    for future in as_completed([workers.submit(play_chunk, chunk) for chunk in left]):
        found = future.result()
        if isinstance(found, Failure):
            return found
        chunk, more = found
        figures.wall = earlier + time.perf_counter() - started
        figures.add(chunk.first, more)
        progress.save()
        line = f"{name}: {figures.games} of {games} games, {figures.decisions} decisions"
        print(f"\r{line}, {figures.wall:.0f} s ", end="", flush=True)
    print()
    return None


def fail(failure: Failure, folder: Path) -> int:
    path = folder / f"failed-{failure.soak.game}-{failure.seed}.replay"
    path.write_text(failure.replay, "utf-8")
    path.with_suffix(".txt").write_text(failure.trace, "utf-8")
    print(f"\n{failure.trace}", file=sys.stderr)
    print(f"soak: {failure.soak.label()}, seed {failure.seed} failed", file=sys.stderr)
    print(f"soak: the game so far is in {path}", file=sys.stderr)
    return 1


def besiege_all(sieges: list[Siege], folder: Path, record: Record) -> None:
    """The server killed and attacked, and damaged input; what goes wrong raises."""
    kept = Kept(folder)
    for part in sieges:
        record.put_siege(part.label, besiege(part, kept, folder))
        print(part.label, record.kept[part.label])


def conclude(soaks: list[Soak], record: Record) -> int:
    """Complain of what never came up, or write the page beside the record."""
    lacking = [line for tally, counts in record.tallied(soaks) for line in tally.lacking(counts)]
    for line in lacking:
        print(f"soak: {line}", file=sys.stderr)
    if lacking:
        return 1
    to = record.file.with_suffix(".md")
    to.write_text(page(soaks, record), "utf-8")
    print(f"written: {to}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.soak", description="Many random games.")
    parser.add_argument("--games", type=int, default=0, help="of each soak; not for the record")
    parser.add_argument(
        "--share", type=float, default=0.02, help="share of decisions checked in full"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only the soaks whose label contains this")
    parser.add_argument("--afresh", action="store_true", help="forget what was played before")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for progress and failures")
    asked = parser.parse_args()
    chosen = [soak for soak in SOAKS if asked.only in soak.label()]
    sieges = [part for part in SIEGES if asked.only in part.label and not asked.games]
    if not chosen and not sieges:
        labels = [part.label for part in SIEGES]
        labels = [*(soak.label() for soak in SOAKS), *labels]
        parser.error(f"--only {asked.only}: choose from {labels}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    progress = Progress(asked.folder, asked.share)
    if not asked.afresh:
        progress.load(chosen)
    record = Record(RECORD)
    rules = "compiled" if bestiary.compiled() else "interpreted"
    print(f"{rules} rules; expensive checks at {asked.share:.0%} of decisions; Ctrl-C stops safely")
    for stop in (signal.SIGINT, signal.SIGTERM):  # in the background the first is ignored
        signal.signal(stop, signal.default_int_handler)
    try:
        failure = play_all(chosen, asked.games, asked.jobs, progress, record)
        if failure is None:
            besiege_all(sieges, asked.folder, record)
    except KeyboardInterrupt:
        print("\nstopped; the next `make soak` goes on from here")
        return 130
    if failure is not None:
        return fail(failure, asked.folder)
    return 0 if asked.games else conclude(SOAKS, record)
