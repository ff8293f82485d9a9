"""Energy of nine kinds, what pays for what, and how a cost is paid.

A pool, a cost and a payment are nine counts, in the order R O Y G B V W L C. A Red to Purple cost
is paid by its own colour, White or Clear; White by White or Clear; Black by any kind but White;
Clear by any kind.

The sets of energy that can be spent together on a cost form a matroid (each unit must pay a
different unit of the cost), so always taking the least flexible unit that still lets the rest be
paid gives the least flexible payment. Both tests are Hall's condition, written out for the few sets
of kinds that can be too small.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

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


def total(counts: list[int]) -> i64:
    found: i64 = 0
    for count in counts:
        found += count
    return found


# ---- Paying ----------------------------------------------------------------------------------


def can_pay(have: list[int], price: list[int]) -> bool:
    """Whether this energy is enough to pay the price."""
    lacking: i64 = price[WHITE]  # what only White and Clear can pay
    for kind in range(COLOURS):
        if price[kind] > have[kind]:
            lacking += price[kind] - have[kind]
    if lacking > have[WHITE] + have[CLEAR]:
        return False
    all_of_it = total(have)
    return price[BLACK] <= all_of_it - have[WHITE] and total(price) <= all_of_it


def is_part(spent: list[int], price: list[int]) -> bool:
    """Whether every unit spent pays a different unit of the price."""
    besides: i64 = spent[BLACK]  # what only a Black or Clear cost can take
    coloured: i64 = price[WHITE] + price[CLEAR]
    for kind in range(COLOURS):
        coloured += price[kind]
        if spent[kind] > price[kind]:
            besides += spent[kind] - price[kind]
    if besides > price[BLACK] + price[CLEAR] or spent[WHITE] > coloured:
        return False
    return total(spent) <= total(price)


def can_add(spent: list[int], kind: int, have: list[int], price: list[int]) -> bool:
    """Whether one more of a kind can be added to a partial payment. It can then always be
    completed, if the price can be paid at all."""
    if spent[kind] >= have[kind]:
        return False
    spent[kind] += 1
    fits = is_part(spent, price)
    spent[kind] -= 1
    return fits


def payment(have: list[int], price: list[int], begun: list[int] | None = None) -> list[int]:
    """What is spent if nobody chooses: Black first, then the most plentiful colour, then
    White, then Clear; never what the rest of the price needs. The price must be payable."""
    spent = nothing() if begun is None else begun.copy()
    missing = total(price) - total(spent)
    while missing > 0:
        spent[cheapest(spent, have, price)] += 1
        missing -= 1
    return spent


def cheapest(spent: list[int], have: list[int], price: list[int]) -> int:
    """The kind to spend next."""
    if can_add(spent, BLACK, have, price):
        return BLACK
    best = -1
    for kind in range(COLOURS):
        if best < 0 or have[kind] - spent[kind] > have[best] - spent[best]:
            if can_add(spent, kind, have, price):
                best = kind
    if best >= 0:
        return best
    return WHITE if can_add(spent, WHITE, have, price) else CLEAR


def is_forced(have: list[int], price: list[int]) -> bool:
    """Whether there is only one payment: no unit of the usual one can be exchanged."""
    spent = payment(have, price)
    for out in range(COUNT):
        if spent[out] == 0:
            continue
        spent[out] -= 1
        for kind in range(COUNT):
            if kind != out and can_add(spent, kind, have, price):
                return False
        spent[out] += 1
    return True
