"""Fighting on: one choice for as many strikes as it takes until something changes."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.creature_adventures.battle.combat import FOE, attack_of, fighter_of
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.records import DUEL, NONE, WILD_ONE
from bestiary.games.creature_adventures.rulebook import DODGES


def begin_to_press(journey: Journey, seat: i64) -> None:
    journey.travellers[seat].pressed = how_things_stand(journey, seat)


def still_presses(journey: Journey, seat: i64) -> bool:
    """Whether the player fights on. Once things stand differently, the player is asked again."""
    player = journey.travellers[seat]
    if not player.pressed:
        return False
    if player.pressed == how_things_stand(journey, seat):
        return True
    player.pressed = NONE
    return False


def how_things_stand(journey: Journey, seat: i64) -> list[int]:
    """What somebody who fights on would want to know about: who fights, whether the next blow can
    fell the creature in front, whether the other side is ready to dodge, and whether a wild
    creature is down to half its HP, so that it is time for the net. Whom another player sends in
    place of a fallen creature is no reason to stop, unless it is dangerous."""
    battle = journey.battle
    other = battle.opponent(seat) if battle.kind == DUEL else FOE
    mine, theirs = journey.fighter(seat), fighter_of(journey, other)
    if mine is None or theirs is None:
        return NONE
    danger = mine.face.hp <= attack_of(journey, other, theirs)
    dodges = other >= 0 and theirs.mark(DODGES) >= 0
    ripe = battle.kind == WILD_ONE and 2 * theirs.face.hp <= theirs.face.most()
    against = 0 if battle.kind == DUEL else theirs.id
    return [mine.id, against, int(danger), int(dodges), int(ripe)]
