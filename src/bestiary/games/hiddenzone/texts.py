"""Texts: what a card does, and when.

    enters(draw(1))                             "When it enters: draw a card."
    attacks(theirs(most=1), tap(IT))            "When it attacks: you may tap an enemy creature ..."
    cast(theirs(tapped=TAPPED), destroy(IT))    "Destroy an enemy tapped creature."

A text hangs on a moment, may have a condition, may let its player choose one card, and is then a
few verbs. Each text of a name is used once a turn by a player. What a card does for as long as it
lies there is no Text but a flag or an aura: those are computed (see verbs.py for auras).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.games.hiddenzone.picks import Pick
from bestiary.games.hiddenzone.verbs import Verb

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.field import Field

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


class Condition:
    """That you have so many of something, or so little life."""

    def __init__(self, count: i64, pick: Pick | None, life: i64) -> None:
        self.count = count
        self.pick = pick
        self.life = life

    def holds(self, field: Field, seat: i64, source: i64) -> bool:
        if self.pick is None:
            return field.life[seat] <= self.life
        return len(self.pick.find(field, seat, source)) >= self.count

    def words(self) -> str:
        if self.pick is None:
            return f"if you have {self.life} life or less, "
        return f"if you have {self.count} or more {self.pick.noun(True)}{self.pick.tail()}, "


def at_least(count: int, pick: Pick) -> Condition:
    return Condition(count, pick, 0)


def low_life(life: int) -> Condition:
    return Condition(0, None, life)


class Text:
    """One text of a card."""

    def __init__(
        self, moment: i64, pick: Pick | None, condition: Condition | None, verbs: list[Verb]
    ) -> None:
        self.moment = moment
        self.pick = pick
        self.condition = condition
        self.verbs = verbs

    def words(self, this: str) -> str:
        """The text as it is printed; ``this`` is what the card calls itself."""
        it = "" if self.pick is None else self.pick.one()
        parts: list[str] = []
        for verb in self.verbs:
            said = verb.words().replace("{this}", this)
            if "{it}" in said:
                said = said.replace("{it}", it)
                it = "it"
            parts.append(said)
        sentence = " and ".join(parts)
        if self.pick is not None and self.moment not in (CAST, TAPS):
            sentence = "you may " + sentence
        if self.condition is not None:
            sentence = self.condition.words() + sentence
        opening = WHEN[self.moment].replace("{this}", this)
        if not opening:
            sentence = sentence[0].upper() + sentence[1:]
        return f"{opening}{sentence}."


def made(moment: int, parts: tuple[object, ...]) -> Text:
    """A text from its parts: a condition and a pick, where it has them, and its verbs."""
    chosen: Pick | None = None
    condition: Condition | None = None
    verbs: list[Verb] = []
    for part in parts:
        if isinstance(part, Pick):
            chosen = part
        elif isinstance(part, Condition):
            condition = part
        elif isinstance(part, Verb):
            verbs.append(part)
        else:
            raise TypeError(f"{part!r} is no part of a text")
    return Text(moment, chosen, condition, verbs)


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
