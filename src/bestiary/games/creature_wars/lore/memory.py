"""Memory: what a card's text remembers of a game, kept in the State by a general mechanism.

A memory is a small object that is never changed in place. The module of the card that needs it
subclasses ``Memory`` and registers an empty one; the State then carries it along, copies it and
saves it under the memory's own keys:

    class Flights(Memory):
        def __init__(self, flown: int = 0) -> None:
            self.flown = flown

        def save(self) -> dict[str, Any]:
            return {"flown": self.flown}

        def load(self, data: dict[str, Any]) -> Flights:
            return Flights(data["flown"])

    FLIGHTS: Final = remembered(Flights())

The card reads it with ``FLIGHTS.of(duel)`` and writes it with ``FLIGHTS.keep(duel, Flights(1))``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import with_item

if TYPE_CHECKING:
    from bestiary.games.creature_wars.state import CreatureWarsState
    from bestiary.games.creature_wars.turn.outcome import Outcome


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Memory:
    """What one card's text remembers. Copies of a game share it, so it is replaced, not changed."""

    def save(self) -> dict[str, Any]:
        """Plain data, by the keys it is saved under."""
        raise TypeError(f"{type(self).__name__} needs save")

    def load(self, data: dict[str, Any]) -> Memory:
        """The memory that was saved as this data."""
        raise TypeError(f"{type(self).__name__} needs load")

    def shown(self, seat: int) -> tuple[str, str, int]:
        """A count that everybody sees beside a player: its key, its label and the number. Zero is
        not shown."""
        return "", "", 0

    def after_duel(self, outcome: Outcome) -> Memory:
        """The memory after a duel that somebody won or lost, or that was a tie. Called only if it
        was registered with ``watches_duels``."""
        return self


M = TypeVar("M", bound=Memory)

MEMORIES: Final[list[Memory]] = []  # empty, as every game starts with them
DUEL_WATCHERS: Final[list[int]] = []  # the slots of those that change with duels


class Remembered(Generic[M]):
    """Where a State keeps a memory."""

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def of(self, state: CreatureWarsState) -> M:
        """What is remembered in this game."""
        return cast("M", state.memories[self.slot])

    def keep(self, state: CreatureWarsState, memory: M) -> None:
        """Remember this from now on."""
        state.memories = with_item(state.memories, self.slot, memory)


def remembered(empty: M, watches_duels: bool = False) -> Remembered[M]:
    """Register a memory, as it is at the start of a game, and whether duels change it."""
    for other in MEMORIES:
        for key in other.save():
            if key in empty.save():
                raise ValueError(f"two memories saved as {key!r}")
    MEMORIES.append(empty)
    slot = len(MEMORIES) - 1
    if watches_duels:
        DUEL_WATCHERS.append(slot)
    return Remembered(slot)
