"""Energy of nine kinds: how much of each, in notation and to calculate with.

A pool, a cost and a payment are nine counts, in the order R O Y G B V W L C: a list where they are
kept and saved, ``Amounts`` where they are compared. What pays for what is in price.py.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64, mypyc_attr

KINDS: Final = ("Red", "Orange", "Yellow", "Green", "Blue", "Purple", "White", "Black", "Clear")
LETTERS: Final = "ROYGBVWLC"
SYMBOLS: Final = ("▲", "◆", "☼", "♣", "≈", "☾", "○", "●", "◇")

RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLUE: Final = 4
PURPLE: Final = 5
COLOURS: Final = 6  # those before White, Black and Clear
WHITE: Final = 6
BLACK: Final = 7
CLEAR: Final = 8
COUNT: Final = 9

COST: Final = re.compile(r"(\d{1,2})([ROYGBVWLC])")


def nothing() -> list[int]:
    return [0, 0, 0, 0, 0, 0, 0, 0, 0]


def cost(written: str) -> list[int]:
    """The counts in a notation.

    >>> cost("2R1Y")
    [2, 0, 1, 0, 0, 0, 0, 0, 0]
    >>> cost("0") == nothing()
    True
    """
    counts = nothing()
    if written == "0":
        return counts
    if not written or COST.sub("", written):
        raise ValueError(
            f"'{written[:40]}' is not a cost: write 2R1Y, with the letters {LETTERS}, or 0"
        )
    for number, letter in COST.findall(written):
        counts[LETTERS.index(letter)] += int(number)
    return counts


def notation(counts: list[int]) -> str:
    """The counts in notation.

    >>> notation([2, 0, 1, 0, 0, 0, 0, 0, 0]), notation(nothing())
    ('2R1Y', '0')
    """
    parts = [f"{count}{LETTERS[kind]}" for kind, count in enumerate(counts) if count]
    return "".join(parts) or "0"


@mypyc_attr(acyclic=True)
class Amounts:
    """Nine counts and their sum, which can be compared fast."""

    def __init__(self, counts: list[int]) -> None:
        self.red: i64 = counts[RED]
        self.orange: i64 = counts[ORANGE]
        self.yellow: i64 = counts[YELLOW]
        self.green: i64 = counts[GREEN]
        self.blue: i64 = counts[BLUE]
        self.purple: i64 = counts[PURPLE]
        self.white: i64 = counts[WHITE]
        self.black: i64 = counts[BLACK]
        self.clear: i64 = counts[CLEAR]
        colours = self.red + self.orange + self.yellow + self.green + self.blue + self.purple
        self.total: i64 = colours + self.white + self.black + self.clear

    def of(self, kind: i64) -> i64:
        if kind == RED:
            return self.red
        if kind == ORANGE:
            return self.orange
        if kind == YELLOW:
            return self.yellow
        if kind == GREEN:
            return self.green
        if kind == BLUE:
            return self.blue
        if kind == PURPLE:
            return self.purple
        if kind == WHITE:
            return self.white
        return self.black if kind == BLACK else self.clear

    def add(self, kind: i64, amount: i64) -> None:
        self.total += amount
        if kind == RED:
            self.red += amount
        elif kind == ORANGE:
            self.orange += amount
        elif kind == YELLOW:
            self.yellow += amount
        elif kind == GREEN:
            self.green += amount
        elif kind == BLUE:
            self.blue += amount
        elif kind == PURPLE:
            self.purple += amount
        elif kind == WHITE:
            self.white += amount
        elif kind == BLACK:
            self.black += amount
        else:
            self.clear += amount

    def colours_in(self, other: Amounts) -> i64:
        """How much of these colours, without White, Black and Clear, the other amounts cover."""
        warm = min(self.red, other.red) + min(self.orange, other.orange)
        warm += min(self.yellow, other.yellow)
        cold = min(self.green, other.green) + min(self.blue, other.blue)
        return warm + cold + min(self.purple, other.purple)

    def counts(self) -> list[int]:
        return [int(self.of(kind)) for kind in range(COUNT)]
