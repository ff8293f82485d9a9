"""How a game is won: Domination, Collector, Survivalist, or at the turn limit."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.creature_adventures.journey import Journey


def win_game(journey: Journey, winner: i64, ending: str, words: str) -> None:
    scores = [1.0 if seat == winner else 0.0 for seat in range(journey.seats)]
    journey.finish(scores, ending, words, winner)


def win_gauntlet_battle(journey: Journey) -> None:
    """Domination: the contender has won a battle of the Colosseum. The third wins the game."""
    shared = journey.shared
    shared.stage += 1
    if shared.stage == len(journey.world.roster.colosseum):
        words = "The Emperor falls: {you} rule{s} the Colosseum!"
        win_game(journey, journey.me, "domination", words)
    else:
        words = "{You} {have} won {n} of the 3 battles of the Colosseum."
        journey.record("announce", words, journey.me, amount=shared.stage)


def become_creature_master(journey: Journey) -> None:
    """Collector."""
    words = "{You} {have} caught them all and become{s} Creature Master!"
    win_game(journey, journey.me, "collector", words)


def end_at_turn_limit(journey: Journey) -> None:
    """Most Sigils wins, then most creatures caught, then EXP over the whole game."""
    staying = journey.staying()
    best = max([standing(journey, seat) for seat in staying])
    first = [seat for seat in staying if standing(journey, seat) == best]
    share = 1.0 / len(first)
    scores = [share if seat in first else 0.0 for seat in range(journey.seats)]
    if len(first) == 1:
        words = "The last round is over: {you} {are} ahead and win{s}."
        journey.finish(scores, "turn limit", words, first[0])
    else:
        journey.finish(scores, "turn limit", "The last round is over, and nobody is ahead.")


def standing(journey: Journey, seat: int) -> tuple[int, int, int]:
    player = journey.travellers[seat]
    return int(journey.sigils_of(seat)), int(player.caught), int(player.exp_all)
