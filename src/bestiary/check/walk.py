"""Playing games: at random from a seed, or along choices already made."""

from collections.abc import Container, Iterator
from random import Random
from typing import Any, Final

import bestiary
from bestiary import bots
from bestiary.bots import Sight
from bestiary.check.failure import CheckFailed
from bestiary.engine import Game, State, Value
from bestiary.play import Replay

LONGEST: Final = 20_000  # choices after which a random game is said never to end

Choices = list[tuple[int, str]]


class Setup:
    """One game with one set of options and a number of seats."""

    def __init__(self, game: Game[Any], label: str, options: dict[str, Value], seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.id = f"{game.name}:{label}" + (f":{seats}" if seats != game.fewest else "")

    def new(self, seed: int, record: bool = True) -> State[Any]:
        state: State[Any] = self.game.new(seed, self.seats, self.options, record)
        return state


def choose(state: State[Any], dice: Random) -> tuple[int, str]:
    """A random choice of a random seat that has one."""
    decision = dice.choice(state.decisions())
    return decision.seat, dice.choice(decision.choices).text


class Walk:
    """One game, random or between bots. Iterating gives the State at each decision, before the
    choice is made.

    `script` is what has been chosen so far; `dice` may be used by whoever looks on, since the
    choices come from another generator. A game that does not begin as its seed says is given as
    `start`.
    """

    def __init__(
        self,
        setup: Setup,
        seed: int,
        record: bool = True,
        bot: str = "",
        start: State[Any] | None = None,
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.stacked = start is not None
        self.state = setup.new(seed, record) if start is None else start
        self.script: Choices = []
        self.dice = Random(f"looking {setup.id} {seed}")
        self._choosing = Random(f"choosing {setup.id} {seed}")
        seats = range(setup.seats if bot else 0)
        self._bots = [bots.make(bot, bots.bot_seed(seed, seat)) for seat in seats]

    def __iter__(self) -> Iterator[State[Any]]:
        while self.state.result() is None:
            if len(self.script) >= LONGEST:
                raise CheckFailed(endless(self.script))
            yield self.state
            seat, text = self.choose()
            self.script.append((seat, text))
            self.state.play(seat, text)

    def choose(self) -> tuple[int, str]:
        if not self._bots:
            return choose(self.state, self._choosing)
        seat = self.state.decisions()[0].seat
        return seat, self._bots[seat].choose(Sight(self.state, seat))

    def sample(self, share: float) -> Iterator[State[Any]]:
        """The States at a seeded share of the decisions; of a long game only so many of them, fewer
        and fewer as it goes on."""
        most = left = 12 if bestiary.compiled() else 6
        for state in self:
            if self.dice.random() < share * left / most:
                left -= 1
                yield state

    def replay(self) -> str:
        """The game so far, as the text of a replay file."""
        replay = Replay.of(self.setup.game, self.setup.seats, self.seed, self.setup.options)
        state = self.setup.new(self.seed, record=False)
        for seat, text in self.script:
            try:
                state.play(seat, text)
            except Exception:  # the choice that fails is what the file is for
                replay.choices.append((seat, text))
                break
            replay.add(seat, text, state)
        return replay.dump()


def follow(state: State[Any], script: Choices, looks: Container[int] | None = None) -> list[str]:
    """Make these choices; the digest after each, or after those of these numbers."""
    digests = []
    for number, (seat, text) in enumerate(script):
        state.play(seat, text)
        if looks is None or number in looks:
            digests.append(state.digest())
    return digests


def play_on(state: State[Any], dice: Random) -> Choices:
    """Play a State to its end at random; what was chosen."""
    script: Choices = []
    while state.result() is None:
        if len(script) >= LONGEST:
            raise CheckFailed(endless(script))
        seat, text = choose(state, dice)
        script.append((seat, text))
        state.play(seat, text)
    return script


def endless(script: Choices) -> str:
    """Says that a game does not end, and what is still being chosen."""
    verbs = sorted({text.split()[0] for _, text in script[-100:]})
    return f"no end after {len(script):,} choices; the last ones were: {', '.join(verbs)}"
