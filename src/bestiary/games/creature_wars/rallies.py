"""Rallies: four of a kind in one hand raise each other.

A card can be in a Tribe Rally and a Power Rally at once. It keeps what a Rally gave it for good and
never gets it twice: growing from +2 to +6 adds 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Card, bit, with_item
from bestiary.games.creature_wars.being import (
    ALL_TRIBES,
    NONE,
    POWER_COUNTERS,
    POWERS,
    TRIBE_COUNTERS,
    WITCH_UNIT,
    WITH_POWER,
    WITH_TRIBE,
    WITH_WITCHES,
    Being,
)
from bestiary.games.creature_wars.lore.marks import WRAPPED
from bestiary.games.creature_wars.lore.roster import SINFUL

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel
    from bestiary.games.creature_wars.editions import Edition
    from bestiary.games.creature_wars.state import CreatureWarsState

# The Rallies in force in a hand, as bits: one for each Tribe, each Power Type, and the witches.
FIRST_POWER: Final = 16
WITCHES: Final = 20

ONES: Final = 0x111111111111111  # for the packed counters: a one in each
EIGHTS: Final = 0x888888888888888  # the top bit of each

NOTHING: Final[list[Card[Being]]] = []


def check(duel: Duel, seat: i64) -> None:
    """Let the hand's Rallies form and grow, and announce them. Called whenever a hand changes."""
    before: i64 = duel.in_force[seat]
    raised = enhance(duel, seat)
    now: i64 = duel.in_force[seat]
    formed = now & ~before
    if before & ~now:
        put_in_force(duel, seat, now | (before & held_up(duel, seat)))
    if formed or len(raised) > 0:
        announce(duel, seat, raised, formed)


def held_up(duel: CreatureWarsState, seat: i64) -> i64:
    """The Rallies that would still stand if the card in the duel came back, as bits: they have
    not ended, and its return does not form a new one."""
    cards = duel.in_duel(seat).cards
    if not cards:
        return 0
    being = cards[0].face
    counts = count(duel.hand(seat).cards)
    counts += being.kin & ~((counts & EIGHTS) >> 3)
    return bits_of(being, rallies_of(being, counts, duel.edition))


def let_go(duel: CreatureWarsState, seat: i64, being: Being) -> None:
    """A card has left the duel for good: the Rallies that waited for it have ended."""
    in_force: i64 = duel.in_force[seat]
    if in_force == 0 or being.kin == 0:
        return
    waiting = in_force & bits_of(being, kinds_of(being))
    if waiting:
        still = rallies_of(being, count(duel.hand(seat).cards), duel.edition)
        put_in_force(duel, seat, in_force & ~(waiting & ~bits_of(being, still)))


def enhance(duel: CreatureWarsState, seat: i64) -> list[Card[Being]]:
    """Give every card in a Rally its levels. Returns the cards that rose, as they were before."""
    return enhance_with(duel, seat, rallying_in(duel.hand(seat).cards, duel.edition))


def enhance_with(duel: CreatureWarsState, seat: i64, rallying: i64) -> list[Card[Being]]:
    """The same, for a hand in which these counters have reached the size of a Rally."""
    raised = NOTHING
    in_force: i64 = 0
    if rallying != 0:
        hand = duel.hand(seat)
        edition = duel.edition
        i: i64 = 0
        for card in hand.cards:
            if card.face.kin & rallying != 0 and (not card.marks or card.mark(WRAPPED) < 0):
                being = card.face
                joined = joins(being, rallying)
                in_force |= bits_of(being, joined)
                if lacks(being, joined, edition):
                    if len(raised) == 0:
                        raised = []
                    raised.append(card)
                    hand.own_cards()[i] = card.with_face(rally(being, joined, edition))
            i += 1
    put_in_force(duel, seat, in_force)
    return raised


def rallying_in(cards: list[Card[Being]], edition: Edition) -> i64:
    """A one in each counter of a hand that has reached the size of a Rally."""
    if len(cards) < edition.rally_size:
        return 0
    return large_enough(count(cards), edition)


def put_in_force(duel: CreatureWarsState, seat: i64, rallies: i64) -> None:
    """These are the Rallies of a hand that have not ended, as bits."""
    if duel.in_force[seat] != rallies:
        duel.in_force = with_item(duel.in_force, seat, int(rallies))


