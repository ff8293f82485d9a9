"""Cards, what lies on them, and the zones where they lie."""

from bestiary.engine.cards.card import (
    BACKSTAGE,
    EVERYBODY,
    NO_CARDS,
    NO_MARKS,
    NOBODY,
    Card,
    F,
    Face,
    Mark,
    MarkKind,
    bit,
)
from bestiary.engine.cards.printed import Printed, icon_fault, know_icons
from bestiary.engine.cards.zone import Place, Zone, aside, hand, open_pile, pile, row

__all__ = [
    "BACKSTAGE",
    "EVERYBODY",
    "NOBODY",
    "NO_CARDS",
    "NO_MARKS",
    "Card",
    "F",
    "Face",
    "Mark",
    "MarkKind",
    "Place",
    "Printed",
    "Zone",
    "aside",
    "bit",
    "hand",
    "icon_fault",
    "know_icons",
    "open_pile",
    "pile",
    "row",
]
