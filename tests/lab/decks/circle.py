"""Circle: a game whose decks have known chances against each other. Each seat brings a word; a die
decides, loaded by who brought what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiary.engine import Answer, Decks, Face, Game, Printed, Rulebook, State, Value, text
from bestiary.engine.view import DeckView

# What the first wins against the second, in tenths. Rock, paper and scissors go round; whoever
# brings mud loses to everybody.
BEATS = {
    ("paper", "rock"): 8,
    ("scissors", "paper"): 8,
    ("rock", "scissors"): 8,
    ("rock", "mud"): 9,
    ("paper", "mud"): 9,
    ("scissors", "mud"): 9,
}

book: Rulebook[Circle, Face] = Rulebook("circle")


class Circle(State[Face]):
    def deal(self) -> None:
        self.then(start)

    def printed(self, face: Face) -> Printed:
        return Printed("nothing", "nothing")


@book.step
def start(circle: Circle) -> None:
    circle.turn += 1
    circle.then(roll)
    circle.ask_everybody(ready)


@book.question("Ready?")
def ready(circle: Circle, seat: int) -> list[Answer]:
    return [go.on()]


@book.act("Go")
def go(circle: Circle) -> None: ...


@book.step
def roll(circle: Circle) -> None:
    one, two = str(circle.settings["deck.0"]), str(circle.settings["deck.1"])
    tenths = BEATS.get((one, two), 10 - BEATS.get((two, one), 5))
    won = circle.rng.below(10) < tenths
    circle.finish([float(won), float(not won)], "rolled", "It is decided.")


class Words(Decks):
    def ready(self) -> dict[str, str]:
        return {name: name for name in ("rock", "paper", "scissors", "mud")}

    def show(self, text: str) -> DeckView:
        return {"cards": [], "total": 1, "size": 1, "tables": [], "faults": []}


class CircleGame(Game[Any]):
    def decks(self) -> Decks | None:
        return Words()

    def cards(self, settings: Mapping[str, Value]) -> list[Any]:
        return []


GAME = CircleGame(
    "circle",
    "Circle",
    "Rock, paper, scissors, mud.",
    version=1,
    state=Circle,
    rulebook=book,
    places=[],
    options=[text("deck", "a seat's word", per_seat=True)],
)
