"""Quarry: a game with a fault that can be planted. Both players throw three of their four stones,
and the heavier pile wins, give or take a little luck.

With ``fault=yes`` one stone is absurdly heavy and another weighs nothing; otherwise all are alike.
A game of its own, in a file: that is how an author would give it to the lab.
"""

from __future__ import annotations

from collections.abc import Mapping

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
    pile,
    row,
    switch,
)
from bestiary.engine.view import Gauge

STONES = ["Basalt", "Boulder", "Chalk", "Feather", "Flint", "Granite", "Marble", "Slate"]
COPIES = 4
USUAL = 10
LUCK = 8  # a power of two, and no less than the number of stones

book: Rulebook[Quarry, Face] = Rulebook("quarry")


class Quarry(State[Face]):
    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Face]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.thrown = [0] * seats

    def fields(self) -> list[str]:
        return ["thrown"]

    def deal(self) -> None:
        faces = [Face(stone) for stone in range(len(STONES)) for _ in range(COPIES)]
        self.stack_up(faces, self.zones[2])
        for seat in range(self.seats):
            for _ in range(4):
                self.zones[seat].add(self.zones[2].take_top())
        self.then(new_turn)

    def printed(self, face: Face) -> Printed:
        return Printed(STONES[face.origin], "stone", f"Weighs {self.weight(face)}.")

    def weight(self, face: Face) -> int:
        if not self.settings["fault"]:
            return USUAL
        return {"Boulder": 4 * USUAL, "Feather": 0}.get(STONES[face.origin], USUAL)

    def gauges(self, seat: int) -> list[Gauge]:
        return [gauge("Weight", self.thrown[seat], 99)]


@book.step
def new_turn(quarry: Quarry) -> None:
    quarry.turn += 1
    if quarry.turn <= 3:
        quarry.then(new_turn)
        quarry.ask_everybody(choose)
        return
    piles = quarry.thrown
    best = [seat for seat in range(quarry.seats) if piles[seat] == max(piles)]
    scores = [1 / len(best) if seat in best else 0.0 for seat in range(quarry.seats)]
    quarry.finish(scores, "weighed", "The piles are weighed.")


@book.question("Throw which stone?")
def choose(quarry: Quarry, seat: int) -> list[Answer]:
    return [throw.on(card.id) for card in quarry.zones[seat].cards]


@book.act("Throw {}", of="card")
def throw(quarry: Quarry, id: int) -> None:
    me = int(quarry.me)
    card = quarry.zones[me].find(id)
    if card is not None:
        # A little luck, another for each stone but as much for all: alike is not the same.
        luck = int(quarry.rng.below(LUCK)) ^ int(card.face.origin)
        quarry.thrown[me] += quarry.weight(card.face) + luck
        quarry.move(card, quarry.zones[me], quarry.zones[3])


GAME = Game(
    "quarry",
    "Quarry",
    "Throw stones.",
    version=1,
    state=Quarry,
    rulebook=book,
    places=[hand(0), hand(1), pile("deck", "Deck"), row("thrown", "Thrown")],
    options=[switch("fault", False, "whether one stone is far too heavy and one far too light")],
)
