"""One moment of a replay, as an audience saw it."""

from typing import Any, TypedDict

from bestiary.engine import BadReplay, Game, bit
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
    last = len(replay.choices)
    wanted = last if n < 0 else n
    if wanted > last:
        raise BadReplay(f"there is no moment {wanted}: the game has {last} choices")
    if audience >= replay.seats:
        raise BadReplay(f"there is no seat {audience}")
    state = replay.start(game)
    for number in range(wanted):
        replay.step(state, number)
    mask = bit(audience)
    told = [index for index, event in enumerate(state.events) if event.audience & mask]
    start = told[since] if since < len(told) else state.moment()
    view: View = state.view(audience, start)
    return {"n": wanted, "last": last, "events": len(told), "view": view}
