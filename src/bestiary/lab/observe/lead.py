"""Who leads, for how long, and whether the winner was ahead: from a leader for each turn."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

NOBODY_LEADS: Final = -1
NEARLY: Final = 1e-9
EARLY: Final = 0.25  # of the turns: a winner who leads for good by then has run away

LeadStory = tuple[int | None, float | None, bool | None, bool | None]


def leader_of(standings: Sequence[float]) -> int:
    """The seat with the highest standing, or -1 if two share it.

    >>> leader_of([30, 22]), leader_of([30, 30, 7])
    (0, -1)
    """
    if not standings:
        return NOBODY_LEADS
    most = max(standings)
    first = [seat for seat, standing in enumerate(standings) if standing >= most - NEARLY]
    return first[0] if len(first) == 1 else NOBODY_LEADS


def winner_of(scores: Sequence[float]) -> int:
    """The seat that won, or -1 after a draw."""
    return leader_of(scores)


def lead_story(leaders: Sequence[int], winner: int) -> LeadStory:
    """How often the lead passed to another seat; from which share of the turns on the winner led
    for good; whether the winner was behind half-way; whether the winner ran away.

    The last three are None without a winner, or if nobody ever led.

    >>> lead_story([0, 0, -1, 1, 1, 1, 1, 1], winner=1)
    (1, 0.375, False, False)
    >>> lead_story([0, 0, 0, 0, 0, 1], winner=1)
    (1, 0.833333, True, False)
    """
    led = [seat for seat in leaders if seat != NOBODY_LEADS]
    if not led:
        return None, None, None, None
    changes = sum(before != after for before, after in pairwise(led))
    if winner == NOBODY_LEADS:
        return changes, None, None, None
    since = len(leaders)
    while since and leaders[since - 1] == winner:
        since -= 1
    ahead = round(since / len(leaders), 6)
    half_way = leaders[len(leaders) // 2]
    return changes, ahead, half_way not in (winner, NOBODY_LEADS), ahead <= EARLY
