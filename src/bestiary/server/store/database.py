"""The store: one SQLite file, written by one thread.

A write returns once it is on disk: WAL with full synchronisation. Writes that arrive while the disk
is busy go into the next transaction together, so many rooms share one sync.
"""

import asyncio
import json
import queue
import sqlite3
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any, Final, TypeVar

from bestiary.engine import BestiaryError
from bestiary.play import Entry
from bestiary.server.store import asleep, inventory
from bestiary.server.store.folder import keep_private
from bestiary.server.store.records import RoomRecord, SeatRecord, Sleep, Stored
from bestiary.server.store.schema import VERSION, prepare

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], None]
AT_ONCE: Final = 512  # writes in one transaction at most
USED_SECONDS: Final = 600.0  # precision of when a room was last used
ROOM: Final = ", ".join(RoomRecord.__struct_fields__)  # the columns of the record


class StoreFailed(Exception):
    """Something was not stored, or perhaps only in part."""


class Store:
    """Rooms on disk. Every writing method returns once the data is on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[None]] | None] = queue.SimpleQueue()
        try:
            keep_private(path)
            self._writing = connect(path)
            prepare(self._writing, path)
            self._reading = connect(path)
        except (OSError, sqlite3.Error) as fault:
            raise BestiaryError(f"{path}: cannot be used ({fault})") from None
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._writer.start()

    # ---- Writing --------------------------------------------------------------------------

    async def create(
        self, room: RoomRecord, seats: list[SeatRecord], events: bytes, snapshot: bytes = b""
    ) -> None:
        """Store a room, its seats, what was told before the first choice, and if given a snapshot
        from before it."""
        rows = [(room.room, *seat_row(seat)) for seat in seats]
        opening = (room.room, 0, -1, "", "", 0, "", "[]", squeezed(events))

        def job(db: sqlite3.Connection) -> None:
            row = (*room_row(room), room.created)
            db.execute(f"INSERT INTO rooms ({ROOM}, used) VALUES ({marks(len(row))})", row)
            db.executemany(f"INSERT INTO seats VALUES ({marks(8)})", rows)
            db.execute(f"INSERT INTO entries VALUES ({marks(9)})", opening)
            if snapshot:
                asleep.keep_snapshot(db, room.room, 0, snapshot)

        await self._write(job)

    async def append(self, room: str, entry: Entry, events: bytes, over: bool) -> None:
        """Store an entry and what each audience was told about it, all or nothing."""
        left = json.dumps(entry.left)

        def job(db: sqlite3.Connection) -> None:
            packed = squeezed(events)
            db.execute(
                f"INSERT INTO entries VALUES ({marks(9)})",
                (room, entry.serial, entry.seat, entry.act, entry.id, entry.back, entry.digest,
                 left, packed),
            )  # fmt: skip
            use(db, room)
            if over:
                db.execute("UPDATE rooms SET over = 1 WHERE room = ?", (room,))

        await self._write(job)

    async def replace(
        self, room: RoomRecord, entries: list[Entry], logs: list[bytes], snapshot: bytes
    ) -> None:
        """Store another game in place of a room's: its rules, options, entries, and what was told
        before the first one and about each."""
        opening = Entry(0, -1, "")
        rows = [
            (room.room, entry.serial, entry.seat, entry.act, entry.id, entry.back, entry.digest,
             json.dumps(entry.left), squeezed(events))
            for entry, events in zip([opening, *entries], logs, strict=True)
        ]  # fmt: skip
        changed = (room.rules, json.dumps(room.options), room.over, room.room)

        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM entries WHERE room = ?", (room.room,))
            db.executemany(f"INSERT INTO entries VALUES ({marks(9)})", rows)
            db.execute("UPDATE rooms SET rules = ?, options = ?, over = ? WHERE room = ?", changed)
            asleep.keep_snapshot(db, room.room, len(entries), snapshot)
            asleep.forget_sleep(db, room.room)

        await self._write(job)

    async def save_seat(self, room: str, seat: SeatRecord) -> None:
        row = (*seat_row(seat)[1:], room, seat.seat)

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE seats SET who = ?, bot = ?, name = ?, secret_hash = ?, invite_hash = ?,"
                " brings = ? WHERE room = ? AND seat = ?",
                row,
            )
            use(db, room)

        await self._write(job)

    async def bring(
        self, room: RoomRecord, seat: int, events: bytes, snapshot: bytes = b""
    ) -> None:
        """Store a seat's deck, now part of the room's options. If it was the last one, also what
        was told before the first choice and a snapshot from before it. All or nothing."""
        options = json.dumps(room.options)

        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE rooms SET options = ? WHERE room = ?", (options, room.room))
            db.execute("UPDATE seats SET brings = 0 WHERE room = ? AND seat = ?", (room.room, seat))
            db.execute(
                "UPDATE entries SET events = ? WHERE room = ? AND serial = 0",
                (squeezed(events), room.room),
            )
            if snapshot:
                asleep.keep_snapshot(db, room.room, 0, snapshot)
            use(db, room.room)

        await self._write(job)

    async def save_next(self, room: str, following: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE rooms SET next_room = ? WHERE room = ?", (following, room))
            use(db, room)

        await self._write(job)

    def touch(self, room: str) -> None:
        """Note that somebody visits the room, without waiting for the write."""
        done: asyncio.Future[None] = self._loop.create_future()
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._jobs.put((lambda db: use(db, room), done))

    async def delete(self, room: str, before: float) -> bool:
        """Delete a room, unless it was used since then; returns whether it was deleted."""
        found: list[bool] = []
        await self._write(lambda db: found.append(inventory.delete(db, room, before)))
        return found[-1]

    async def give_back(self, pages: int) -> int:
        """Shrink the file by a few free pages; returns how many are left."""
        found: list[int] = []
        await self._write(lambda db: found.append(inventory.give_back(db, pages)))
        return found[-1]

    async def test_write(self) -> None:
        """Write something that changes nothing, the version of the tables, in the same way as
        every other write."""

        def job(db: sqlite3.Connection) -> None:
            db.execute(f"PRAGMA user_version = {VERSION}")

        await self._write(job)

    async def rest(
        self, room: str, serial: int = 0, snapshot: bytes = b"", sleep: Sleep | None = None
    ) -> None:
        """Store a snapshot as of an entry, and the clock of a room that goes to sleep."""

        def job(db: sqlite3.Connection) -> None:
            if snapshot:
                asleep.keep_snapshot(db, room, serial, snapshot)
            if sleep is not None:
                asleep.keep_sleep(db, room, sleep, time())

        await self._write(job)

    async def forget_sleep(self, room: str) -> None:
        """The room is awake: delete its stored clock."""
        await self._write(lambda db: asleep.forget_sleep(db, room))

    async def come_to_life(self) -> bool:
        """The server starts; returns whether a clock is running in any sleeping room."""
        found: list[bool] = []
        await self._write(lambda db: found.append(asleep.come_to_life(db, time())))
        return found[0]

    async def stay_alive(self) -> None:
        """Note that the server has been running until now."""
        await self._write(lambda db: asleep.stay_alive(db, time()))

    async def _write(self, job: Job) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((job, done))
        await done

    def _work(self) -> None:
        """The writer thread: everything that is waiting goes into one transaction."""
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch = [first]
            stop = False
            while len(batch) < AT_ONCE and not stop:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stop = True
                else:
                    batch.append(more)
            faults = self._commit([job for job, _ in batch])
            ends = [(done, fault) for (_, done), fault in zip(batch, faults, strict=True)]
            self._loop.call_soon_threadsafe(resolve, ends)
            if stop:
                return

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """Do the jobs in one transaction. A job that fails is rolled back on its own."""
        db = self._writing
        faults: list[Exception | None] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                db.execute("SAVEPOINT job")
                try:
                    job(db)
                    faults.append(None)
                except sqlite3.Error as fault:
                    db.execute("ROLLBACK TO job")
                    faults.append(fault)
                db.execute("RELEASE job")
            db.execute("COMMIT")
        except sqlite3.Error as fault:
            if db.in_transaction:
                db.execute("ROLLBACK")
            return [fault] * len(jobs)
        return faults

    # ---- Reading --------------------------------------------------------------------------

    async def load(self, room: str) -> tuple[RoomRecord, list[SeatRecord], list[Entry]] | None:
        return await self._read(lambda db: read_room(db, room))

    async def wake(self, room: str) -> Stored | None:
        """The room with everything needed to wake it."""

        def job(db: sqlite3.Connection) -> Stored | None:
            found = read_room(db, room)
            if found is None:
                return None
            return Stored(*found, asleep.read_snapshot(db, room), asleep.read_sleep(db, room))

        return await self._read(job)

    async def told(self, room: str, after: int = -1) -> list[tuple[int, bytes]]:
        """What was told about each entry after a serial, as pairs of serial and bytes. Serial 0 is
        what was told before the first entry."""

        def job(db: sqlite3.Connection) -> list[tuple[int, bytes]]:
            rows = db.execute(
                "SELECT serial, events FROM entries WHERE room = ? AND serial > ? ORDER BY serial",
                (room, after),
            )
            return [(serial, zlib.decompress(packed)) for serial, packed in rows if packed]

        return await self._read(job)

    async def count(self) -> int:
        """How many rooms there are."""
        return await self._read(
            lambda db: int(db.execute("SELECT count(*) FROM rooms").fetchone()[0])
        )

    async def idlest(self, over: bool, before: float, most: int) -> list[str]:
        """Rooms not used since then, the least recently used first."""
        return await self._read(lambda db: inventory.idlest(db, over, before, most))

    async def space(self) -> inventory.Space:
        return await self._read(inventory.space)

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._readers, job, self._reading)
        except sqlite3.Error as fault:
            raise StoreFailed(str(fault)) from fault

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection that leaves transactions to us."""
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)


