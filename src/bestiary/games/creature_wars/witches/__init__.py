"""Every witch of Creature Wars, by tier. Importing this enters them in the roster."""

from bestiary.games.creature_wars.witches import lesser, sacred, sinful

__all__ = ["lesser", "sacred", "sinful"]
