"""REST: replays, seen from any seat and at any moment."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bestiary.engine import EVERYTHING, SPECTATOR
from bestiary.play import Match
from bestiary.play.room.ending import whole_replay
from bestiary.server.http.addresses import address_of
from bestiary.server.http.requests import HEADERS, answer, bearer, body, number, whole
from bestiary.server.limits import REPLAY
from bestiary.server.room import logbook
from bestiary.server.room.room import Room
from bestiary.server.room.rooms import Rooms
from bestiary.server.room.seats import HOST
from bestiary.server.thinking.workers import NoThought
from bestiary.server.wire import messages as wire
from bestiary.server.wire.refusal import Refusal, bad_secret

NAMES = {"spectator": SPECTATOR, "all": EVERYTHING}


class Replays:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def download(self, request: Request) -> Response:
        """The replay file of a finished game."""
        room = await self.rooms.get(request.path_params["room"])
        who(room, request)
        if not room.over:
            raise Refusal("not-over", "the replay is available once the game is over")
        if room.match is None:
            raise Refusal("old-rules", "this game was played under older rules")
        text = file_of(room, room.match)
        name = f"{room.record.game}-{room.id}.replay"
        headers = {**HEADERS, "content-disposition": f'attachment; filename="{name}"'}
        return Response(text, 200, headers, "text/plain; charset=utf-8")

    async def moment(self, request: Request) -> Response:
        """The table of a room after n entries, as a seat or a spectator saw it."""
        room = await self.rooms.get(request.path_params["room"])
        seat = who(room, request)
        audience = audience_of(request, room.record.seats, seat if seat >= 0 else SPECTATOR)
        if not room.over and audience not in (SPECTATOR, seat):
            raise Refusal("not-over", "until the game is over you only have your own view", 403)
        n = whole("the moment", request.path_params["n"])
        if n > room.serial:
            raise Refusal("no-moment", f"there is no moment {n}: the last is {room.serial}", 404)
        since = number(request, "since", 0)
        if room.match is None:
            return answer(await self._told(room, n, audience, since))
        text = room.match.replay_until(n).dump()
        found = await self._look(request, text, -1, audience, since)
        return answer(msgspec.structs.replace(found, n=n, last=room.serial))

    async def _told(self, room: Room, n: int, audience: int, since: int) -> wire.Moment:
        """A moment of a game played under older rules: only what the audience was told."""
        if audience == EVERYTHING:
            raise Refusal("old-rules", "played under older rules; ask as a seat or a spectator")
        log = await logbook.told(room, n, audience)
        return wire.Moment(n, room.serial, len(log), None, log[since:])

    async def look(self, request: Request) -> Response:
        """The table of an uploaded replay file, after n choices."""
        text = await replay_text(request)
        audience = audience_of(request, 64, SPECTATOR)
        n = number(request, "n", -1)
        return answer(await self._look(request, text, n, audience, number(request, "since", 0)))

    async def _look(
        self, request: Request, text: str, n: int, audience: int, since: int
    ) -> wire.Moment:
        owner = address_of(request.scope)
        try:
            seen = await self.rooms.thinking.look(text, n, audience, since, owner)
        except NoThought:
            raise Refusal("too-long", "this replay takes too long to run", 400) from None
        if seen.fault:
            raise Refusal("bad-replay", seen.fault, 400)
        return wire.Moment(seen.n, seen.last, seen.events, seen.view)  # type: ignore[arg-type]


async def replay_text(request: Request) -> str:
    """The replay file in the body."""
    try:
        return (await body(request, REPLAY)).decode()
    except UnicodeDecodeError:
        raise Refusal("bad-replay", "a replay is a text file in UTF-8", 400) from None


def who(room: Room, request: Request) -> int:
    """The seat of the caller; without a secret SPECTATOR, if the room allows spectators."""
    secret = bearer(request)
    if secret:
        seat = room.seating.seat_of(secret)
        return SPECTATOR if seat == HOST else seat
    if "authorization" in request.headers or not room.record.watchers:
        raise bad_secret()
    return SPECTATOR


def audience_of(request: Request, seats: int, default: int) -> int:
    name = request.query_params.get("as", "")
    if not name:
        return default
    if name in NAMES:
        return NAMES[name]
    if name.isdecimal() and name.isascii() and len(name) < 3 and int(name) < seats:
        return int(name)
    raise Refusal("bad-request", "'as' must be a seat from 0, 'spectator' or 'all'", 400)


def file_of(room: Room, match: Match) -> str:
    """The replay file of a finished game, with the names at its seats."""
    names = [seat.record.name or seat.record.bot or "human" for seat in room.seats]
    return whole_replay(match, names)
