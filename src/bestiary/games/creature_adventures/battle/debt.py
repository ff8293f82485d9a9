"""Paying the Thieves: a lost stake is given up point by point, as the player chooses."""

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


def points_of(journey: Journey, seat: i64) -> i64:
    """All attribute points of a player, unspent or on creatures."""
    total = journey.travellers[seat].points
    for card in journey.teams[seat].cards:
        total += card.face.points.total()
    return total


@book.step
def pay_the_thieves(journey: Journey) -> None:
    seat = journey.me
    if journey.shared.owed == 0:
        return
    if points_of(journey, seat) == 0:
        journey.shared.owed = 0
        return
    journey.then(pay_the_thieves)
    journey.ask(which_point_to_lose)


def still_owed(journey: Journey, seat: int) -> str:
    return str(journey.shared.owed)


@book.question("The thieves take {} of your points. Which one now?", words=still_owed)
def which_point_to_lose(journey: Journey, seat: int) -> list[Answer]:
    answers = [pay_unspent.on()] if journey.travellers[seat].points else []
    for card in journey.teams[seat].cards:
        for attribute in (ATTACK, DEFENCE, HEALTH):
            if card.face.points.on(attribute):
                answers.append(pay.on(card.id, attribute))
    return answers


@book.act("An unspent one")
def pay_unspent(journey: Journey) -> None:
    journey.shared.owed -= 1
    journey.travellers[journey.me].points -= 1
    journey.say("The thieves take one of {your} unspent points.", journey.me)


def lost(journey: Journey, attribute: int) -> str:
    return f"-2 {ATTRIBUTES[attribute]}" if attribute == HEALTH else f"-1 {ATTRIBUTES[attribute]}"


@book.act("From {}: {}", of="card", to="number", words=lost)
def pay(journey: Journey, card: int, attribute: int) -> None:
    journey.shared.owed -= 1
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        less = journey.reface(chosen, chosen.face.with_point(attribute, -1))
        words = f"{{Your}} {less.face.species.name} gets {lost(journey, attribute)}."
        journey.record("change", words, journey.me, [less], 1)
