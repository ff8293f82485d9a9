"""How good a position is for a player: what the greedy bot looks at."""

from bestiary.games.creature_adventures.journey import Journey


def worth(journey: Journey, seat: int) -> float:
    if journey.scores is not None:
        return journey.scores[seat]
    return 0.5
