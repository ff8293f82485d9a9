"""Heavy: a game of another package whose written positions say how expensive they are.

setup: 60     seconds of processor time until the game can start
view: 2       tenths of a second for each view
memory: 4     GB
turns: 9      each of which takes 0.03 seconds to play
worth: 5      tenths of a second to judge a position; and there is a choice to make
"""

from collections.abc import Mapping
from time import process_time

from bestiary.engine import Answer, Face, Game, Position, Printed, Rng, Rulebook, State, Value, Zone
from bestiary.engine import hand as hand_of

book: "Rulebook[Heavy, Face]" = Rulebook("heavy")


class Heavy(State[Face]):
    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Face]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.view_tenths = 0
        self.slow_turns = 0
        self.worth_tenths = 0

    def fields(self) -> list[str]:
        return ["view_tenths", "slow_turns", "worth_tenths"]

    def deal(self) -> None:
        self.then(new_turn)

    def arrange(self, position: Position) -> None:
        for key in ("setup", "view", "memory", "turns", "worth"):
            line = position.take(key)
            wanted = line.number_in(0, 1000) if line is not None else 0
            if key == "setup":
                spin(wanted)
            elif key == "view":
                self.view_tenths = wanted
            elif key == "memory":
                hoard = bytearray(1024) * (wanted * 1024 * 1024)
                del hoard
            elif key == "worth":
                self.worth_tenths = wanted
            else:
                self.slow_turns = wanted
        position.refuse_rest()
        self.deal()

    def printed(self, face: Face) -> Printed:
        return Printed("card", "card")

    def phase(self) -> str:
        spin(self.view_tenths / 10)
        return ""


def spin(seconds: float) -> None:
    until = process_time() + seconds
    while process_time() < until:
        pass


@book.step
def new_turn(game: Heavy) -> None:
    game.turn += 1
    if game.turn > 200:
        game.finish([0.5, 0.5], "done", "It was heavy.")
        return
    game.then(new_turn)
    game.ask_of(game.turn % 2, choose)


@book.question("What now?")
def choose(game: Heavy, seat: int) -> list[Answer]:
    return [push.on(), shove.on()] if game.worth_tenths else [push.on()]


@book.act("Push")
def push(game: Heavy) -> None:
    game.rng.below(6)  # nobody takes that back
    if game.turn <= game.slow_turns:
        spin(0.03)
    game.record("announce", "{You} push{es}.", game.turn % 2)


@book.act("Shove")
def shove(game: Heavy) -> None:
    game.record("announce", "{You} shove{s}.", game.turn % 2)


class HeavyGame(Game[Heavy]):
    def worth(self, state: Heavy, seat: int) -> float:
        spin(state.worth_tenths / 10)
        return 0.5


GAME = HeavyGame(
    "heavy",
    "Heavy",
    "It takes its time.",
    version=1,
    state=Heavy,
    rulebook=book,
    places=[hand_of(0), hand_of(1)],
    options=[],
)
