"""How a game ends: by points, by an empty deck, or by the turn limit."""

from __future__ import annotations

from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.zones import WINNING


def is_over(field: Field) -> bool:
    """End the game if somebody has won. Looked at when an effect is done: what happened in it
    happened at once."""
    if max(field.points) >= WINNING:
        won = f"{{You}} {{have}} {max(field.points)} points and win{{s}}."
        by_points(field, "points", won)
        return True
    if field.decked >= 0:
        scores = [0.0, 1.0] if field.decked == 0 else [1.0, 0.0]
        field.finish(scores, "deck", "{You} {have} no card left to draw.", int(field.decked))
        return True
    return False


def by_points(field: Field, ending: str, words: str) -> None:
    """More points win; as many are a draw."""
    lead = field.points[0] - field.points[1]
    if lead == 0:
        field.finish([0.5, 0.5], ending, "Both have as many points: a draw.")
    elif lead > 0:
        field.finish([1.0, 0.0], ending, words, 0)
    else:
        field.finish([0.0, 1.0], ending, words, 1)


def turn_limit(field: Field) -> None:
    by_points(field, "turn limit", "The last turn is played, and {you} {have} more points.")
