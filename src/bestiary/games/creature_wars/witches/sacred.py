"""Sacred witches: for the moment in two files."""

from bestiary.games.creature_wars.witches import sacred_a, sacred_b

__all__ = ["sacred_a", "sacred_b"]
