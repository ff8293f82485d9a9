"""Creature Wars: two Empires, one deck of creatures and witches, a duel each turn."""

from bestiary.games.creature_wars.game import GAME, CreatureWars

__all__ = ["GAME", "CreatureWars"]
