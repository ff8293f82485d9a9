"""Stores as earlier versions of the server made them: their own SQL, word for word."""

import sqlite3
from pathlib import Path
from typing import Final

BRINGS: Final = "    brings INTEGER NOT NULL DEFAULT 0,\n"
SECOND: Final = f"""
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
{BRINGS}    PRIMARY KEY (room, seat)
) WITHOUT ROWID;
CREATE TABLE entries (
    room TEXT NOT NULL REFERENCES rooms, serial INTEGER NOT NULL, seat INTEGER NOT NULL,
    act TEXT NOT NULL, id TEXT NOT NULL, back INTEGER NOT NULL, digest TEXT NOT NULL,
    clock TEXT NOT NULL, events BLOB NOT NULL,
    PRIMARY KEY (room, serial)
);
CREATE UNIQUE INDEX once ON entries (room, seat, id) WHERE id != '';
"""
VERSIONS: Final = {1: SECOND.replace(BRINGS, ""), 2: SECOND}


def turn_back(file: Path, version: int) -> None:
    """Make the store one that an earlier version has written, with the rooms it has."""
    old = file.with_name("old.sqlite")
    db = sqlite3.connect(old)
    db.execute("PRAGMA journal_mode = WAL")
    db.executescript(VERSIONS[version])
    db.execute("ATTACH ? AS new", (str(file),))
    for table in ("rooms", "seats", "entries"):
        kept = ", ".join(row[1] for row in db.execute(f"PRAGMA main.table_info({table})"))
        db.execute(f"INSERT INTO {table} ({kept}) SELECT {kept} FROM new.{table}")
    db.execute(f"PRAGMA main.user_version = {version}")
    db.commit()
    db.close()
    for ending in ("", "-wal", "-shm"):
        Path(f"{file}{ending}").unlink(missing_ok=True)
    old.rename(file)
