"""Every witch of Creature Wars, by tier."""

from bestiary.games.creature_wars.witches import lesser, sacred, sinful
from bestiary.games.creature_wars.witches.roster import (
    LESSER,
    ROSTER,
    SACRED,
    SINFUL,
    TIERS,
    Witch,
    roster_of,
)

__all__ = [
    "LESSER",
    "ROSTER",
    "SACRED",
    "SINFUL",
    "TIERS",
    "Witch",
    "lesser",
    "roster_of",
    "sacred",
    "sinful",
]
