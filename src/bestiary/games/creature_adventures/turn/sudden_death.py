"""Sudden death: once the deck is empty, every turn is a duel and its loser is out."""

from __future__ import annotations

from bestiary.games.creature_adventures.battle.duel import attack_player
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book


def begin_sudden_death(journey: Journey) -> None:
    """The Sigils stop working, the Colosseum closes, and nobody is exhausted any more."""
    journey.say("The deck is empty: sudden death! Every turn is a challenge from now on.")
    for seat in journey.staying():
        journey.withdraw_power(seat)
        journey.withdraw_peace(seat)
        journey.travellers[seat].exhausted = 0
    journey.close_colosseum()
    journey.shared.sudden = 1


@book.act("Challenge {} in sudden death", of="seat")
def duel_to_the_end(journey: Journey, other: int) -> None:
    """All creatures are healed before it."""
    for seat in journey.staying():
        journey.heal_all(seat)
    attack_player(journey, journey.me, other)
