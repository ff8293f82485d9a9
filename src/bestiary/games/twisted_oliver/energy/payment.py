"""Paying a cost: from the pool, and by calling orbs for the rest.

Playing a card calls the orbs it needs by itself. Energy in the pool and energy that orbs could
give count alike: which kinds are spent depends on how flexible they are (counts.py); of one kind,
the pool is spent first. A player who would rather choose does so unit by unit (choice.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.engine.view.events import listed
from bestiary.games.twisted_oliver.design.card import OliverCard
from bestiary.games.twisted_oliver.design.marks import CALLED, is_called
from bestiary.games.twisted_oliver.design.texts import CALL
from bestiary.games.twisted_oliver.energy.counts import COUNT, notation, payment

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState


def supply(state: OliverState, seat: i64) -> list[int]:
    """The energy a player could have now: the pool, and what uncalled items would give."""
    have = state.pools[seat].copy()
    for card in state.items[seat].cards:
        if card.face.gives >= 0 and not is_called(card):
            have[card.face.gives] += int(card.face.yields)
    return have


def settle(state: OliverState, seat: i64, price: list[int], what: str) -> None:
    """Pay a price that can be paid: as chosen, or as usual."""
    if not any(price):
        return
    spent = state.chosen.copy()
    if not spent:
        spent = payment(supply(state, seat), price)
    state.chosen = []
    called: list[OliverCard] = []
    for kind in range(COUNT):
        if spent[kind] > state.pools[seat][kind]:
            called += call_for(state, seat, kind, spent[kind])
        state.pools[seat][kind] -= spent[kind]
    if state.recording:
        words = f"{{You}} pay{{s}} {notation(spent)}{what}"
        if called:
            state.record("mark", f"{words}, calling {counted(called)}.", int(seat), called)
        else:
            state.record("announce", words + ".", int(seat))


def counted(cards: list[OliverCard]) -> str:
    """ "2 Red Orb and Yellow Orb"."""
    names = [card.face.name for card in cards]
    numbers = [names.count(name) for name in names]
    told = [f"{n} {name}" if n > 1 else name for n, name in zip(numbers, names, strict=True)]
    return listed(list(dict.fromkeys(told)))


def call_for(state: OliverState, seat: i64, kind: int, amount: int) -> list[OliverCard]:
    """Call items until the pool has enough of a kind: those that give least first, and none that
    is not needed."""
    missing: i64 = amount - state.pools[seat][kind]
    chosen: list[OliverCard] = []
    for wanted in range(1, 10):
        for card in state.items[seat].cards:
            face = card.face
            if missing > 0 and face.gives == kind and face.yields == wanted:
                if not is_called(card):
                    chosen.append(card)
                    missing -= wanted
    called: list[OliverCard] = []
    for card in chosen:
        if missing + card.face.yields <= 0:  # the others give enough
            missing += card.face.yields
            continue
        called.append(state.change(card.with_mark(CALLED, 0)))
        state.noticed(CALL, seat, card)
        state.pools[seat][kind] += int(card.face.yields)
    return called
