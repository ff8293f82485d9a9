"""Hiddenzone: evolve creatures, set cards face down, and take the other player's life."""

from bestiary.games.hiddenzone.game import GAME

__all__ = ["GAME"]
