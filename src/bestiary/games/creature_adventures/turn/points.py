"""Attribute points: given to creatures one at a time, for good."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.creatures.creature import (
    ATTACK,
    ATTRIBUTES,
    DEFENCE,
    HEALTH,
)
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book


def assignments(journey: Journey, seat: i64) -> list[Answer]:
    if journey.travellers[seat].points == 0:
        return []
    return [
        assign.on(card.id, attribute)
        for card in journey.teams[seat].cards
        for attribute in (ATTACK, DEFENCE, HEALTH)
    ]


def gain(journey: Journey, attribute: int) -> str:
    return f"+2 {ATTRIBUTES[attribute]}" if attribute == HEALTH else f"+1 {ATTRIBUTES[attribute]}"


@book.act("Give a point to {}: {}", of="card", to="number", words=gain)
def assign(journey: Journey, card: int, attribute: int) -> None:
    seat = journey.me
    chosen = journey.teams[seat].find(card)
    if chosen is not None:
        journey.travellers[seat].points -= 1
        raised = journey.reface(chosen, chosen.face.with_point(attribute, 1))
        words = f"{{Your}} {raised.face.species.name} gets {gain(journey, attribute)}."
        journey.record("change", words, seat, [raised], 1)
    journey.resume_turn()
