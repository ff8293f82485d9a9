"""The mix that nobody can beat, exactly: two-player zero-sum games by linear programming.

Two players each bring a deck, and know what every deck scores against every other. Whoever brings
the decks at random, each with its share in the *mix*, scores an even share at least, whatever the
other brings. There is always such a mix (von Neumann, 1928), and it is a solution of a linear
programme. The simplex method solves it here in whole fractions, with Bland's rule, so that it
always ends: no rounding, no tolerance.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

Matrix = Sequence[Sequence[Fraction]]


class Mix(NamedTuple):
    """How often to bring each deck, and what each deck scores against that."""

    shares: list[Fraction]
    scores: list[Fraction]  # of each deck against the mix
    value: Fraction  # the best of them: what the mix concedes at most


def unbeatable_mix(scores: Matrix) -> Mix:
    """The mix that concedes least, if ``scores[i][j]`` is what deck i scores against deck j.

    >>> half, won, lost = Fraction(1, 2), Fraction(1), Fraction(0)
    >>> [str(share) for share in unbeatable_mix([[half, won, lost], [lost, half, won],
    ...                                          [won, lost, half]]).shares]
    ['1/3', '1/3', '1/3']
    """
    # With all scores above 0, the mix is y / sum(y) for the y >= 0 that has the largest sum of all
    # with (scores y) <= 1 in every row.
    lowest = min(min(row) for row in scores)
    raised = [[score - lowest + 1 for score in row] for row in scores]
    found = largest_sum(raised)
    total = sum(found, Fraction(0))
    shares = [each / total for each in found]
    against = [sum((s * m for s, m in zip(row, shares)), Fraction(0)) for row in scores]
    return Mix(shares, against, max(against))


def largest_sum(rows: Matrix) -> list[Fraction]:
    """The y >= 0 of the largest sum with ``rows y <= 1``, for rows of positive numbers."""
    height, width = len(rows), len(rows[0])
    # One equation for each row, with a variable of its own for what is left up to 1.
    table = [
        [*row, *(Fraction(i == j) for j in range(height)), Fraction(1)]
        for i, row in enumerate(rows)
    ]
    gains = [Fraction(1)] * width + [Fraction(0)] * (height + 1)
    basis = [width + i for i in range(height)]
    while True:
        entering = next((j for j in range(width + height) if gains[j] > 0), None)
        if entering is None:
            break
        limits = [
            (table[i][-1] / table[i][entering], basis[i], i)
            for i in range(height)
            if table[i][entering] > 0
        ]
        leaving = min(limits)[2]
        pivot(table, gains, leaving, entering)
        basis[leaving] = entering
    found = [Fraction(0)] * width
    for i, variable in enumerate(basis):
        if variable < width:
            found[variable] = table[i][-1]
    return found


def pivot(table: list[list[Fraction]], gains: list[Fraction], row: int, column: int) -> None:
    """Bring a variable into the basis: its column becomes 1 in this row and 0 in all others."""
    scale = table[row][column]
    table[row] = [each / scale for each in table[row]]
    for other in [*(line for i, line in enumerate(table) if i != row), gains]:
        factor = other[column]
        if factor:
            for j, each in enumerate(table[row]):
                other[j] -= factor * each
