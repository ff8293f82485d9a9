"""What is stored of a room: its row, its seats, its match's entries, and what waking it needs."""

import zlib
from typing import Any

import msgspec
from msgspec import Struct

from bestiary.engine import Game, Value
from bestiary.play import Entry, Match, Snapshot


class RoomRecord(Struct):
    room: str
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Value]
    created: float
    host_hash: str
    host_seat: int  # -1: the host is a spectator
    clock_seconds: int  # 0: no clock
    clock_bonus: int
    takeover: bool
    watchers: bool
    guide: bool
    over: bool = False
    next_room: str = ""

    def match(self, game: Game[Any], snapshot: Snapshot | None = None) -> Match:
        """The room's game at its start, or ready to be restored from a snapshot."""
        return Match(game, self.seed, self.seats, self.options, snapshot, stored=True)


class SeatRecord(Struct):
    seat: int
    who: str  # "person" or "bot"
    bot: str = ""
    name: str = ""
    secret_hash: str = ""  # "" until the seat is taken
    invite_hash: str = ""
    brings: bool = False  # the game waits for the deck of this seat


class Sleep(Struct):
    """The clock of a sleeping room. It keeps running for whoever is to move: the time that has
    passed is deducted when the room wakes."""

    serial: int  # the last entry
    left: list[int]  # in milliseconds
    running: list[int]
    since: float  # seconds since the epoch


class Stored(Struct):
    """Everything needed to wake a room."""

    record: RoomRecord
    seats: list[SeatRecord]
    entries: list[Entry]
    snapshot: bytes = b""
    sleep: Sleep | None = None


def pack_snapshot(snapshot: Snapshot) -> bytes:
    return zlib.compress(msgspec.json.encode(snapshot), 1)


def unpack_snapshot(packed: bytes) -> Snapshot:
    """Raises ValueError if it cannot be read."""
    try:
        return msgspec.json.decode(zlib.decompress(packed), type=Snapshot)
    except (zlib.error, msgspec.MsgspecError) as fault:
        raise ValueError(f"the snapshot cannot be read: {fault}") from None
