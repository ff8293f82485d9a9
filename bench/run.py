"""The bench: how fast the rules are interpreted, compiled, and against plain C.

    make bench                                      a table, in about a minute
    .venv/bin/python bench/run.py --save            and bench/results.json
    .venv/bin/python bench/run.py --compile-time    and how long a build from nothing takes

Random play of Creature Wars, second edition. A round measures the compiled rules, the
interpreted ones and the C program one after the other; the table shows medians of the rounds, and a
ratio is the median of the rounds' ratios, so that a slow minute of the machine hits both sides.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from report import BUILDS, Figures, Rounds, show, summary

HERE = Path(__file__).resolve().parent


class CannotMeasure(Exception):
    """What is missing, as one line for the person at the prompt."""


def main() -> int:
    options = argparse.ArgumentParser(description="Measure Bestiary's rules.")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round")
    options.add_argument("--compile-time", action="store_true", help="time a fresh build (slow)")
    options.add_argument("--save", action="store_true", help="write bench/results.json")
    asked = options.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        options.error("--rounds must be at least 1 and --seconds more than 0")
    try:
        with tempfile.TemporaryDirectory() as place:
            rounds = measure(Path(place), asked.rounds, asked.seconds)
            seconds = compile_time(Path(place)) if asked.compile_time else None
    except CannotMeasure as missing:
        print(f"bench: {missing}", file=sys.stderr)
        return 1
    results = summary(rounds, asked.seconds, seconds)
    show(results)
    if asked.save:
        (HERE / "results.json").write_text(json.dumps(results, indent=2) + "\n")
    return 0


def measure(place: Path, count: int, seconds: float) -> Rounds:
    program = compile_c(place)
    rounds: Rounds = {build: [] for build in BUILDS}
    for number in range(count):
        print(f"round {number + 1} of {count} ...", file=sys.stderr, flush=True)
        seed = 1 + number * 10_000_000  # far apart: no game is played in two rounds
        rounds["compiled"].append(python_figures(seed, seconds, pure=False))
        rounds["interpreted"].append(python_figures(seed, seconds, pure=True))
        rounds["C"].append(c_figures(program, seed, seconds))
    return rounds


def python_figures(seed: int, seconds: float, pure: bool) -> Figures:
    environment = {name: value for name, value in os.environ.items() if name != "BESTIARY_PURE"}
    if pure:
        environment["BESTIARY_PURE"] = "1"
    command = [sys.executable, str(HERE / "measure.py"), f"--seconds={seconds}", f"--seed={seed}"]
    figures: Figures = json.loads(run(command, environment=environment))
    if figures["compiled"] == pure:
        raise CannotMeasure(
            "BESTIARY_PURE=1 did not give the interpreted rules"
            if pure
            else "the compiled rules are missing; build them with 'make setup'"
        )
    return figures


def c_figures(program: Path, seed: int, seconds: float) -> Figures:
    trial = json.loads(run([str(program), "2000", str(seed)]))
    games = max(2000, int(2000 * seconds / trial["seconds"]))
    tally = json.loads(run([str(program), str(games), str(seed), "1000000"]))
    return {
        "games": tally["games"] / tally["seconds"],
        "decisions": tally["decisions"] / tally["seconds"],
        "copies": tally["copies"] / tally["copy_seconds"],
        "tally": tally | {"wins": [won + tally["draws"] / 2 for won in tally["wins"]]},
    }


def compile_c(place: Path) -> Path:
    if shutil.which("cc") is None:
        raise CannotMeasure("no C compiler: 'cc' is not on the PATH")
    program = place / "creature_wars"
    run(["cc", "-O2", "-std=c11", "-o", str(program), str(HERE / "creature_wars.c")])
    return program


def compile_time(place: Path) -> float:
    """Seconds for the compiled build from nothing: a copy without caches or old modules."""
    fresh = place / "fresh"
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(HERE.parent / "src", fresh / "src", ignore=leave)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(HERE.parent / name, fresh / name)
    print("compiling from nothing ...", file=sys.stderr, flush=True)
    start = perf_counter()
    run(
        [sys.executable, "setup.py", "build_ext", "--build-lib=lib", "--build-temp=temp"],
        environment=os.environ | {"BESTIARY_COMPILE": "1"},
        folder=fresh,
    )
    took = perf_counter() - start
    if not list((fresh / "lib").rglob("*.so")):
        raise CannotMeasure("the build with BESTIARY_COMPILE=1 made no compiled module")
    return took


def run(
    command: list[str], environment: dict[str, str] | None = None, folder: Path | None = None
) -> str:
    done = subprocess.run(
        command, check=False, env=environment, cwd=folder, capture_output=True, text=True
    )
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
        raise CannotMeasure(f"{Path(command[0]).name} {Path(command[1]).name}: {last}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
