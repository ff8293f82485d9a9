"""Decks that people bring to a room. The game begins when the last one is there: before that there
is no State, so there is nothing to look at and nothing to choose."""

from typing import Any

from msgspec.structs import replace

from bestiary.engine import Game
from bestiary.server.room.build import Beginning, begin
from bestiary.server.room.logbook import pack
from bestiary.server.room.room import Room
from bestiary.server.store.database import StoreFailed
from bestiary.server.store.records import RoomRecord
from bestiary.server.wire.refusal import Refusal


async def bring(room: Room, seat: int, deck: str) -> None:
    """Put a seat's deck on the table; "" is a random ready one."""
    if seat < 0:
        raise Refusal("not-yours", "who only watches brings no deck", 403)
    await room.alone(lambda: put_down(room, seat, deck))


async def put_down(room: Room, number: int, deck: str) -> None:
    """Store the deck, and begin if it was the last. Runs under the lock."""
    game, seat = room.awaiting_decks(), room.seats[number]
    if game is None or not seat.record.brings:
        raise Refusal("no-deck-wanted", f"seat {number} brings no deck, or has brought it", 409)
    check(game, deck)
    options = {**room.record.options, f"deck.{number}": deck} if deck else room.record.options
    record = replace(room.record, options=options)
    last = not any(other.record.brings for other in room.seats if other is not seat)
    beginning = await begun(room, game, record) if last else None
    opening, snapshot = b"", b""
    if beginning is not None:
        opening, snapshot = pack(beginning.opening), beginning.snapshot
    try:
        await room.store.bring(record, number, opening, snapshot)
    except StoreFailed as fault:
        raise room.give_up(fault) from None
    room.record = record
    seat.record = replace(seat.record, brings=False)
    if beginning is not None:
        room.begin(beginning.match, beginning.opening)
    room.tell_room()


def check(game: Game[Any], deck: str) -> None:
    decks = game.decks()
    faults = decks.faults(deck) if decks is not None and deck else []
    if faults:
        raise Refusal("bad-deck", "; ".join(faults), 400)


async def begun(room: Room, game: Game[Any], record: RoomRecord) -> Beginning:
    """The game with all its decks. Where a rule raises, nothing has happened."""
    try:
        return await begin(room.thinking, game, record, room.id)
    except Refusal:
        raise
    except Exception as fault:
        raise room.pause(fault) from None
