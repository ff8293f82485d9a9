"""Sacred witches, the honoured ones, levels 4 to 6, with a file for each thing they like to do."""

from bestiary.games.creature_wars.witches.sacred import (
    arrivals,
    curses,
    decrees,
    farewells,
    fights,
    forms,
    hands,
    history,
    jugband,
    prices,
    summons,
    trades,
)

__all__ = [
    "arrivals",
    "curses",
    "decrees",
    "farewells",
    "fights",
    "forms",
    "hands",
    "history",
    "jugband",
    "prices",
    "summons",
    "trades",
]
