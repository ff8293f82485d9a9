"""REST: making rooms and joining them."""

from starlette.requests import Request
from starlette.responses import Response

from bestiary.server.http.addresses import address_of
from bestiary.server.http.requests import answer, asked, bearer
from bestiary.server.room.decks import bring
from bestiary.server.room.rematches import ask_rematch, invitation_to_next
from bestiary.server.room.rooms import Rooms
from bestiary.server.wire import messages as wire
from bestiary.server.wire.refusal import bad_secret


class Lobby:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def make_room(self, request: Request) -> Response:
        """Make a room. Its secrets are in this answer and nowhere else."""
        wanted = await asked(request, wire.NewRoom)
        return answer(await self.rooms.make(wanted, address_of(request.scope)), 201)

    async def show_room(self, request: Request) -> Response:
        """What anybody with the address of a room may know about it."""
        room = await self.rooms.get(request.path_params["room"])
        return answer(room.view())

    async def join(self, request: Request) -> Response:
        """Accept an invitation: the first to come gets the seat and its secret."""
        wanted = await asked(request, wire.Join)
        room = await self.rooms.get(request.path_params["room"])
        return answer(wire.Joined(*await room.seating.join(wanted.token, wanted.name)))

    async def bring(self, request: Request) -> Response:
        """Bring your deck to a room that waits for it; the game starts with the last one. The
        other seats do not learn what is in it until the game is over."""
        wanted = await asked(request, wire.DeckAsked)
        room = await self.rooms.get(request.path_params["room"])
        await bring(room, room.seating.seat_of(bearer(request)), wanted.deck)
        return answer(room.view())

    async def move_device(self, request: Request) -> Response:
        """Make a new invitation to your own seat. Once it is used, the old secret stops working."""
        room = await self.rooms.get(request.path_params["room"])
        seat = room.seating.seat_of(bearer(request))
        if seat < 0:
            raise bad_secret()
        return answer(wire.TokenMade(await room.seating.invite(seat)))

    async def rematch(self, request: Request) -> Response:
        """Ask for a rematch, or agree to one."""
        room = await self.rooms.get(request.path_params["room"])
        seat = room.seating.seat_of(bearer(request))
        host, address = room.seating.is_host(seat), address_of(request.scope)
        await ask_rematch(self.rooms, room, seat, host, address)
        following = room.record.next_room
        token = ""
        if following and seat >= 0 and not room.is_connected(seat):
            token = await invitation_to_next(self.rooms, room, seat)
        return answer(wire.RematchAsked(sorted(room.asked_rematch), following, token))
