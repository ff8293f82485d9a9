"""Lesser witches, students of the art, levels 1 to 3."""

from bestiary.games.creature_wars.witches.lesser import fates, spells

__all__ = ["fates", "spells"]
