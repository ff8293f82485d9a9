"""The game's rulebook of steps, questions and marks, and the marks themselves.

All marks are public; those of a battle end with it, or when their creature comes back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Card, Mark, Rulebook
from bestiary.games.creature_adventures.creatures.creature import Creature

if TYPE_CHECKING:
    from bestiary.games.creature_adventures.journey import Journey

book: Rulebook[Journey, Creature] = Rulebook("creature-adventures")

FIGHTS: Final = book.mark("fights", "fights")
MEDITATES: Final = book.mark("meditates", "attack raised by")
BRACES: Final = book.mark("braces", "defence raised by")
DODGES: Final = book.mark("dodges", "dodges the next strike")
VENOM: Final = book.mark("venom", "poisoned")  # its value: the number of the action that caused it
PEACE: Final = book.mark("inner-peace", "Inner Peace")  # stays after the battle


def after_battle(card: Card[Creature]) -> Card[Creature]:
    """The creature without the marks of a battle."""
    if not card.marks:
        return card
    kept: list[Mark[Creature]] = [mark for mark in card.marks if mark.kind is PEACE]
    return card.with_marks(kept)
