"""The tables of the store, and how a file of an earlier version becomes one of this."""

import sqlite3
from pathlib import Path
from typing import Final

from bestiary.engine import BestiaryError

VERSION: Final = 2

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
# What makes a file of each earlier version one of the next.
STEPS: Final = {1: "ALTER TABLE seats ADD COLUMN brings INTEGER NOT NULL DEFAULT 0;"}


def prepare(db: sqlite3.Connection, path: Path) -> None:
    """Make the tables in a new file; refuse one that a newer program has written. From here on
    a commit is on the disk when it returns."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise BestiaryError(
            f"{path} was written by a newer Bestiary (store {version}; this one reads {VERSION})"
        )
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if version == 0:
        db.executescript(f"BEGIN; {TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
    elif version < VERSION:
        steps = " ".join(STEPS[each] for each in range(version, VERSION))
        db.executescript(f"BEGIN; {steps} PRAGMA user_version = {VERSION}; COMMIT;")
