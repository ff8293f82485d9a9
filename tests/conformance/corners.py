"""Corners: a game of nothing but the engine's corners, for what no shipped game uses yet.

Two or three seats, each with a secret option of its own. There are cards under cards, marks that
only one seat knows, secret looks, cards that vanish, are made and are shuffled back, and a table
that plays on when somebody concedes. A round: all choose a card in secret, the highest takes a
point and may do one of those things.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiary.engine import (
    EVERYBODY,
    Answer,
    BrokenState,
    Card,
    Face,
    Game,
    Mark,
    Place,
    Printed,
    Rng,
    Rulebook,
    State,
    Value,
    Zone,
    bit,
    gauge,
    number,
    text,
)
from bestiary.engine.view import Gauge

book: Rulebook[Corners, Stone] = Rulebook("corners")

CHEAP = 6  # the highest stone that counts as cheap


CONJURED = 100  # the origin of a stone that was not in the deck


class Stone(Face):
    """A number, and a colour that chance gives it."""

    def __init__(self, origin: int, size: int, colour: int) -> None:
        super().__init__(origin)
        self.size = size
        self.colour = colour

    def is_cheap(self) -> bool:
        return self.size <= CHEAP

    def to_json(self) -> list[int | str]:
        return [self.origin, self.size, self.colour]


CURSED = book.mark("cursed", "cursed")  # known to the one who cursed it
CHEAPLY = book.mark("cheap", "a cheap stone", fits=Stone.is_cheap)
TURNED = book.mark("turned", "turned")

DECK, DISCARD = 3, 4


def places() -> list[Place]:
    hands = [Place(f"hand.{s}", f"Hand {s + 1}", "hand", s, bit(s)) for s in range(3)]
    return [
        *hands,
        Place("deck", "Deck", "pile", -1, 0),
        Place("discard", "Discard", "pile", -1, EVERYBODY),
    ]


class Corners(State[Stone]):
    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Stone]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.points = [0] * seats
        self.chosen = [0] * seats

    def fields(self) -> list[str]:
        return ["points", "chosen"]

    def deal(self) -> None:
        for size in range(1, 13):
            for _ in range(2):
                self.make(self.deal_face(size, self.rng), self.zones[DECK])
        self.shuffle(self.zones[DECK])
        for seat in range(self.seats):
            for _ in range(3):
                self.draw(seat)
        self.then(new_round)

    def draw(self, seat: int) -> None:
        if self.zones[DECK].cards:
            card = self.zones[seat].add(self.zones[DECK].take_top())
            self.record("move", "{You} draw{s} {cards}.", seat, [card], 0, "deck", f"hand.{seat}")

    def staying(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out & bit(seat)]

    def leave(self, seat: int) -> None:
        """With two left the game goes on; the answers already given stand."""
        if len(self.staying()) < 2:
            super().leave(seat)
            return
        self.record("announce", "{You} leave{s}.", seat)
        self.asks = [ask for ask in self.asks if ask.seat != seat]
        if self.asks and all(ask.answer is not None for ask in self.asks):
            last = self.asks[-1]
            answer = last.answer
            assert answer is not None
            self.asks[-1] = last.answered(None)
            self.acts[last.seat] -= 1
            self.answer(self.asks[-1], answer)

    def deal_face(self, origin: int, rng: Rng) -> Stone:
        size = rng.between(1, CHEAP) if origin == CONJURED else origin
        return Stone(origin, size, rng.below(3))

    def read_face(self, data: list[Any]) -> Stone:
        return Stone(*data)

    def origin_label(self, origin: int) -> str:
        return "a conjured stone" if origin == CONJURED else f"a {origin}"

    def printed(self, face: Stone) -> Printed:
        return Printed(f"{('Red', 'Blue', 'Grey')[face.colour]} {face.size}", "stone")

    def written(self, face: Stone, marks: list[Mark[Stone]]) -> str:
        cursed = any(mark.kind is CURSED for mark in marks)
        return f"<{self.printed(face).name}{' cursed' if cursed else ''}>"

    def gauges(self, seat: int) -> list[Gauge]:
        return [gauge("Points", self.points[seat], self.turn)]

    def check(self) -> None:
        super().check()
        if sum(self.points) > self.turn:
            raise BrokenState("more points than rounds")


@book.step
def new_round(game: Corners) -> None:
    game.turn += 1
    game.record("turn", "Round {n}.", amount=game.turn)
    if game.turn > int(game.settings["rounds"]):
        best = max(game.points[seat] for seat in game.staying())
        first = [seat for seat in game.staying() if game.points[seat] == best]
        share = 1.0 / len(first)
        scores = [share if seat in first else 0.0 for seat in range(game.seats)]
        game.finish(scores, "points", "The last round is played.")
        return
    game.then(reveal)
    game.ask_everybody(choose)


@book.question("Choose a stone.")
def choose(game: Corners, seat: int) -> list[Answer]:
    return [lay.on(card.id) for card in game.zones[seat].cards] or [wait.on()]


@book.act("Lay {}", of="card")
def lay(game: Corners, card: int) -> None:
    game.chosen[game.me] = card


@book.act("Wait")
def wait(game: Corners) -> None:
    game.chosen[game.me] = 0


@book.step
def reveal(game: Corners) -> None:
    best, winner = 0, -1
    for seat in range(game.seats):
        card = game.zones[seat].find(game.chosen[seat])
        game.chosen[seat] = 0
        if card is None:
            continue
        card = game.move(card, game.zones[seat], game.zones[DISCARD])
        game.record("flip", "{You} lay{s} {cards}.", seat, [card], 0, f"hand.{seat}", "discard")
        game.draw(seat)
        if card.face.size > best:
            best, winner = card.face.size, seat
    game.then(new_round)
    if winner >= 0:
        game.points[winner] += 1
        game.then_for(winner, prize)


@book.step
def prize(game: Corners) -> None:
    game.ask(which)


def round_now(game: Corners, seat: int) -> str:
    return str(game.turn)


@book.question("Round {}: do what?", words=round_now)
def which(game: Corners, seat: int) -> list[Answer]:
    answers = [bury.on(), conjure.on(), peek.on(), wait_and_see.on()]
    for other in range(game.seats):
        if other != seat:
            answers += [curse.on(card.id, other) for card in game.zones[other].cards]
    hand = game.zones[seat].cards
    answers += [tuck.on(a.id, b.id) for a in hand for b in hand if a.id < b.id]
    return answers


@book.act("Shuffle the discard pile into the deck")
def bury(game: Corners) -> None:
    discard, deck = game.zones[DISCARD], game.zones[DECK]
    for card in discard.cards.copy():
        game.move(card, discard, deck)
    game.shuffle(deck)
    game.record("shuffle", "The deck is shuffled.")


@book.act("Conjure a cheap stone")
def conjure(game: Corners) -> None:
    """All know that it is cheap; its holder, which."""
    zone = game.zones[game.me]
    card = game.make(game.deal_face(CONJURED, game.rng), zone)
    card = game.change(card.with_mark(CHEAPLY, 0))
    game.record("make", "{You} conjure{s} {cards}.", game.me, [card], 0, "", f"hand.{game.me}")


@book.act("Look at the deck's top stone, at random or not")
def peek(game: Corners) -> None:
    """Whether it looked, nobody else can tell."""
    if game.zones[DECK].cards and game.rng.below(2):
        card = game.zones[DECK].cards[-1].with_peek(bit(game.me))
        game.change(card)
        game.record("flip", "{You} see{s} {cards}.", game.me, [card], audience=bit(game.me))


@book.act("Wait and see")
def wait_and_see(game: Corners) -> None:
    game.record("announce", "{You} wait{s}.", game.me)


@book.act("Curse {} of {}", of="card", to="seat")
def curse(game: Corners, card: int, seat: int) -> None:
    """Only the one who cursed a stone knows which it is."""
    cursed = game.zones[seat].find(card)
    if cursed is not None:
        marked = cursed.with_mark(CURSED, 1, bit(game.me)).with_mark(TURNED, 1, bit(game.me))
        game.change(marked)
    game.record("mark", "{You} curse{s} a stone of {foe}.", game.me, other=seat)


@book.act("Tuck {} under {}", of="card", to="card")
def tuck(game: Corners, upper: int, lower: int) -> None:
    """One stone goes under the other. That it does is seen; which they are is not."""
    zone = game.zones[game.me]
    top: Card[Stone] | None = zone.find(upper)
    under = zone.remove(lower)
    if top is not None and under is not None:
        game.change(top.with_attached([*top.attached, under.with_attached([]), *under.attached]))
        game.record("move", "{You} tuck{s} {cards} away.", game.me, [under])


GAME = Game(
    "corners",
    "Corners",
    "Nothing but the engine's corners.",
    version=1,
    state=Corners,
    rulebook=book,
    places=places(),
    options=[
        number("rounds", 8, 1, 99, "rounds"),
        text("motto", "a seat's own secret", per_seat=True),
    ],
    fewest=2,
    most=3,
)
