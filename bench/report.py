"""What the bench's rounds amount to: medians, ratios, and the targets they are held to."""

from __future__ import annotations

import math
import os
import platform
from collections import Counter
from collections.abc import Callable
from statistics import median
from time import strftime
from typing import Any

from figures import (
    ADVENTURES,
    BASE,
    COPIES,
    DEALS,
    EVENTS,
    FULL,
    GAMES,
    HIDDENZONE,
    INSIDE,
    PEERS,
    SHARING,
    THROUGH,
    TWISTED,
    UNWEIGHTED,
)

Figures = dict[str, Any]
SERVER_COST = "server's processor ms a choice"


def summary(rounds: list[Figures], seconds: float, busy: float, compiling: float | None) -> Figures:
    last = rounds[-1]
    rates = {
        build: {name: medians([each[build][name]["rates"] for each in rounds]) for name in names}
        for build, names in (("compiled", last["compiled"]), ("interpreted", last["interpreted"]))
    }
    rates["OpenSpiel"] = {
        name: medians([each["OpenSpiel"]["rates"][name] for each in rounds]) for name in PEERS
    }
    rates["C"] = {BASE: medians([each["C"][BASE]["rates"] for each in rounds])}
    games = {
        build: pooled([each[build][BASE] for each in rounds])
        for build in ("interpreted", "compiled", "C")
        if BASE in last[build]
    }
    ratios = all_ratios(rounds)
    costs = {
        "copy, play, log, two views, written": over_rounds(
            rounds, lambda each: each["choice"]["milliseconds"]
        ),
        "in the server, sockets and storage too": over_rounds(
            rounds, lambda each: each["server"]["flat out"][SERVER_COST]
        ),
    }
    return {
        "when": strftime("%Y-%m-%d"),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "OpenSpiel": last["OpenSpiel"]["version"],
        "load average before": round(busy, 1),  # others on this machine blur the figures
        "rounds": len(rounds),
        "seconds a figure": seconds,
        "a second": rates,
        "milliseconds a choice": costs,
        "ratios": ratios,
        "random games": games,
        "compile seconds": compiling,
        "targets": targets(ratios, costs["in the server, sockets and storage too"], games),
    }


def medians(seen: list[dict[str, float]]) -> dict[str, float]:
    return {name: median(each[name] for each in seen) for name in seen[0]}


def over_rounds(rounds: list[Figures], take: Callable[[Figures], float]) -> float | None:
    """The median over the rounds; None for what was not measured."""
    try:
        return float(median(take(each) for each in rounds))
    except KeyError:
        return None


def ratio(rounds: list[Figures], over: Rate, under: Rate) -> float | None:
    return over_rounds(rounds, lambda each: over(each) / under(each))


Rate = Callable[[Figures], float]


def rules(build: str, game: str, name: str) -> Rate:
    return lambda each: float(each[build][game]["rates"][name])


def peer(game: str, name: str) -> Rate:
    return lambda each: float(each["OpenSpiel"]["rates"][game][name])


def all_ratios(rounds: list[Figures]) -> dict[str, float | None]:
    """Every ratio of interest, by name. The names are those in `targets` too."""
    c = rules("C", BASE, INSIDE)
    found: dict[str, float | None] = {}
    for name in GAMES:
        inside = rules("compiled", name, INSIDE)
        copies = rules("compiled", name, COPIES)
        through = rules("compiled", name, THROUGH)
        rivals = {
            f"{name}: compiled / interpreted": (inside, rules("interpreted", name, INSIDE)),
            f"{name}: C's base game / it": (c, inside),
            f"{name}: events off / on": (inside, rules("compiled", name, EVENTS)),
            f"{name}: decisions and play / hearts": (through, peer("hearts", THROUGH)),
            f"{name}: the same, its chance unweighted": (through, peer("hearts", UNWEIGHTED)),
            f"{name}: decisions and play / goofspiel": (through, peer("goofspiel", THROUGH)),
            f"{name}: decisions and play / gin rummy": (through, peer("gin_rummy", THROUGH)),
            f"{name}: copies / hearts": (copies, peer("hearts", COPIES)),
            f"{name}: copies / a guesser's deals": (copies, rules("compiled", name, DEALS)),
            f"{name}: copies / deepcopies": (copies, rules("interpreted", name, SHARING)),
        }
        found |= {text: ratio(rounds, *rates) for text, rates in rivals.items()}
    found["base game / full roster"] = ratio(
        rounds, rules("compiled", BASE, INSIDE), rules("compiled", FULL, INSIDE)
    )
    return found


def targets(
    ratios: dict[str, float | None], server: float | None, games: dict[str, Figures]
) -> list[Figures]:
    hearts = {name: ratios[f"{name}: decisions and play / hearts"] for name in GAMES}
    copies = [ratios[f"{name}: copies / hearts"] for name in GAMES]
    deals = [ratios[f"{name}: copies / a guesser's deals"] for name in GAMES]
    quicker = ratios[f"{BASE}: compiled / interpreted"]
    twisted = ratios[f"{TWISTED}: C's base game / it"]
    deepcopies = ratios[f"{BASE}: copies / deepcopies"]
    gin = ratios[f"{TWISTED}: decisions and play / gin rummy"]
    apart = None
    if "compiled" in games:
        apart = max(errors_apart(games[build], games["C"]) for build in ("interpreted", "compiled"))
    most, least = at_most, at_least
    return [
        most("C / compiled base game, inside the rules", ratios[f"{BASE}: C's base game / it"], 10),
        most("base game / full roster, inside the rules", ratios["base game / full roster"], 2),
        most("C / Twisted-Oliver, inside the rules", twisted, 45),
        least("decisions() and play(): base game / hearts", hearts[BASE], 1.0),
        least("decisions() and play(): full roster / hearts", hearts[FULL], 0.7),
        least("decisions() and play(): Hiddenzone / hearts", hearts[HIDDENZONE], 0.7),
        least("decisions() and play(): Creature Adventures / hearts", hearts[ADVENTURES], 0.7),
        least("decisions() and play(): Twisted-Oliver / gin rummy", gin, 3),
        least("copies / hearts, in the worst game", worst(copies, min), 0.9),
        most("copies / deals of one guesser, in the worst game", worst(deals, max), 5),
        most("a choice with two watching seats, ms in the server", server, 1),
        least("compiled / interpreted base game", quicker, 8),
        least("compiled copies / deepcopies, rules shared", deepcopies, 200),
        most("same game as the C: standard errors apart", apart, 4.5),
    ]  # fmt: skip


def worst(values: list[float | None], which: Callable[[list[float]], float]) -> float | None:
    measured = [value for value in values if value is not None]
    return which(measured) if measured else None


def at_most(text: str, value: float | None, bound: float) -> Figures:
    met = None if value is None else value <= bound
    return {"text": f"{text} at most {bound:g}", "value": value, "met": met}


def at_least(text: str, value: float | None, bound: float) -> Figures:
    met = None if value is None else value >= bound
    return {"text": f"{text} at least {bound:g}", "value": value, "met": met}


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


def errors_apart(some: Figures, others: Figures) -> float:
    """By how many standard errors the outcomes of two sets of games differ, at the most."""
    spread = math.sqrt(0.25 / some["games"] + 0.25 / others["games"])
    names = some["shares"].keys() | others["shares"].keys()
    gaps = (some["shares"].get(name, 0.0) - others["shares"].get(name, 0.0) for name in names)
    return float(max(abs(gap) for gap in gaps) / spread)
