"""Every game there is to test: those registered and the examples, each with a few option sets.

A game that is not named in `SETS` is tested with its plain options; adding a line here is all it
takes to test it with others.
"""

import importlib.util
import sys
from pathlib import Path
from typing import Any, Final

import bestiary
from bestiary.engine import Game, State, Value

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "examples"

SETS: Final[dict[str, dict[str, dict[str, Value]]]] = {
    "creature-wars": {
        "first": {"edition": "first"},
        "second": {"edition": "second"},
        # Rallies everywhere, big hands, many witches.
        "crowded": {"edition": "second", "hand": 12, "rally.size": 2, "witches": 30, "hp": 60},
        # Passes, long rests, an early turn limit.
        "sparse": {"edition": "first", "hand": 1, "cooldown": 4, "levels": 2, "turn_limit": 12},
    },
    "hiddenzone": {
        "ready": {},
        # Both know both lists, and the turns are few.
        "open": {"open_lists": True, "deck.0": "dusk", "deck.1": "tide", "turn_limit": 9},
    },
    "lantern-frogs": {"plain": {}, "short": {"copies": 2}},
}


class Setup:
    """One game with one set of options and so many seats."""

    def __init__(self, game: Game, label: str, options: dict[str, Value], seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.id = f"{game.name}:{label}" + (f":{seats}" if seats != game.fewest else "")

    def new(self, seed: int, record: bool = True) -> State[Any]:
        state: State[Any] = self.game.new(seed, self.seats, self.options, record)
        return state


def example(path: Path) -> Game | None:
    """The game of a file in `examples/`, or nothing where it has none."""
    name = f"example_{path.stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    game = getattr(sys.modules[name], "GAME", None)
    return game if isinstance(game, Game) else None


def all_games() -> list[Game]:
    from tests.conformance import corners

    examples = [example(path) for path in sorted(EXAMPLES.glob("*.py"))]
    registered = [bestiary.game(name) for name in bestiary.games()]
    return [*registered, *(game for game in examples if game is not None), corners.GAME]


def setups_of(game: Game) -> list[Setup]:
    counts = sorted({game.fewest, game.most})
    return [
        Setup(game, label, options, seats)
        for label, options in SETS.get(game.name, {"plain": {}}).items()
        for seats in counts
    ]


ALL: Final[list[Setup]] = [setup for game in all_games() for setup in setups_of(game)]
BY_ID: Final[dict[str, Setup]] = {setup.id: setup for setup in ALL}
