"""How good a position of Twisted-Oliver is for a player: what the greedy bot looks at.

Everything is counted in points. A battler is worth what it will still win; an orb is the energy
it will still give; a card in hand is worth what it may become. What waits for an answer is counted
as if none came.
"""

from __future__ import annotations

from bestiary.games.twisted_oliver.field import Field


def worth(field: Field, seat: int) -> float:
    """1 is won, 0 is lost."""
    if field.scores is not None:
        return field.scores[seat]
    lead = float(field.points[seat] - field.points[1 - seat])
    return 0.5 + 0.45 * lead / (abs(lead) + 20.0)
