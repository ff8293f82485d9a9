"""The store: what is acknowledged is on the disk, many writes share a sync, failures are told."""

import asyncio
import sqlite3
import subprocess
from pathlib import Path
from time import time

import pytest

from bestiary.play import Entry, standing
from bestiary.server.store.database import Store, StoreFailed
from bestiary.server.store.records import RoomRecord, SeatRecord
from bestiary.server.store.schema import VERSION
from tests.server.old_stores import turn_back
from tests.server.running import COMMAND, Running


def record(room: str) -> RoomRecord:
    return RoomRecord(
        room=room,
        game="frogs",
        rules=1,
        seats=2,
        seed=2**127 + 1,
        options={"a": True, "b": "ü"},
        created=1.5,
        host_hash="h",
        host_seat=-1,
        clock_seconds=60,
        clock_bonus=5,
        takeover=True,
        watchers=False,
        guide=False,
    )


def test_what_goes_in_comes_out(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "a.sqlite")
        seats = [SeatRecord(0, "person", "", "Ada", "s", "i"), SeatRecord(1, "bot", "greedy")]
        await store.create(record("r"), seats, b"[]")
        entry = Entry(1, 0, "play 3", "m", 0, "d", [59_000, 60_000])
        await store.append("r", entry, b'{"0":[]}', over=True)
        await store.append("r", Entry(2, 1, "undo", "", 1), b"", over=False)
        await store.create(record("s"), [], b"")
        await store.save_next("r", "s")
        loaded = await store.load("r")
        assert loaded is not None
        wanted = record("r")
        wanted.over, wanted.next_room = True, "s"
        assert loaded[0] == wanted
        assert loaded[1] == seats
        assert loaded[2] == [entry, Entry(2, 1, "undo", "", 1)]
        assert await store.told("r") == [(0, b"[]"), (1, b'{"0":[]}')]
        assert await store.load("x") is None
        assert await store.count() == 2
        await store.close()

    asyncio.run(work())


def test_a_store_of_the_second_version_is_taken_over(tmp_path: Path) -> None:
    """It knew no time of last use: its rooms count as used on the day it is taken over."""
    file = tmp_path / "a.sqlite"

    async def work() -> None:
        store = Store(file)
        await store.create(record("r"), [SeatRecord(0, "person")], b"[]")
        await store.append("r", Entry(1, 0, "play 3", "m"), b"", over=True)
        before = await store.load("r")
        await store.close()
        turn_back(file, 2)
        today = time() - 1
        store = Store(file)
        assert await store.load("r") == before
        assert store._writing.execute("SELECT used FROM rooms").fetchone()[0] >= today
        assert store._writing.execute("PRAGMA user_version").fetchone() == (VERSION,)
        await store.close()

    asyncio.run(work())


def test_a_room_is_used_by_whatever_is_done_in_it(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "a.sqlite")
        room, seat = record("r"), SeatRecord(0, "person")
        await store.create(room, [seat], b"[]")

        def used() -> float:
            at = float(store._writing.execute("SELECT used FROM rooms").fetchone()[0])
            store._writing.execute("UPDATE rooms SET used = 0")
            return at

        assert used() == room.created
        for done in (
            store.append("r", Entry(1, 0, "play 3"), b"", over=False),
            store.save_seat("r", seat),
            store.bring(room, 0, b"[]"),
            store.save_next("r", "s"),
        ):
            await done
            assert used() >= time() - 10
        just_now = time() - 60
        store._writing.execute("UPDATE rooms SET used = ?", (just_now,))
        await store.append("r", Entry(2, 0, "play 4"), b"", over=False)
        assert used() == just_now, "its row is not written again with every choice"
        await store.close()

    asyncio.run(work())


def test_many_writes_share_a_transaction(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "a.sqlite")
        commits: list[str] = []
        store._writing.set_trace_callback(lambda sql: commits.append(sql))
        await asyncio.gather(*(store.create(record(f"r{n}"), [], b"") for n in range(200)))
        assert await store.count() == 200
        assert commits.count("COMMIT") < 50
        await store.close()

    asyncio.run(work())


def test_a_write_that_fails_fails_alone(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "a.sqlite")
        await store.create(record("r"), [], b"")
        writes = [
            store.append("r", Entry(1, 0, "a", "m1"), b"", False),
            store.append("r", Entry(1, 0, "b", "m2"), b"", False),  # a serial twice
            store.append("r", Entry(2, 0, "c", "m1"), b"", False),  # an id twice
            store.append("x", Entry(1, 0, "d"), b"", False),  # no such room
            store.append("r", Entry(2, 1, "e", "m1"), b"", False),  # another seat's id
        ]
        ends = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(end, StoreFailed) for end in ends] == [False, True, True, True, False]
        loaded = await store.load("r")
        assert loaded is not None
        assert [entry.act for entry in loaded[2]] == ["a", "e"]
        await store.close()

    asyncio.run(work())


def test_closing_writes_what_is_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "a.sqlite")
        waiting = [asyncio.create_task(store.create(record(f"r{n}"), [], b"")) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)

    asyncio.run(work())
    db = sqlite3.connect(tmp_path / "a.sqlite")
    assert db.execute("SELECT count(*) FROM rooms").fetchone() == (50,)


def test_every_commit_is_synchronised(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "a.sqlite")
        assert store._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._writing.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("content", "words"),
    [("newer", "was written by a newer Bestiary"), ("garbage", "cannot be used")],
)
def test_a_file_that_cannot_be_used_is_left_alone(tmp_path: Path, content: str, words: str) -> None:
    data = tmp_path / "data"
    data.mkdir()
    file = data / "bestiary.sqlite"
    if content == "newer":
        db = sqlite3.connect(file)
        db.execute("PRAGMA user_version = 99")
        db.close()
    else:
        file.write_text("this is no database, and long enough to be sure of it" * 100)
    before = file.read_bytes()
    ran = subprocess.run(
        [*COMMAND, "--port", "0", "--data", str(data)], capture_output=True, text=True, timeout=60
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    assert words in ran.stderr.splitlines()[-1]
    assert file.read_bytes() == before


def test_an_address_that_is_taken(server: Running, tmp_path: Path) -> None:
    words = ["--port", str(server.port), "--data", str(tmp_path / "data")]
    ran = subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 1
    assert ran.stderr.startswith("bestiary: cannot listen on 127.0.0.1 port")
    assert len(ran.stderr.splitlines()) == 1


def test_the_path_leaves_out_what_was_taken_back() -> None:
    entries = [
        Entry(1, 0, "a"),
        Entry(2, 0, "b"),
        Entry(3, 0, "undo", back=2),
        Entry(4, 0, "c"),
        Entry(5, 0, "undo", back=4),
        Entry(6, 0, "undo", back=1),
        Entry(7, 0, "d"),
    ]
    acts = ["".join(entry.act for entry in standing(entries, n)) for n in range(8)]
    assert acts == ["", "a", "ab", "a", "ac", "a", "", "d"]
