"""Twisted-Oliver as everything outside this folder knows it."""

from __future__ import annotations

from typing import Any

from bestiary.engine import number
from bestiary.games.twisted_oliver import cards  # which enters them in the set
from bestiary.games.twisted_oliver.design.card import book
from bestiary.games.twisted_oliver.design.look import LOOK
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.games.twisted_oliver.worth import worth
from bestiary.games.twisted_oliver.zones import PLACES
from bestiary.trading import TradingGame

RULES_VERSION = 2

OPTIONS = [
    number("handicap", 3, 0, 20, "points that the player who does not begin has at the start"),
    number("turn_limit", 100, 1, 999, "turns of each player after which points decide"),
]


class TwistedOliver(TradingGame):
    def __init__(self) -> None:
        super().__init__(
            RACK,
            OliverState,
            book,
            PLACES,
            LOOK,
            name="twisted-oliver",
            title="Twisted-Oliver",
            blurb="Call orbs for energy, send battlers out, and collect thirty points.",
            version=RULES_VERSION,
            options=OPTIONS,
        )
        self.sets = cards

    def worth(self, state: Any, seat: int) -> float:
        """Points decide; battlers and orbs are the points they will still bring."""
        return worth(state, seat)


GAME = TwistedOliver()
