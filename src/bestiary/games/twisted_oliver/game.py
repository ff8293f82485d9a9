"""Twisted-Oliver as the rest of the program knows it."""

from __future__ import annotations

from bestiary.engine import number
from bestiary.games.twisted_oliver.design.card import book
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.games.twisted_oliver.worth import WEIGHTS
from bestiary.games.twisted_oliver.zones import PLACES
from bestiary.trading import TradingGame

GAME = TradingGame(
    "Twisted-Oliver",
    "Call orbs for energy, send battlers out, and collect thirty points.",
    version=5,  # of the rules
    rack=RACK,
    state=OliverState,
    rulebook=book,
    places=PLACES,
    weights=WEIGHTS,
    handicap=number("handicap", 0, 0, 20, "points the second player starts with"),
    decides="points decide",
    minutes=25,
    difficulty=3,
)
