"""Many comparisons at once: of twenty differences that are not there, one looks real by chance.

Holm's correction keeps the chance of even one false alarm in the whole table at 5%, whatever the
comparisons have to do with each other. Benjamini and Hochberg's keeps false alarms to 5% of what is
flagged: for long lists, such as every card of a game.
"""

from collections.abc import Sequence


def holm(chances: Sequence[float]) -> list[float]:
    """Each p-value corrected for all of them.

    >>> [round(p, 6) for p in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    corrected = [1.0] * len(chances)
    worst = 0.0
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda i: (chances[i], i))):
        worst = max(worst, (len(chances) - rank) * chances[place])
        corrected[place] = min(1.0, worst)
    return corrected


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """Each p-value as the share of false alarms to expect if everything up to it is flagged.

    >>> [round(p, 6) for p in benjamini_hochberg([0.01, 0.04, 0.03])]
    [0.03, 0.04, 0.04]
    """
    count = len(chances)
    corrected = [1.0] * count
    best = 1.0
    order = sorted(range(count), key=lambda i: (chances[i], i))
    for rank in range(count, 0, -1):
        place = order[rank - 1]
        best = min(best, chances[place] * count / rank)
        corrected[place] = best
    return corrected
