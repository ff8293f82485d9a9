"""What a room tells the page, in the server's messages."""

from typing import TYPE_CHECKING, Any

from bestiary.engine import SPECTATOR
from bestiary.engine.characters import clean_name
from bestiary.engine.view import View
from bestiary.engine.view.show import open_options
from bestiary.play import Draft, shown
from bestiary.play.room.ending import choices_undone
from bestiary.play.room.terms import given

if TYPE_CHECKING:
    from bestiary.offline.room import LocalRoom

Message = dict[str, Any]


def welcome(room: "LocalRoom", seat: int, since: int, at: int) -> Message:
    """The table as it is now, for somebody who has ``since`` events as of serial ``at``."""
    match = room.match
    view: View | None = None
    heard, undo = 0, False
    if match is not None:
        heard, undo = match.heard[seat], match.can_undo(seat)
        view = shown(match.state, seat, match.state.log(seat)[match.held(seat, since, at) :])
    return {
        "type": "welcome",
        "at": room.serial,
        "seat": seat,
        "room": room_view(room),
        "view": view,
        "events": heard,
        "undo": undo,
        "log": [],
    }


def of_opening(room: "LocalRoom", seat: int) -> Message:
    """The table when the game starts."""
    match = room.playable()
    view = shown(match.state, seat, match.state.log(seat))
    return {"type": "table", "at": 0, "view": view, "events": match.heard[seat], "undo": False}


def of_table(draft: Draft, seat: int) -> Message:
    """The drafted table as a seat will see it."""
    return {
        "type": "table",
        "at": draft.entry.serial,
        "view": draft.view(seat),
        "events": draft.heard[seat],
        "undo": draft.can_undo(seat),
    }


def room_view(room: "LocalRoom") -> Message:
    """The room as everybody sees it. There are no clocks here, and nobody watches from afar."""
    kept, match = room.kept, room.match
    return {
        "room": kept.room,
        "game": kept.game,
        "title": room.game.title if room.game is not None else kept.game,
        "options": {} if match is None else open_options(match.state, SPECTATOR),
        "seats": [seat_shown(room, number) for number in range(len(kept.seats))],
        "watchers": 0,
        "clock": None,
        "takeover": False,
        "over": room.over,
        "playable": room.match is not None or room.is_waiting(),
        "begun": not room.is_waiting(),
        "paused": room.paused,
        "guide": kept.guide,
        "rematch": {"asked": sorted(room.asked_rematch)},
        "terms": room.terms,
        "waiting": room.waiting(),
        "lenient": match is not None and match.lenient_to >= 0,
        "undone": choices_undone(match) if match is not None else 0,
    }


def seat_shown(room: "LocalRoom", number: int) -> Message:
    seat = room.kept.seats[number]
    taken = seat.who == "bot" or bool(seat.secret)
    return {
        "seat": number,
        "who": seat.who if taken else "open",
        "name": clean_name(seat.name),
        "bot": seat.bot,
        # Whoever plays at this device is here.
        "connected": seat.who == "person" and taken,
        "ready": taken,
        "brings": seat.brings,
        "given": not taken and given(room.current_game(), room.kept.options, number),
        "fault": room.faults.get(number, ""),
        "abandoned": False,
    }
