"""A change to a match that is about to be made, and the way back from it."""

from typing import Any

from bestiary.engine import State, bit
from bestiary.engine.view import EventView, View
from bestiary.engine.view.show import PublicCards
from bestiary.play.entry import Entry


class WayBack:
    """The match before an entry, kept as long as the seat may still return to it."""

    def __init__(
        self,
        serial: int,
        seat: int,
        before: State[Any],
        choices: int,
        heard: dict[int, int],
        decided: list[int],
    ) -> None:
        self.serial = serial
        self.seat = seat
        self.before = before
        self.choices = choices  # how many the replay had
        self.heard = heard
        self.decided = decided


class Draft:
    """The State a choice, a withdrawal or an undo leads to, and what each audience is told."""

    def __init__(
        self,
        entry: Entry,
        state: State[Any],
        ways: list[WayBack],
        heard: dict[int, int],
        public: PublicCards,
        refusal: str = "",
    ) -> None:
        self.entry = entry
        self.state = state
        self.ways = ways
        self.heard = heard  # how many events each audience will have been told
        self.public = public
        self.refusal = refusal  # why the latest choice cannot be taken back
        self.logs: dict[int, list[EventView]] = {}  # what is new to each audience
        self.choices = 0  # how many an undo leaves in the replay

    def view(self, audience: int) -> View:
        """What the audience will see, with what is new to it as the log."""
        return shown(self.state, audience, self.logs[audience], self.public)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat will be able to take its latest choice back."""
        return any(way.seat == seat for way in self.ways)


def shown(
    state: State[Any], audience: int, log: list[EventView], public: PublicCards | None = None
) -> View:
    """Everything the audience may know, with these events as its log."""
    view = state.view(audience, state.moment(), public)
    view["log"] = log
    return view


def count_told(state: State[Any], audience: int, since: int = 0) -> int:
    """How many events the audience was told, from that one on."""
    mask = bit(audience)
    return sum(1 for event in state.events[since:] if event.audience & mask)
