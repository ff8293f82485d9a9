"""The rooms in a store: list, measure and delete them. Nothing here reveals seeds, secrets or
hands."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

# What a room takes up, apart from SQLite's own overhead.
BYTES: Final = "sum(length(act) + length(id) + length(digest) + length(clock) + length(events))"


class RoomSummary(Struct):
    """A room as an operator sees it."""

    room: str
    game: str
    rules: int
    seats: int
    over: bool
    created: float  # seconds since 1970, like `used`
    used: float
    entries: int
    bytes: int


class SeatSummary(Struct):
    seat: int
    who: str  # "person" or "bot"
    bot: str
    name: str
    taken: bool
    brings: bool  # the game waits for its deck


class Space(Struct):
    """The size of the file in bytes, and how much of it is free for new data."""

    all: int
    free: int

    @property
    def used(self) -> int:
        return self.all - self.free


def summaries(
    db: sqlite3.Connection,
    over: bool | None = None,
    before: float | None = None,
    only: Sequence[str] = (),
) -> list[RoomSummary]:
    """The rooms, the least recently used first; if asked, only finished or unfinished ones, those
    not used since some time, or those named. Also reads stores of earlier versions."""
    used = "used" if "used" in columns(db, "rooms") else "created"
    kept = "coalesce((SELECT length(data) FROM snapshots WHERE room = rooms.room), 0)"
    snapshot = kept if columns(db, "snapshots") else "0"
    wanted: list[str] = []
    given: list[object] = []
    if over is not None:
        wanted.append("AND over = ?")
        given.append(over)
    if before is not None:
        wanted.append(f"AND {used} < ?")
        given.append(before)
    if only:
        wanted.append(f"AND room IN ({', '.join('?' * len(only))})")
        given += only
    rows = db.execute(
        f"SELECT room, game, rules, seats, over, created, {used},"
        " (SELECT count(*) FROM entries WHERE room = rooms.room AND serial > 0),"
        f" (SELECT {BYTES} FROM entries WHERE room = rooms.room) + length(options) + {snapshot}"
        f" FROM rooms WHERE 1 {' '.join(wanted)} ORDER BY {used}, room",
        given,
    )
    return [
        RoomSummary(
            room=room,
            game=game,
            rules=rules,
            seats=seats,
            over=bool(ended),
            created=created,
            used=last,
            entries=entries,
            bytes=size or 0,
        )
        for room, game, rules, seats, ended, created, last, entries, size in rows
    ]


def seats_of(db: sqlite3.Connection, room: str) -> list[SeatSummary]:
    brings = "brings" if "brings" in columns(db, "seats") else "0"
    rows = db.execute(
        f"SELECT seat, who, bot, name, secret_hash != '' OR who = 'bot', {brings}"
        " FROM seats WHERE room = ? ORDER BY seat",
        (room,),
    )
    return [
        SeatSummary(seat, who, bot, name, bool(taken), bool(to_come))
        for seat, who, bot, name, taken, to_come in rows
    ]


def columns(db: sqlite3.Connection, table: str) -> set[str]:
    return {row[1] for row in db.execute(f"PRAGMA table_info({table})")}


def idlest(db: sqlite3.Connection, over: bool, before: float, most: int) -> list[str]:
    """Rooms not used since then, the least recently used first."""
    rows = db.execute(
        "SELECT room FROM rooms WHERE over = ? AND used < ? ORDER BY used LIMIT ?",
        (over, before, most),
    )
    return [room for (room,) in rows]


def delete(db: sqlite3.Connection, room: str, before: float | None = None) -> bool:
    """Delete the room and everything that belongs to it, unless it was used since then."""
    found = db.execute("SELECT used FROM rooms WHERE room = ?", (room,)).fetchone()
    if found is None or (before is not None and found[0] >= before):
        return False
    tables = db.execute(
        "SELECT name FROM sqlite_master AS each WHERE type = 'table' AND name != 'rooms'"
        " AND EXISTS (SELECT 1 FROM pragma_table_info(each.name) AS its WHERE its.name = 'room')"
    ).fetchall()
    for (table,) in [*tables, ("rooms",)]:
        db.execute(f'DELETE FROM "{table}" WHERE room = ?', (room,))
    return True


def space(db: sqlite3.Connection) -> Space:
    size, pages, free = (
        int(db.execute(f"PRAGMA {name}").fetchone()[0])
        for name in ("page_size", "page_count", "freelist_count")
    )
    return Space(pages * size, free * size)


def give_back(db: sqlite3.Connection, pages: int) -> int:
    """Shrink the file by up to this many free pages; returns how many are left. A file from before
    version 3 keeps them for new data."""
    if not shrinks(db):
        return 0
    for _ in range(pages):  # through Python, SQLite does one at a time
        db.execute("PRAGMA incremental_vacuum(1)")
    return int(db.execute("PRAGMA freelist_count").fetchone()[0])


def shrink(db: sqlite3.Connection) -> None:
    """Give back all free space. This is slow, and an old file needs as much space again."""
    db.executescript("PRAGMA incremental_vacuum;" if shrinks(db) else "VACUUM;")


def shrinks(db: sqlite3.Connection) -> bool:
    """Whether pages can be given back one by one."""
    return bool(db.execute("PRAGMA auto_vacuum").fetchone()[0] == 2)
