"""Positions made from a grammar: most of them are accepted, and stranger than any game."""

from functools import cache
from random import Random
from typing import Final

import bestiary
from bestiary.engine import BadPosition

ZONES: Final = {
    "hiddenzone": ("hand", "battlezone", "hiddenzone", "graveyard", "deck"),
    "twisted-oliver": ("hand", "battlers", "items", "spells", "traps", "discard", "deck"),
}
ANY_CARD: Final = ("hand", "hiddenzone", "graveyard", "discard", "deck")
BRACKETS: Final = {
    "hiddenzone": ("(tapped)", "(+9999/-9999)", "(-9999/+9999)", "(+0/+0)"),
    "twisted-oliver": ("(called)", "(hurt 999)", "(bounty 999)", "(+999:-999/+999)"),
}
JOINS: Final = {"hiddenzone": (" on ", " with "), "twisted-oliver": (" with ", " under ", " and ")}
COUNTS: Final = ("", "", "", "", "2 ", "12 ")
ENERGY: Final = "99R99O99Y99G99B99V99W99L99C"


def made_position(name: str, dice: Random) -> str:
    """A position of cards that there are, in zones where they can lie; it need not be right."""
    lines = [f"turn: {dice.choice((1, 2, 50, 9999))}", f"active: player {dice.randint(1, 2)}"]
    for seat in (1, 2):
        lines.append(f"player {seat}: {dice.choice((1, 5, 29))}")
        if name == "twisted-oliver" and dice.random() < 0.5:
            lines.append(f"  energy: {ENERGY}")
        for zone in ZONES[name]:
            if dice.random() < 0.6:
                cards = [made_card(name, zone, dice) for _ in range(dice.choice((1, 1, 2, 5)))]
                lines.append(f"  {zone}: {', '.join(cards)}")
    return "\n".join(lines) + "\n"


def made_card(name: str, zone: str, dice: Random) -> str:
    card = dice.choice(COUNTS) + dice.choice(fitting(name, zone))
    if zone in ("battlezone", "battlers") and dice.random() < 0.05:
        card += dice.choice(JOINS[name]) + dice.choice(fitting(name, "hand"))
    if zone in ("battlezone", "battlers", "items") and dice.random() < 0.4:
        card += " " + dice.choice(BRACKETS[name])
    return card


@cache
def fitting(name: str, zone: str) -> list[str]:
    """The cards that a zone takes, found out by trying."""
    box = bestiary.game(name).decks()
    assert box is not None
    ids = [card["id"] for card in box.cards()]
    return ids if zone in ANY_CARD else [id for id in ids if is_taken(name, zone, id)]


def is_taken(name: str, zone: str, id: str) -> bool:
    try:
        bestiary.game(name).new(1, options={"position": f"player 1:\n  {zone}: {id}\n"})
    except BadPosition:
        return False
    return True
