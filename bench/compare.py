"""Two source trees side by side: how many times as fast the second is as the first.

    .venv/bin/python bench/compare.py /path/to/before/src /path/to/after/src
    .venv/bin/python bench/compare.py BEFORE AFTER --interpreted --only hiddenzone

Both must have been compiled in place by this Python (`make compile` in their checkouts), except for
`--interpreted`. A round measures each game in both trees, one right after the other and in turn in
the other order; shown are the median of the rounds' ratios, and the lowest and the highest.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median

from figures import FIGURES, GAMES
from processes import CannotMeasure, choice_figures, rules_figures

CHOICE = "choices, told to two seats"


def main() -> int:
    options = argparse.ArgumentParser(description="Compare the speed of two source trees.")
    options.add_argument("before", type=Path)
    options.add_argument("after", type=Path)
    options.add_argument("--interpreted", action="store_true", help="with the interpreted rules")
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--seconds", type=float, default=0.4, help="for each figure of a round")
    options.add_argument("--quick", action="store_true", help="two rounds of a tenth of a second")
    options.add_argument("--only", choices=list(GAMES), help="one game")
    asked = options.parse_args()
    for tree in (asked.before, asked.after):
        if not (tree / "bestiary" / "__init__.py").exists():
            options.error(f"{tree}: no 'bestiary' in it; name the 'src' of a checkout")
    if asked.rounds < 1 or asked.seconds <= 0:
        options.error("--rounds must be at least 1 and --seconds more than 0")
    if asked.quick:
        asked.rounds, asked.seconds = 2, 0.1
    names = [asked.only] if asked.only else list(GAMES)
    build = "interpreted" if asked.interpreted else "compiled"
    print(f"{build}, {asked.after} / {asked.before}, {asked.rounds} rounds: median (range)")
    try:
        for name in names:
            print(f"\n{GAMES[name].title}")
            show([pair(name, number, asked) for number in range(asked.rounds)])
        if not asked.interpreted and not asked.only:
            print("\nServer")
            show([choice_pair(number, asked) for number in range(asked.rounds)])
    except CannotMeasure as missing:
        print(f"compare: {missing}", file=sys.stderr)
        return 1
    return 0


Pair = tuple[dict[str, float], dict[str, float]]


def pair(name: str, number: int, asked: argparse.Namespace) -> Pair:
    print(f"{name}: round {number + 1} of {asked.rounds} ...", file=sys.stderr, flush=True)

    def measured(tree: Path) -> dict[str, float]:
        seed = 1 + number * 10_000_000
        figures = rules_figures(name, seed, asked.seconds, asked.interpreted, tree)
        rates: dict[str, float] = figures["rates"]
        return rates

    if number % 2:
        after = measured(asked.after)
        return measured(asked.before), after
    return measured(asked.before), measured(asked.after)


def choice_pair(number: int, asked: argparse.Namespace) -> Pair:
    def measured(tree: Path) -> dict[str, float]:
        figures = choice_figures(1 + number * 10_000_000, asked.seconds, tree)
        return {CHOICE: 1000 / figures["milliseconds"]}

    return measured(asked.before), measured(asked.after)


def show(rounds: list[Pair]) -> None:
    for name in (*FIGURES, CHOICE):
        if name in rounds[0][0]:
            ratios = [after[name] / before[name] for before, after in rounds]
            before = median(each[name] for each, _ in rounds)
            after = median(each[name] for _, each in rounds)
            span = f"({min(ratios):.2f} to {max(ratios):.2f})"
            print(f"  {name:<28}{median(ratios):>6.2f}  {span:<16}{before:>12,.0f}{after:>12,.0f}")


if __name__ == "__main__":
    sys.exit(main())
