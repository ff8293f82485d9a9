"""What the bench's rounds amount to: medians, ratios, targets, and the table that is printed."""

from __future__ import annotations

import math
import os
import platform
from collections import Counter
from statistics import median
from time import strftime
from typing import Any

BUILDS = ("interpreted", "compiled", "C")
FIGURES = (
    "games", "games, events on", "games, with spells", "decisions", "copies", "deepcopies",
    "deepcopies, rules shared",
)  # fmt: skip
Figures = dict[str, Any]
Rounds = dict[str, list[Figures]]


def summary(rounds: Rounds, seconds: float, compiling: float | None) -> Figures:
    rates = {
        build: {name: median(each[name] for each in seen) for name in FIGURES if name in seen[0]}
        for build, seen in rounds.items()
    }
    ratios = {
        "compiled / interpreted, games": ratio(rounds, "compiled", "interpreted", "games"),
        "compiled / interpreted, copies": ratio(rounds, "compiled", "interpreted", "copies"),
        "C / compiled, games": ratio(rounds, "C", "compiled", "games"),
        "events off / on, compiled": ratio(
            rounds, "compiled", "compiled", "games", "games, events on"
        ),
        "events off / on, interpreted": ratio(
            rounds, "interpreted", "interpreted", "games", "games, events on"
        ),
        "compiled copy / deepcopy": ratio(
            rounds, "compiled", "interpreted", "copies", "deepcopies"
        ),
        "compiled copy / deepcopy, rules shared": ratio(
            rounds, "compiled", "interpreted", "copies", "deepcopies, rules shared"
        ),
    }
    games = {build: pooled(seen) for build, seen in rounds.items()}
    worst = max(apart(games[build], games["C"]) for build in ("interpreted", "compiled"))
    copying = ratios["compiled copy / deepcopy, rules shared"]  # the stricter of the two
    return {
        "when": strftime("%Y-%m-%d"),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "rounds": len(rounds["C"]),
        "seconds a figure": seconds,
        "a second": rates,
        "ratios": ratios,
        "random games": games,
        "compile seconds": compiling,
        "targets": [
            target("compiled / interpreted at least 8", ratios["compiled / interpreted, games"], 8),
            target("C / compiled at most 20", ratios["C / compiled, games"], -20),
            target("compiled copy / deepcopy at least 200", copying, 200),
            target("same game as the C: standard errors apart, at most 4.5", worst, -4.5),
        ],
    }


def ratio(rounds: Rounds, over: str, under: str, name: str, other: str = "") -> float:
    pairs = zip(rounds[over], rounds[under], strict=True)
    return float(median(a[name] / b[other or name] for a, b in pairs))


def target(text: str, value: float, bound: float) -> Figures:
    """A negative bound is the most that `value` may be, a positive one the least."""
    return {"text": text, "value": value, "met": value >= bound if bound > 0 else value <= -bound}


def pooled(seen: list[Figures]) -> Figures:
    """All rounds' random games as one: how many, turns a game, and the share of each outcome."""
    tallies = [each["tally"] for each in seen]
    games = sum(tally["games"] for tally in tallies)
    ends: Counter[str] = Counter()
    for tally in tallies:
        ends.update(tally["ends"])
    shares = {f"ended by {end}": number / games for end, number in sorted(ends.items()) if number}
    shares["score of the first seat"] = sum(tally["wins"][0] for tally in tallies) / games
    turns = sum(tally["turns"] for tally in tallies) / games
    return {"games": games, "turns a game": turns, "shares": shares}


def apart(some: Figures, others: Figures) -> float:
    """By how many standard errors the outcomes of two sets of games differ, at the most."""
    spread = math.sqrt(0.25 / some["games"] + 0.25 / others["games"])
    names = some["shares"].keys() | others["shares"].keys()
    gaps = (some["shares"].get(name, 0.0) - others["shares"].get(name, 0.0) for name in names)
    return float(max(abs(gap) for gap in gaps) / spread)


def row(name: str, cells: list[str]) -> None:
    print(f"{name:<28}" + "".join(f"{cell:>14}" for cell in cells))


def show(results: Figures) -> None:
    print(f"Creature Wars, second edition, random play: {results['machine']},")
    print(f"Python {results['python']}, medians of {results['rounds']} interleaved rounds\n")
    row("a second", list(BUILDS))
    for name in FIGURES:
        rates = [results["a second"][build].get(name) for build in BUILDS]
        row(name, ["-" if rate is None else f"{rate:,.0f}" for rate in rates])
    print()
    row("random games", list(BUILDS))
    games = [results["random games"][build] for build in BUILDS]
    row("played", [f"{each['games']:,}" for each in games])
    row("turns a game", [f"{each['turns a game']:.3f}" for each in games])
    for name in sorted({name for each in games for name in each["shares"]}):
        row(name, [f"{each['shares'].get(name, 0.0):.2%}" for each in games])
    print()
    for name, value in results["ratios"].items():
        print(f"{name:<42}{value:>14,.2f}")
    if results["compile seconds"] is not None:
        print(f"{'compile time from nothing, seconds':<42}{results['compile seconds']:>14.1f}")
    print()
    for goal in results["targets"]:
        print(f"{'pass' if goal['met'] else 'FAIL'}  {goal['text']}: {goal['value']:,.1f}")
