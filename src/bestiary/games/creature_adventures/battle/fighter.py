"""Choosing the creature that fights, at the start of a battle and when one has fallen."""

from __future__ import annotations

from bestiary.engine import Answer
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book


@book.step
def choose_fighter(journey: Journey) -> None:
    """Send a creature. The player is asked only if more than one can fight."""
    seat = journey.me
    able = journey.able(seat)
    if len(able) == 1:
        journey.send(seat, able[0])
    elif able:
        journey.ask(which_fighter)


@book.question("Which creature will fight?")
def which_fighter(journey: Journey, seat: int) -> list[Answer]:
    return [send.on(card.id) for card in journey.able(seat)]


@book.act("Send {}", of="card")
def send(journey: Journey, card: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        journey.send(journey.me, chosen)
