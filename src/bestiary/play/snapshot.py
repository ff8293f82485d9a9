"""A match frozen at one moment, so that it need not be replayed from the beginning."""

from dataclasses import dataclass
from typing import Any

from bestiary.engine import Game, State


@dataclass(slots=True)
class Snapshot:
    """A game as it stood after an entry that can no longer be taken back. A match restored from it
    only replays what came later. It is a shortcut: the entries alone are enough."""

    serial: int
    rules: int
    digest: str  # of the State
    heard: dict[int, int]  # how many events each audience had been told
    decided: list[int]  # the serial since which each seat's decision had been open
    state: dict[str, Any]

    def load(self, game: Game[Any]) -> State[Any]:
        """The State. Raises ValueError if it is of other rules or does not match its digest."""
        if self.rules != game.version:
            raise ValueError(f"the snapshot is of rules {self.rules}")
        state: State[Any] = game.state.from_json(self.state)
        if state.digest() != self.digest:
            raise ValueError("the snapshot does not come out as it was kept")
        state.recording = True
        return state
