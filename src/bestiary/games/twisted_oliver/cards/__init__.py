"""The launch set, with a file for each kind of energy, and the cards of the original."""

from bestiary.games.twisted_oliver.cards import (
    black,
    blue,
    clear,
    green,
    orange,
    original,
    purple,
    red,
    white,
    yellow,
)
from bestiary.games.twisted_oliver.design.card import SET

SET.sort()

__all__ = [
    "SET",
    "black",
    "blue",
    "clear",
    "green",
    "orange",
    "original",
    "purple",
    "red",
    "white",
    "yellow",
]
