"""Creature Adventures: a board, a deck of creatures to catch, three Sigils and an Emperor."""

from bestiary.games.creature_adventures.game import GAME, CreatureAdventures

__all__ = ["GAME", "CreatureAdventures"]
