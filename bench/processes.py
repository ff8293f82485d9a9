"""Every figure is taken in a process of its own, started from here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from figures import COPIES, INSIDE

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS_PYTHON = ROOT / ".venv-bench" / "bin" / "python"
SERVER_ROOMS = 60
SERVER_SECONDS = 3.0
Figures = dict[str, Any]


class CannotMeasure(Exception):
    """What is missing, as one line for the person at the prompt."""


def rules_figures(
    game: str, seed: int, seconds: float, pure: bool, source: Path | None = None
) -> Figures:
    """One game's figures with the compiled or the interpreted rules, of this checkout or of
    another source tree."""
    figures = ours("measure.py", [game], seed, seconds, pure, source)
    if source is not None and not Path(figures["source"]).is_relative_to(source.resolve()):
        raise CannotMeasure(f"{source}: measured {figures['source']} instead")
    if figures["compiled"] == pure:
        raise CannotMeasure(
            "BESTIARY_PURE=1 did not give the interpreted rules"
            if pure
            else f"{figures['source']}: the compiled rules are missing; 'make setup' builds them"
        )
    return figures


def choice_figures(seed: int, seconds: float, source: Path | None = None) -> Figures:
    return ours("choice.py", [], seed, seconds, False, source)


def ours(
    script: str, asked: list[str], seed: int, seconds: float, pure: bool, source: Path | None
) -> Figures:
    environment = {name: value for name, value in os.environ.items() if name != "BESTIARY_PURE"}
    if pure:
        environment["BESTIARY_PURE"] = "1"
    if source is not None:
        environment["PYTHONPATH"] = str(source.resolve())
    command = [sys.executable, str(HERE / script), *asked, f"--seconds={seconds}", f"--seed={seed}"]
    figures: Figures = json.loads(run(command, environment))
    return figures


def server_figures() -> Figures:
    """A server with clients at its tables, as fast as it goes."""
    command = [sys.executable, str(HERE / "tables.py"), f"--rooms={SERVER_ROOMS}"]
    figures: Figures = json.loads(run([*command, "--rate=0", f"--seconds={SERVER_SECONDS}"]))
    return figures


def peers_figures(python: Path, seed: int, seconds: float) -> Figures:
    if not python.exists():
        raise CannotMeasure(f"no OpenSpiel to compare with: {python} is missing; run 'make bench'")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(python), str(HERE / "peers.py"), f"--seconds={seconds}", f"--seed={seed}"]
    figures: Figures = json.loads(run(command, environment))
    return figures


def c_figures(program: Path, seed: int, seconds: float) -> Figures:
    trial = json.loads(run([str(program), "2000", str(seed)]))
    games = max(2000, int(2000 * seconds / trial["seconds"]))
    tally = json.loads(run([str(program), str(games), str(seed), "1000000"]))
    rates = {
        INSIDE: tally["decisions"] / tally["seconds"],
        COPIES: tally["copies"] / tally["copy_seconds"],
    }
    wins = [won + tally["draws"] / 2 for won in tally["wins"]]
    return {"rates": rates, "tally": tally | {"wins": wins}}


def compile_c(place: Path) -> Path:
    if shutil.which("cc") is None:
        raise CannotMeasure("no C compiler: 'cc' is not on the PATH")
    program = place / "creature_wars"
    run(["cc", "-O2", "-std=c11", "-o", str(program), str(HERE / "creature_wars.c")])
    return program


def compile_time() -> float:
    """Seconds for the compiled build from nothing: a copy without caches or old modules."""
    with tempfile.TemporaryDirectory() as place:
        fresh = Path(place)
        leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / "src", fresh / "src", ignore=leave)
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, fresh / name)
        start = perf_counter()
        run(
            [sys.executable, "setup.py", "build_ext", "--build-lib=lib", "--build-temp=temp"],
            os.environ | {"BESTIARY_COMPILE": "1"},
            fresh,
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
