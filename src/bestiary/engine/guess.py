"""Guesses: a State in which everything that a seat does not know is dealt again.

A guess is made only from what the seat knows: where the hidden cards are, the marks it can see on
them, and the origins that are still unseen. The true faces are never read, so two States that look
alike to the seat give the same guess from the same generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card, Face, bit
from bestiary.engine.rng import Rng

if TYPE_CHECKING:
    from bestiary.engine.state import State

REFUSALS: Final = 100  # deals thrown away before one is accepted as it is
TRIES: Final = 24  # deals of the limited cards tried before each just takes a face that fits


@mypyc_attr(acyclic=True)
class Slot:
    """The place of a card that the seat does not know."""

    def __init__(self, zone: i64, place: i64, under: i64, card: Card[Any]) -> None:
        self.zone = zone
        self.place = place
        self.under = under  # its place under the card that bears it, or -1
        self.card = card  # with the marks the seat knows, and a face to be dealt


class Pool:
    """The hidden cards that can change places with each other."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.limited: list[Slot] = []  # those whose marks limit them: served first
        self.free: list[Slot] = []
        self.origins: list[int] | None = None  # if they are certain

    def add(self, slot: Slot) -> None:
        (self.limited if is_limited(slot.card) else self.free).append(slot)


class Guesser:
    """Deals many guesses of one State for one seat. What they share is worked out only once."""

    def __init__(self, state: State[Any], seat: int) -> None:
        self.state = state
        self.seat = seat
        self.blind = state.copy()  # without what the seat cannot know, except hidden faces
        self.blind.recording = False
        self.blind.events = []
        self.blind.settings = state.home().blinded(state.settings, seat)
        self.pools: list[Pool] = []
        mine = bit(seat)
        for number, zone in enumerate(self.blind.zones):
            zone.cards = [only_seen(card, mine) for card in zone.cards]
            pool = self.pool(state.pool(zone))
            for place, card in enumerate(zone.cards):
                if not card.known_to(seat):
                    pool.add(Slot(number, place, -1, card))
                for at, under in enumerate(card.attached):
                    if not under.known_to(seat):
                        pool.add(Slot(number, place, at, under))
        self.offered = [
            ask.answers(state) for ask in state.asks if ask.answer is None and ask.seat == seat
        ]

    def pool(self, key: int) -> Pool:
        for pool in self.pools:
            if pool.key == key:
                return pool
        self.pools.append(Pool(key))
        return self.pools[-1]

    def deal(self, rng: Rng) -> State[Any]:
        """A guess. The current question can depend on what is hidden ("if your foe holds a
        creature"), so deals in which it could not have been asked are thrown away."""
        guess = self.deal_once(rng)
        for _ in range(REFUSALS):
            if self.asks_alike(guess):
                break
            guess = self.deal_once(rng)
        return guess

    def deal_once(self, rng: Rng) -> State[Any]:
        guess = self.blind.copy()
        guess.rng = rng.fork()
        for pool in self.pools:
            if pool.limited or pool.free:
                deal_pool(guess, pool, self.origins(pool, rng), rng)
        guess.settle_guess(self.seat, rng)
        reseal(guess, self.seat, rng)
        return guess

    def origins(self, pool: Pool, rng: Rng) -> list[int]:
        """The origins of the pool's hidden cards, at least as many as those cards."""
        if pool.origins is not None:
            return pool.origins.copy()
        origins = self.state.pool_origins(pool.key, self.seat, rng)
        if self.state.pool_is_certain(pool.key, self.seat):
            pool.origins = origins.copy()
        return origins

    def asks_alike(self, guess: State[Any]) -> bool:
        """Whether the seat has the same choices as in the real State, and the others have any."""
        number: i64 = 0
        for ask in guess.asks:
            if ask.answer is None:
                dealt = ask.answers(guess)
                if ask.seat != self.seat:
                    if not dealt:
                        return False
                    continue
                offered = self.offered[number]
                number += 1
                if len(dealt) != len(offered):
                    return False
                for i in range(len(offered)):
                    if not dealt[i].same(offered[i]):
                        return False
        return True


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


def deal_pool(guess: State[Any], pool: Pool, origins: list[int], rng: Rng) -> None:
    """A face for each slot of a pool.

    Slots limited by their marks are served first. Their deal is repeated until all fit, so that
    every fitting deal is equally likely; if none turns up, each slot takes a face that fits.
    """
    limited = pool.limited
    if limited:
        for _ in range(TRIES):
            if deal_limited(guess, limited, origins, rng):
                break
        else:
            serve_each(guess, limited, origins, rng)
        origins = origins[len(limited) :]
    rng.shuffle(origins)
    i: i64 = 0
    for slot in pool.free:
        lay(guess, slot, guess.deal_face(origins[i], rng))
        i += 1


def lay(guess: State[Any], slot: Slot, face: Any) -> None:
    """Give the card of a slot its face."""
    cards = guess.zones[slot.zone].cards
    if slot.under < 0:
        bearer = cards[slot.place]  # what it bears may have been dealt already
        cards[slot.place] = bearer.with_face(face)
        return
    bearer = cards[slot.place]
    attached = bearer.attached.copy()
    attached[slot.under] = attached[slot.under].with_face(face)
    cards[slot.place] = bearer.with_attached(attached)


def deal_limited(guess: State[Any], slots: list[Slot], origins: list[int], rng: Rng) -> bool:
    """Deal the front of the origins at random. Returns whether every face fits its slot."""
    for i, slot in enumerate(slots):
        j = i + rng.below(len(origins) - i)
        origins[i], origins[j] = origins[j], origins[i]
        face = guess.deal_face(origins[i], rng)
        if not fits(slot.card, face):
            return False
        lay(guess, slot, face)
    return True


def serve_each(guess: State[Any], slots: list[Slot], origins: list[int], rng: Rng) -> None:
    """Give each slot the first of the shuffled origins that fits. If none does, the game makes a
    face."""
    rng.shuffle(origins)
    for i, slot in enumerate(slots):
        for j in range(i, len(origins)):
            face = guess.deal_face(origins[j], rng)
            if fits(slot.card, face):
                origins[i], origins[j] = origins[j], origins[i]
                break
        else:
            face = guess.deal_fitting(slot.card, origins[i], rng)
        lay(guess, slot, face)


def is_limited(slot: Card[Any]) -> bool:
    return any(mark.kind.fits is not None for mark in slot.marks)


def fits(slot: Card[Any], face: Face) -> bool:
    """Whether the face passes the test of every mark on the slot."""
    for mark in slot.marks:
        test = mark.kind.fits
        if test is not None and not test(face):
            return False
    return True


def reseal(guess: State[Any], seat: int, rng: Rng) -> None:
    """Replace another seat's sealed answer with one that is legal in the guessed position."""
    for i, ask in enumerate(guess.asks):
        if ask.answer is not None and ask.seat != seat:
            guess.asks[i] = ask.answered(rng.pick(ask.answers(guess)))
