"""What is kept of a room: its row, its seats, and its entries, one for each thing that was done.

The seed, the options and the entries are the game; all else can be made from them again.
"""

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from bestiary.engine import Value

WITHDRAW = "withdraw"
UNDO = "undo"


class RoomRecord(Struct):
    room: str
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Value]
    created: float
    host_hash: str
    host_seat: int  # -1: the host watches
    clock_seconds: int  # 0: no clock
    clock_bonus: int
    takeover: bool
    watchers: bool
    guide: bool
    over: bool = False
    next_room: str = ""


class SeatRecord(Struct):
    seat: int
    who: str  # "person" or "bot"
    bot: str = ""
    name: str = ""
    secret_hash: str = ""  # "" until somebody has taken the seat
    invite_hash: str = ""
    brings: bool = False  # its deck is still to come, and the game waits for it


class Entry(Struct):
    """One thing done: a choice, a sealed answer withdrawn, or a choice taken back, which is the
    case where ``back`` is not 0 but the serial of the entry that was taken back."""

    serial: int
    seat: int
    act: str
    id: str = ""  # of the message that asked for it; "" where none did
    back: int = 0
    digest: str = ""
    left: list[int] = []  # the clock after it, in milliseconds


class Snapshot(Struct):
    """A game as it was after an entry that nobody can take back any more: a room wakes from it,
    and plays again only what came later. Not needed: the entries are the game."""

    serial: int
    rules: int
    digest: str  # of the State
    heard: dict[int, int]  # how many events each audience had been told
    decided: list[int]
    state: dict[str, Any]


class Sleep(Struct):
    """The clock of a room that was put to sleep. It runs on for whoever was on the move: what has
    passed since is taken off when the room wakes."""

    serial: int  # the last entry
    left: list[int]  # in milliseconds
    running: list[int]
    since: float  # as time() says it


class Stored(Struct):
    """All that is needed to wake a room."""

    record: RoomRecord
    seats: list[SeatRecord]
    entries: list[Entry]
    snapshot: bytes = b""
    sleep: Sleep | None = None


def pack_snapshot(snapshot: Snapshot) -> bytes:
    return zlib.compress(msgspec.json.encode(snapshot), 1)


def unpack_snapshot(packed: bytes) -> Snapshot:
    """Raises ValueError where it cannot be read."""
    try:
        return msgspec.json.decode(zlib.decompress(packed), type=Snapshot)
    except (zlib.error, msgspec.MsgspecError) as fault:
        raise ValueError(f"the snapshot cannot be read: {fault}") from None


def path(entries: Iterable[Entry], count: int | None = None) -> list[Entry]:
    """The entries that made the State after so many of them: those not taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if count is not None and entry.serial > count:
            break
        if entry.back:
            kept = [other for other in kept if other.serial < entry.back]
        else:
            kept.append(entry)
    return kept
