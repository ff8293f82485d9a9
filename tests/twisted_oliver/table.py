"""A table for two, set up in the cards' own notation and played by name.

    table.me(battlers="Wolverine", hand="Adrenaline", energy="2Y").foe(battlers="Wolverine")
    table.play("Adrenaline", "90")
    assert table.points == {"me": 0, "foe": 0}

``me`` is player 1 and, unless said otherwise, in the main step of turn 2 with no energy. First set
up what matters, then play, then read. Cards are named by any part that is clear.
"""

from __future__ import annotations

import bestiary
from bestiary.engine import Card, Choice
from bestiary.games.twisted_oliver.design import Design
from bestiary.games.twisted_oliver.energy import notation
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.picks import is_called
from bestiary.games.twisted_oliver.text import stats

SEATS = {"me": 0, "foe": 1}
USUAL_DECK = "12 Red Orb"
RICH = "9R9O9Y9G9B9V9W9L9C"  # enough for anything


class Table:
    def __init__(self) -> None:
        self._lines: dict[str, dict[str, str]] = {"me": {}, "foe": {}}
        self._top: dict[str, str] = {}
        self._options: dict[str, object] = {}
        self._seed = 7
        self._state: Field | None = None

    # ---- Setting up -----------------------------------------------------------------------

    def me(self, **lines: object) -> Table:
        return self._player("me", lines)

    def foe(self, **lines: object) -> Table:
        return self._player("foe", lines)

    def _player(self, who: str, lines: dict[str, object]) -> Table:
        assert self._state is None, "the game has begun: set the table up before you play"
        self._lines[who].update({key: str(value) for key, value in lines.items()})
        return self

    def rich(self) -> Table:
        """My pool has enough of everything."""
        return self.me(energy=RICH)

    def turn(self, number: int, active: str = "me", first: str = "me") -> Table:
        assert self._state is None, "the game has begun"
        self._top = {
            "turn": str(number),
            "active": f"player {SEATS[active] + 1}",
            "first": f"player {SEATS[first] + 1}",
        }
        return self

    def options(self, **named: object) -> Table:
        self._options.update(named)
        return self

    def seed(self, seed: int) -> Table:
        self._seed = seed
        return self

    def position(self) -> str:
        lines = [f"{key}: {value}" for key, value in self._top.items()]
        for who, seat in SEATS.items():
            own = {"deck": USUAL_DECK, **self._lines[who]}
            lines.append(f"player {seat + 1}: {own.pop('points', '0')} points")
            lines += [f"  {key}: {value}" for key, value in own.items()]
        return "\n".join(lines)

    @property
    def state(self) -> Field:
        """The game itself, for what the table has no word for."""
        if self._state is None:
            options = {**self._options, "position": self.position()}
            state: Field = bestiary.game("twisted-oliver").new(seed=self._seed, options=options)
            if state.result() is None:
                state.check()
            self._state = state
        return self._state

    # ---- Playing: whoever is asked does it ------------------------------------------------

    def play(self, card: str, target: str = "") -> Table:
        """Play a card of the hand, on a target where it needs one. A trap is laid."""
        if target:
            return self.do("play_on", card, target)
        return self.do("lay" if self.offers("lay", card) else "play", card)

    def call(self, card: str, what: str = "") -> Table:
        return self.do("call", card, what)

    def sack(self, card: str, what: str = "") -> Table:
        return self.do("sack_for" if self.offers("sack_for", card) else "sack", card, what)

    def attack(self, card: str, target: str = "") -> Table:
        return self.do("attack", card, target) if target else self.do("raid", card)

    def let(self) -> Table:
        """No answer."""
        return self.do("pass")

    def pick(self, card: str) -> Table:
        return self.do("pick", card)

    def skip(self) -> Table:
        return self.do("skip")

    def end(self) -> Table:
        return self.do("end")

    def do(self, verb: str, *parts: str) -> Table:
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

    def waits(self, part: str) -> str:
        """Why a card of my hand cannot be played."""
        return self.state.waits(self.card(part, "hand"), 0)

    # ---- Reading: the table ---------------------------------------------------------------

    def cards(self, who: str, zone: str) -> list[Card[Design]]:
        state = self.state
        zones = {
            "hand": state.hands,
            "battlers": state.battlers,
            "items": state.items,
            "spells": state.spells,
            "traps": state.traps,
            "deck": state.decks,
            "discard": state.discards,
            "removed": state.removed,
        }
        return zones[zone][SEATS[who]].cards

    def card(self, part: str, zone: str = "battlers") -> Card[Design]:
        """The one card of a zone, on either side, whose name or numbers have that part."""
        state = self.state
        every = self.cards("me", zone) + self.cards("foe", zone)
        found = [card for card in every if part in state.written(state.as_it_stands(card), [])]
        assert len(found) == 1, f"{len(found)} cards read like '{part}'"
        return found[0]

    def named(self, who: str, zone: str) -> list[str]:
        return sorted(card.face.name for card in self.cards(who, zone))

    def hand(self, who: str) -> list[str]:
        return self.named(who, "hand")

    def discard(self, who: str) -> list[str]:
        return self.named(who, "discard")

    def battlers(self, who: str) -> list[str]:
        """The battlers with the numbers they have now: "Wolverine 60:2/1:2:0"."""
        state = self.state
        return [state.written(state.as_it_stands(c), []) for c in self.cards(who, "battlers")]

    def items(self, who: str) -> list[str]:
        return self.named(who, "items")

    def stats(self, part: str) -> str:
        """The numbers of a battler as they are now: "60:2/1:2:0"."""
        return stats(self.state.as_it_stands(self.card(part)))

    def bears(self, part: str) -> list[str]:
        return [borne.face.name for borne in self.card(part).attached]

    def called(self, part: str, zone: str = "battlers") -> bool:
        return is_called(self.card(part, zone))

    def ready(self, who: str, name: str = "") -> int:
        """How many items of a name are not called."""
        return sum(not is_called(c) for c in self.cards(who, "items") if name in c.face.name)

    def energy(self, who: str = "me") -> str:
        return notation(self.state.pools[SEATS[who]])

    def deck_size(self, who: str) -> int:
        return len(self.cards(who, "deck"))

    @property
    def points(self) -> dict[str, int]:
        return {who: self.state.points[seat] for who, seat in SEATS.items()}

    @property
    def winner(self) -> str:
        result = self.state.result()
        if result is None:
            return ""
        return {1.0: "me", 0.0: "foe", 0.5: "nobody"}[result[0]]

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
