"""Guesses: a State in which everything that a seat does not know is dealt again.

A guess is made only from what the seat knows: where the hidden cards are, the marks it can see on
them, and the origins that are still unseen. The true faces are never read, so two States that look
alike to the seat give the same guess from the same generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Card, F, Face, bit
from bestiary.engine.rng import Rng
from bestiary.engine.steps import Answer

if TYPE_CHECKING:
    from bestiary.engine.state import State

REFUSALS: Final = 100  # deals thrown away before one is accepted as it is
TRIES: Final = 24  # deals of the limited cards tried before each just takes a face that fits
MOST_KEPT: Final = 512  # cards that a guesser keeps for one origin
NO_ORIGINS: Final[list[int]] = []  # never added to


@mypyc_attr(allow_interpreted_subclasses=True)
class Origins:
    """The origins that the hidden cards of a pool can have, at least as many as those cards. If a
    seat does not know them, a game says what they may be."""

    def __init__(self, *lists: list[int]) -> None:
        self.lists = list(lists)  # one of these, never changed

    def pick(self, rng: Rng) -> i64:
        """Which of the lists it is in one guess."""
        return 0

    def more(self, rng: Rng) -> list[int]:
        """Origins besides those of the list, for one guess."""
        return NO_ORIGINS


@mypyc_attr(allow_interpreted_subclasses=True)
class Faces(Generic[F]):
    """The faces that the hidden cards of one origin can have. If they are not all equally likely,
    a game overrides ``roll``, which rolls as its ``deal_face`` does."""

    def __init__(self, faces: list[F]) -> None:
        self.faces = faces
        self.count: i64 = len(faces)

    def roll(self, rng: Rng) -> i64:
        """Which of the faces, at random. There is nothing to roll for a single one."""
        if self.count > 1:  # an expression with two outcomes would box the number
            return rng.below(self.count)
        return 0

    def pick(self, rng: Rng) -> F:
        """One of the faces, at random."""
        return self.faces[self.roll(rng)]


@mypyc_attr(acyclic=True)
class Slot:
    """The place of a card that the seat does not know."""

    def __init__(self, number: i64, zone: i64, place: i64, under: i64, card: Card[Any]) -> None:
        self.number = number  # among all slots
        self.zone = zone
        self.place = place
        self.under = under  # its place under the card that bears it, or -1
        self.card = card  # with the marks the seat knows, and a face to be dealt
        self.turn: i64 = 0  # when it is dealt, among the free slots of its pool

    def is_whole(self) -> bool:
        """Whether the card lies there alone: it neither bears others nor is borne."""
        return self.under < 0 and not self.card.attached


class SlotRun:
    """Slots of one zone that are dealt one after another."""

    def __init__(self, zone: i64, is_whole: bool) -> None:
        self.zone = zone
        self.slots: list[Slot] = []
        self.is_whole = is_whole  # whether the cards lie there alone
        self.is_all = False  # whether they are all the cards of the zone


class Stock:
    """What there is of one origin: its faces, and the cards that show them, for each slot, made
    when they are first dealt. Cards never change, so all guesses share them."""

    def __init__(self, origin: i64, faces: Faces[Any] | None, slots: i64) -> None:
        self.origin = origin
        self.faces = faces  # None if they cannot be listed
        self.count: i64 = 0 if faces is None else faces.count
        self.is_even = type(faces) is Faces  # all faces are equally likely
        self.shift: i64 = shift_to(self.count) if self.is_even else 0
        self.is_kept = 0 < self.count * slots <= MOST_KEPT
        self.cards: list[Card[Any] | None] = [None] * (self.count * slots if self.is_kept else 0)

    def card(self, guess: State[Any], slot: Slot, rng: Rng) -> Card[Any]:
        """The card for a slot, with a face that is rolled for it."""
        rolled: i64 = 0
        if self.shift > 0:
            rolled = rng.word() >> self.shift
        elif self.count > 1:
            rolled = rng.below(self.count) if self.is_even else self.roll(rng)
        if self.is_kept:
            card = self.cards[slot.number * self.count + rolled]
            if card is not None:
                return card
        faces = self.faces
        if faces is None:
            return slot.card.with_face(self.face(guess, rng))
        made = slot.card.with_face(faces.faces[rolled])
        if self.is_kept:
            self.cards[slot.number * self.count + rolled] = made
        return made

    def face(self, guess: State[Any], rng: Rng) -> Any:
        """One of the faces, at random."""
        faces = self.faces
        if faces is None:
            return guess.deal_face(int(self.origin), rng)
        return faces.pick(rng)

    def roll(self, rng: Rng) -> i64:
        """Which of the faces, as the game rolls it."""
        faces = self.faces
        if faces is None:
            return 0
        return faces.roll(rng)


def shift_to(count: i64) -> i64:
    """For a power of two: by how much to shift the next 62 bits for the number that ``below`` would
    give, which is quicker. 0 for any other."""
    bits: i64 = 0
    size: i64 = 1
    while size < count:
        size += size
        bits += 1
    return 62 - bits if size == count and bits > 0 else 0


class Pool:
    """The hidden cards that can change places with each other."""

    def __init__(self, key: int, back: str) -> None:
        self.key = key
        self.back = back  # what all of them show face down
        self.limited: list[Slot] = []  # those whose marks limit them: served first
        self.runs: list[SlotRun] = []  # all others
        self.free: i64 = 0  # how many of those there are
        self.origins: Origins | None = None
        self.lists: list[list[Stock]] = []  # those of the origins

    def add(self, slot: Slot) -> None:
        if is_limited(slot.card):
            self.limited.append(slot)
            return
        slot.turn = self.free
        self.free += 1
        runs = self.runs
        if not runs or runs[-1].zone != slot.zone or not (runs[-1].is_whole and slot.is_whole()):
            runs.append(SlotRun(slot.zone, slot.is_whole()))
        runs[-1].slots.append(slot)


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
        self.slots: i64 = 0
        self.stocks: dict[int, Stock] = {}  # by origin
        self.has_backs = state.home().has_backs
        mine = bit(seat)
        for number, zone in enumerate(self.blind.zones):
            zone.replace_all([only_seen(card, mine) for card in zone.cards])
            key = state.pool(zone)
            pool = self.pool(key, "")
            for place, card in enumerate(zone.cards):
                if not card.known_to(seat):
                    if self.has_backs:
                        pool = self.pool(key, state.back(int(card.face.origin)))
                    self.add_slot(pool, number, place, -1, card)
                for at, under in enumerate(card.attached):
                    if not under.known_to(seat):
                        if self.has_backs:
                            pool = self.pool(key, state.back(int(under.face.origin)))
                        self.add_slot(pool, number, place, at, under)
        self.pools = [pool for pool in self.pools if pool.limited or pool.free]
        for pool in self.pools:
            for run in pool.runs:
                cards = self.blind.zones[run.zone].cards
                run.is_all = run.is_whole and len(run.slots) == len(cards)
        self.blind.prepare_guesses(seat)
        self.offered = [
            ask.answers(state) for ask in state.asks if ask.answer is None and ask.seat == seat
        ]

    def pool(self, key: int, back: str) -> Pool:
        for pool in self.pools:
            if pool.key == key and pool.back == back:
                return pool
        self.pools.append(Pool(key, back))
        return self.pools[-1]

    def add_slot(self, pool: Pool, zone: i64, place: i64, under: i64, card: Card[Any]) -> None:
        pool.add(Slot(self.slots, zone, place, under, card))
        self.slots += 1

    def deal(self, rng: Rng) -> State[Any]:
        """A guess. The current question can depend on what is hidden ("if your foe holds a
        creature"), so deals in which it could not have been asked are thrown away."""
        guess = self.deal_once(rng)
        left: i64 = REFUSALS
        while left > 0 and not self.asks_alike(guess):
            guess = self.deal_once(rng)
            left -= 1
        return guess

    def deal_once(self, rng: Rng) -> State[Any]:
        guess = self.blind.copy()
        guess.rng.fork_from(rng)
        for pool in self.pools:
            self.deal_pool(guess, pool, rng)
        guess.settle_guess(self.seat, rng)
        reseal(guess, self.seat, rng)
        return guess

    def deal_pool(self, guess: State[Any], pool: Pool, rng: Rng) -> None:
        """A face for each slot of a pool.

        Slots limited by their marks are served first. Their deal is repeated until all fit, so
        that every fitting deal is equally likely; if none turns up, each slot takes a face that
        fits.
        """
        stocks = self.draw(pool, rng)
        limited = pool.limited
        if limited:
            left: i64 = TRIES
            while left > 0 and not deal_limited(guess, limited, stocks, rng):
                left -= 1
            if left == 0:
                serve_each(guess, limited, stocks, rng)
            del stocks[: len(limited)]
        rng.shuffle(stocks)
        for run in pool.runs:
            slots = run.slots
            if run.is_all:
                guess.zones[run.zone].replace_all(
                    [stocks[slot.turn].card(guess, slot, rng) for slot in slots]
                )
            elif run.is_whole:
                cards = guess.zones[run.zone].own_cards()
                for slot in slots:
                    cards[slot.place] = stocks[slot.turn].card(guess, slot, rng)
            else:
                for slot in slots:
                    lay(guess, slot, stocks[slot.turn].card(guess, slot, rng).face)

    def draw(self, pool: Pool, rng: Rng) -> list[Stock]:
        """What is dealt to a pool in one guess, not yet shuffled, in a list of its own."""
        source = pool.origins
        if source is None:
            source = pool.origins = self.state.pool_origins(pool.key, self.seat)
            pool.lists = [
                [self.stock(origin) for origin in known if self.is_of(pool, origin)]
                for known in source.lists
            ]
        stocks = pool.lists[source.pick(rng)].copy()
        for origin in source.more(rng):
            if self.is_of(pool, origin):
                stocks.append(self.stock(origin))
        return stocks

    def is_of(self, pool: Pool, origin: int) -> bool:
        """Whether a card of that origin shows the back of the pool."""
        return not self.has_backs or self.state.back(origin) == pool.back

    def stock(self, origin: int) -> Stock:
        stock = self.stocks.get(origin)
        if stock is None:
            stock = Stock(origin, self.blind.faces(origin), self.slots)
            self.stocks[origin] = stock
        return stock

    def asks_alike(self, guess: State[Any]) -> bool:
        """Whether the seat has the same choices as in the real State, and the others have any."""
        number: i64 = 0
        for ask in guess.asks:
            if ask.answer is not None:
                continue
            if ask.seat != self.seat:
                if not ask.question.always and not ask.find_answers(guess):
                    return False
                continue
            offered = self.offered[number]
            number += 1
            if not ask.question.from_sight and not same_answers(ask.find_answers(guess), offered):
                return False
        return True


def same_answers(some: list[Answer], others: list[Answer]) -> bool:
    if len(some) != len(others):
        return False
    for i in range(len(some)):
        if not some[i].same(others[i]):
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


def lay(guess: State[Any], slot: Slot, face: Any) -> None:
    """Give the card of a slot its face."""
    cards = guess.zones[slot.zone].own_cards()
    if slot.under < 0:
        bearer = cards[slot.place]  # what it bears may have been dealt already
        cards[slot.place] = bearer.with_face(face)
        return
    bearer = cards[slot.place]
    attached = bearer.attached.copy()
    attached[slot.under] = attached[slot.under].with_face(face)
    cards[slot.place] = bearer.with_attached(attached)


def deal_limited(guess: State[Any], slots: list[Slot], stocks: list[Stock], rng: Rng) -> bool:
    """Deal the front of the stocks at random. Returns whether every face fits its slot."""
    i: i64 = 0
    for slot in slots:
        j: i64 = i + rng.below(len(stocks) - i)
        stocks[i], stocks[j] = stocks[j], stocks[i]
        face = stocks[i].face(guess, rng)
        if not fits(slot.card, face):
            return False
        lay(guess, slot, face)
        i += 1
    return True


def serve_each(guess: State[Any], slots: list[Slot], stocks: list[Stock], rng: Rng) -> None:
    """Give each slot the first of the shuffled stocks that fits. If none does, the game makes a
    face."""
    rng.shuffle(stocks)
    for i, slot in enumerate(slots):
        for j in range(i, len(stocks)):
            face = stocks[j].face(guess, rng)
            if fits(slot.card, face):
                stocks[i], stocks[j] = stocks[j], stocks[i]
                break
        else:
            face = guess.deal_fitting(slot.card, int(stocks[i].origin), rng)
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
    for ask in guess.asks:
        if ask.answer is not None and ask.seat != seat:
            guess.replace_ask(ask, ask.answered(rng.pick(ask.answers(guess))))
