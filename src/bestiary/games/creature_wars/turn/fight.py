"""The fight: two cards meet, somebody pays, and the cards go where they belong."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card, bit
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.marks import is_doomed
from bestiary.games.creature_wars.lore.rule import CARD, FAVOURS, FIGHT
from bestiary.games.creature_wars.state import LastDuel
from bestiary.games.creature_wars.turn.outcome import (
    NOBODY,
    NOT_FOUGHT,
    POWER,
    SCARED,
    Outcome,
    is_creature,
    is_witch,
)
from bestiary.games.creature_wars.turn.price import charge, pay, price
from bestiary.games.creature_wars.turn.winner import decide, second_chances

NOBODY_IS_LUCKY: Final = [False, False]  # never changed: only rules make somebody lucky


def fight(duel: Duel) -> Outcome:
    """4. A whole fight, up to where the cards go afterwards."""
    one = duel.played(0)
    two = duel.played(1)
    if one is None and two is None:
        duel.record("announce", "Nobody came: there is no duel.")
        return Outcome(None, None)
    lucky = [is_favoured(duel, 0), is_favoured(duel, 1)] if duel.standing else NOBODY_IS_LUCKY
    if one is None or two is None:
        return against_a_pass(duel, 0 if two is None else 1)
    outcome = decide(duel, one, two, lucky)
    if duel.standing:
        outcome = second_chances(duel, outcome, lucky)
        duel.spend_ending_with(CARD, 0)
        duel.spend_ending_with(CARD, 1)
        if outcome.measured:
            duel.spend_ending_with(FIGHT, 0)
    announce(duel, outcome)
    pay(duel, outcome)
    clear_the_field(duel, outcome)
    return outcome


def is_favoured(duel: Duel, seat: i64) -> bool:
    """Whether a rule makes the card a player sent sure to win; it is used up here."""
    card = duel.played(seat)
    if duel.standing and card is not None:
        for hook in FAVOURS:
            if duel.in_effect(hook.rule, seat) and hook.run(duel, seat, card):
                return True
    return False


def announce(duel: Duel, outcome: Outcome) -> None:
    """Announce how the duel went, and record wins and losses."""
    if outcome.how == SCARED:
        duel.record("announce", "Nobody cares to fight: a tie.")
        outcome.tied = True
        duel.remember(outcome)
        return
    for seat in duel.order():
        card = outcome.card(seat)
        if card is not None and card.face.is_witch():
            if not outcome.fell(seat):
                outcome.escaped |= bit(seat)
            if duel.recording:
                words = "{cards} escapes." if outcome.fled(seat) else "{cards} dies."
                duel.record("announce", words, seat, [card])
    if outcome.winner != NOBODY and outcome.fled(outcome.winner):
        if not is_witch(outcome.card(1 - outcome.winner)):
            outcome.winner = NOBODY  # escaping from a creature does not win the duel
    if outcome.how == NOT_FOUGHT:
        return
    for seat in range(2):
        if outcome.fell(seat):
            duel.lost[seat] += 1
    if outcome.winner != NOBODY:
        if duel.recording and is_creature(outcome.card(1 - outcome.winner)):
            duel.record("announce", "{You} win{s} the duel.", outcome.winner)
    elif outcome.fallen == 0 and outcome.escaped == 0:
        outcome.tied = True
        duel.record("announce", "Equal power: a tie.")
    duel.remember(outcome)


def clear_the_field(duel: Duel, outcome: Outcome) -> None:
    """Discard the cards, spend them, or return them to hand."""
    creatures = is_creature(outcome.one) and is_creature(outcome.two)
    tied = creatures and outcome.how == POWER and outcome.fallen == 0
    for seat in duel.order():
        card = outcome.card(seat)
        if card is None:
            continue
        if card.face.lore.vanishes:
            duel.vanish_played(seat)
        elif tied and (duel.edition.mayhem or duel.deck.cards):
            duel.return_played(seat, duel.edition.cooldown)
        elif outcome.how == SCARED or creatures or not is_creature(card) or outcome.fell(seat):
            duel.discard_played(seat, outcome.fell(seat))
        else:
            send_back(duel, seat, outcome.card(1 - seat))
    note_duel(duel, outcome)


def send_back(duel: Duel, seat: i64, other: Card[Being] | None) -> None:
    """Return a creature that has not fallen to hand, in whatever way the card it met decides."""
    hook = None if other is None else other.face.lore.met_hook
    if hook is not None:
        hook(duel, seat)
    else:
        duel.return_played(seat)


def note_duel(duel: Duel, outcome: Outcome) -> None:
    """Remember the cards and the price of this duel for those that refer to the last one."""
    one, two = outcome.one, outcome.two
    id_1: i64 = 0 if one is None else one.id
    id_2: i64 = 0 if two is None else two.id
    duel.previous = LastDuel(id_1, id_2, duel.toll[0], duel.toll[1])


def against_a_pass(duel: Duel, seat: i64) -> Outcome:
    """A creature hits the Empire that sent nobody, which loses the duel; a witch escapes."""
    card = duel.played(seat)
    outcome = Outcome(card, None) if seat == 0 else Outcome(None, card)
    if card is None:
        return outcome
    if is_doomed(card):
        duel.record("announce", "Death takes {cards}.", seat, [card])
        outcome.fallen |= bit(seat)
        duel.lost[seat] += 1
        duel.remember(outcome)
        charge(duel, seat, card, price(card.face), 0)
    elif card.face.is_creature():
        duel.record("announce", "Nobody meets {cards}.", seat, [card])
        outcome.passed = 1 - seat
        duel.lost[1 - seat] += 1
        duel.remember(outcome)
        charge(duel, 1 - seat, None, card.face.base, 0)
    elif card.face.is_witch():
        duel.record("announce", "{cards} escapes.", seat, [card])
        outcome.escaped |= bit(seat)
    if card.face.lore.vanishes:
        duel.vanish_played(seat)
    else:
        duel.discard_played(seat, outcome.fell(seat))
    if duel.standing:
        duel.spend_ending_with(CARD, seat)
    note_duel(duel, outcome)
    return outcome
