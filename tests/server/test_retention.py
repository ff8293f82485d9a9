"""How long rooms are kept, how much of the disk they may take, and `bestiary rooms`."""

import asyncio
import json
import os
import pty
import sqlite3
import subprocess
import sys
from pathlib import Path
from time import monotonic, time

import pytest

from bestiary.play import Entry
from bestiary.server.limits import Limits
from bestiary.server.room.rooms import Rooms
from bestiary.server.store import inventory
from bestiary.server.store.database import Store
from bestiary.server.store.folder import STORE
from bestiary.server.store.inventory import summaries
from bestiary.server.store.records import RoomRecord, SeatRecord
from bestiary.server.store.retention import Retention
from bestiary.server.wire.messages import NewRoom
from tests.server.old_stores import turn_back
from tests.server.running import Running
from tests.server.table import Table
from tests.server.test_backup import bestiary

pytestmark = pytest.mark.slow
DAY = 24 * 3600.0
SECRET, SEED = "5ec2e7", 987654321987654321


def fill(folder: Path, *rooms: str, entries: int = 3) -> Path:
    """A store with rooms named for what they are: ``over-200`` was last used 200 days ago."""

    async def work() -> None:
        store = Store(folder / STORE)
        for room in rooms:
            over, days = room.split("-")[:2]
            used = time() - float(days) * DAY
            record = RoomRecord(
                room=room,
                game="creature-wars",
                rules=1,
                seats=2,
                seed=SEED,
                options={"hp": 12},
                created=used,
                host_hash=SECRET,
                host_seat=0,
                clock_seconds=0,
                clock_bonus=0,
                takeover=False,
                watchers=True,
                guide=False,
            )
            seats = [
                SeatRecord(0, "person", "", "Ada\x1b[2J", SECRET),
                SeatRecord(1, "person", invite_hash=SECRET),
            ]
            await store.create(record, seats, b"[]", b"not one that can be woken from")
            added = [Entry(serial, 0, "play 3", f"m{serial}") for serial in range(1, entries + 1)]
            ended = over == "over"
            await asyncio.gather(
                *(store.append(room, entry, os.urandom(800), ended) for entry in added)
            )
            store._writing.execute("UPDATE rooms SET used = ? WHERE room = ?", (used, room))
        await store.close()

    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(work())
    return folder / STORE


def names(file: Path) -> set[str]:
    db = sqlite3.connect(file)
    try:
        return {each.room for each in summaries(db)}
    finally:
        db.close()


# ---- Keeping ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ([], {"over-200", "over-100", "open-400", "open-1"}),
        (["--keep", "180d"], {"over-100", "open-400", "open-1"}),
        (["--keep", "12w"], {"open-400", "open-1"}),
        (["--keep-unfinished", "1y"], {"over-200", "over-100", "open-1"}),
    ],
)
def test_a_server_deletes_what_is_past_its_time(
    folder: Path, words: list[str], left: set[str]
) -> None:
    file = fill(folder / "data", "over-200", "over-100", "open-400", "open-1")
    with Running(folder, *words) as server:
        if words:
            assert server.wait_for_log("rooms-deleted")["rooms"] == 4 - len(left)
        for room in ("over-200", "over-100", "open-400", "open-1"):
            found = server.get(f"/api/rooms/{room}").status_code
            assert found == (200 if room in left else 404)
        assert server.stop() == 0
    assert names(file) == left
    db = sqlite3.connect(file)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    of_rooms = [name for name in tables if "room" in inventory.columns(db, name)]
    assert {"rooms", "seats", "entries", "snapshots"} <= set(of_rooms)
    for table in of_rooms:
        assert {row[0] for row in db.execute(f"SELECT room FROM {table}")} <= left
    db.close()


def test_every_hour_and_whatever_is_looked_at_stays(tmp_path: Path) -> None:
    """A room that somebody has opened is used, if only to look at; one that is awake, all the
    more."""
    file = fill(tmp_path, "over-50-a", "over-50-b", "over-50-c")

    async def work() -> None:
        rooms = Rooms(Limits(keep_seconds=20 * DAY))
        await rooms.open(file, 1)
        await rooms.get("over-50-a")  # woken
        rooms.store._writing.execute("UPDATE rooms SET used = 0 WHERE room = 'over-50-a'")
        retention = Retention(rooms, every=0.05)
        retention.start()
        while rooms.stored > 1:
            await asyncio.sleep(0.01)
        await rooms.store.create(record_like("over-1"), [], b"")
        rooms.stored += 1
        await asyncio.sleep(0.2)
        assert rooms.stored == 2
        rooms.store._writing.execute("UPDATE rooms SET over = 1, used = 0 WHERE room = 'over-1'")
        while rooms.stored > 1:
            await asyncio.sleep(0.01)
        retention.stop()
        await rooms.close()

    asyncio.run(asyncio.wait_for(work(), 20))
    assert names(file) == {"over-50-a"}


