"""Twisted-Oliver: call orbs for energy, send battlers out, and collect thirty points."""

from bestiary.games.twisted_oliver.game import GAME

__all__ = ["GAME"]
