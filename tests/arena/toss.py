"""Toss: a game whose end is chosen by an option, for asking the arena questions with known answers.

Everybody calls heads or tails, so that bots use their dice; what they call changes nothing.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from bestiary.engine import (
    Answer,
    Decks,
    Face,
    Game,
    Printed,
    Rng,
    Rulebook,
    State,
    Value,
    Zone,
    number,
    one_of,
    text,
)
from bestiary.engine.view import DeckView

ENDS = ["seed", "first", "begins", "deck", "draw", "raise", "exit", "die", "stuck"]

book: Rulebook[Toss, Face] = Rulebook("toss")


class Toss(State[Face]):
    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Face]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.lucky = 0

    def fields(self) -> list[str]:
        return ["lucky"]

    def initiative(self) -> int:
        return self.lucky % self.seats if self.settings["end"] in ("begins", "deck") else -1

    def deal(self) -> None:
        self.lucky = int(self.rng.below(12))
        self.then(new_round)

    def printed(self, face: Face) -> Printed:
        return Printed("nothing", "nothing")


@book.step
def new_round(toss: Toss) -> None:
    toss.turn += 1
    if toss.turn > int(toss.settings["rounds"]):
        end(toss, str(toss.settings["end"]))
    else:
        toss.then(new_round)
        toss.ask_everybody(call)


@book.question("Heads or tails?")
def call(toss: Toss, seat: int) -> list[Answer]:
    return [heads.on(), tails.on()]


@book.act("Heads")
def heads(toss: Toss) -> None: ...


@book.act("Tails")
def tails(toss: Toss) -> None: ...


def end(toss: Toss, how: str) -> None:
    seats = toss.seats
    if how == "draw":
        toss.finish([1.0 / seats] * seats, "shared", "Nobody wins.")
        return
    if how == "stuck":
        return
    if toss.lucky == 3:  # one game in twelve
        if how == "raise":
            raise ZeroDivisionError("the coin\nis gone")
        if how == "exit":
            raise SystemExit(0)
        if how == "die":
            os._exit(3)
    winner = 0 if how == "first" else toss.lucky % seats
    if how == "deck":  # the longest wins
        winner = max(range(seats), key=lambda seat: len(str(toss.settings[f"deck.{seat}"])))
    toss.finish([float(seat == winner) for seat in range(seats)], "tossed", "It is decided.")


class Purses(Decks):
    """Any word is a deck, and three are ready."""

    def ready(self) -> dict[str, str]:
        return {"oak": "1 oak", "ash": "1 ash", "larch": "1 larch"}

    def show(self, text: str) -> DeckView:
        faults = ["empty"] if text == "none" else []
        return {"cards": [], "total": 1, "size": 1, "tables": [], "faults": faults}


class Tossing(Game[Any]):
    def decks(self) -> Decks | None:
        return Purses()

    def refuse(self, settings: Mapping[str, Value], seats: int) -> str:
        return "deck.0: empty" if settings["deck.0"] == "none" else ""


GAME = Tossing(
    "toss",
    "Toss",
    "A coin decides.",
    version=1,
    state=Toss,
    rulebook=book,
    places=[],
    options=[
        one_of("end", ENDS, "seed", "how it ends"),
        number("rounds", 1, 0, 99, "rounds of calling"),
        text("deck", "a seat's coins", per_seat=True),
    ],
    fewest=2,
    most=4,
)
