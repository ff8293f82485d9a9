"""What the greedy bot makes of a written position."""

from typing import Any

from bestiary.bots import Greedy, Sight
from bestiary.engine import Rng
from tests.trading.table import TradingTable


def choice(table: TradingTable[Any, Any]) -> str:
    """What the greedy bot would do, as its label says it."""
    text = Greedy(Rng(1), guesses=4).choose(Sight(table.state, table.asked_seat()))
    return next(c.label for c in table.choices() if c.text == text)
