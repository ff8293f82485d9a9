"""Sudden death: the loser of a duel is out of the game."""

from __future__ import annotations

from bestiary.engine import Card
from bestiary.games.creature_adventures.battle.keep import offer
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.victory import win_game


@book.step
def knock_out(journey: Journey, winner: int, loser: int) -> None:
    """Put the loser out; the winner may keep their creatures."""
    spoils: list[Card[Creature]] = []
    for card in journey.teams[loser].cards.copy():
        journey.teams[loser].remove(card.id)
        spoils.append(journey.foes.add(journey.bare(card)))
    journey.remove_player(loser)
    if len(journey.staying()) == 1:
        win_game(journey, winner, "survivalist", "{You} {are} the last one standing!")
        return
    journey.say("{You} {are} out of the game.", loser)
    journey.record("move", "", loser, spoils, source=f"team.{loser}", target="foes")
    if winner != journey.shared.mover:
        journey.start_rally(winner)
    journey.then_for(winner, offer)
