"""Cards that turn into others at the start of a duel."""

from __future__ import annotations

from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.card import LORE


def change_shapes(duel: Duel) -> None:
    """Each card changes once a duel, initiative first: those that become something of their own
    accord, then those that mirror the card they face."""
    for seat in duel.order():
        card = duel.played(seat)
        lore = None if card is None else LORE.get(card.face.key)
        if lore is not None and lore.becomes_hook is not None:
            turn_into(duel, seat, lore.becomes_hook(duel, duel.played(1 - seat)))
    before = [duel.played(0), duel.played(1)]
    for seat in duel.order():
        card = before[seat]
        lore = None if card is None else LORE.get(card.face.key)
        if lore is not None and lore.mirrors_hook is not None:
            turn_into(duel, seat, lore.mirrors_hook(duel, before[1 - seat]))


def turn_into(duel: Duel, seat: int, being: Being | None) -> None:
    """The card a player has in the duel becomes another, in every way."""
    card = duel.played(seat)
    if card is not None and being is not None:
        card = card.with_face(being.from_(card.face.origin))
        duel.duelists[seat].replace(card)
        duel.record("change", "{You} {have} {cards} there, in truth.", seat, [card])
