"""Rematches: once everybody has asked for one, a new room with the seats moved on by one."""

from time import time
from typing import Any

from bestiary.engine import SPECTATOR, Game, fresh_seed
from bestiary.play.room.ending import moved_options
from bestiary.server.room.listener import Listener
from bestiary.server.room.room import Room
from bestiary.server.room.rooms import Rooms
from bestiary.server.store import secrecy
from bestiary.server.store.records import RoomRecord, SeatRecord
from bestiary.server.wire import messages as wire
from bestiary.server.wire.refusal import Refusal


async def ask_rematch(rooms: Rooms, room: Room, seat: int, host: bool, address: str = "") -> None:
    """Ask for a rematch, or agree to one. Bots always agree."""
    if seat < 0 and not host:
        raise Refusal("not-yours", "only players can ask for a rematch", 403)
    if not room.over:
        raise Refusal("not-over", "a rematch has to wait until the game is over")
    if room.match is None or room.game is None:
        raise Refusal("old-rules", "this game was played under older rules")
    if seat >= 0:
        room.asked_rematch.add(seat)
    people = {each.record.seat for each in room.seats if each.is_person and each.taken}
    if not room.record.next_room and people <= room.asked_rematch:
        await make_rematch(rooms, room, room.game, address)
    else:
        room.tell_room()


async def make_rematch(rooms: Rooms, room: Room, game: Game[Any], address: str) -> None:
    old = room.record
    seats = [moved(each.record, old.seats) for each in room.seats]
    seats.sort(key=lambda record: record.seat)
    tokens: dict[int, str] = {}  # by the seat that somebody had in the old room
    for record in seats:
        if record.who == "person":
            token = secrecy.fresh()
            tokens[(record.seat - 1) % old.seats] = token
            record.invite_hash = secrecy.hashed(token)
    new = RoomRecord(
        room=secrecy.fresh_room(),
        game=old.game,
        rules=game.version,
        seats=old.seats,
        seed=fresh_seed(),
        options=moved_options(game, old.options, old.seats),
        created=time(),
        host_hash=old.host_hash,
        host_seat=-1 if old.host_seat < 0 else (old.host_seat + 1) % old.seats,
        clock_seconds=old.clock_seconds,
        clock_bonus=old.clock_bonus,
        takeover=old.takeover,
        watchers=old.watchers,
        guide=False,
    )
    old.next_room = new.room  # before the first await: there is only one rematch
    try:
        await rooms.add(game, new, seats, address)
        await rooms.store.save_next(old.room, new.room)
    except Refusal:
        old.next_room = ""
        raise
    room.tell_room()
    for listener in list(room.listeners):
        token = tokens.get(listener.seat, "")
        if token or (listener.seat == SPECTATOR and old.watchers):
            listener.send(wire.write(wire.RematchReady(new.room, token)))


async def tell_successor(rooms: Rooms, room: Room, listener: Listener) -> None:
    """Show somebody who comes back to an old room the way to its rematch."""
    if not room.record.next_room:
        return
    token = ""
    if listener.seat >= 0:
        token = await invitation_to_next(rooms, room, listener.seat)
    listener.send(wire.write(wire.RematchReady(room.record.next_room, token)))


async def invitation_to_next(rooms: Rooms, room: Room, seat: int) -> str:
    """A new invitation to a seat that is still free (of the old one, we only have the hash)."""
    following = await rooms.get(room.record.next_room)
    number = (seat + 1) % room.record.seats
    if following.seats[number].taken:
        return ""
    return await following.seating.invite(number)


def moved(record: SeatRecord, seats: int) -> SeatRecord:
    return SeatRecord((record.seat + 1) % seats, record.who, record.bot, record.name)
