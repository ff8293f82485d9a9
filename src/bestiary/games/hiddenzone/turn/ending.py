"""How a game ends: by life, by deck, by a text, or by the turn limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import bit

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState


def is_over(state: HiddenzoneState) -> bool:
    """End the game if somebody has lost. This is checked when an effect is done, so everything in
    one effect happens at once; if both lose, it is a draw."""
    first_lost, second_lost = has_lost(state, 0), has_lost(state, 1)
    if not first_lost and not second_lost:
        return False
    if first_lost and second_lost:
        state.finish([0.5, 0.5], "both", "Both have lost: a draw.")
        return True
    loser = 0 if first_lost else 1
    scores = [0.0, 1.0] if loser == 0 else [1.0, 0.0]
    if state.victors & bit(1 - loser):
        state.finish(scores, "text", "{You} win{s} by a card's text.", 1 - loser)
    elif state.life[loser] <= 0:
        state.finish(scores, "life", "{You} {have} no life left.", loser)
    else:
        state.finish(scores, "deck", "{Your} deck is empty.", loser)
    return True


def has_lost(state: HiddenzoneState, seat: int) -> bool:
    if state.life[seat] <= 0 or not state.deck(seat).cards:
        return True
    return state.victors & bit(1 - seat) != 0


def turn_limit(state: HiddenzoneState) -> None:
    """After the last turn, more life wins."""
    lead = state.life[0] - state.life[1]
    scores = [0.5, 0.5]
    if lead != 0:
        scores = [1.0, 0.0] if lead > 0 else [0.0, 1.0]
    state.finish(scores, "turn limit", "The last turn is played.")
