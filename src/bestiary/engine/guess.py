"""Guesses: a State in which everything that a seat does not know is dealt again.

A guess is made only from what the seat knows: where the hidden cards are, the marks it can see on
them, and the origins that are still unseen. The true faces are thrown away before the first number
is drawn, so two States that look alike to the seat give the same guess from the same generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiary.engine.cards import Card, Face, bit
from bestiary.engine.rng import Rng

if TYPE_CHECKING:
    from bestiary.engine.state import State

REFUSALS: Final = 100  # deals thrown away before one is accepted as it is
TRIES: Final = 24  # deals of the limited cards tried before each just takes a face that fits


def deal_anew(state: State[Any], seat: int, rng: Rng) -> State[Any]:
    """A guess. The current question can depend on what is hidden ("if your foe holds a creature"),
    so deals in which it could not have been asked are thrown away."""
    guess = deal_once(state, seat, rng)
    for _ in range(REFUSALS):
        if asks_alike(state, guess, seat):
            break
        guess = deal_once(state, seat, rng)
    return guess


def asks_alike(state: State[Any], guess: State[Any], seat: int) -> bool:
    """Whether the seat has the same choices as in the real State, and the others have any."""
    for ask in state.asks:
        if ask.answer is None:
            dealt = ask.answers(guess)
            if ask.seat != seat:
                if not dealt:
                    return False
                continue
            offered = ask.answers(state)
            if len(dealt) != len(offered):
                return False
            for i in range(len(offered)):
                if not dealt[i].same(offered[i]):
                    return False
    return True


def deal_once(state: State[Any], seat: int, rng: Rng) -> State[Any]:
    guess = state.copy()
    guess.recording = False
    guess.events = []
    guess.rng = rng.fork()
    guess.settings = state.home().blinded(state.settings, seat)
    mine = bit(seat)
    pools: dict[int, list[Card[Any]]] = {}
    for zone in guess.zones:
        zone.cards = [only_seen(card, mine) for card in zone.cards]
        slots = pools.setdefault(state.pool(zone), [])
        for card in zone.cards:
            if not card.known_to(seat):
                slots.append(card)
            for under in card.attached:
                if not under.known_to(seat):
                    slots.append(under)
    dealt: dict[int, Any] = {}
    for pool, slots in pools.items():
        if slots:
            faces = deal_faces(guess, slots, state.pool_origins(pool, seat, rng), rng)
            dealt.update({int(slot.id): face for slot, face in zip(slots, faces, strict=True)})
    if dealt:
        for zone in guess.zones:
            zone.cards = [with_dealt(card, dealt) for card in zone.cards]
    guess.settle_guess(seat, rng)
    reseal(guess, seat, rng)
    return guess


def only_seen(card: Card[Any], mine: int) -> Card[Any]:
    """The card with only the marks this seat knows, and without looks it cannot know about."""
    if not card.marks and card.peeked & ~mine == 0 and not card.attached:
        return card
    return Card(
        card.id,
        card.face,
        card.known,
        card.peeked & mine,
        [mark for mark in card.marks if mark.known & mine],
        [only_seen(under, mine) for under in card.attached],
    )


def deal_faces(
    state: State[Any], slots: list[Card[Any]], origins: list[int], rng: Rng
) -> list[Any]:
    """A face for each slot, in the slots' order.

    Slots limited by their marks are served first. Their deal is repeated until all fit, so that
    every fitting deal is equally likely; if none turns up, each slot takes a face that fits.
    """
    order = [i for i, slot in enumerate(slots) if is_limited(slot)]
    limited = len(order)
    order += [i for i, slot in enumerate(slots) if not is_limited(slot)]
    pool = origins.copy()
    dealt: dict[int, Any] = {}
    for _ in range(TRIES):
        if deal_limited(state, [slots[i] for i in order[:limited]], pool, rng, dealt):
            break
    else:
        serve_each(state, [slots[i] for i in order[:limited]], pool, rng, dealt)
    rest = pool[limited:]
    rng.shuffle(rest)
    for place, i in enumerate(order[limited:]):
        dealt[int(slots[i].id)] = state.deal_face(rest[place], rng)
    return [dealt[int(slot.id)] for slot in slots]


def deal_limited(
    state: State[Any], slots: list[Card[Any]], pool: list[int], rng: Rng, dealt: dict[int, Any]
) -> bool:
    """Deal the front of the pool at random. Returns whether every face fits its slot."""
    for i, slot in enumerate(slots):
        j = i + rng.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
        face = state.deal_face(pool[i], rng)
        if not fits(slot, face):
            return False
        dealt[int(slot.id)] = face
    return True


def serve_each(
    state: State[Any], slots: list[Card[Any]], pool: list[int], rng: Rng, dealt: dict[int, Any]
) -> None:
    """Give each slot the first face of the shuffled pool that fits. If none does, the game makes
    one."""
    rng.shuffle(pool)
    for i, slot in enumerate(slots):
        face = None
        for j in range(i, len(pool)):
            face = state.deal_face(pool[j], rng)
            if fits(slot, face):
                pool[i], pool[j] = pool[j], pool[i]
                break
        else:
            face = state.deal_fitting(slot, pool[i], rng)
        dealt[int(slot.id)] = face


def is_limited(slot: Card[Any]) -> bool:
    return any(mark.kind.fits is not None for mark in slot.marks)


def fits(slot: Card[Any], face: Face) -> bool:
    """Whether the face passes the test of every mark on the slot."""
    for mark in slot.marks:
        test = mark.kind.fits
        if test is not None and not test(face):
            return False
    return True


def with_dealt(card: Card[Any], dealt: dict[int, Any]) -> Card[Any]:
    if card.attached:
        card = card.with_attached([with_dealt(under, dealt) for under in card.attached])
    if card.id in dealt:
        return card.with_face(dealt[card.id])
    return card


def reseal(guess: State[Any], seat: int, rng: Rng) -> None:
    """Replace another seat's sealed answer with one that is legal in the guessed position."""
    for i, ask in enumerate(guess.asks):
        if ask.answer is not None and ask.seat != seat:
            guess.asks[i] = ask.answered(rng.pick(ask.answers(guess)))