def use(db: sqlite3.Connection, room: str) -> None:
    """Note that the room is in use, unless that was noted recently: its row may be long."""
    now = time()
    before = now - USED_SECONDS
    db.execute("UPDATE rooms SET used = ? WHERE room = ? AND used < ?", (now, room, before))


def resolve(ends: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, fault in ends:
        if done.cancelled():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(StoreFailed(str(fault)))


def squeezed(events: bytes) -> bytes:
    return zlib.compress(events, 1) if events else b""


def marks(count: int) -> str:
    return ", ".join("?" * count)


def room_row(room: RoomRecord) -> tuple[Any, ...]:
    return (
        room.room, room.game, room.rules, room.seats, str(room.seed), json.dumps(room.options),
        room.created, room.host_hash, room.host_seat, room.clock_seconds, room.clock_bonus,
        room.takeover, room.watchers, room.guide, room.over, room.next_room,
    )  # fmt: skip


def seat_row(seat: SeatRecord) -> tuple[Any, ...]:
    return (
        seat.seat, seat.who, seat.bot, seat.name, seat.secret_hash, seat.invite_hash, seat.brings,
    )  # fmt: skip


def read_room(
    db: sqlite3.Connection, room: str
) -> tuple[RoomRecord, list[SeatRecord], list[Entry]] | None:
    row = db.execute(f"SELECT {ROOM} FROM rooms WHERE room = ?", (room,)).fetchone()
    if row is None:
        return None
    record = RoomRecord(*row)
    if not db.execute("SELECT 1 FROM rooms WHERE room = ?", (record.next_room,)).fetchone():
        record.next_room = ""  # the rematch has been deleted
    record.seed = int(row[4])
    record.options = json.loads(row[5])
    for flag in ("takeover", "watchers", "guide", "over"):
        setattr(record, flag, bool(getattr(record, flag)))
    rows = db.execute("SELECT * FROM seats WHERE room = ? ORDER BY seat", (room,))
    seats = [
        SeatRecord(seat, who, bot, name, secret_hash, invite_hash, bool(brings))
        for _, seat, who, bot, name, secret_hash, invite_hash, brings in rows
    ]
    entries = [
        Entry(serial, seat, act, id, back, digest, json.loads(left) if left != "[]" else [])
        for serial, seat, act, id, back, digest, left in db.execute(
            "SELECT serial, seat, act, id, back, digest, clock FROM entries"
            " WHERE room = ? AND serial > 0 ORDER BY serial",
            (room,),
        )
    ]
    return record, seats, entries
