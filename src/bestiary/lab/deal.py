"""A game as it is dealt, before the first step of its rules: where cards can be looked at, counted
and exchanged."""

from collections.abc import Mapping
from typing import Any

from bestiary.engine import Card, Game, Position, Rng, State, Value, Zone


def dealt(
    game: Game[Any], settings: Mapping[str, Value], seats: int, seed: int, record: bool = False
) -> State[Any]:
    """The State that ``Game.new`` makes of these, before it runs. ``settings`` are all of them."""
    state: State[Any] = game.blank(settings, seats, Rng(seed))
    state.recording = record
    if settings["position"]:
        state.arrange(Position(str(settings["position"]), game.name))
    else:
        state.deal()
    return state


def own_zones(state: State[Any], seat: int) -> list[Zone[Any]]:
    """Where a seat's cards are when it has been dealt some: its hand, or else what lies in rows of
    its own."""
    for kind in ("hand", "row"):
        found = [
            zone
            for zone in state.zones
            if zone.place.kind == kind and zone.place.owner == seat and zone.cards
        ]
        if found:
            return found
    return []


def own_cards(state: State[Any], seat: int) -> list[Card[Any]]:
    return [card for zone in own_zones(state, seat) for card in zone.cards]


def deck_of(state: State[Any], seat: int) -> list[Card[Any]]:
    """The cards that a seat draws from and those it has been dealt: of its own deck, or of the one
    that all share."""
    pools = {state.pool(zone) for zone in own_zones(state, seat)}
    pools |= {
        state.pool(zone)
        for zone in state.zones
        if zone.place.kind == "pile" and zone.place.owner in (seat, -1)
    }
    return [card for zone in state.zones if state.pool(zone) in pools for card in zone.cards]
