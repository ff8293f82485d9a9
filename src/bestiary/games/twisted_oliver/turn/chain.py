"""The chain: what was played or declared, and the answers to it.

It has up to three links: what began it, one answer by the other player, and one answer to that by
the first player. The last link takes effect first (answers.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.texts import ON_ATTACK, ON_BATTLER, ON_ITEM, ON_SPELL
from bestiary.games.twisted_oliver.link import Link

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

# The stages of answering.
TRAPS: Final = 0
OTHER: Final = 1  # the other player may answer
FIRST: Final = 2  # the first player may answer that
DONE: Final = 3


def begin(state: OliverState, link: Link) -> None:
    """Add a link: something new that can be answered, or an answer."""
    state.chain = [*state.chain, link]
    state.answering = TRAPS if len(state.chain) == 1 else FIRST if len(state.chain) == 2 else DONE


def occasion_of(state: OliverState, link: Link) -> i64:
    """Which occasion a link is for traps and counters, as a bit; 0 if it cannot be answered."""
    if link.is_attack():
        return ON_ATTACK
    card = state.played_by(link.seat).find(link.card)
    if card is None:
        return 0
    if card.face.is_spell():
        return ON_SPELL
    return ON_BATTLER if card.face.is_battler() else ON_ITEM
