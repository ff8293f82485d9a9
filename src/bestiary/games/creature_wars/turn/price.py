"""What a lost duel costs."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.marks import DEAR
from bestiary.games.creature_wars.lore.rule import ADDS_COST, RAISES_STAKES, TIMES_COST, WAIVES
from bestiary.games.creature_wars.turn.outcome import NOBODY, Outcome


def pay(duel: Duel, outcome: Outcome) -> None:
    """Let the losers pay, initiative first."""
    if duel.edition.spells and outcome.was_fought():
        for seat in duel.order():
            swap_fighter(duel, outcome, seat)
    one, two = outcome.one, outcome.two
    stakes: i64 = 0
    if duel.standing:
        winning = None if outcome.winner == NOBODY else (one if outcome.winner == 0 else two)
        for hook in RAISES_STAKES:
            if duel.in_effect(hook.rule, 0):
                stakes += hook.run(duel, winning)
    for seat in duel.order():
        card = outcome.card(seat)
        if outcome.fell(seat) and card is not None:
            more = stakes
            winner = two if seat == 0 else one
            if winner is not None and outcome.winner == 1 - seat:
                exacts = winner.face.lore.exacts_hook
                if exacts is not None:
                    more += exacts(duel)
            charge(duel, seat, card, price(card.face), more)


def swap_fighter(duel: Duel, outcome: Outcome, seat: i64) -> None:
    """After the fight, a card may have another one of its hand take its place. From then on that
    one is the card that fought, for everything that follows."""
    card = outcome.card(seat)
    hook = None if card is None else card.face.lore.fought_hook
    if hook is not None:
        hook(duel, seat)
        if seat == 0:
            outcome.one = duel.played(0)
        else:
            outcome.two = duel.played(1)


def price(being: Being) -> i64:
    """What losing a card costs: its base strength, or what replaces that."""
    return being.detail if being.is_creature() and being.detail >= 0 else being.base


def charge(duel: Duel, seat: i64, card: Card[Being] | None, cost: i64, more: i64) -> None:
    """Pay for a lost duel: the price, what is added, what multiplies it, then what the card's own
    text does to it. A rule may waive all of it, and as damage it may still be softened."""
    cost += more
    if duel.standing:
        for adding in ADDS_COST:
            if duel.in_effect(adding.rule, seat):
                cost += adding.run(duel, seat)
        for times in TIMES_COST:
            if duel.in_effect(times.rule, seat):
                cost *= times.run(duel, seat, card)
    if card is not None:
        if card.marks and card.mark(DEAR) >= 0:
            cost *= card.mark(DEAR)
        own = card.face.lore.costs_hook
        if own is not None:
            cost = own(duel, seat, cost)
        if card.face.is_creature():
            duel.slain = [*duel.slain, int(card.id)]
            if duel.standing and is_waived(duel, seat, card):
                return
    before = duel.hp[seat]
    duel.hit(seat, cost, "for the lost duel")
    duel.toll[seat] += before - duel.hp[seat]


def is_waived(duel: Duel, seat: i64, slain: Card[Being]) -> bool:
    """Whether a rule lets the player pay nothing for the slain creature."""
    for hook in WAIVES:
        if duel.in_effect(hook.rule, seat) and hook.run(duel, seat, slain):
            return True
    return False
