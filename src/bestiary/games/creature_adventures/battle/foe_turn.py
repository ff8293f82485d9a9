"""What a foe does of its own accord: it strikes after every second action of the player's.

In between it bides its time, unless its nature says otherwise: those of the Warlords and of the
Colosseum meditate, and so does a regal one; an evasive one dodges; a mender heals. The player
always knows what is coming, and can brace, dodge or switch before it does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_adventures.battle import combat
from bestiary.games.creature_adventures.battle.combat import FOE
from bestiary.games.creature_adventures.creatures.abilities import EVASIVE, MENDER, REGAL, SWIFT
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.creatures.roster import FOE as NEVER_CAUGHT
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.land.tiles import SPEED
from bestiary.games.creature_adventures.rulebook import DODGES, MEDITATES

EVERY: Final = 2  # the foe strikes after every second action


def face_foe(journey: Journey, seat: i64) -> None:
    """Before the first action against a foe. A swift one strikes at once, unless the player is as
    quick; the Sigil of Speed gives the player one more action before a battle's first strike."""
    battle = journey.battle
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None:
        return
    battle.coming = EVERY
    if journey.holds(seat, SPEED):
        if battle.actions == 0:
            battle.coming += 1
            journey.say("The Sigil of Speed: {you} act{s} once more before the first strike.", seat)
    elif foe.face.has(SWIFT) and not mine.face.has(SWIFT):
        journey.say(f"{foe.face.species.name} is swift and strikes first.")
        strike(journey, seat, foe)


def respond(journey: Journey, seat: i64) -> None:
    """The foe's answer to an action, as long as both can still fight."""
    battle = journey.battle
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None or not mine.face.able() or not foe.face.able():
        return
    battle.coming -= 1
    if battle.coming > 0:
        prepare(journey, foe)
    else:
        battle.coming = EVERY
        strike(journey, seat, foe)


def strike(journey: Journey, seat: i64, foe: Card[Creature]) -> None:
    """On the table of battles between players, so defence and dodging help."""
    combat.strike_guarded(journey, FOE, seat)
    after = journey.foe()
    if after is not None and after.id == foe.id and after.mark(MEDITATES) >= 0:
        journey.change(after.without_mark(MEDITATES))


def prepare(journey: Journey, foe: Card[Creature]) -> None:
    """What the foe does while it does not strike."""
    face = foe.face
    if face.species.tier == NEVER_CAUGHT or face.has(REGAL):
        combat.meditate_with(journey, FOE, foe)
    elif face.has(EVASIVE):
        if foe.mark(DODGES) < 0:
            combat.dodge_with(journey, FOE, foe)
    elif face.has(MENDER):
        journey.heal(FOE, foe, 1, " by mending")
