"""The rulebook of steps and questions that all trading card games share.

Each game's own rulebook includes it, so a step has the same name in every game's saves. A game says
in its State what it does in these steps (state.py, "What a game provides").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Rulebook
from bestiary.trading.card import TradingCard

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState

shared: Rulebook[TradingState[TradingCard], TradingCard] = Rulebook("trading cards")
