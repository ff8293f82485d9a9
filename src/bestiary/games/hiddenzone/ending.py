"""How a game ends: by life, by deck, by a text, or by the turn limit."""

from __future__ import annotations

from bestiary.engine import bit
from bestiary.games.hiddenzone.field import Field


def is_over(field: Field) -> bool:
    """End the game if somebody has lost. Looked at when an effect is done: what happened in it
    happened at once, and both at once is a draw."""
    lost = [has_lost(field, 0), has_lost(field, 1)]
    if not lost[0] and not lost[1]:
        return False
    if lost[0] and lost[1]:
        field.finish([0.5, 0.5], "both", "Both have lost: a draw.")
        return True
    loser = 0 if lost[0] else 1
    scores = [0.0, 1.0] if loser == 0 else [1.0, 0.0]
    if field.victors & bit(1 - loser):
        field.finish(scores, "text", "{You} win{s} by a card's text.", 1 - loser)
    elif field.life[loser] <= 0:
        field.finish(scores, "life", "{You} {have} no life left.", loser)
    else:
        field.finish(scores, "deck", "{Your} deck is empty.", loser)
    return True


def has_lost(field: Field, seat: int) -> bool:
    if field.life[seat] <= 0 or not field.decks[seat].cards:
        return True
    return field.victors & bit(1 - seat) != 0


def turn_limit(field: Field) -> None:
    """The last turn is played: more life wins."""
    lead = field.life[0] - field.life[1]
    scores = [0.5, 0.5]
    if lead != 0:
        scores = [1.0, 0.0] if lead > 0 else [0.0, 1.0]
    field.finish(scores, "turn limit", "The last turn is played.")
