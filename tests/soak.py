"""Many thousand random games under conformance: `make soak`, or `python -m tests.soak`.

Cheap checks at every decision, the dear ones at a seeded share of them. A stop loses nothing: the
next run goes on where this one was, unless the code has changed. The first failure ends the run
with a replay of the failing game in build/soak/. The figures go into docs/soak.md.

    python -m tests.soak [--games N] [--share 0.02] [--jobs 2] [--only TEXT] [--afresh]

To soak another game add a line to `SOAKS`.
"""

import argparse
import multiprocessing
import signal
import sys
import time
import traceback
from typing import Final, NamedTuple

import bestiary
from bestiary.engine import Value
from tests.conformance.dear import check_dearly
from tests.conformance.games import SETS, Setup, all_games
from tests.conformance.refusals import check_over
from tests.conformance.schema import check_views
from tests.conformance.walks import Walk
from tests.conformance.watching import Watch
from tests.soaking import FOLDER, Figures, Progress, report

CHUNK: Final = 20  # games a worker plays before it tells


class Soak(NamedTuple):
    """One game with one set of options, and how many games of it. ``seats`` 0 is the fewest.

    The dear checks play games to their end, so a long game gets them at a ``part`` of the share.
    """

    game: str
    options: dict[str, Value]
    games: int
    seats: int = 0
    part: float = 1.0

    def label(self) -> str:
        words = [self.game, f"{self.seats} seats" if self.seats else ""]
        for name, value in self.options.items():
            words.append(f"{name}={'...' if name == 'position' else value}")
        return " ".join(word for word in words if word)

    def setup(self) -> Setup:
        game = next(known for known in all_games() if known.name == self.game)
        return Setup(game, "soak", self.options, self.seats or game.fewest)


SOAKS: Final = [
    Soak("creature-wars", {"edition": "first"}, 10_000),
    Soak("creature-wars", {"edition": "second"}, 10_000),
    Soak("creature-wars", {"hand": 12, "rally.size": 2, "witches": 30, "hp": 60}, 1_000),
    Soak("lantern-frogs", {}, 2_000),
    *[Soak("creature-adventures", {}, 5_000, seats, 0.02) for seats in (2, 3, 4)],
    *[
        Soak("creature-adventures", options, 1_000, 4, 0.2)
        for name, options in SETS["creature-adventures"].items()
        if name in ("colosseum", "sudden")
    ],
]


class Failure(NamedTuple):
    soak: int
    seed: int
    trace: str
    replay: str


Task = tuple[int, int, int, float]  # which soak, first seed, how many games, share


def play_chunk(task: Task) -> tuple[Task, Figures] | Failure:
    """Play some games with all checks; figures, or the first failure."""
    which, first, count, share = task
    setup = SOAKS[which].setup()
    figures = Figures()
    started = time.perf_counter()
    for seed in range(first, first + count):
        walk = Walk(setup, seed)
        try:
            play_one(walk, share * SOAKS[which].part)
        except Exception:  # whatever went wrong is the finding
            return Failure(which, seed, traceback.format_exc(), replay_of(walk))
        figures.games += 1
        figures.decisions += len(walk.script)
        figures.ends[walk.state.ending] = figures.ends.get(walk.state.ending, 0) + 1
    figures.seconds = time.perf_counter() - started
    return task, figures


def play_one(walk: Walk, share: float) -> None:
    watch = Watch(walk.state)
    for state in walk:
        watch.look(state)
        if walk.dice.random() < share:
            check_dearly(state, walk.dice)
    watch.look(walk.state)
    check_over(walk.state)
    if walk.dice.random() < share:
        check_views(walk.state)


def replay_of(walk: Walk) -> str:
    try:
        return walk.replay()
    except Exception:
        return f"{traceback.format_exc()}\n{walk.setup.id} seed {walk.seed}\n{walk.script}\n"


def ignore_interrupts() -> None:
    """The parent alone answers Ctrl-C; it ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak(which: int, games: int, share: float, jobs: int, progress: Progress) -> Failure | None:
    """Play what is left of one soak."""
    name = SOAKS[which].label()
    before = progress.of(name)
    left = [
        (which, first, min(CHUNK, games - first), share)
        for first in range(0, games, CHUNK)
        if first not in before.done
    ]
    started = time.perf_counter()
    earlier = before.wall
    with multiprocessing.get_context("spawn").Pool(jobs, ignore_interrupts) as pool:
        for found in pool.imap_unordered(play_chunk, left):
            if isinstance(found, Failure):
                return found
            (_, first, _, _), figures = found
            before.wall = earlier + time.perf_counter() - started
            before.add(first, figures)
            progress.save()
            line = f"{name}: {before.games} of {games} games, {before.decisions} decisions"
            print(f"\r{line}, {before.wall:.0f} s ", end="", flush=True)
    print()
    return None


def fail(failure: Failure) -> int:
    name = SOAKS[failure.soak].game
    path = FOLDER / f"failed-{name}-{failure.seed}.replay"
    path.write_text(failure.replay, "utf-8")
    path.with_suffix(".txt").write_text(failure.trace, "utf-8")
    print(f"\n{failure.trace}", file=sys.stderr)
    print(f"soak: {SOAKS[failure.soak].label()}, seed {failure.seed} failed", file=sys.stderr)
    print(f"soak: the game so far is in {path}", file=sys.stderr)
    return 1


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.soak", description="Many random games.")
    parser.add_argument(
        "--games", type=int, default=0, help="games of each, instead of the table's"
    )
    parser.add_argument("--share", type=float, default=0.02, help="decisions checked dearly")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only the soaks whose label contains this")
    parser.add_argument("--afresh", action="store_true", help="forget what was played before")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    progress = Progress.load(asked.share, asked.afresh)
    kind = "compiled" if bestiary.compiled() else "interpreted"
    print(f"{kind} rules; dear checks at {asked.share:.0%} of decisions; Ctrl-C stops, safely")
    chosen = [i for i, entry in enumerate(SOAKS) if asked.only in entry.label()]
    if not chosen:
        parser.error(f"--only {asked.only}: choose from {[entry.label() for entry in SOAKS]}")
    try:
        for which in chosen:
            games = asked.games or SOAKS[which].games
            failure = soak(which, games, asked.share, asked.jobs, progress)
            if failure is not None:
                return fail(failure)
    except KeyboardInterrupt:
        print("\nstopped; the next `make soak` goes on from here")
        return 130
    if not asked.games and not asked.only:
        print(f"written: {report(progress, [entry.label() for entry in SOAKS], kind)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
