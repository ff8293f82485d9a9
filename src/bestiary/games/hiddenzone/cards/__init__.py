"""The launch set: a file for each civilization, and one for cards that several can use."""

from bestiary.games.hiddenzone.cards import alliance, dawn, dusk, ember, grove, tide
from bestiary.games.hiddenzone.design.card import SET

SET.sort()

__all__ = ["SET", "alliance", "dawn", "dusk", "ember", "grove", "tide"]
