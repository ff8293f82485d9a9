"""Every witch of Creature Wars, by tier. Importing this adds them to the roster."""

from bestiary.games.creature_wars.lore.roster import number_witches
from bestiary.games.creature_wars.witches import lesser, sacred, sinful
from bestiary.games.creature_wars.witches.order import ORDER

number_witches(ORDER)

__all__ = ["lesser", "sacred", "sinful"]
