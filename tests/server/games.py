"""The games that are installed beside the running server, as objects of this process."""

from pathlib import Path
from typing import Any, Final

from bestiary.engine import Game, State
from bestiary.play import Replay
from tests.conformance.games import all_games, example

HERE: Final = Path(__file__).parent
OTHERS: Final = [
    HERE.parent / "outsider" / "bestiary_outsider.py",
    HERE / "packages" / "broken_rules.py",
]


def known_games() -> dict[str, Game[Any]]:
    found = [*all_games(), *(example(path) for path in OTHERS)]
    return {game.name: game for game in found if game is not None}


def replayed(text: str) -> State[Any]:
    """The State at the end of a replay file."""
    replay = Replay.parse(text)
    latest: State[Any]
    for state in replay.states(known_games()[replay.game]):
        latest = state
    return latest
