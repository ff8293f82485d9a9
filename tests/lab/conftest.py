"""Toss, the arena's game with known answers, serves the lab too."""

from tests.arena.conftest import toss

__all__ = ["toss"]
