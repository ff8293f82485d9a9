"""Two at a table, by the words that tests have for them."""

from typing import Any, Final

from bestiary.engine import State

SEATS: Final = {"me": 0, "foe": 1}


def winner(state: State[Any]) -> str:
    """Who has won: "me", "foe", "nobody" after a draw, "" while the game goes on."""
    result = state.result()
    return "" if result is None else {1.0: "me", 0.0: "foe", 0.5: "nobody"}[result[0]]
