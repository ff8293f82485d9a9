"""A table for two, set up in the cards' own notation and played by name.

First set up what matters, then play, then read. ``me`` is player 1 and, unless said otherwise, in
the main part of turn 2. Cards are named by any part that is clear, zones by their keys less the
seat: "hand", "deck".

The table of a game says which game it is and what a player has where a test does not care; the
verbs of playing and the words for what lies there are its own.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

import bestiary
from bestiary.engine import Card, Choice, Rng, State
from bestiary.engine.view import ZoneView
from bestiary.trading import TradingCard
from tests.me_and_foe import SEATS, winner

S = TypeVar("S", bound=State[Any])
F = TypeVar("F", bound=TradingCard)


class TradingTable(Generic[S, F]):
    game: ClassVar[str]
    score: ClassVar[str]  # what a player's own line counts: life, points
    usual: ClassVar[dict[str, str]]  # the lines of a player that a test does not write

    def __init__(self) -> None:
        self._lines = {who: self.usual.copy() for who in SEATS}
        self._top: dict[str, str] = {}
        self._options: dict[str, object] = {}
        self._seed = 7
        self._state: S | None = None

    # ---- Setting up -----------------------------------------------------------------------

    def me(self, **lines: object) -> Self:
        return self._player("me", lines)

    def foe(self, **lines: object) -> Self:
        return self._player("foe", lines)

    def _player(self, who: str, lines: dict[str, object]) -> Self:
        assert self._state is None, "the game has begun: set the table up before you play"
        self._lines[who].update({key: str(value) for key, value in lines.items()})
        return self

    def turn(self, number: int, active: str = "me", first: str = "me") -> Self:
        assert self._state is None, "the game has begun"
        self._top = {
            "turn": str(number),
            "active": f"player {SEATS[active] + 1}",
            "first": f"player {SEATS[first] + 1}",
        }
        return self

    def options(self, **named: object) -> Self:
        self._options.update(named)
        return self

    def seed(self, seed: int) -> Self:
        self._seed = seed
        return self

    def position(self) -> str:
        lines = [f"{key}: {value}" for key, value in self._top.items()]
        for who, seat in SEATS.items():
            own = self._lines[who].copy()
            lines.append(f"player {seat + 1}: {own.pop(self.score)} {self.score}")
            lines += [f"  {key}: {value}" for key, value in own.items()]
        return "\n".join(lines)

    @property
    def state(self) -> S:
        """The game itself, for what the table has no word for."""
        if self._state is None:
            options = {**self._options, "position": self.position()}
            state: S = bestiary.game(self.game).new(seed=self._seed, options=options)
            if state.result() is None:
                state.check()
            self._state = state
        return self._state

    # ---- Playing: for the player to choose ------------------------------------------------

    def let(self) -> Self:
        """No response, no answer."""
        return self.do("pass")

    def pick(self, card: str) -> Self:
        return self.do("pick", card)

    def skip(self) -> Self:
        return self.do("skip")

    def end(self) -> Self:
        return self.do("end")

    def do(self, verb: str, *parts: str) -> Self:
        """Make the choice of that verb in whose label the parts occur in this order."""
        choices = [choice for choice in self.choices() if choice.verb == verb]
        found = [choice for choice in choices if in_order(parts, choice.label)]
        labels = [choice.label for choice in choices]
        assert found, f"{verb} {parts} is not among {labels or self.offers()}"
        assert len({choice.label for choice in found}) == 1, f"{parts} can mean {labels}"
        self.state.play(self.asked_seat(), found[0].text)
        self.state.check()
        return self

    def asked_seat(self) -> int:
        return self.state.decisions()[0].seat

    # ---- Reading: what is offered ---------------------------------------------------------

    def asked(self) -> str:
        """Who is asked now; "" when the game is over."""
        decisions = self.state.decisions()
        return next((who for who in SEATS if decisions and SEATS[who] == decisions[0].seat), "")

    def choices(self) -> list[Choice]:
        decisions = self.state.decisions()
        return decisions[0].choices if decisions else []

    def offers(self, verb: str = "", part: str = "") -> list[str]:
        return [c.label for c in self.choices() if verb in ("", c.verb) and part in c.label]

    def prompt(self) -> str:
        return self.state.decisions()[0].prompt

    # ---- Reading: the table ---------------------------------------------------------------

    def cards(self, who: str, zone: str) -> list[Card[F]]:
        key = f"{zone}.{SEATS[who]}"
        return next(each.cards for each in self.state.zones if each.place.key == key)

    def card(self, part: str, zone: str) -> Card[F]:
        """The one card of a zone, on either side, whose name or numbers have that part."""
        every = self.cards("me", zone) + self.cards("foe", zone)
        found = [card for card in every if part in self.written(card)]
        assert len(found) == 1, f"{len(found)} cards read like '{part}'"
        return found[0]

    def written(self, card: Card[F]) -> str:
        """A card with the numbers it has now."""
        return self.state.written(self.state.as_it_stands(card), [])

    def named(self, who: str, zone: str) -> list[str]:
        return sorted(card.face.name for card in self.cards(who, zone))

    def hand(self, who: str) -> list[str]:
        return self.named(who, "hand")

    def deck_size(self, who: str) -> int:
        return len(self.cards(who, "deck"))

    @property
    def winner(self) -> str:
        return winner(self.state)

    # ---- Reading: what somebody knows -----------------------------------------------------

    def shown(self, who: str, key: str) -> ZoneView:
        """A zone as somebody sees it, by its whole key: "hand.0"."""
        zones = self.state.view(SEATS[who])["zones"]
        return next(zone for zone in zones if zone["key"] == key)

    def sees(self, who: str, key: str) -> list[str]:
        """The names somebody can read in a zone; "" is a card face down."""
        return [card["name"] for card in self.shown(who, key)["cards"]]

    def guessed(self, seed: int) -> S:
        """What I guess the game to be."""
        guess = self.state.guess(0, Rng(seed))
        assert isinstance(guess, type(self.state))
        return guess

    def log(self, who: str = "me") -> list[str]:
        return [event["text"] for event in self.state.log(SEATS[who]) if event["text"]]


def in_order(parts: tuple[str, ...], label: str) -> bool:
    at = 0
    for part in parts:
        at = label.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True
