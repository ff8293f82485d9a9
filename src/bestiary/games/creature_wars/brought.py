"""The cards that witches bring: none of them is in the deck at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.games.creature_wars.being import (
    ANCIENT,
    CREATURE,
    FIRE,
    HOLY,
    HORSEMAN,
    NIGHTMARE,
    NONE,
    SKELETON,
    THING,
    Being,
)
from bestiary.games.creature_wars.lore import BY_POWER, LOSES, NO_FIGHT, TIES, Lore

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel

BROUGHT: Final = 100  # the origin of the first of them

TEMPLATES: list[Being] = []


def bring(
    name: str,
    text: str,
    level: int,
    base: int,
    kind: int = CREATURE,
    tribe: int = NONE,
    power: int = NONE,
    fate: int = BY_POWER,
) -> Lore:
    """Enter a card that a spell can bring."""
    key = name.lower().replace(" ", "-")
    origin = BROUGHT + len(TEMPLATES)
    TEMPLATES.append(Being(origin, kind, key, name, tribe, power, level, base))
    return Lore(key, name, text, fate)


def brought(lore: Lore) -> Being:
    """The card of that lore as it first comes."""
    for being in TEMPLATES:
        if being.key == lore.key:
            return being
    raise KeyError(lore.key)


WRAITH: Final = bring(
    "Wraith",
    "Deals 3 to your foe and vanishes. A creature it meets goes back to rest a turn.",
    0,
    0,
    THING,
    fate=NO_FIGHT,
)
CANNONBALL: Final = bring(
    "Cannonball",
    "Deals 5 to your foe and is spent. A creature it meets hits you, then goes back.",
    0,
    0,
    THING,
    fate=NO_FIGHT,
)
RAVEN: Final = bring(
    "Raven", "Cannot be played. Its holder takes 2 for each lost kin drawn or played.", 0, 0, THING
)
COAL: Final = bring("Coal", "Loses every fight, and costs nothing.", 0, 0, THING, fate=LOSES)
BUTTERFLY: Final = bring(
    "Primordial Butterfly", "If it ever wins a duel, the other Empire falls to 0 HP.", 1, 1
)
SCARECROW: Final = bring(
    "Scarecrow",
    "A duel with it is a tie and both cards are discarded. In hand: your Nightmares lose a level "
    "at the end of each turn.",
    1,
    3,
    fate=TIES,
)
CAMBION: Final = bring("Cambion", "Costs its Empire double when it loses.", 1, 0)
STAND_IN: Final = bring("Stand-In", "If it is slain, draw 2.", 1, 0)
SKELETOR: Final = bring(
    "Skeletor",
    "A Skeleton. After his fight another Skeleton of your hand takes his place, and he goes back.",
    9,
    7,
    tribe=SKELETON,
    power=ANCIENT,
)
GRINCH: Final = bring("Grinch", "While he is in hand, the cards you draw go into his sack.", 6, 5)
PESTILENCE: Final = bring(
    "Pestilence",
    "If it wins, the loser's creatures lose a level.",
    6,
    6,
    tribe=HORSEMAN,
    power=ANCIENT,
)
WAR: Final = bring("War", "If it wins, the loser takes 4 more.", 6, 6, tribe=HORSEMAN, power=FIRE)
FAMINE: Final = bring(
    "Famine",
    "If it wins, the loser discards 2 random cards.",
    6,
    6,
    tribe=HORSEMAN,
    power=NIGHTMARE,
)
DEATH: Final = bring(
    "Death", "If it wins, the loser's HP is halved.", 6, 6, tribe=HORSEMAN, power=HOLY
)


@WRAITH.casts
def wraith(duel: Duel) -> None:
    duel.hit(duel.foe, 3)


@CANNONBALL.casts
def cannonball(duel: Duel) -> None:
    duel.hit(duel.foe, 5)


@BUTTERFLY.wins
def butterfly(duel: Duel) -> None:
    duel.fall(duel.foe)


@SCARECROW.ends
def scarecrow(duel: Duel) -> None:
    nightmares = duel.of_power(duel.me, NIGHTMARE)
    duel.raise_levels(duel.me, nightmares, -1, "{Your} Nightmares fear the Scarecrow.")


@STAND_IN.dies
def stand_in(duel: Duel) -> None:
    duel.draw(duel.me, 2)


@PESTILENCE.wins
def pestilence(duel: Duel) -> None:
    duel.raise_levels(duel.foe, duel.creatures(duel.foe), -1, "Pestilence spreads in {your} hand.")


@FAMINE.wins
def famine(duel: Duel) -> None:
    duel.discard_random(duel.foe, 2)


@DEATH.wins
def death(duel: Duel) -> None:
    health = duel.hp[duel.foe]
    if health > 1:
        duel.hit(duel.foe, health // 2)
