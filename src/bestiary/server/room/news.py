"""What a room tells everybody connected to it, as wire messages."""

from typing import TYPE_CHECKING

from bestiary.engine import SPECTATOR
from bestiary.engine.view import EventView
from bestiary.engine.view.show import open_options
from bestiary.play import Draft, Match, shown
from bestiary.play.room.ending import choices_undone
from bestiary.play.room.terms import given
from bestiary.server.room.seats import Seat
from bestiary.server.wire.messages import RematchShown, RoomView, SeatShown, TableNews, Welcome

if TYPE_CHECKING:
    from bestiary.server.room.room import Room


def welcome(room: "Room", seat: int, log: list[EventView], heard: int) -> Welcome:
    """The table as it is now. A room that has not started, or was played under older rules, has no
    table but only the log."""
    match = room.match
    if match is None:
        return Welcome(room.serial, seat, room_view(room), None, heard, log=log)
    view = shown(match.state, seat, log)
    return Welcome(match.serial, seat, room_view(room), view, heard, match.can_undo(seat))


def of_opening(match: Match, seat: int, opening: dict[int, list[EventView]]) -> TableNews:
    """The table when the game starts."""
    return TableNews(0, shown(match.state, seat, opening[seat]), match.heard[seat], False)


def of_table(draft: Draft, audience: int) -> TableNews:
    """The drafted table as an audience will see it."""
    undo = draft.can_undo(audience)
    return TableNews(draft.entry.serial, draft.view(audience), draft.heard[audience], undo)


def room_view(room: "Room") -> RoomView:
    """The room as everybody sees it."""
    options = {} if room.match is None else open_options(room.match.state, SPECTATOR)
    watching = sum(1 for listener in room.listeners if listener.seat < 0)
    return RoomView(
        room=room.id,
        game=room.record.game,
        title=room.game.title if room.game is not None else room.record.game,
        options=options,
        seats=[seat_shown(room, seat) for seat in room.seats],
        watchers=watching,
        clock=room.timekeeper.shown(),
        takeover=room.record.takeover,
        over=room.over,
        playable=room.match is not None or room.awaiting_decks() is not None,
        begun=room.awaiting_decks() is None,
        paused=room.paused,
        guide=room.record.guide,
        rematch=RematchShown(sorted(room.asked_rematch)),
        terms=room.terms,
        waiting=room.waiting(),
        lenient=room.match is not None and room.match.lenient_to >= 0,
        undone=choices_undone(room.match) if room.match is not None else 0,
    )


def seat_shown(room: "Room", seat: Seat) -> SeatShown:
    number = seat.record.seat
    chosen = not seat.taken and given(room.current_game(), room.record.options, number)
    return seat.shown(room.is_connected(number), chosen, room.seating.is_abandoned(seat))
