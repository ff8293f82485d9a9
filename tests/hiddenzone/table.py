"""A table for two, set up in the cards' own notation and played by name.

    table.me(battlezone="Ash Runner", hand="Flare").foe(battlezone="Grey Moth")
    table.attack("Ash Runner", "Grey Moth").block("nobody")
    assert table.graveyard("foe") == ["Grey Moth"]

``me`` is player 1 and, unless said otherwise, in the main phase of turn 2. First set up what
matters, then play, then read. Cards are named by any part that is clear.
"""

from __future__ import annotations

import bestiary
from bestiary.engine import Card, Choice
from bestiary.games.hiddenzone.design import Design
from bestiary.games.hiddenzone.field import Field
from bestiary.games.hiddenzone.picks import is_tapped

SEATS = {"me": 0, "foe": 1}
USUAL_DECK = ", ".join(12 * ["Gate Recruit"])


class Table:
    def __init__(self) -> None:
        self._lines: dict[str, dict[str, str]] = {"me": {}, "foe": {}}
        self._top: dict[str, str] = {}
        self._options: dict[str, object] = {}
        self._seed = 7
        self._state: Field | None = None
        self._before = [0, 0]

    # ---- Setting up -----------------------------------------------------------------------

    def me(self, **lines: object) -> Table:
        return self._player("me", lines)

    def foe(self, **lines: object) -> Table:
        return self._player("foe", lines)

    def _player(self, who: str, lines: dict[str, object]) -> Table:
        assert self._state is None, "the game has begun: set the table up before you play"
        self._lines[who].update({key: str(value) for key, value in lines.items()})
        return self

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
            lines.append(f"player {seat + 1}: {own.pop('life', '2000')} life")
            lines += [f"  {key}: {value}" for key, value in own.items()]
        return "\n".join(lines)

    @property
    def state(self) -> Field:
        """The game itself, for what the table has no word for."""
        if self._state is None:
            options = {**self._options, "position": self.position()}
            state: Field = bestiary.game("hiddenzone").new(seed=self._seed, options=options)
            self._before = list(state.life)
            if state.result() is None:
                state.check()
            self._state = state
        return self._state

    # ---- Playing: whoever is asked does it ------------------------------------------------

    def play(self, card: str) -> Table:
        return self.do("play", card)

    def evolve(self, card: str, below: str) -> Table:
        return self.do("evolve", card, below)

    def cast(self, card: str, target: str = "") -> Table:
        return self.do("cast_at", card, target) if target else self.do("cast", card)

    def equip(self, card: str, bearer: str) -> Table:
        return self.do("equip", card, bearer)

    def set(self, card: str) -> Table:
        return self.do("set", card)

    def use(self, card: str, target: str = "") -> Table:
        return self.do("use_on", card, target) if target else self.do("use", card)

    def attack(self, card: str, target: str = "") -> Table:
        return self.do("attack", card, target) if target else self.do("attack_player", card)

    def block(self, card: str) -> Table:
        return self.do("block", card)

    def let(self) -> Table:
        """No response."""
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

    def offers(self, verb: str = "") -> list[str]:
        return [choice.label for choice in self.choices() if verb in ("", choice.verb)]

    def prompt(self) -> str:
        return self.state.decisions()[0].prompt

    # ---- Reading: the table ---------------------------------------------------------------

    def cards(self, who: str, zone: str) -> list[Card[Design]]:
        seat = SEATS[who]
        state = self.state
        zones = {
            "hand": state.hands,
            "battlezone": state.battle,
            "hiddenzone": state.hidden,
            "deck": state.decks,
            "graveyard": state.graves,
        }
        return zones[zone][seat].cards

    def hand(self, who: str) -> list[str]:
        return sorted(card.face.name for card in self.cards(who, "hand"))

    def graveyard(self, who: str) -> list[str]:
        return sorted(card.face.name for card in self.cards(who, "graveyard"))

    def set_down(self, who: str) -> list[str]:
        return [card.face.name for card in self.cards(who, "hiddenzone")]

    def battlezone(self, who: str) -> list[str]:
        """The creatures with the strength they have now: "Ash Runner 250/150"."""
        state = self.state
        return [
            state.written(state.as_it_stands(card), []) for card in self.cards(who, "battlezone")
        ]

    def strength(self, part: str) -> str:
        """The numbers of a creature as they are now: "250/150"."""
        return self.state.written(self.state.as_it_stands(self.creature(part)), []).split()[-1]

    def creature(self, part: str) -> Card[Design]:
        """The one creature in a battlezone whose name has that part."""
        every = self.cards("me", "battlezone") + self.cards("foe", "battlezone")
        found = [card for card in every if part in card.face.name]
        assert len(found) == 1, f"{len(found)} creatures read like '{part}'"
        return found[0]

    def soul(self, part: str) -> list[str]:
        """What lies under a creature, its equipment last."""
        return [card.face.name for card in self.creature(part).attached]

    def tapped(self, part: str) -> bool:
        return is_tapped(self.creature(part))

    def deck_size(self, who: str) -> int:
        return len(self.cards(who, "deck"))

    @property
    def life(self) -> dict[str, int]:
        return {who: self.state.life[seat] for who, seat in SEATS.items()}

    def lost(self, who: str) -> int:
        """The life a player has lost since the table was set up; a gain is below 0."""
        now = self.state.life[SEATS[who]]
        return self._before[SEATS[who]] - now

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
