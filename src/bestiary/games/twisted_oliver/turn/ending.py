"""How a game ends: by points, by an empty deck, or by the turn limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.games.twisted_oliver.zones import WINNING

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState


def is_over(state: OliverState) -> bool:
    """End the game if somebody has won. This is checked when an effect is done, so everything in
    one effect happens at once."""
    if state.points[0] >= WINNING or state.points[1] >= WINNING:
        won = f"{{You}} {{have}} {max(state.points)} points and win{{s}}."
        by_points(state, "points", won)
        return True
    if state.decked >= 0:
        scores = [0.0, 1.0] if state.decked == 0 else [1.0, 0.0]
        state.finish(scores, "deck", "{You} {have} no card left to draw.", int(state.decked))
        return True
    return False


def by_points(state: OliverState, ending: str, words: str) -> None:
    """More points win; equal points are a draw."""
    lead = state.points[0] - state.points[1]
    if lead == 0:
        state.finish([0.5, 0.5], ending, "Both have as many points: a draw.")
    elif lead > 0:
        state.finish([1.0, 0.0], ending, words, 0)
    else:
        state.finish([0.0, 1.0], ending, words, 1)


def turn_limit(state: OliverState) -> None:
    by_points(state, "turn limit", "The last turn is played, and {you} {have} more points.")
