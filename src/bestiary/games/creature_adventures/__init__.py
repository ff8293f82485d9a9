"""Creature Adventures: a board, a deck of creatures to catch, three Sigils and an Emperor.

Read turn/ for what a player does and battle/ for how that is fought out, on the land/ and with the
creatures/. state.py explains how the State is layered.
"""

from bestiary.games.creature_adventures.game import GAME, CreatureAdventures

__all__ = ["GAME", "CreatureAdventures"]
