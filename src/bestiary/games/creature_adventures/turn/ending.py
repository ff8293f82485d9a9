"""How a game ends: Domination, Collector, Survivalist, or the turn limit."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_adventures.battle.duel import attack_player
from bestiary.games.creature_adventures.battle.encounter import offer
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book


def victory(journey: Journey, winner: i64, ending: str, words: str) -> None:
    scores = [1.0 if seat == winner else 0.0 for seat in range(journey.seats)]
    journey.finish(scores, ending, words, winner)


def crown(journey: Journey, winner: i64) -> None:
    victory(journey, winner, "domination", "The Emperor falls: {you} rule{s} the Colosseum!")


@book.step
def creature_master(journey: Journey) -> None:
    words = "{You} {have} caught them all and become{s} Creature Master!"
    victory(journey, journey.me, "collector", words)


# ---- Survivalist ------------------------------------------------------------------------------


def begin_sudden_death(journey: Journey) -> None:
    """The deck is empty: Sigils and the Colosseum are closed, and nobody is exhausted."""
    journey.say("The deck is empty: sudden death! Every turn is a challenge from now on.")
    for seat in journey.staying():
        journey.withdraw_power(seat)
        journey.withdraw_peace(seat)
        journey.exhausted[seat] = 0
    journey.close_colosseum()
    journey.sudden = 1


@book.act("Challenge {} in sudden death", of="seat")
def duel_to_the_end(journey: Journey, other: int) -> None:
    """All creatures are healed before it."""
    for seat in journey.staying():
        journey.heal_all(seat)
    attack_player(journey, journey.me, other)


@book.step
def knock_out(journey: Journey, winner: int, loser: int) -> None:
    """The loser is out, and the winner may keep their creatures."""
    spoils: list[Card[Creature]] = []
    for card in journey.teams[loser].cards.copy():
        journey.teams[loser].remove(card.id)
        spoils.append(journey.foes.add(journey.bare(card)))
    journey.remove_player(loser)
    staying = journey.staying()
    if len(staying) == 1:
        victory(journey, winner, "survivalist", "{You} {are} the last one standing!")
        return
    journey.say("{You} {are} out of the game.", loser)
    journey.record("move", "", loser, spoils, 0, f"team.{loser}", "foes")
    if winner != journey.mover:
        journey.start_rally(winner)
    journey.then_for(winner, offer)


# ---- The turn limit ---------------------------------------------------------------------------


def count_up(journey: Journey) -> None:
    """Most Sigils, then most creatures caught, then EXP over the whole game."""
    staying = journey.staying()
    best = staying[0]
    for seat in staying:
        if standing(journey, seat) > standing(journey, best):
            best = seat
    first = [seat for seat in staying if standing(journey, seat) == standing(journey, best)]
    share = 1.0 / len(first)
    scores = [share if seat in first else 0.0 for seat in range(journey.seats)]
    if len(first) == 1:
        words = "The last round is over: {you} {are} ahead and win{s}."
        journey.finish(scores, "turn limit", words, best)
    else:
        journey.finish(scores, "turn limit", "The last round is over, and nobody is ahead.")


def standing(journey: Journey, seat: int) -> tuple[int, int, int]:
    return int(journey.sigils_of(seat)), journey.caught[seat], journey.exp_all[seat]
