"""Players that see what a person would see."""

from bestiary.bots.greedy import Advice, Greedy
from bestiary.bots.roster import Bot, bot_seed, make, names
from bestiary.bots.sight import Sight

__all__ = ["Advice", "Bot", "Greedy", "Sight", "bot_seed", "make", "names"]
