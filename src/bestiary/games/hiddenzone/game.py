"""Hiddenzone as the rest of the program knows it."""

from __future__ import annotations

from bestiary.engine import number
from bestiary.games.hiddenzone.design.card import book
from bestiary.games.hiddenzone.rack import RACK
from bestiary.games.hiddenzone.state import HiddenzoneState
from bestiary.games.hiddenzone.worth import WEIGHTS
from bestiary.games.hiddenzone.zones import PLACES
from bestiary.trading import TradingGame

GAME = TradingGame(
    "Hiddenzone",
    "Evolve creatures, set cards face down, and take the other player's life.",
    version=5,  # of the rules
    rack=RACK,
    state=HiddenzoneState,
    rulebook=book,
    places=PLACES,
    weights=WEIGHTS,
    handicap=number("handicap", 300, 0, 1900, "how much less life the first player starts with"),
    decides="life decides",
    minutes=15,
    difficulty=2,
)
