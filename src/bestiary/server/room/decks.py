"""Decks that players bring to a room. The game starts with the last one: until then there is no
State, so nothing to see and nothing to choose."""

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
    """Bring a seat's deck; "" stands for a random ready-made one."""
    if seat < 0:
        raise Refusal("not-yours", "spectators cannot bring a deck", 403)
    await room.alone(lambda: put_down(room, seat, deck))


async def put_down(room: Room, number: int, deck: str) -> None:
    """Store the deck, and start the game if it was the last. Runs under the lock."""
    game, seat = room.awaiting_decks(), room.seats[number]
    if game is None or not seat.record.brings:
        raise Refusal("no-deck-wanted", f"the game does not wait for seat {number}'s deck", 409)
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
    """The game with all its decks. If a rule raises, nothing has happened."""
    try:
        return await begin(room.thinking, game, record, room.id)
    except Refusal:
        raise
    except Exception as fault:
        raise room.pause(fault) from None
