"""The log of a room, read from the store rather than held in memory.

Events are passed on as the stored JSON, without decoding them.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from bestiary.engine.view import EventView
from bestiary.play import standing
from bestiary.server.logs import warn
from bestiary.server.store.database import StoreFailed
from bestiary.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from bestiary.server.room.room import Room

LOGS: Final = msgspec.json.Decoder(dict[int, list[msgspec.Raw]])


def pack(logs: dict[int, list[EventView]]) -> bytes:
    """What each audience was told, for the store; empty if nobody was told anything."""
    return msgspec.json.encode(logs) if any(logs.values()) else b""


async def told(room: "Room", n: int, audience: int, after: int = -1) -> list[EventView]:
    """What an audience was told up to entry ``n``, and after entry ``after``."""
    kept = {0, *(entry.serial for entry in standing(room.entries, n))}
    log: list[Any] = []
    try:
        rows = await room.store.told(room.id, after)
    except StoreFailed as fault:
        warn("not-read", room=room.id, why=str(fault))
        raise Refusal("not-read", "the room could not be read; try again", 503) from None
    for serial, packed in rows:
        if serial in kept:
            log += LOGS.decode(packed)[audience]
    return log


async def missed(room: "Room", audience: int, since: int, at: int) -> tuple[list[EventView], int]:
    """The events missing from an audience that has ``since`` of them as of serial ``at``, and how
    many it has with them."""
    match = room.match
    if match is None:
        whole = await told(room, room.serial, audience)
        return whole[since:], len(whole)
    lacking = match.heard[audience] - match.held(audience, since, at)
    log = await told(room, room.serial, audience, -1 if match.cuts.any_since(at) else at)
    if len(log) < lacking:  # it has fewer than it claims
        log = await told(room, room.serial, audience)
    return log[len(log) - lacking :], match.heard[audience]
