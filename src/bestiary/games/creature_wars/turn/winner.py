"""Who wins a fight."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card, bit
from bestiary.games.creature_wars.being import POWERS, Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.card import BY_POWER, LOSES, NO_FIGHT, TIES
from bestiary.games.creature_wars.lore.marks import is_doomed
from bestiary.games.creature_wars.lore.rule import ADDS_POWER, CARD, PREVAILS, RESCUES, REVERSES
from bestiary.games.creature_wars.turn.outcome import (
    NOBODY,
    NOT_FOUGHT,
    SCARED,
    Outcome,
    is_creature,
    is_witch,
)


def decide(duel: Duel, one: Card[Being], two: Card[Being], lucky: list[bool]) -> Outcome:
    """Decide a fight by the first of these rules that applies."""
    outcome = Outcome(one, two)
    if is_doomed(one) or is_doomed(two):
        lose(outcome, is_doomed(one), is_doomed(two))
        duel.record("announce", "Death takes the one it had marked.", 0)
        return outcome
    if not duel.edition.spells:
        return by_strength(duel, outcome, lucky)
    fate_1, fate_2 = one.face.lore.fate, two.face.lore.fate
    if fate_1 == BY_POWER and fate_2 == BY_POWER:
        return by_strength(duel, outcome, lucky)
    if fate_1 == NO_FIGHT or fate_2 == NO_FIGHT:
        outcome.how = NOT_FOUGHT
    elif fate_1 == TIES or fate_2 == TIES:
        outcome.how = SCARED
    else:
        lose(outcome, fate_1 == LOSES, fate_2 == LOSES)
    return outcome


def lose(outcome: Outcome, one: bool, two: bool) -> None:
    """Let one of the cards fall, or both."""
    outcome.fallen = (bit(0) if one else 0) | (bit(1) if two else 0)
    outcome.winner = NOBODY if one and two else (1 if one else 0)


def by_strength(duel: Duel, outcome: Outcome, lucky: list[bool]) -> Outcome:
    """The usual fight."""
    one, two = outcome.one, outcome.two
    if one is not None and two is not None:
        outcome.measured = True
        outcome.winner = by_power(duel, one, two, lucky)
        if outcome.winner != NOBODY:
            escaped = is_witch(outcome.card(outcome.winner))  # an escape hurts no creature
            if not (escaped and is_creature(outcome.card(1 - outcome.winner))):
                outcome.fallen = bit(1 - outcome.winner)
    return outcome


def by_power(duel: Duel, one: Card[Being], two: Card[Being], lucky: list[bool]) -> i64:
    """A card that is sure to win; otherwise the one with more power, or less if a rule says so."""
    a = power(duel, 0, one.face, two.face)
    b = power(duel, 1, two.face, one.face)
    if duel.recording:
        words = f"{{Your}} {a} power against {{foe's}} {b}{edge(one.face, two.face)}."
        duel.record("announce", words, 0, [one, two], other=1)
    lower_wins = False
    if duel.standing:
        sure = [lucky[0] or prevails(duel, one.face), lucky[1] or prevails(duel, two.face)]
        if sure[0] != sure[1]:
            return 0 if sure[0] else 1
        if not sure[0]:  # if both are sure to win, plain power decides
            lower_wins = is_reversed(duel, one.face, two.face)
    elif lucky[0] != lucky[1]:
        return 0 if lucky[0] else 1
    if a == b:
        return NOBODY
    return (0 if a < b else 1) if lower_wins else (0 if a > b else 1)


def power(duel: Duel, seat: i64, being: Being, against: Being) -> i64:
    """Base strength and level, the bonus if its type beats the other's, and standing rules."""
    strength: i64 = being.base + being.level
    if being.beats(against):
        strength += duel.edition.advantage
    if duel.standing:
        for hook in ADDS_POWER:
            if duel.in_effect(hook.rule, seat):
                strength += hook.run(duel, seat, being, against)
    return strength


def prevails(duel: Duel, being: Being) -> bool:
    """Whether a rule lets the being win every fight."""
    for hook in PREVAILS:
        if duel.in_effect(hook.rule, 0) and hook.run(being):
            return True
    return False


def is_reversed(duel: Duel, one: Being, two: Being) -> bool:
    """Whether lower power wins this fight."""
    for hook in REVERSES:
        if duel.in_effect(hook.rule, 0) and hook.run(one, two):
            return True
    return False


def edge(one: Being, two: Being) -> str:
    """Which type had the advantage, in brackets; empty if neither."""
    if one.beats(two):
        return f" ({POWERS[one.power]} beats {POWERS[two.power]})"
    return f" ({POWERS[two.power]} beats {POWERS[one.power]})" if two.beats(one) else ""


def second_chances(duel: Duel, outcome: Outcome, lucky: list[bool]) -> Outcome:
    """A rule may send another card for a player who is about to lose; then the fight is decided
    again."""
    seat = rescued(duel, outcome)
    while seat != NOBODY:
        duel.spend_ending_with(CARD, seat)  # those were for the card that was played
        lucky[seat] = False
        one, two = duel.played(0), duel.played(1)
        if one is not None and two is not None:
            measured = outcome.measured
            outcome = decide(duel, one, two, lucky)
            outcome.measured |= measured
        seat = rescued(duel, outcome)
    return outcome


def rescued(duel: Duel, outcome: Outcome) -> i64:
    """The player who was about to lose and now has another card in the duel."""
    if not outcome.was_fought():
        return NOBODY
    for seat in duel.order():
        if outcome.fell(seat):
            for hook in RESCUES:
                if duel.in_effect(hook.rule, seat) and hook.run(duel, seat):
                    return seat
    return NOBODY