def record_like(room: str) -> RoomRecord:
    return RoomRecord(
        room=room,
        game="creature-wars",
        rules=1,
        seats=2,
        seed=SEED,
        options={},
        created=time(),
        host_hash=SECRET,
        host_seat=0,
        clock_seconds=0,
        clock_bonus=0,
        takeover=False,
        watchers=True,
        guide=False,
    )


def test_a_room_that_is_woken_is_used(tmp_path: Path) -> None:
    file = fill(tmp_path, "over-50")

    async def work() -> None:
        rooms = Rooms(Limits())
        await rooms.open(file, 1)
        await rooms.get("over-50")
        await rooms.close()

    asyncio.run(work())
    db = sqlite3.connect(file)
    assert db.execute("SELECT used FROM rooms").fetchone()[0] > time() - 60
    db.close()


def test_nobody_waits_while_rooms_are_deleted(tmp_path: Path) -> None:
    """Long games go while others are played: no write waits long for them."""
    file = fill(tmp_path, *(f"over-50-{n}" for n in range(6)), entries=1500)

    async def work() -> float:
        rooms = Rooms(Limits(keep_seconds=DAY))
        await rooms.open(file, 1)
        await rooms.store.create(record_like("open-0"), [], b"")
        sweeping = asyncio.create_task(Retention(rooms).sweep())
        serial, longest = 0, 0.0
        while not sweeping.done():
            serial += 1
            start = monotonic()
            await rooms.store.append("open-0", Entry(serial, 0, "x", f"m{serial}"), b"", False)
            longest = max(longest, monotonic() - start)
        await sweeping
        assert (await rooms.store.space()).free == 0, "the space was given back"
        await rooms.close()
        return longest

    before = file.stat().st_size
    longest = asyncio.run(work())
    assert names(file) == {"open-0"}
    assert file.stat().st_size < before / 4
    assert longest < 3.0, f"somebody waited for {longest:.3f} s"


def test_a_rematch_that_was_deleted_is_none(tmp_path: Path) -> None:
    file = fill(tmp_path, "over-1", "over-50")

    async def work() -> None:
        store = Store(file)
        await store.save_next("over-1", "over-50")
        found = await store.load("over-1")
        assert found is not None
        assert found[0].next_room == "over-50"
        assert not await store.delete("over-50", time() - 60 * DAY), "it was used since"
        assert await store.delete("over-50", time() - 40 * DAY)
        found = await store.load("over-1")
        assert found is not None
        assert found[0].next_room == ""
        await store.close()

    asyncio.run(work())


# ---- Quota --------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["--stored", "1"], ["--space", "10K"]])
def test_where_no_more_can_be_stored_what_is_there_goes_on(folder: Path, words: list[str]) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs")
        server.stop()
        server.words = tuple(words)
        server.restart()
        answer = server.post("/api/rooms", {"game": "creature-wars"})
        assert answer.status_code == 503
        assert answer.json()["error"] == {
            "code": "full", "reason": "this server is out of space for new games; old ones go on",
        }  # fmt: skip
        assert server.wait_for_log("nearly-full")["rooms"] == 1
        table.players = [await table.enter(seat) for seat in (0, 1)]
        await table.play((0, table.players[0].choices()[0]))

    with Running(folder) as server:
        asyncio.run(play(server))


def test_a_quota_has_place_again_when_rooms_were_deleted(tmp_path: Path) -> None:
    file = fill(tmp_path, "over-50", "over-1")

    async def work() -> None:
        rooms = Rooms(Limits(stored=2, keep_seconds=20 * DAY))
        await rooms.open(file, 1)
        assert not rooms.has_space()
        await Retention(rooms).sweep()
        assert rooms.has_space()
        await rooms.make(NewRoom("creature-wars"))
        assert not rooms.has_space()
        await rooms.close()

    asyncio.run(work())


# ---- bestiary rooms -----------------------------------------------------------------------


def test_rooms_are_listed_while_the_server_runs(folder: Path) -> None:
    fill(folder / "data", "over-200", "open-10")
    with Running(folder) as server:
        made = server.make_room("creature-wars", "me,greedy")
        ran = bestiary("rooms", "list", "--data", server.data)
        assert (ran.returncode, ran.stderr) == (0, "")
        lines = ran.stdout.splitlines()
        assert [line.split()[0] for line in lines[:3]] == ["over-200", "open-10", made["room"]]
        assert lines[0].startswith("over-200  creature-wars, 2 seats, over, 3 entries, 2.5 kB, ")
        assert lines[3].startswith("3 rooms (2 open, 1 over), ")
        assert ". The file has " in lines[3]
        ran = bestiary("rooms", "delete", "over-200", "--yes", "--data", server.data)
        assert ran.returncode == 1
        assert f"another server (process {server.process.pid}" in ran.stderr
        assert server.get("/api/rooms/over-200").status_code == 200


def test_which_rooms_are_listed(tmp_path: Path) -> None:
    fill(tmp_path, "over-200", "over-3", "open-100", "open-1")
    for words, wanted in (
        ([], ["over-200", "open-100", "over-3", "open-1"]),
        (["--over"], ["over-200", "over-3"]),
        (["--open", "--older", "1w"], ["open-100"]),
    ):
        ran = bestiary("rooms", "list", *words, "--json", "--data", tmp_path)
        found = json.loads(ran.stdout)
        assert [each["room"] for each in found] == wanted
        assert set(found[0]) == {
            "room", "game", "rules", "seats", "over", "created", "used", "entries", "bytes",
        }  # fmt: skip


