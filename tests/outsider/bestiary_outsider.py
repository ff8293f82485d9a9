"""High Card: a game from another package, with a State and a card face of its own."""

from collections.abc import Mapping
from typing import Any

from bestiary.engine import (
    Answer,
    Face,
    Game,
    Printed,
    Rng,
    Rulebook,
    State,
    Value,
    Zone,
    gauge,
    hand,
    number,
    open_pile,
    pile,
)


class Beast(Face):
    """A beast with a size and a temper; the temper is random and part of the face."""

    def __init__(self, size: int, temper: int) -> None:
        super().__init__(size)
        self.temper = temper

    def to_json(self) -> list[int | str]:
        return [self.origin, self.temper]

    def might(self) -> int:
        return 10 * int(self.origin) + self.temper


book: "Rulebook[Den, Beast]" = Rulebook("high-card")


class Den(State[Beast]):
    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Beast]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.won = [0] * seats
        self.chosen = [0] * seats

    def fields(self) -> list[str]:
        return ["won", "chosen"]

    def deal(self) -> None:
        beasts = [self.deal_face(size, self.rng) for size in range(1, 1 + 4 * self.seats)]
        self.stack_up(beasts, self.deck())
        for seat in range(self.seats):
            for _ in range(4):
                self.zones[seat].add(self.deck().take_top())
        self.then(new_round)

    def deck(self) -> Zone[Beast]:
        return self.zones[-2]

    def deal_face(self, origin: int, rng: Rng) -> Beast:
        return Beast(origin, int(rng.below(10)))

    def read_face(self, data: list[Any]) -> Beast:
        return Beast(data[0], data[1])

    def printed(self, face: Beast) -> Printed:
        return Printed(f"Beast {face.might()}", "beast")

    def origin_label(self, origin: int) -> str:
        return f"a beast of size {origin}"

    def gauges(self, seat: int) -> list[Any]:
        return [gauge("Won", self.won[seat])]


@book.step
def new_round(den: Den) -> None:
    den.turn += 1
    if not den.zones[0].cards:
        best = max(den.won)
        winners = [float(won == best) for won in den.won]
        den.finish([score / sum(winners) for score in winners], "counted", "All beasts are out.")
        return
    den.then(compare)
    den.ask_everybody(choose)


@book.question("Send which beast?")
def choose(den: Den, seat: int) -> list[Answer]:
    return [send.on(card.id) for card in den.zones[seat].cards]


@book.act("Send {}", of="card")
def send(den: Den, card: int) -> None:
    den.chosen[den.me] = card


@book.step
def compare(den: Den) -> None:
    best = -1
    winner = -1
    for seat in range(den.seats):
        card = den.zones[seat].find(den.chosen[seat])
        assert card is not None
        card = den.move(card, den.zones[seat], den.zones[-1])
        den.record("flip", "{You} send{s} {cards}.", seat, [card])
        if card.face.might() > best:
            best, winner = card.face.might(), seat
    den.won[winner] += 1
    den.then(new_round)


class HighCard(Game[Any]):
    def blank(self, settings: Mapping[str, Value], seats: int, rng: Rng) -> Den:
        places = [hand(seat) for seat in range(seats)]
        places += [pile("deck", "Deck"), open_pile("out", "Out")]
        return Den(settings, seats, rng, [Zone(place, []) for place in places])


GAME = HighCard(
    "high-card",
    "High Card",
    "The largest beast takes the round.",
    version=1,
    state=Den,
    rulebook=book,
    places=[],
    options=[number("rounds", 4, 1, 9, "not read: an option from outside")],
    fewest=2,
    most=4,
)
