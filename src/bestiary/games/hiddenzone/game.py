"""Hiddenzone as everything outside this folder knows it."""

from __future__ import annotations

from typing import Any

from bestiary.engine import number
from bestiary.games.hiddenzone import cards  # which enters them in the set
from bestiary.games.hiddenzone.design.card import book
from bestiary.games.hiddenzone.design.look import LOOK
from bestiary.games.hiddenzone.rack import RACK
from bestiary.games.hiddenzone.state import HiddenzoneState
from bestiary.games.hiddenzone.worth import worth
from bestiary.games.hiddenzone.zones import PLACES
from bestiary.trading import TradingGame

RULES_VERSION = 2

OPTIONS = [
    number("handicap", 300, 0, 1900, "life that the player who begins has less at the start"),
    number("turn_limit", 100, 1, 999, "turns of each player after which life decides"),
]


class Hiddenzone(TradingGame):
    def __init__(self) -> None:
        super().__init__(
            RACK,
            HiddenzoneState,
            book,
            PLACES,
            LOOK,
            name="hiddenzone",
            title="Hiddenzone",
            blurb="Evolve creatures, set cards face down, and take the other player's life.",
            version=RULES_VERSION,
            options=OPTIONS,
        )
        self.sets = cards

    def worth(self, state: Any, seat: int) -> float:
        """Life decides; creatures are the life they will still take and save."""
        return worth(state, seat)


GAME = Hiddenzone()
