"""How a battle is likely to go: the chance of beating a foe, of catching it, of winning a duel.

Estimates for ``worth``, much quicker than playing the battle and good enough to compare choices.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_adventures.battle.against_foe import catch_chance
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.world import FACES, Force

COST: Final = 0.95  # of the foe's stock: what beating it costs, the other way round


def of_cards(cards: list[Card[Creature]]) -> Force:
    """The force of creatures with the HP they have left."""
    stock = 0.0
    blow = 0.0
    for card in cards:
        if card.face.able():
            stock += float(card.face.hp * card.face.attack())
            blow = max(blow, float(card.face.attack()))
    return stock, blow


def winning(journey: Journey, seat: i64) -> float:
    """The chance of beating the foes in the way by striking.

    On average a strike does 0.6 times its attack, and costs the counterstrike that comes four times
    in ten and half a strike of the foe's own; so beating a foe costs the player about as much as
    the foe has in stock. Measured like this, striking leaves the lead unchanged on average: it is
    a random walk that lasts as long as the weaker side.
    """
    return beating(of_cards(journey.teams[seat].cards), of_cards(journey.foes.cards))


def against_warlord(journey: Journey, seat: i64, sigil: i64) -> float:
    """The chance of beating a Warlord with the team as it is now."""
    return beating(of_cards(journey.teams[seat].cards), journey.world.lords[sigil])


def beating(team: Force, foes: Force) -> float:
    stock, blow = team
    theirs, answer = foes
    if theirs <= 0.0:
        return 1.0
    if stock <= 0.0:
        return 0.0
    mine = stock * COST
    lead = (mine - theirs) / sqrt(2.8 * blow * answer * min(mine, theirs))
    return 1.0 / (1.0 + exp(-1.7 * lead))


def catching(journey: Journey, seat: i64, prize: float, blow: float) -> float:
    """What the tries left to catch the foe are worth, if it gets no weaker. A try that fails costs
    a blow, so there are no more tries than the team can stand."""
    foe = journey.foe()
    if foe is None:
        return 0.0
    tries = min(len(journey.teams[seat].cards) - journey.battle.tries, blows_left(journey, seat))
    chance = float(catch_chance(journey, seat)) / float(FACES)
    once = chance * prize - (1.0 - chance) * blow
    total = 0.0
    free = 1.0
    for _ in range(tries):
        total += free * once
        free *= 1.0 - chance
    return max(0.0, total)


def blows_left(journey: Journey, seat: i64) -> i64:
    """How many of the foe's blows the team can stand, the last one included."""
    foe = journey.foe()
    count: i64 = 0
    if foe is not None:
        blow = foe.face.attack()
        for card in journey.teams[seat].cards:
            count += (card.face.hp + blow - 1) // blow
    return count


def against_player(journey: Journey, seat: i64, other: i64) -> float:
    """The chance of winning a duel, fitted to simulated ones."""
    ratio = blows(journey, seat, other) / (blows(journey, other, seat) + 0.01)
    force = ratio * ratio * float(sqrt(ratio))
    return force / (1.0 + force)


def blows(journey: Journey, seat: i64, other: i64) -> float:
    """HP times the average damage of a strike to the other's creatures."""
    guard = 0.0
    count = 0.0
    for card in journey.teams[other].cards:
        if card.face.able():
            guard += float(card.face.defence())
            count += 1.0
    guard = guard / count if count else 0.0
    total = 0.0
    for card in journey.teams[seat].cards:
        attack = float(card.face.attack())
        strike = 0.2 * attack + 0.5 * max(0.0, attack - guard) + 0.1 * max(0.0, 2 * attack - guard)
        total += float(card.face.hp) * strike
    return total
