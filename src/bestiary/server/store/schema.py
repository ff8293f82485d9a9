"""The tables of the store, and how a file of an earlier version becomes one of this."""

import sqlite3
from pathlib import Path
from typing import Final

from bestiary.engine import BestiaryError

FIRST: Final = 2  # the version that TABLES makes

TABLES: Final = """
CREATE TABLE rooms (
    room TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, seats INTEGER NOT NULL,
    seed TEXT NOT NULL, options TEXT NOT NULL, created REAL NOT NULL,
    host_hash TEXT NOT NULL, host_seat INTEGER NOT NULL,
    clock_seconds INTEGER NOT NULL, clock_bonus INTEGER NOT NULL,
    takeover INTEGER NOT NULL, watchers INTEGER NOT NULL, guide INTEGER NOT NULL,
    over INTEGER NOT NULL, next_room TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    room TEXT NOT NULL REFERENCES rooms, seat INTEGER NOT NULL, who TEXT NOT NULL,
    bot TEXT NOT NULL, name TEXT NOT NULL, secret_hash TEXT NOT NULL, invite_hash TEXT NOT NULL,
    brings INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room, seat)
) WITHOUT ROWID;
CREATE TABLE entries (
    room TEXT NOT NULL REFERENCES rooms, serial INTEGER NOT NULL, seat INTEGER NOT NULL,
    act TEXT NOT NULL, id TEXT NOT NULL, back INTEGER NOT NULL, digest TEXT NOT NULL,
    clock TEXT NOT NULL, events BLOB NOT NULL,
    PRIMARY KEY (room, serial)
);
CREATE UNIQUE INDEX once ON entries (room, seat, id) WHERE id != '';
"""
# What makes a file of each earlier version one of the next, a new file included.
STEPS: Final = {
    1: "ALTER TABLE seats ADD COLUMN brings INTEGER NOT NULL DEFAULT 0;",
    # When a room was last used. Nobody knows of the earlier ones: they count as used today.
    2: """
ALTER TABLE rooms ADD COLUMN used REAL NOT NULL DEFAULT 0;
UPDATE rooms SET used = max(created, CAST(strftime('%s', 'now') AS REAL));
CREATE INDEX idlest ON rooms (over, used);
""",
    # Games as they were at some entry, and the clocks of rooms asleep with the time when the
    # server was last known to run.
    3: """
CREATE TABLE snapshots (
    room TEXT PRIMARY KEY REFERENCES rooms ON DELETE CASCADE, serial INTEGER NOT NULL,
    data BLOB NOT NULL
);
CREATE TABLE sleeps (
    room TEXT PRIMARY KEY REFERENCES rooms ON DELETE CASCADE, serial INTEGER NOT NULL,
    clock TEXT NOT NULL, running TEXT NOT NULL, since REAL NOT NULL
);
CREATE TABLE life (one INTEGER PRIMARY KEY CHECK (one = 1), alive REAL NOT NULL);
""",
}
VERSION: Final = max(STEPS) + 1


def prepare(db: sqlite3.Connection, path: Path) -> None:
    """Make the tables in a new file; refuse one that a newer program has written. From here on
    a commit is on the disk when it returns."""
    version = check_version(db, path)
    db.execute("PRAGMA auto_vacuum = INCREMENTAL")  # of a new file, or when it is next vacuumed
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if version < VERSION:
        tables = TABLES if version == 0 else ""
        steps = " ".join(STEPS[each] for each in range(version or FIRST, VERSION))
        db.executescript(f"BEGIN; {tables} {steps} PRAGMA user_version = {VERSION}; COMMIT;")


def check_version(db: sqlite3.Connection, path: Path) -> int:
    """The version of the file's tables, 0 where there are none. Refuses what is too new."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise BestiaryError(
            f"{path} was written by a newer Bestiary (store {version}; this one reads {VERSION})"
        )
    return version
