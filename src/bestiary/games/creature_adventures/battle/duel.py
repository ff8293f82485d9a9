"""Player against player: how a duel begins and goes on until one side has nobody left."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.creature_adventures.battle.actions import duel_action, strike_once
from bestiary.games.creature_adventures.battle.against_player import decide_duel
from bestiary.games.creature_adventures.battle.fighter import choose_fighter
from bestiary.games.creature_adventures.battle.fortify import fortify_first, fortify_team
from bestiary.games.creature_adventures.battle.press import still_presses
from bestiary.games.creature_adventures.creatures.abilities import SWIFT
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.land.tiles import SPEED
from bestiary.games.creature_adventures.records import DUEL
from bestiary.games.creature_adventures.rulebook import book


def attack_player(journey: Journey, attacker: i64, defender: i64) -> None:
    """Begin a duel. The attacker is exhausted afterwards, whoever wins."""
    battle = journey.battle
    battle.kind = DUEL
    battle.attacker = attacker
    battle.defender = defender
    journey.say("{You} attack{s} {foe}!", attacker, defender)
    if not journey.is_able(defender):
        journey.say("{You} {have} no creature able to fight.", defender)
        journey.then(decide_duel, attacker, 0)
        return
    journey.then(first_blow)
    journey.then_for(defender, fortify_first)
    journey.then_for(defender, choose_fighter)
    journey.then_for(attacker, choose_fighter)
    journey.then_for(defender, fortify_team)


@book.step
def first_blow(journey: Journey) -> None:
    """The attacker acts first, unless the defender has the Sigil of Speed or a swift creature;
    an attacker with the Sigil acts twice before the first response."""
    battle = journey.battle
    attacker, defender = battle.attacker, battle.defender
    quick = journey.fighter(defender)
    battle.actor = attacker
    if journey.holds(defender, SPEED):
        battle.actor = defender
        journey.say("The Sigil of Speed: {you} act{s} first.", defender)
    elif journey.holds(attacker, SPEED):
        battle.opening = 1
        journey.say("The Sigil of Speed: {you} act{s} twice to begin with.", attacker)
    elif quick is not None and quick.face.has(SWIFT):
        mine = journey.fighter(attacker)
        if mine is None or not mine.face.has(SWIFT):
            battle.actor = defender
            journey.say(f"{{Your}} {quick.face.species.name} is swift and acts first.", defender)
    journey.then(duel_on)


@book.step
def duel_on(journey: Journey) -> None:
    """Replace the fallen and ask for the next action. A duel ends when a player has nobody left,
    and is broken off when it takes too long."""
    battle = journey.battle
    attacker, defender = battle.attacker, battle.defender
    if not journey.is_able(attacker):  # even if neither has anybody left
        journey.then(decide_duel, defender, 0)
        return
    if not journey.is_able(defender):
        journey.then(decide_duel, attacker, 0)
        return
    for seat in (attacker, defender):
        card = journey.fighter(seat)
        if card is None or not card.face.able():
            journey.then(duel_on)
            journey.then_for(seat, choose_fighter)
            return
    if battle.actions >= journey.world.actions:
        journey.say("The battle has gone on too long and is broken off.")
        journey.then(decide_duel, defender, 1)
        return
    battle.actions += 1
    journey.then(duel_on)
    journey.me = battle.actor
    if still_presses(journey, battle.actor):
        strike_once(journey)
    else:
        journey.ask(duel_action)
