"""The tables of the store, and how a file of an earlier version is brought up to date."""

import sqlite3
from pathlib import Path
from typing import Final

from bestiary.engine import BestiaryError

FIRST: Final = 2  # the version that TABLES creates

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
# The migration from each version to the next; new files run them too.
STEPS: Final = {
    1: "ALTER TABLE seats ADD COLUMN brings INTEGER NOT NULL DEFAULT 0;",
    # When a room was last used. For existing rooms that is unknown: they count as used today.
    2: """
ALTER TABLE rooms ADD COLUMN used REAL NOT NULL DEFAULT 0;
UPDATE rooms SET used = max(created, CAST(strftime('%s', 'now') AS REAL));
CREATE INDEX idlest ON rooms (over, used);
""",
    # Snapshots of games, the clocks of sleeping rooms, and when the server was last known to be
    # running.
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
    """Create or update the tables; refuse a file written by a newer version. From here on, a
    commit returns once it is on disk."""
    version = check_version(db, path)
    db.execute("PRAGMA auto_vacuum = INCREMENTAL")  # of new files, or at the next VACUUM
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if version < VERSION:
        tables = TABLES if version == 0 else ""
        steps = " ".join(STEPS[each] for each in range(version or FIRST, VERSION))
        db.executescript(f"BEGIN; {tables} {steps} PRAGMA user_version = {VERSION}; COMMIT;")


def check_version(db: sqlite3.Connection, path: Path) -> int:
    """The version of the file's tables, 0 if there are none. Refuses one that is too new."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise BestiaryError(
            f"{path} was written by a newer Bestiary (store {version}; this one reads {VERSION})"
        )
    return version
