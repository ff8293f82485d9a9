"""Cards that turn into others at the start of a duel."""

from __future__ import annotations

from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.duel import Duel


def change_shapes(duel: Duel) -> None:
    """Each card changes once a duel, initiative first: those that become something of their own
    accord, then those that mirror the card they face."""
    for seat in duel.order():
        card = duel.played(seat)
        becomes = None if card is None else card.face.lore.becomes_hook
        if becomes is not None:
            turn_into(duel, seat, becomes(duel, duel.played(1 - seat)))
    before = [duel.played(0), duel.played(1)]
    for seat in duel.order():
        card = before[seat]
        mirrors = None if card is None else card.face.lore.mirrors_hook
        if mirrors is not None:
            turn_into(duel, seat, mirrors(duel, before[1 - seat]))


def turn_into(duel: Duel, seat: int, being: Being | None) -> None:
    """Turn the card a player has in the duel into another, in every way."""
    card = duel.played(seat)
    if card is not None and being is not None:
        card = card.with_face(being.from_(card.face.origin))
        duel.in_duel(seat).replace(card)
        duel.record("change", "{You} {have} {cards} there, in truth.", seat, [card])
