"""Texts: what a card does, and when.

    enters(draw(1))                             "When it enters: draw a card."
    attacks(theirs(most=1), tap(IT))            "When it attacks: you may tap an enemy creature ..."
    below(draw(1))                              "When a creature is played on it: draw a card."
    cast(theirs(tapped=WHEN_TAPPED), destroy(IT))   "Destroy a tapped enemy creature."

A player can use each text of a card, by name, once a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.games.hiddenzone.design.card import CIVILIZATIONS
from bestiary.trading import Clauses, Condition, Text, TextMoment

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState


class HiddenzoneText(Text):
    def that(self) -> str:
        if self.moment is CAST:
            return "the attacker"
        return "that creature" if self.moment is BELOW else "the other creature of the battle"


class HiddenzoneMoment(TextMoment):
    def text(self, *parts: object) -> Text:
        return HiddenzoneText(self, Clauses(parts))


# An equipment enters when it is equipped, and after that its texts are about its bearer.
CAST: Final = HiddenzoneMoment("", done=True)
ENTERS: Final = HiddenzoneMoment("When {this} enters: ")  # played, evolved, ambushing
EMERGES: Final = HiddenzoneMoment("When {this} comes out of hiding: ")  # after it has entered
BELOW: Final = HiddenzoneMoment("When a creature is played on {this}: ")
ATTACKS: Final = HiddenzoneMoment("When {this} attacks: ")
BLOCKS: Final = HiddenzoneMoment("When {this} blocks: ")
SLAYS: Final = HiddenzoneMoment("When {this} destroys a creature in battle: ")
HITS: Final = HiddenzoneMoment("When {this} hits the other player: ")  # its attack takes life
FALLS: Final = HiddenzoneMoment("When {this} is destroyed: ")
WAKES: Final = HiddenzoneMoment("At the start of your turn: ")
RESTS: Final = HiddenzoneMoment("At the end of your turn: ")
SETS: Final = HiddenzoneMoment("When you set a card down: ")
TAPS: Final = HiddenzoneMoment("Tap {this}: ", done=True)  # in the main phase, to use it

# How cards write them.
cast = CAST.text
enters = ENTERS.text
emerges = EMERGES.text
below = BELOW.text
attacks = ATTACKS.text
blocks = BLOCKS.text
slays = SLAYS.text
hits = HITS.text
falls = FALLS.text
wakes = WAKES.text
rests = RESTS.text
sets = SETS.text
taps = TAPS.text


class LowLife(Condition):
    """That you have at most this much life."""

    def __init__(self, life: i64) -> None:
        self.life = life

    def holds(self, state: HiddenzoneState, seat: i64, source: i64) -> bool:
        return state.life[seat] <= self.life

    def words(self) -> str:
        return f"you have {self.life} life or less"


def low_life(life: int) -> Condition:
    return LowLife(life)


class Mixed(Condition):
    """That your creatures are of at least this many civilizations."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def holds(self, state: HiddenzoneState, seat: i64, source: i64) -> bool:
        together: i64 = 0
        for card in state.battlezone(seat).cards:
            together |= card.face.civilizations
        return sum(1 for i in range(len(CIVILIZATIONS)) if together & (1 << i)) >= self.count

    def words(self) -> str:
        return f"you have creatures of {self.count} or more civilizations"


def mixed(count: int) -> Condition:
    return Mixed(count)