def count(cards: list[Card[Being]]) -> i64:
    """The number of each Tribe, of each Power Type and of witches, as packed counters. A counter
    stops at eight, the largest size that the options allow for a Rally. Wrapped cards do not count:
    nobody knows them."""
    counts: i64 = 0
    for card in cards:
        if not card.marks or card.mark(WRAPPED) < 0:
            counts += card.face.kin & ~((counts & EIGHTS) >> 3)
    return counts


def large_enough(counts: i64, edition: Edition) -> i64:
    """A one in each counter that has reached the size of a Rally."""
    reached = ((counts + (8 - edition.rally_size) * ONES) & EIGHTS) >> 3
    return reached if edition.rally_witches else reached & ~WITCH_UNIT


def joins(being: Being, rallying: i64) -> i64:
    """What a card is rallied with where these counters are large enough."""
    shared = being.kin & rallying
    if being.is_witch():
        return WITH_WITCHES if shared & WITCH_UNIT else 0
    joined: i64 = WITH_TRIBE if shared & TRIBE_COUNTERS else 0
    return joined | WITH_POWER if shared & POWER_COUNTERS else joined


def rallies_of(being: Being, counts: i64, edition: Edition) -> i64:
    """What a card is rallied with in a hand of these counts."""
    return joins(being, large_enough(counts, edition))


def kinds_of(being: Being) -> i64:
    """What a card could be rallied with."""
    if being.is_witch():
        return WITH_WITCHES
    kinds: i64 = 0 if being.tribe == NONE else WITH_TRIBE
    return kinds if being.power == NONE else kinds | WITH_POWER


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
    """The being with its new rally marks, raised by the levels it is due."""
    due: i64 = edition.rally_bonus
    if joined == (WITH_TRIBE | WITH_POWER):
        due = edition.rally_double
    more: i64 = max(0, due - being.bonus)
    return being.raised(more, being.rallied | joined, being.bonus + more)


def lacks(being: Being, joined: i64, edition: Edition) -> bool:
    """Whether the being still lacks something these Rallies give. One that was in both, but at
    different times, has both marks but not yet the levels for both at once."""
    if joined & ~being.rallied:
        return True
    return joined == (WITH_TRIBE | WITH_POWER) and being.bonus < edition.rally_double


def missing(duel: CreatureWarsState, seat: i64) -> bool:
    """Whether a card of the hand still lacks what its Rally gives."""
    edition = duel.edition
    cards = duel.hand(seat).cards
    counts = count(cards)
    return any(
        lacks(card.face, rallies_of(card.face, counts, edition), edition)
        for card in cards
        if card.mark(WRAPPED) < 0
    )


def announce(duel: Duel, seat: i64, raised: list[Card[Being]], formed: i64) -> None:
    """Announce what happened, and give what a first Witch Rally gives.

    Everybody is told that a Rally has formed, and of what. Only the holder is told which cards
    rose, or that a card joined a Rally that already stood.
    """
    duel.rallied = with_item(duel.rallied, seat, int(duel.rallied[seat] + how_many(formed)))
    if duel.recording:
        for name in names_of(formed):
            duel.record("announce", f"{name} Rally in {{your}} hand!", seat)
        for old in raised:
            new = duel.hand(seat).find(old.id)
            if new is not None:
                words = f"{old.face.notation()} → Lvl.{new.face.level}"
                duel.record("change", words, seat, [new], audience=bit(seat))
    if formed & (1 << WITCHES) and not duel.witch_rallied[seat]:
        duel.witch_rallied = with_item(duel.witch_rallied, seat, True)
        duel.get_witch(seat, SINFUL, "{Your} first Witch Rally calls a Sinful one: {cards}.")


def how_many(bits: i64) -> i64:
    """The number of set bits."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def names_of(bits: i64) -> list[str]:
    """The Rallies behind the bits, in words.

    >>> names_of(2 | 1 << FIRST_POWER)
    ['Wolf', 'Ancient']
    """
    if bits == 0:
        return []
    names = [tribe for t, tribe in enumerate(ALL_TRIBES) if bits & (1 << t)]
    names += [power for p, power in enumerate(POWERS) if bits & (1 << (FIRST_POWER + p))]
    return names + (["Witch"] if bits & (1 << WITCHES) else [])
