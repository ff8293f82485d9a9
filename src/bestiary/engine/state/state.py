"""The State: the whole truth of one game.

A game subclasses it with its own numbers and verbs. A State holds nothing but numbers, strings,
lists and the engine's small classes, so it can be copied and saved at every decision.

The class is a chain, with one idea for each link:

    Tabletop     zones, their cards, and the verbs that move them
    Hooks        what a game overrides
    Chronicle    what has happened so far
    Agenda       what is still to be done and who must choose
    State        views, guesses, copies and saves of the whole
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from bestiary.engine.cards import F, bit
from bestiary.engine.errors import BrokenState
from bestiary.engine.guess import Guesser
from bestiary.engine.rng import Rng
from bestiary.engine.state import save
from bestiary.engine.state.agenda import Agenda
from bestiary.engine.view import show
from bestiary.engine.view.decisions import Decision

if TYPE_CHECKING:
    from bestiary.engine.state.saved import SavedState
    from bestiary.engine.view import EventView, View
    from bestiary.engine.view.show import PublicCards

St = TypeVar("St", bound="State[Any]")

# What every State has besides its settings, zones and generator.
RUNNING: Final = [
    "next_id",
    "recording",
    "events",
    "stack",
    "asks",
    "me",
    "turn",
    "scores",
    "final_points",
    "ending",
    "out",
    "acts",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda[F]):
    """One game being played. A game must write ``deal`` and ``printed``; see ``Hooks``."""

    # ---- What people see ------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that must choose now."""
        return [int(ask.seat) for ask in self.asks if ask.answer is None]

    def decisions(self) -> list[Decision]:
        """The seats that must choose now, each with its choices."""
        return [Decision(self, ask) for ask in self.asks if ask.answer is None]

    def decision(self, seat: int) -> Decision | None:
        """What one seat must choose now, or None."""
        for ask in self.asks:
            if ask.seat == seat and ask.answer is None:
                return Decision(self, ask)
        return None

    def log(self, audience: int, since: int = 0) -> list[EventView]:
        """What the audience has been told since a moment."""
        return [
            show.event_view(self, event, audience)
            for event in self.events[since:]
            if event.audience & bit(audience)
        ]

    def view(self, audience: int, since: int = 0, public: PublicCards | None = None) -> View:
        """Everything one audience may know, with the log since a moment. ``public`` remembers the
        cards that everybody knows from one view to the next."""
        return show.view(self, audience, since, public)

    def guess(self, seat: int, rng: Rng) -> State[F]:
        """A State that looks the same to the seat, with all it does not know dealt again."""
        return Guesser(self, seat).deal(rng)

    def guesser(self, seat: int) -> Guesser:
        """Deals guesses like ``guess``, faster if many are needed."""
        return Guesser(self, seat)

    # ---- Copies and saves -----------------------------------------------------------------

    def fields(self) -> list[str]:
        """The names of the subclass's own attributes: plain numbers, strings and lists of them."""
        return []

    def copy(self) -> State[F]:
        """An independent copy. A game may override this with a faster one: the ``twin`` of a new
        State is what it copies."""
        new: State[F] = self.home().blank(self.settings, self.seats, self.rng.copy())
        for zone, own in zip(self.zones, new.zones, strict=True):
            own.replace_all(zone.cards.copy())
        for name in RUNNING:
            setattr(new, name, save.plain_copy(getattr(self, name)))
        new.load(self.save())
        return new

    def check(self) -> None:
        """Raise BrokenState if an invariant does not hold. A game adds its own."""
        seen: set[int] = set()
        for card in self.cards():
            if card.id in seen:
                raise BrokenState(f"card {card.id} lies in two places")
            if not 0 < card.id < self.next_id:
                raise BrokenState(f"card {card.id} was never made")
            seen.add(card.id)
        if self.scores is not None:
            if abs(sum(self.scores) - 1.0) > 1e-9 or len(self.scores) != self.seats:
                raise BrokenState(f"the scores {self.scores} do not sum to 1")
        elif not self.asks:
            raise BrokenState("the game is not over and nobody is asked")

    def to_json(self) -> SavedState:
        """The whole truth as plain data, without the log."""
        return save.to_json(self)

    @classmethod
    def from_json(cls: type[St], data: SavedState) -> St:
        """The State that ``to_json`` saved."""
        state: St = cls.home().blank(
            cls.home().with_later(data["settings"]), data["seats"], Rng.from_json(data["rng"])
        )
        save.restore(state, data)
        return state

    def save(self) -> dict[str, Any]:
        """The subclass's own fields, as plain data."""
        return {name: save.plain_field(self, name) for name in self.fields()}

    def load(self, data: dict[str, Any]) -> None:
        """Restore the subclass's own fields from ``save``."""
        for name, value in data.items():
            setattr(self, name, save.plain_copy(value))

    def digest(self) -> str:
        """A short hash of the whole truth: equal for equal states, on any machine."""
        return save.digest(self)
