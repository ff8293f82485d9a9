"""Moments of a replay, as an audience saw them."""

from typing import Any, TypedDict

from bestiary.engine import BadReplay, Game, State, Value, bit
from bestiary.engine.view import View
from bestiary.play.replay import Replay


class ReplayMoment(TypedDict):
    n: int  # the number of choices made by then
    last: int  # the number of choices in the whole replay
    events: int  # how many the audience had been told by then
    view: View


def replay_moment(
    game: Game[Any], replay: Replay, n: int, audience: int, since: int
) -> ReplayMoment:
    """The table after n choices (-1 for all of them). The view's log starts at the audience's event
    number ``since``. Raises BadReplay."""
    return ReplayViewer(game).moment(replay, n, audience, since)


class ReplayViewer:
    """Shows moments of replays. A later moment of the same game goes on from the one before, so a
    game can be watched without playing it from the start for every choice."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._state: State[Any] | None = None
        self._before: tuple[int, dict[str, Value]] = (0, {})  # the seed and the options
        self._made: list[tuple[int, str]] = []

    def moment(self, replay: Replay, n: int, audience: int, since: int) -> ReplayMoment:
        """As ``replay_moment``."""
        last = len(replay.choices)
        wanted = last if n < 0 else n
        if wanted > last:
            raise BadReplay(f"there is no moment {wanted}: the game has {last} choices")
        if audience >= replay.seats:
            raise BadReplay(f"there is no seat {audience}")
        state = self._played(replay, wanted)
        mask = bit(audience)
        told = [index for index, event in enumerate(state.events) if event.audience & mask]
        start = told[since] if since < len(told) else state.moment()
        view: View = state.view(audience, start)
        return {"n": wanted, "last": last, "events": len(told), "view": view}

    def _played(self, replay: Replay, wanted: int) -> State[Any]:
        """The State after that many choices."""
        before = (replay.seed, replay.options)
        done = len(self._made)
        state = self._state
        if state is None or before != self._before or self._made != replay.choices[:wanted][:done]:
            state, done = replay.start(self.game), 0
        self._state = None  # if a choice is refused, nothing is kept
        for number in range(done, wanted):
            replay.step(state, number)
        self._state, self._before, self._made = state, before, replay.choices[:wanted]
        return state
