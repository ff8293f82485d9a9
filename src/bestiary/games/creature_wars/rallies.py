"""Rallies: four of a kind in one hand raise each other.

A card in a Tribe Rally and in a Power Rally at once is in both. What it has had it keeps for good
and never gets twice: growing from +2 to +6 adds 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Card, bit
from bestiary.games.creature_wars.being import (
    NONE,
    POWERS,
    TRIBES,
    WITH_POWER,
    WITH_TRIBE,
    WITH_WITCHES,
    Being,
)
from bestiary.games.creature_wars.witches import SINFUL

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel
    from bestiary.games.creature_wars.editions import Edition

# The Rallies in force in a hand, as bits: one for each Tribe, each Power Type, and the witches.
FIRST_POWER: Final = 16
WITCHES: Final = 20


def check(duel: Duel, seat: i64) -> None:
    """Let the hand's Rallies form and grow, and tell it. Called whenever a hand has changed."""
    before = duel.in_force[seat]
    raised = enhance(duel, seat)
    formed = duel.in_force[seat] & ~before
    if formed or raised:
        announce(duel, seat, raised, formed)


def enhance(duel: Duel, seat: i64) -> list[Card[Being]]:
    """Give every card in a Rally its levels; those that rose, as they were before."""
    cards = duel.hands[seat].cards
    edition = duel.edition
    raised: list[Card[Being]] = []
    in_force: i64 = 0
    if len(cards) >= edition.rally_size:
        for i in range(len(cards)):
            card = cards[i]
            being = card.face
            joined = rallies_of(being, cards, edition)
            if joined != 0:
                in_force |= bits_of(being, joined)
                if joined & ~being.rallied:
                    raised.append(card)
                    cards[i] = card.with_face(rally(being, joined, edition))
    duel.in_force[seat] = in_force
    return raised


def rallies_of(being: Being, cards: list[Card[Being]], edition: Edition) -> i64:
    """What a card of this hand is rallied with now."""
    size: i64 = edition.rally_size
    if being.is_witch():
        if not edition.rally_witches:
            return 0
        witches: i64 = 0
        for other in cards:
            if other.face.is_witch():
                witches += 1
        return WITH_WITCHES if witches >= size else 0
    tribe: i64 = being.tribe
    power: i64 = being.power
    same_tribe: i64 = 0
    same_power: i64 = 0
    for other in cards:
        face = other.face
        if face.tribe == tribe:
            same_tribe += 1
        if face.power == power:
            same_power += 1
    joined: i64 = 0
    if same_tribe >= size and tribe != NONE:
        joined = WITH_TRIBE
    if same_power >= size and power != NONE:
        joined |= WITH_POWER
    return joined


def bits_of(being: Being, joined: i64) -> i64:
    """The Rallies a card is in, as bits of the hand's ``in_force``."""
    bits: i64 = 0
    if joined & WITH_TRIBE:
        bits |= 1 << being.tribe
    if joined & WITH_POWER:
        bits |= 1 << (FIRST_POWER + being.power)
    if joined & WITH_WITCHES:
        bits |= 1 << WITCHES
    return bits


def rally(being: Being, joined: i64, edition: Edition) -> Being:
    """The being with its new rally marks, raised to what is due."""
    due: i64 = edition.rally_bonus
    if joined == (WITH_TRIBE | WITH_POWER):
        due = edition.rally_double
    more: i64 = max(0, due - being.bonus)
    return being.raised(more, being.rallied | joined, being.bonus + more)


def missing(duel: Duel, seat: i64) -> bool:
    """Whether a card of the hand has not had a Rally it is in."""
    cards = duel.hands[seat].cards
    return any(rallies_of(card.face, cards, duel.edition) & ~card.face.rallied for card in cards)


def announce(duel: Duel, seat: i64, raised: list[Card[Being]], formed: i64) -> None:
    """Tell what happened, and give what a first Witch Rally gives.

    That a Rally has formed, and of what, is told to all. Which cards rose is told to their
    holder; that a card joined a Rally that stood already is nobody else's business.
    """
    names = names_of(formed)
    duel.rallied[seat] += len(names)
    if duel.recording:
        for name in names:
            duel.record("announce", f"{name} Rally in {{your}} hand!", seat)
        for old in raised:
            new = duel.hands[seat].find(old.id)
            if new is not None:
                words = f"{old.face.notation()} → Lvl.{new.face.level}"
                duel.record("change", words, seat, [new], audience=bit(seat))
    if formed & (1 << WITCHES) and not duel.witch_rallied[seat]:
        duel.witch_rallied[seat] = True
        duel.gain_witch(
            seat,
            duel.edition.random_witch_of(SINFUL, duel.rng),
            "{Your} first Witch Rally calls a Sinful one: {cards}.",
        )


def names_of(bits: i64) -> list[str]:
    """The Rallies behind the bits, in words.

    >>> names_of(2 | 1 << FIRST_POWER)
    ['Wolf', 'Ancient']
    """
    if bits == 0:
        return []
    names = [tribe for t, tribe in enumerate(TRIBES) if bits & (1 << t)]
    names += [power for p, power in enumerate(POWERS) if bits & (1 << (FIRST_POWER + p))]
    return names + (["Witch"] if bits & (1 << WITCHES) else [])
