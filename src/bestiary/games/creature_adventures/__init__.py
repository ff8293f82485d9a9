"""Creature Adventures: a board, a deck of creatures to catch, three Sigils and an Emperor.

Read turn/ for what a player does and battle/ for how battles are fought. land/ has the boards, and
creatures/ the creatures. state.py explains how the State is layered.
"""

from bestiary.games.creature_adventures.game import GAME, CreatureAdventures

__all__ = ["GAME", "CreatureAdventures"]
