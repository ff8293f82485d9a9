"""Paying a cost: from the pool, and by calling orbs for the rest.

Playing a card calls the orbs it needs by itself. Energy in the pool and energy that orbs could
give count alike: which kinds are spent depends on how flexible they are (price.py); of one kind,
the pool is spent first. A player who would rather choose does so unit by unit (choice.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.engine import with_item
from bestiary.engine.view.events import listed
from bestiary.games.twisted_oliver.design.card import OliverCard
from bestiary.games.twisted_oliver.design.marks import CALLED, is_called
from bestiary.games.twisted_oliver.design.texts import CALL
from bestiary.games.twisted_oliver.energy.counts import COUNT, Amounts, notation
from bestiary.games.twisted_oliver.energy.price import Price, payment

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState


def supply(state: OliverState, seat: i64) -> Amounts:
    """The energy a player could have now: the pool, and what uncalled items would give."""
    have = Amounts(state.pools[seat])
    for card in state.items_of(seat).cards:
        if card.face.gives >= 0 and not is_called(card):
            have.add(card.face.gives, card.face.yields)
    return have


def settle(state: OliverState, seat: i64, price: Price, what: str) -> None:
    """Pay a price that can be paid: as chosen, or as usual."""
    if price.total == 0:
        return
    spent = state.chosen or payment(supply(state, seat), price)
    state.chosen = []
    called: list[OliverCard] = []
    pool = state.pools[seat].copy()
    for kind in range(COUNT):
        if spent[kind] > pool[kind]:
            for card in call_for(state, seat, kind, spent[kind] - pool[kind]):
                pool[kind] += int(card.face.yields)
                called.append(card)
        pool[kind] -= spent[kind]
    state.pools = with_item(state.pools, seat, pool)
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


def call_for(state: OliverState, seat: i64, kind: i64, missing: i64) -> list[OliverCard]:
    """Call items that give what is missing of a kind: those that give least first, and none that
    is not needed."""
    chosen: list[OliverCard] = []
    for wanted in range(1, 10):
        if missing <= 0:
            break
        for card in state.items_of(seat).cards:
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
        turned = card.with_mark(CALLED, 0)
        state.items_of(seat).replace(turned)
        called.append(turned)
        state.noticed(CALL, seat, card)
    return called
