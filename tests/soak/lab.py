"""The lab's part of the soak: what it promises about chance, counted at length, and how it bears a
large study and a lost machine. What goes wrong raises."""

import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any, Final

from bestiary.lab.experiment import one_variant
from bestiary.lab.run import LabRun
from bestiary.lab.stats import Interval, PairedMeans, difference_interval, rate_interval
from bestiary.lab.tune import SettingSpace, Tuner, Varied, read_aim
from bestiary.lab.tune.document import tune_document
from tests.lab.cards.held import alarms
from tests.lab.cluster import HAS_RAY, lose_a_worker
from tests.lab.test_intervals import RATES, covered, sampled
from tests.lab.worlds import shared_table

EXPERIMENTS: Final = 4_000  # for each made-up game
RUNS: Final = 200
STUDIED: Final = 20_000
BOT: Final = "greedy"  # the lab's own default, and quick
SLOWER, LARGER = 1.10, 1.10  # at most

Facts = dict[str, Any]


def coverage() -> Facts:
    """How often 95% intervals hold the truth: single rates, and differences on the same deals."""
    found = []
    for world in RATES:
        game: Any = world.values[0]
        truth: Any = world.values[1]
        intervals = [rate_interval(sampled(game, 200, seed)) for seed in range(EXPERIMENTS)]
        found.append(covered(intervals, truth))
    for seats, draws in ((2, 0.0), (2, 0.3), (3, 0.2), (4, 0.3)):
        intervals = [paired_interval(seats, draws, 0.06, seed) for seed in range(EXPERIMENTS)]
        found.append(covered(intervals, (1 - draws) * 0.06))
    assert min(found) >= 0.93, found
    assert max(found) <= 0.97, found
    lowest, highest = f"{min(found):.1%}", f"{max(found):.1%}"
    return {
        "experiments": EXPERIMENTS * len(found),
        "found": f"{len(found)} made-up games: 95% intervals held the truth {lowest} to {highest} "
        "of the time",
    }


def paired_interval(seats: int, draws: float, better: float, seed: int) -> Interval:
    rng, pair, world = Random(seed), PairedMeans(), shared_table(seats, draws, better)
    for _ in range(100):
        pair.add(*world(rng))
    return difference_interval(pair, is_rate=True)


def false_alarms() -> Facts:
    """The promise is 5% of runs at most: more than 19 of 200 would come in one case of 300."""
    found = alarms(range(RUNS))
    assert found <= 19, found
    return {"runs": RUNS, "found": f"a card was flagged in {found}, where 10 are promised at most"}


def handicap_again() -> Facts:
    """A handicap that levels the first player's edge, from all there are: no handicap leaves the
    edge as it is, the highest leaves hardly any life. Fresh deals judge what was chosen."""
    bots = ["greedy", "greedy"]
    aim = read_aim("first 49..51", one_variant("hiddenzone", bots, 1, 1))
    space = SettingSpace([Varied("handicap", list(range(0, 1901, 50)))])
    tuner = Tuner("hiddenzone", bots, {}, space, [aim], 2400, seed=1)
    while (experiment := tuner.next_experiment() or tuner.confirmation()) is not None:
        for piece, chunk in LabRun(experiment).rows(2):
            tuner.add_rows(piece, chunk)
        if tuner.confirmed:
            break
    winner = tune_document(tuner)["confirmed"][0]
    chosen, first = winner["options"]["handicap"], winner["measures"][0]
    assert 0 < chosen < 1900, winner
    assert first["low"] < 0.51, winner
    assert first["high"] > 0.49, winner
    share = f"{first['value']:.1%} ({first['low']:.1%} to {first['high']:.1%})"
    return {"found": f"chose {chosen}; on fresh deals the first player won {share}"}


def large_study() -> Facts:
    """Against the arena, in processor time, which other work on the machine does not change much;
    and its memory against that of a tenth of the games."""
    arena = measured("arena", "creature-wars", "--bots", f"{BOT},{BOT}", games=STUDIED)
    study = measured("lab", "study", "creature-wars", "--bots", BOT, games=STUDIED)
    tenth = measured("lab", "study", "creature-wars", "--bots", BOT, games=STUDIED // 10)
    ratio = study["seconds"] / arena["seconds"]
    assert ratio <= SLOWER, (study, arena)
    assert study["MB"] <= tenth["MB"] * LARGER, (study, tenth)
    paces = [f"{STUDIED / each['seconds']:.0f}" for each in (study, arena)]
    return {
        "games": STUDIED,
        "found": f"{paces[0]} games a second of processor time, the arena {paces[1]}: "
        f"{ratio - 1:.1%} slower; {study['MB']} MB at most, {tenth['MB']} MB for a tenth",
    }


MEASURE: Final = """
import json, resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps({"seconds": used.ru_utime + used.ru_stime, "MB": used.ru_maxrss // 1024}))
"""


def measured(*words: str, games: int) -> dict[str, float]:
    """What a command and its workers use: processor time of all, memory of the largest."""
    command = [sys.executable, "-m", "bestiary", *words, "--games", str(games), "--seed", "1"]
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *command, "--json"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout)
    return found


def lost_machine() -> Facts:
    games = 5_000
    return {"games": games, "found": f"killed after {lose_a_worker(games):,}; the same bytes"}


PARTS: Final[dict[str, tuple[str, Callable[[], Facts]]]] = {
    "lab coverage": ("intervals, simulated", coverage),
    "lab false alarms": ("cards that are all alike, without a margin", false_alarms),
    "lab handicap": ("`lab tune` looks for Hiddenzone's handicap from 0 to 1900", handicap_again),
    "lab large study": (f"`lab study` with {BOT}, against the arena", large_study),
}
if HAS_RAY:  # `make cluster` installs it
    PARTS["lab cluster"] = ("a Ray cluster of two nodes, one killed midway", lost_machine)
