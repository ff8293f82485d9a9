"""Whether a choice may be taken back: only while it told nobody anything."""

from __future__ import annotations

from typing import Any

from bestiary.engine.state import State


def may_undo(before: State[Any], now: State[Any], seat: int) -> str:
    """Nothing where the seat may go from ``now`` back to ``before``, else the reason why not."""
    if now.result() is not None:
        return "the game is over"
    if before.rng.to_json() != now.rng.to_json():
        return "chance has been used since"
    for other in range(now.seats):
        if other != seat and before.acts[other] != now.acts[other]:
            return f"Player {other + 1} has acted since"
    for audience in range(-1, now.seats):
        if known(now, audience) - known(before, audience):
            return "somebody has learned something since"
    return ""


def known(state: State[Any], audience: int) -> set[tuple[int, str]]:
    """The cards an audience knows, as they read."""
    found = [(int(card.id), state.card_text(card, audience)) for card in state.cards()]
    return {(id, text) for id, text in found if text}
