"""Watching a game as it is played, and turning it into rows."""

from bestiary.lab.observe.observer import Observer

__all__ = ["Observer"]
