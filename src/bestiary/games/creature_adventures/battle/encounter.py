"""Battles with the game's own creatures: wild ones, Thieves, Warlords, the Colosseum.

What a foe does of its own accord is in foe_turn. Several foes come one after another.
"""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.creature_adventures.battle.actions import foe_action, strike_once
from bestiary.games.creature_adventures.battle.against_foe import lose, win
from bestiary.games.creature_adventures.battle.fighter import choose_fighter
from bestiary.games.creature_adventures.battle.foe_turn import face_foe
from bestiary.games.creature_adventures.battle.press import still_presses
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.records import NONE, THIEVERY, WILD_ONE
from bestiary.games.creature_adventures.rulebook import book


def begin(journey: Journey, kind: i64) -> None:
    """Begin a battle with the foes in the way."""
    journey.battle.kind = kind
    journey.then(fight_on)


def bring(journey: Journey, faces: list[Creature]) -> None:
    """Put some of the game's own creatures in the way."""
    for face in faces:
        card = journey.make(face, journey.foes)
        words = f"{face.species.name} comes forward: attack {face.attack()}, {face.hp} HP."
        journey.record("make", words, cards=[card], target="foes")


@book.step
def fight_on(journey: Journey) -> None:
    """Replace the fallen and ask for the next action. A player with nobody left has lost, even if
    the last foe fell as well; with no foe left the player has won."""
    seat = journey.me
    clear_fallen_foe(journey)
    if not journey.is_able(seat):
        lose(journey)
        return
    if not journey.foes.cards:
        win(journey)
        return
    card = journey.fighter(seat)
    if card is None or not card.face.able():
        journey.then(fight_on)
        journey.then(choose_fighter)
        return
    battle = journey.battle
    if battle.coming == 0:
        journey.then(fight_on)
        face_foe(journey, seat)
        return
    if battle.actions >= journey.world.actions:
        break_off(journey)
        return
    battle.actions += 1
    journey.then(fight_on)
    if still_presses(journey, seat):
        strike_once(journey)
    else:
        journey.ask(foe_action)


def clear_fallen_foe(journey: Journey) -> None:
    foe = journey.foe()
    if foe is None or foe.face.able():
        return
    battle = journey.battle
    battle.coming = 0  # the next one is still to be faced
    journey.foes.remove(foe.id)
    if battle.kind == WILD_ONE:
        journey.gone.add(foe.with_marks([]))
        journey.record("move", "", cards=[foe], source="foes", target="gone")
    else:
        journey.record("vanish", "", cards=[foe], source="foes")
    if battle.kind == THIEVERY:  # each thief is a battle of its own
        battle.meditated = NONE
        battle.guarded = NONE
        battle.slipped = NONE
        battle.actions = 0


def break_off(journey: Journey) -> None:
    """End a battle that takes too long: a wild creature leaves, any other foe has won."""
    journey.say("The battle has gone on too long and is broken off.")
    if journey.battle.kind == WILD_ONE:
        journey.dismiss_foes()
        journey.clear_battle()
    else:
        lose(journey)
