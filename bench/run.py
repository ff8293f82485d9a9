"""The bench: how fast the rules are, compiled and interpreted, beside plain C and OpenSpiel.

    make bench                                       everything, in five minutes or so
    .venv/bin/python bench/run.py --quick            a short look; too short to judge by
    .venv/bin/python bench/run.py --only hiddenzone  one game, and those it is compared with
    .venv/bin/python bench/run.py --save             and write bench/results.json

All is random play. A round measures everything once, one thing after the other; the tables show
medians of the rounds, and a ratio is the median of the rounds' ratios, so that a slow minute of the
machine hits both sides. Rates are per second of processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

from figures import BASE, GAMES
from printout import show
from processes import (
    HERE,
    PEERS_PYTHON,
    CannotMeasure,
    Figures,
    c_figures,
    choice_figures,
    compile_c,
    compile_time,
    peers_figures,
    rules_figures,
    server_figures,
)
from report import summary


def main() -> int:
    options = argparse.ArgumentParser(description="Measure Bestiary's rules.")
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--seconds", type=float, default=0.4, help="for each figure of a round")
    options.add_argument("--quick", action="store_true", help="two rounds of a tenth of a second")
    options.add_argument("--only", choices=list(GAMES), help="one game")
    options.add_argument("--compile-time", action="store_true", help="time a fresh build (slow)")
    options.add_argument("--save", action="store_true", help="write bench/results.json")
    options.add_argument("--peers", type=Path, default=PEERS_PYTHON, help="a Python with OpenSpiel")
    asked = options.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        options.error("--rounds must be at least 1 and --seconds more than 0")
    if asked.save and (asked.quick or asked.only):
        options.error("--save is for whole runs: without --quick and --only")
    if asked.quick:
        asked.rounds, asked.seconds = 2, 0.1
    busy = os.getloadavg()[0]
    try:
        rounds = measure(asked)
        seconds = None
        if asked.compile_time:
            progress("compiling from nothing")
            seconds = compile_time()
    except CannotMeasure as missing:
        print(f"bench: {missing}", file=sys.stderr)
        return 1
    results = summary(rounds, asked.seconds, busy, seconds)
    show(results)
    if asked.save:
        (HERE / "results.json").write_text(json.dumps(results, indent=2) + "\n")
    return 0


def measure(asked: argparse.Namespace) -> list[Figures]:
    names = [asked.only] if asked.only else list(GAMES)
    with tempfile.TemporaryDirectory() as place:
        program = compile_c(Path(place))
        return [one_round(program, names, number, asked) for number in range(asked.rounds)]


def one_round(program: Path, names: list[str], number: int, asked: argparse.Namespace) -> Figures:
    seed = 1 + number * 10_000_000  # far apart: no game is played in two rounds
    seconds = asked.seconds
    where = f"round {number + 1} of {asked.rounds}"
    figures: Figures = {"compiled": {}, "interpreted": {}}
    progress(f"{where}: OpenSpiel and C")
    figures["OpenSpiel"] = peers_figures(asked.peers, seed, seconds)
    figures["C"] = {BASE: c_figures(program, seed, seconds)}
    for name in names:
        progress(f"{where}: {name}")
        figures["compiled"][name] = rules_figures(name, seed, seconds, pure=False)
        figures["interpreted"][name] = rules_figures(name, seed, seconds, pure=True)
    if not asked.only:
        progress(f"{where}: server")
        figures["choice"] = choice_figures(seed, seconds)
        if Path("/proc/self/stat").exists():  # where the server's processor time is read
            figures["server"] = server_figures()
    return figures


def progress(what: str) -> None:
    print(f"{what} ...", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
