"""What the store keeps for sleeping rooms: a snapshot to wake from, and the clock.

The game can do without either: a missing snapshot only costs time, and a clock that was not
written, as after a crash, goes back to the last entry.
"""

import json
import sqlite3

from bestiary.server.store.records import Sleep


def keep_snapshot(db: sqlite3.Connection, room: str, serial: int, packed: bytes) -> None:
    db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (room, serial, packed))


def keep_sleep(db: sqlite3.Connection, room: str, sleep: Sleep, now: float) -> None:
    left, running = json.dumps(sleep.left), json.dumps(sleep.running)
    row = (room, sleep.serial, left, running, sleep.since)
    db.execute("INSERT OR REPLACE INTO sleeps VALUES (?, ?, ?, ?, ?)", row)
    stay_alive(db, now)


def forget_sleep(db: sqlite3.Connection, room: str) -> None:
    db.execute("DELETE FROM sleeps WHERE room = ?", (room,))


def read_snapshot(db: sqlite3.Connection, room: str) -> bytes:
    """Its packed bytes; empty if there is none."""
    row = db.execute("SELECT data FROM snapshots WHERE room = ?", (room,)).fetchone()
    return b"" if row is None else bytes(row[0])


def read_sleep(db: sqlite3.Connection, room: str) -> Sleep | None:
    row = db.execute(
        "SELECT serial, clock, running, since FROM sleeps WHERE room = ?", (room,)
    ).fetchone()
    if row is None:
        return None
    serial, left, running, since = row
    return Sleep(serial, json.loads(left), json.loads(running), since)


def stay_alive(db: sqlite3.Connection, now: float) -> None:
    """Note that the server is running."""
    db.execute("INSERT OR REPLACE INTO life VALUES (1, ?)", (now,))


def come_to_life(db: sqlite3.Connection, now: float) -> bool:
    """The server starts. Nobody pays for the time it was down, so the clocks of sleeping rooms are
    moved forward by it; returns whether there are any."""
    row = db.execute("SELECT alive FROM life").fetchone()
    if row is not None and now > row[0]:
        db.execute("UPDATE sleeps SET since = since + ?", (now - row[0],))
    stay_alive(db, now)
    return db.execute("SELECT 1 FROM sleeps LIMIT 1").fetchone() is not None