@pytest.mark.parametrize("words", [["list"], ["list", "--json"], ["show", "open-1"],
                                   ["show", "open-1", "--json"]])  # fmt: skip
def test_nothing_secret_is_told(tmp_path: Path, words: list[str]) -> None:
    fill(tmp_path, "open-1")
    ran = bestiary("rooms", *words, "--data", tmp_path)
    assert ran.returncode == 0
    assert "open-1" in ran.stdout
    for secret in (SECRET, str(SEED), "play 3", "hp", "\x1b"):
        assert secret not in ran.stdout


def test_a_room_is_shown_with_who_sits_there(tmp_path: Path) -> None:
    fill(tmp_path, "open-1")
    lines = bestiary("rooms", "show", "open-1", "--data", tmp_path).stdout.splitlines()
    assert lines[1].startswith("Made ")
    assert lines[2:] == ["Seat 0: a person Ada?[2J", "Seat 1: a person, not there yet"]
    ran = bestiary("rooms", "show", "nowhere", "--data", tmp_path)
    assert (ran.returncode, ran.stderr) == (1, "bestiary: there is no room 'nowhere'\n")


@pytest.mark.parametrize("version", [1, 2])
def test_an_old_store_is_listed_without_being_changed(tmp_path: Path, version: int) -> None:
    file = fill(tmp_path, "over-200", "open-1")
    turn_back(file, version)
    before = file.read_bytes()
    for words in (["list"], ["show", "open-1"]):
        assert bestiary("rooms", *words, "--data", tmp_path).returncode == 0
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [STORE]
    ran = bestiary("rooms", "delete", "over-200", "--yes", "--data", tmp_path)
    assert ran.returncode == 0
    assert names(file) == {"open-1"}


def test_deleting_by_name_and_by_age(tmp_path: Path) -> None:
    file = fill(tmp_path, "over-200", "over-100", "over-3", "open-100", "open-1", entries=300)
    before = file.stat().st_size
    ran = bestiary("rooms", "delete", "open-1", "over-3", "--yes", "--data", tmp_path)
    assert ran.returncode == 0
    assert ran.stdout.startswith("Deleted 2 rooms (1 open, 1 over), 4")
    assert names(file) == {"over-200", "over-100", "open-100"}
    ran = bestiary("rooms", "delete", "--older", "90d", "--over", "--yes", "--data", tmp_path)
    assert ran.returncode == 0
    assert names(file) == {"open-100"}
    assert file.stat().st_size < before / 2, "the space was given back"
    ran = bestiary("rooms", "delete", "--older", "90d", "--over", "--yes", "--data", tmp_path)
    assert (ran.returncode, ran.stdout) == (0, "There is no such room.\n")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ([], 2, "say which rooms: ROOM..., or --older 90d with --over or --open"),
        (["--over"], 2, "say which rooms: ROOM..., or --older 90d with --over or --open"),
        (["over-200", "--older", "1d"], 2, "say which rooms"),
        (["--older", "90d"], 2, "--older needs --over or --open"),
        (["--older", "90", "--over"], 2, "'90' is not a span of time such as 180d (units: h, d"),
        (["over-200"], 2, "nobody is there to be asked: say --yes"),
        (["over-200", "x", "--yes"], 1, "there is no room 'x'; nothing was deleted"),
    ],
)
def test_what_deletes_nothing(tmp_path: Path, words: list[str], code: int, said: str) -> None:
    file = fill(tmp_path, "over-200")
    ran = bestiary("rooms", "delete", *words, "--data", tmp_path)
    assert ran.returncode == code
    assert said in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert names(file) == {"over-200"}


@pytest.mark.parametrize("answer", ["y", "n"])
def test_somebody_at_a_terminal_is_asked(tmp_path: Path, answer: str) -> None:
    file = fill(tmp_path, "over-200")
    ours, theirs = pty.openpty()
    os.write(ours, f"{answer}\n".encode())
    words = ["rooms", "delete", "over-200", "--data", str(tmp_path)]
    command = [sys.executable, "-m", "bestiary", *words]
    ran = subprocess.run(command, stdin=theirs, capture_output=True, text=True, timeout=60)
    os.close(ours)
    os.close(theirs)
    assert "Delete 1 room (0 open, 1 over), 2.5 kB forever? [y/N]" in ran.stdout
    assert names(file) == (set() if answer == "y" else {"over-200"})


def test_a_folder_without_a_store(tmp_path: Path) -> None:
    for words in (["list"], ["show", "x"], ["delete", "x", "--yes"]):
        ran = bestiary("rooms", *words, "--data", tmp_path / "none")
        assert ran.returncode == 1
        assert ": no such f" in ran.stderr
        assert len(ran.stderr.splitlines()) == 1
    assert not (tmp_path / "none").exists()
