"""Cards that change their shape at the start of a duel: Which Witches first, then Shifting ones."""

from __future__ import annotations

from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.duel import Duel

WHICH = "which-witch"
SHIFTING = "shifting-witch"


def change_shapes(duel: Duel) -> None:
    """Each card changes once a duel, initiative first."""
    for seat in duel.order():
        card = duel.played(seat)
        if card is not None and card.face.key == WHICH:
            turn_into(duel, seat, other_witch(duel))
    before = [duel.played(0), duel.played(1)]
    for seat in duel.order():
        card = before[seat]
        model = before[1 - seat]
        if card is not None and card.face.key == SHIFTING:
            if model is not None and model.face.key != SHIFTING:
                turn_into(duel, seat, model.face)


def other_witch(duel: Duel) -> Being:
    """A random witch that does not change shape herself."""
    while True:
        being = duel.edition.random_witch(duel.rng)
        if being.key != WHICH and being.key != SHIFTING:
            return being


def turn_into(duel: Duel, seat: int, being: Being) -> None:
    """The card a player has in the duel becomes another, in every way."""
    card = duel.played(seat)
    if card is not None:
        card = card.with_face(being.from_(card.face.origin))
        duel.duelists[seat].replace(card)
        duel.record("change", "{You} {have} {cards} there, in truth.", seat, [card])
