"""Exchanging cards in a game that has just been dealt, without the game noticing.

The rules have not run yet, so whatever a card does from the start it still does: a hand that now
holds four of a kind will find out for itself. Nobody's knowledge changes: the new face lies where
the old one lay, known to the same seats.
"""

from typing import Any

from bestiary.engine import BrokenState, Rng, State
from bestiary.lab.cards.faces import CardNames
from bestiary.lab.deal import own_cards


def put_in_hand(state: State[Any], seat: int, face: Any, rng: Rng) -> State[Any] | None:
    """The game begun with this card in place of one that the seat was dealt. The place is random,
    and the same for any card; None if no place will do."""
    places = list(range(len(own_cards(state, seat))))
    rng.shuffle(places)
    for place in places:
        begun = state.copy()
        card = own_cards(begun, seat)[place]
        begun.change(card.with_face(face))
        if starts_well(begun):
            return begun
    return None


def take_out_of_deck(
    state: State[Any], seat: int, name: str, names: CardNames, rng: Rng
) -> State[Any] | None:
    """The game begun with every copy of a card that the seat has brought replaced by any other
    card of its deck; None if it has not brought any, or nothing else."""
    begun = state.copy()
    mine = [card for zone in begun.zones if zone.place.owner == seat for card in zone.cards]
    out = [card for card in mine if names.of(begun, card.face) == name]
    rest = [card.face for card in mine if names.of(begun, card.face) != name]
    if not out or not rest:
        return None
    for card in out:
        begun.change(card.with_face(rng.pick(rest)))
    return begun if starts_well(begun) else None


def starts_well(state: State[Any]) -> bool:
    """Start the game; whether the rules find nothing wrong with it."""
    state.run()
    try:
        state.check()
    except BrokenState:
        return False
    return True
