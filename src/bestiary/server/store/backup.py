"""Back up the store while it is in use, and restore it. Both verify the copy and sync it to disk
before they report success."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from bestiary.engine import BestiaryError
from bestiary.server.store.folder import (
    STORE,
    give_to_owner,
    locked,
    make_folder,
    reason,
    side_files,
)
from bestiary.server.store.schema import check_version

NEEDED: Final = {"rooms", "seats", "entries"}


class Contents(NamedTuple):
    """What a store contains: the version of its tables, and the number of rows in each."""

    version: int
    rows: dict[str, int]

    def __str__(self) -> str:
        return f"{counted(self.rows['rooms'], 'room')}, {counted(self.rows['entries'], 'entry')}"


class Restored(NamedTuple):
    contents: Contents
    kept: Path | None  # where the previous store is now


def back_up(source: Path, target: Path) -> Contents:
    """Copy the store to a new file, through SQLite, which copies only whole transactions."""
    if not source.is_file():
        raise BestiaryError(f"{source}: no such file; is --data the server's folder?")
    if target.exists():
        raise BestiaryError(f"{target}: already exists; choose another name")
    try:
        with part_of(target) as part:
            copied = copy(address(source, "mode=rw"), part)
            found = examine(part, source)
            if found != copied:
                raise BestiaryError(f"{target}: not written, as the copy differs from {source}")
            put(part, target)
        return found
    except sqlite3.Error as fault:
        raise BestiaryError(f"{target}: cannot be written ({fault})") from None
    except OSError as fault:
        raise BestiaryError(f"{target}: cannot be written ({reason(fault)})") from None


def restore(source: Path, folder: Path, force: bool = False) -> Restored:
    """Restore a backup into a folder that no server is using. An existing store is refused or, with
    ``force``, kept under another name."""
    if not source.is_file():
        raise BestiaryError(f"{source}: no such file")
    make_folder(folder)
    store = folder / STORE
    with locked(folder, "restore"):
        if store.exists() and not force:
            raise BestiaryError(f"{store}: already exists; --force keeps it under another name")
        try:
            with part_of(store) as part:
                try:
                    copy(address_to_read(source), part)
                except sqlite3.DatabaseError as fault:
                    raise BestiaryError(f"{source}: cannot be restored ({fault})") from None
                found = examine(part, source)
                give_to_owner(part, folder)
                kept = put_aside(store) if store.exists() else None
                for stale in side_files(store):  # SQLite would take them to be the new file's
                    stale.unlink(missing_ok=True)
                put(part, store)
            return Restored(found, kept)
        except sqlite3.Error as fault:
            raise BestiaryError(f"{store}: cannot be written ({fault})") from None
        except OSError as fault:
            raise BestiaryError(f"{store}: cannot be written ({reason(fault)})") from None


def address(file: Path, how: str) -> str:
    """The file as a URI for SQLite, whatever its name contains, even ``?`` or ``#``."""
    return f"{file.absolute().as_uri()}?{how}"


def address_to_read(file: Path) -> str:
    """If there is no WAL next to it, no server is using the file: it is opened as immutable, so
    that SQLite makes no files next to it."""
    return address(file, "mode=ro" if side_files(file)[0].exists() else "immutable=1")


def connect(uri: str) -> sqlite3.Connection:
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=10)


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A temporary file next to the target, readable only by its owner (it will hold seeds). It is
    removed at the end, unless it was renamed to the target."""
    file, name = tempfile.mkstemp(".part", f"{target.name}.", target.absolute().parent)
    os.close(file)
    part = Path(name)
    try:
        yield part
    finally:
        for each in (part, *side_files(part), part.with_name(part.name + "-journal")):
            each.unlink(missing_ok=True)


def copy(source: str, part: Path) -> Contents:
    """Copy a store as of one moment into a single file; returns what it contained."""
    with closing(connect(source)) as here, closing(connect(address(part, "mode=rw"))) as there:
        here.execute("BEGIN")  # so that it is counted and copied as of one moment
        counts = count(here)
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")  # the server makes it a WAL again
    return counts


def count(db: sqlite3.Connection) -> Contents:
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    tables = [name for (name,) in names if not name.startswith("sqlite_")]
    rows = {name: db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in tables}
    return Contents(version, rows)


def examine(part: Path, source: Path) -> Contents:
    """What a copy contains. Refuses one that is damaged, or not a store that we can read."""
    try:
        with closing(connect(address(part, "mode=ro"))) as db:
            found = count(db)
            if not (found.rows.keys() >= NEEDED and check_version(db, source)):
                raise BestiaryError(f"{source}: is not a Bestiary store")
            faults = [row[0] for row in db.execute("PRAGMA integrity_check(1)")]
            astray = db.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as fault:
        raise BestiaryError(f"{source}: is damaged ({fault})") from None
    if faults != ["ok"]:
        raise BestiaryError(f"{source}: is damaged ({faults[0]})")
    if astray is not None:
        raise BestiaryError(f"{source}: is damaged (a row in {astray[0]} belongs to no room)")
    return found


def put(part: Path, target: Path) -> None:
    """Rename the part to the target once all of it is on disk."""
    synchronise(part)
    os.replace(part, target)
    synchronise(target.absolute().parent)


def synchronise(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def put_aside(store: Path) -> Path:
    """Keep the store that is about to be replaced under a second name, including what a killed
    server left in its WAL."""
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    kept = store.with_name(f"{store.name}.until-{now}")
    number = 1
    while kept.exists():
        number += 1
        kept = store.with_name(f"{store.name}.until-{now}-{number}")
    try:
        with closing(connect(address(store, "mode=rw"))) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as fault:
        raise BestiaryError(f"{store}: cannot be renamed ({fault})") from None
    except sqlite3.DatabaseError:  # damaged: keep it as it is, in case it can be repaired
        with suppress(FileNotFoundError):
            os.replace(side_files(store)[0], side_files(kept)[0])
    try:
        os.link(store, kept)
    except OSError:  # not every file system supports links
        os.replace(store, kept)
    return kept


def counted(number: int, noun: str) -> str:
    many = noun[:-1] + "ies" if noun.endswith("y") else noun + "s"
    return f"{number} {noun if number == 1 else many}"
