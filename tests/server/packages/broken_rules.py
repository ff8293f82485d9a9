"""Brittle: a game of another package with a rule that fails, to see what the server does then.

Both choose at once: `safe` goes on, `break` raises in the rule that follows; `peek` raises where
only a view is made. Its rules version can be set, to see what becomes of older rooms.
"""

import os
from collections.abc import Mapping

from bestiary.engine import Answer, Face, Game, Printed, Rng, Rulebook, State, Value, Zone, hand

book: "Rulebook[Brittle, Face]" = Rulebook("brittle")


class Brittle(State[Face]):
    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Face]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.broken = 0

    def fields(self) -> list[str]:
        return ["broken"]

    def deal(self) -> None:
        for seat in (0, 1):
            self.make(Face(seat + 1), self.zones[seat])
        self.then(new_turn)

    def printed(self, face: Face) -> Printed:
        return Printed(f"Secret-{face.origin}", "card")

    def origin_label(self, origin: int) -> str:
        return "a card"

    def phase(self) -> str:
        if self.broken:
            raise RuntimeError("Secret-1 and Secret-2 do not fit on the screen")
        return ""


@book.step
def new_turn(game: Brittle) -> None:
    game.turn += 1
    game.record("turn", "Turn {n}.", amount=game.turn)
    if game.turn > 4:
        game.finish([0.5, 0.5], "done", "Nothing broke.")
        return
    game.then(new_turn)
    game.ask_of(0, choose)


@book.question("Break it?")
def choose(game: Brittle, seat: int) -> list[Answer]:
    return [destroy.on(), peek.on(), safe.on()]


@book.act("Break it")
def destroy(game: Brittle) -> None:
    raise RuntimeError("Secret-1 broke Secret-2")


@book.act("Break the view")
def peek(game: Brittle) -> None:
    game.broken = 1


@book.act("Leave it")
def safe(game: Brittle) -> None:
    game.record("announce", "{You} leave{s} it.", game.me)


VERSION = int(os.environ.get("BRITTLE_VERSION", "1"))
GAME = Game(
    "brittle",
    "Brittle",
    "It breaks.",
    version=VERSION,
    state=Brittle,
    rulebook=book,
    places=[hand(0), hand(1)],
    options=[],
)
