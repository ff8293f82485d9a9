"""The verbs that every trading card game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiary.trading.effects.verbs import Verbs

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState

SHARED_VERBS: Verbs[TradingState[Any], Any] = Verbs()

bounce = SHARED_VERBS.on_card(
    "return {} to its owner's hand",
    lambda state, card: state.return_to_hand(card),
    said_of_all="return {} to their owners' hands",
)
take = SHARED_VERBS.on_card("take {} into your hand", lambda state, card: state.take(card))
spy = SHARED_VERBS.on_card("look at {}", lambda state, card: state.spy(card))
draw = SHARED_VERBS.by_number(
    "draw {} cards", lambda state, count: state.draw(state.me, count), said_of_one="draw a card"
)
mill = SHARED_VERBS.by_number(
    "discard the top {} cards of the other deck",
    lambda state, count: state.mill(1 - state.me, count),
    said_of_one="discard the top card of the other deck",
)
rob = SHARED_VERBS.by_number(
    "the other player discards {} random cards",
    lambda state, count: state.discard_random(1 - state.me, count),
    said_of_one="the other player discards a random card",
)
