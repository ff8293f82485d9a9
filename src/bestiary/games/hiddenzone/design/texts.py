"""Texts: what a card does, and when.

    enters(draw(1))                             "When it enters: draw a card."
    attacks(theirs(most=1), tap(IT))            "When it attacks: you may tap an enemy creature ..."
    cast(theirs(tapped=TAPPED), destroy(IT))    "Destroy a tapped enemy creature."

Each text of a name is used once a turn by a player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.trading import Clauses, Condition, Text, at_least

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

__all__ = [
    "at_least",
    "attacks",
    "blocks",
    "cast",
    "enters",
    "falls",
    "hits",
    "low_life",
    "rests",
    "slays",
    "taps",
    "wakes",
]

CAST: Final = 0  # a spell is cast
ENTERS: Final = 1  # it is played, evolved or ambushes; an equipment is equipped
ATTACKS: Final = 2
BLOCKS: Final = 3
SLAYS: Final = 4  # it destroys a creature in battle
HITS: Final = 5  # its attack takes life off the other player
FALLS: Final = 6  # it is destroyed
WAKES: Final = 7  # the start of its player's turn
RESTS: Final = 8  # the end of its player's turn
TAPS: Final = 9  # its player taps it in the main phase to use it

WHEN: Final = (
    "",
    "When {this} enters: ",
    "When {this} attacks: ",
    "When {this} blocks: ",
    "When {this} destroys a creature in battle: ",
    "When {this} hits the other player: ",
    "When {this} is destroyed: ",
    "At the start of your turn: ",
    "At the end of your turn: ",
    "Tap {this}: ",
)


class LowLife(Condition):
    """That you have so little life."""

    def __init__(self, life: i64) -> None:
        self.life = life

    def holds(self, state: HiddenzoneState, seat: i64, source: i64) -> bool:
        return state.life[seat] <= self.life

    def words(self) -> str:
        return f"you have {self.life} life or less"


def low_life(life: int) -> Condition:
    return LowLife(life)


class HiddenzoneText(Text):
    def opening(self, this: str) -> str:
        return WHEN[self.moment].replace("{this}", this)

    def is_done(self) -> bool:
        return self.moment == CAST or self.moment == TAPS

    def that(self) -> str:
        return "the other creature of the battle"


def made(moment: int, parts: tuple[object, ...]) -> Text:
    found = Clauses(parts)
    return HiddenzoneText(moment, found.pick, found.condition, found.verbs)


def cast(*parts: object) -> Text:
    return made(CAST, parts)


def enters(*parts: object) -> Text:
    return made(ENTERS, parts)


def attacks(*parts: object) -> Text:
    return made(ATTACKS, parts)


def blocks(*parts: object) -> Text:
    return made(BLOCKS, parts)


def slays(*parts: object) -> Text:
    return made(SLAYS, parts)


def hits(*parts: object) -> Text:
    return made(HITS, parts)


def falls(*parts: object) -> Text:
    return made(FALLS, parts)


def wakes(*parts: object) -> Text:
    return made(WAKES, parts)


def rests(*parts: object) -> Text:
    return made(RESTS, parts)


def taps(*parts: object) -> Text:
    return made(TAPS, parts)
