"""A table set up from a written position and played by the words of the choices.

    table.write('''
        player 1: Lanternwood
          team: Muddlepig, Clattercrab
        arrives: 3
        rolls: 3 2
    ''')
    table.choose("Send Muddlepig")
    table.choose("Strike", roll=10)
    assert table.team(1) == ["Muddlepig 4/2 (10/10 HP)", "Clattercrab 3/3 (10/10 HP)"]

Players count from 1, as people do. The dice come up as they are laid: in the position, with
``roll=`` before a choice, or by ``lay``.
"""

from __future__ import annotations

from textwrap import dedent

import bestiary
from bestiary.engine import EVERYTHING, Choice
from bestiary.engine.view import View
from bestiary.games.creature_adventures.adventure import Adventure
from bestiary.games.creature_adventures.land.tiles import SIGILS
from bestiary.games.creature_adventures.text import ARTIFACTS


class Table:
    def __init__(self) -> None:
        self._state: Adventure | None = None
        self._news = 0

    # ---- Setting up -----------------------------------------------------------------------

    def write(self, text: str, seats: int = 2, seed: int = 7, **options: object) -> Table:
        """Set up a position. What it does not say is as at the start of a game."""
        options["position"] = dedent(text)
        self._begin(bestiary.game("creature-adventures").new(seed, seats, options))
        return self

    def deal(self, seats: int = 2, seed: int = 7, **options: object) -> Table:
        """A game from its very beginning."""
        self._begin(bestiary.game("creature-adventures").new(seed, seats, options))
        return self

    def _begin(self, state: Adventure) -> None:
        state.check()
        self._state = state

    @property
    def state(self) -> Adventure:
        """The game itself, for what the table has no word for."""
        assert self._state is not None, "write a position first"
        return self._state

    def copy(self) -> Table:
        other = Table()
        other._state = self.state.copy()
        return other

    # ---- Playing --------------------------------------------------------------------------

    def lay(self, *faces: int) -> Table:
        """These dice come up next."""
        self.state.shared.rolls = list(faces)
        return self

    def choose(self, part: str, roll: int | tuple[int, ...] = ()) -> Table:
        """For the player to move, make the choice with this in its label, or with this text."""
        if roll:
            self.lay(*((roll,) if isinstance(roll, int) else roll))
        decision = self.state.decisions()[0]
        self._news = len(self.state.events)
        self.state.play(decision.seat, named(part, decision.choices).text)
        self.state.check()
        return self

    def concede(self, player: int) -> Table:
        self.state.play(player - 1, "concede")
        self.state.check()
        return self

    def pass_turn(self) -> Table:
        """The player to move stays at Home and rests, to get on to another player's turn."""
        return self.choose("Rest")

    # ---- Reading: what is asked -----------------------------------------------------------

    def asked(self) -> int:
        """The player who must choose; 0 when the game is over."""
        decisions = self.state.decisions()
        return decisions[0].seat + 1 if decisions else 0

    @property
    def prompt(self) -> str:
        return self.state.decisions()[0].prompt

    def offers(self) -> list[str]:
        """What may be chosen now, as the labels say it."""
        return [choice.label for choice in self.state.decisions()[0].choices]

    def verbs(self) -> set[str]:
        return {choice.verb for choice in self.state.decisions()[0].choices}

    def offered(self, part: str) -> bool:
        return any(part in label for label in self.offers())

    def moves(self) -> set[tuple[str, int]]:
        """Where the roll can lead: the tile, and the wilderness tiles on the way."""
        tiles = self.state.world.board.tiles
        choices = self.state.decisions()[0].choices
        return {(tiles[c.subject].name, c.target) for c in choices if c.verb == "move"}

    # ---- Reading: players -----------------------------------------------------------------

    def at(self, player: int) -> str:
        """The name of the tile."""
        return self.state.world.board.tiles[self.state.travellers[player - 1].at].name

    def at_home(self, player: int) -> bool:
        return self.state.travellers[player - 1].at == self.state.world.board.homes[player - 1]

    def team(self, player: int) -> list[str]:
        """A team in the players' notation."""
        return [card.face.notation() for card in self.state.teams[player - 1].cards]

    def hp(self, player: int) -> list[int]:
        return [int(card.face.hp) for card in self.state.teams[player - 1].cards]

    def most_hp(self, player: int) -> list[int]:
        return [int(card.face.most()) for card in self.state.teams[player - 1].cards]

    def foe(self) -> str:
        """The game's own creature in the battle, or "" if there is none."""
        card = self.state.foe()
        return "" if card is None else card.face.notation()

    def foe_hp(self) -> int:
        card = self.state.foe()
        return 0 if card is None else int(card.face.hp)

    def deck(self) -> list[str]:
        """The deck by names, the next to be met first."""
        return [card.face.species.name for card in reversed(self.state.deck.cards)]

    def gone(self) -> list[str]:
        return [card.face.species.name for card in self.state.gone.cards]

    def sigils(self, player: int) -> list[str]:
        holders = self.state.shared.sigils
        return [SIGILS[i] for i in range(len(SIGILS)) if holders[i] == player - 1]

    def artifact(self, player: int, name: str) -> int:
        return int(self.state.owned(player - 1, ARTIFACTS.index(name)))

    def gauge(self, player: int, label: str) -> int:
        """What a gauge of the view says."""
        gauges = self.view()["seats"][player - 1]["gauges"]
        return next(gauge["value"] for gauge in gauges if gauge["label"] == label)

    def marks(self, player: int) -> list[str]:
        """The player's marks, in the view's words."""
        return [mark["label"] for mark in self.view()["seats"][player - 1]["marks"]]

    def on_card(self, player: int, number: int = 1) -> list[str]:
        """The marks of the creature of that number."""
        card = self.state.teams[player - 1].cards[number - 1]
        return [mark.kind.label for mark in card.marks]

    def view(self) -> View:
        return self.state.view(EVERYTHING)

    # ---- Reading: the log and the end -----------------------------------------------------

    def log(self) -> list[str]:
        """What was told since the last choice."""
        return [event["text"] for event in self.state.log(EVERYTHING, self._news) if event["text"]]

    def heard(self, part: str) -> bool:
        return any(part in line for line in self.log())

    @property
    def winner(self) -> int:
        """The player who has won; 0 while the game goes on."""
        result = self.state.result()
        return 0 if result is None else list(result).index(1.0) + 1

    @property
    def ending(self) -> str:
        return self.state.ending


def named(part: str, choices: list[Choice]) -> Choice:
    found = [choice for choice in choices if choice.text == part]
    found = found or [choice for choice in choices if part in choice.label]
    labels = [choice.label for choice in choices]
    assert found, f"'{part}' is not among {labels}"
    assert len(found) == 1, f"'{part}' can mean several of {labels}"
    return found[0]
