"""Backups: complete, verified and private; and restoring them."""

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bestiary.cli import main
from bestiary.engine import BestiaryError
from bestiary.play import Entry
from bestiary.server.store.backup import back_up, restore
from bestiary.server.store.database import Store, read_room
from bestiary.server.store.folder import STORE
from bestiary.server.store.records import SeatRecord
from tests.server.kills import Client, Pledge, replayed
from tests.server.old_stores import turn_back
from tests.server.running import Running
from tests.server.table import Table
from tests.server.test_store import record

pytestmark = pytest.mark.slow


def bestiary(*words: object) -> subprocess.CompletedProcess[str]:
    """The command, in this process: starting another takes most of a second."""
    out, err = StringIO(), StringIO()
    before = sys.argv, sys.stdin
    sys.argv, sys.stdin = ["bestiary", *map(str, words)], StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
            main()
    finally:
        sys.argv, sys.stdin = before
    code = ended.value.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess("bestiary", code, out.getvalue(), err.getvalue())


def bestiary_process(*words: object, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bestiary", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, **more)


def fill(folder: Path, rooms: int = 3, entries: int = 40) -> Path:
    """A store with a few rooms; entries that fill some pages."""

    async def work() -> None:
        store = Store(folder / STORE)
        for number in range(rooms):
            await store.create(record(f"r{number}"), [SeatRecord(0, "person")], b"[]")
            added = [Entry(serial, 0, "play 3") for serial in range(1, entries + 1)]
            await asyncio.gather(
                *(store.append(f"r{number}", each, os.urandom(500), False) for each in added)
            )
        await store.close()

    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(work())
    return folder / STORE


def rooms_in(file: Path) -> int:
    db = sqlite3.connect(file)
    count = int(db.execute("SELECT count(*) FROM rooms").fetchone()[0])
    db.close()
    return count


def test_the_whole_way(folder: Path, tmp_path: Path) -> None:
    """Games are played, copied while they are, lost with the machine, and played on."""
    copy = tmp_path / "rooms of monday.sqlite"

    async def play(server: Running) -> None:
        clients = []
        for number, game in enumerate(("lantern-frogs", "creature-wars", "corners", "high-card")):
            table = await Table.set(server, game)
            clients += [Client(table, player, Random(number)) for player in table.players]
        playing = [asyncio.create_task(client.run()) for client in clients]
        while sum(len(client.pledges) for client in clients) < 20:
            await asyncio.sleep(0.01)
        before = [list(client.pledges) for client in clients]
        ran = await asyncio.to_thread(bestiary_process, "backup", copy, "--data", server.data)
        assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
        assert ran.stdout.startswith("Copied and verified: 4 rooms, ")
        assert server.stop() == 0
        await asyncio.gather(*playing)
        shutil.rmtree(server.data)
        ran = await asyncio.to_thread(bestiary_process, "restore", copy, "--data", server.data)
        assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
        server.restart()
        check(server.data / STORE, clients, before)
        for table in {client.table.room: client.table for client in clients}.values():
            players = [await table.enter(seat) for seat in range(len(table.players))]
            if players[0].result is None:
                await asyncio.gather(*(each.play_to_the_end(Random(1)) for each in players))
            assert players[0].result is not None, "the game went on to its end"

    with Running(folder) as server:
        asyncio.run(play(server))


def check(file: Path, clients: list[Client], pledged: list[list[Pledge]]) -> None:
    """Every choice that was acknowledged before the copy is there, and every game comes out."""
    db = sqlite3.connect(file)
    for client, pledges in zip(clients, pledged, strict=True):
        found = read_room(db, client.table.room)
        assert found is not None
        replayed(found[0], found[2])
        for pledge in pledges:
            entry = found[2][pledge.serial - 1]
            kept = (entry.serial, entry.seat, entry.id, entry.act)
            assert kept == (pledge.serial, pledge.seat, pledge.id, pledge.act)
    db.close()


def test_names_that_mean_something_in_an_address(tmp_path: Path) -> None:
    """They were cut off at ``?`` or ``#``, and another, empty store was copied."""
    for odd in ("a?b", "a#b", "50%41", "a&mode=memory", "ü b"):
        fill(tmp_path / odd)
        copy = tmp_path / f"{odd}.sqlite"
        ran = bestiary("backup", copy, "--data", tmp_path / odd)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert rooms_in(copy) == 3
        assert bestiary("restore", copy, "--data", tmp_path / f"new {odd}").returncode == 0
        assert rooms_in(tmp_path / f"new {odd}" / STORE) == 3
    assert len(list(tmp_path.iterdir())) == 15, "and nothing under another name"


def test_nobody_else_can_read_a_backup_at_any_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = fill(tmp_path / "data")
    target = tmp_path / "out" / "copy"
    target.parent.mkdir()
    modes = []

    class Watched(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **more: object) -> None:
            super().backup(target, pages=2, progress=self.look)

        def look(self, *numbers: int) -> None:
            for file in target.parent.iterdir():
                modes.append(file.stat().st_mode & 0o777)

    plain = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *words, **more: plain(*words, factory=Watched, **more)
    )
    old = os.umask(0)
    try:
        back_up(store, target)
        restore(target, tmp_path / "new")
    finally:
        os.umask(old)
    assert len(modes) > 10
    assert set(modes) == {0o600}
    assert target.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "new" / STORE).stat().st_mode & 0o777 == 0o600


def test_a_damaged_store_is_not_called_backed_up(tmp_path: Path) -> None:
    store = fill(tmp_path / "data")
    damage(store)
    ran = bestiary("backup", tmp_path / "copy", "--data", tmp_path / "data")
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"bestiary: {store}: is damaged (")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def damage(file: Path) -> None:
    """Lose a page in the middle, as a bad disk would."""
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 2 // 4096 * 4096)
        opened.write(bytes(range(256)) * 16)


def test_a_copy_that_is_not_like_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that came off the store while it was copied would be missed."""
    store = fill(tmp_path / "data")

    class Lossy(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **more: object) -> None:
            super().backup(target)
            target.execute("DELETE FROM entries WHERE serial = 40")

    plain = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *words, **more: plain(*words, factory=Lossy, **more)
    )
    with pytest.raises(BestiaryError, match="the copy differs from"):
        back_up(store, tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    fill(tmp_path / "data")
    ran = bestiary_process(
        "backup", "copy", "--data", "data", cwd=tmp_path,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
    )  # fmt: skip
    assert ran.returncode == 1
    assert ran.stderr.startswith("bestiary: copy: cannot be written (")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("mine")
    with pytest.raises(BestiaryError, match="no such file"):
        back_up(tmp_path / STORE, tmp_path / "copy")
    with pytest.raises(BestiaryError, match="already exists"):
        back_up(fill(tmp_path), tmp_path / "there")
    assert (tmp_path / "there").read_text() == "mine"


def test_a_restore_waits_for_the_server_to_be_gone(folder: Path, tmp_path: Path) -> None:
    back_up(fill(tmp_path / "data"), tmp_path / "copy")
    with Running(folder) as server:
        ran = bestiary("restore", tmp_path / "copy", "--data", server.data, "--force")
        assert ran.returncode == 1
        assert f"another server (process {server.process.pid} on " in ran.stderr
        assert rooms_in(server.data / STORE) == 0
        server.kill()
    assert bestiary("restore", tmp_path / "copy", "--data", server.data, "--force").returncode == 0
    assert rooms_in(server.data / STORE) == 3


def test_what_was_there_is_kept_whole(folder: Path, tmp_path: Path) -> None:
    """What a killed server had written is in its log still: it is kept, and does not come to lie
    over the restored rooms."""
    back_up(fill(tmp_path / "data"), tmp_path / "copy")
    with Running(folder) as server:
        made = server.make_room("creature-wars", "me,greedy")
        server.kill()
    data = server.data
    assert (data / f"{STORE}-wal").stat().st_size > 0
    ran = bestiary("restore", tmp_path / "copy", "--data", data)
    assert ran.returncode == 1
    assert ran.stderr == (
        f"bestiary: {data / STORE}: already exists; --force keeps it under another name\n"
    )
    ran = bestiary("restore", tmp_path / "copy", "--data", data, "--force")
    assert ran.returncode == 0
    first, second = ran.stdout.splitlines()
    assert first == "Verified and restored: 3 rooms, 123 entries."
    kept = Path(second.removeprefix("What was there before is kept as "))
    assert {file.name for file in data.iterdir()} == {"bestiary.lock", STORE, kept.name}
    assert rooms_in(data / STORE) == 3
    db = sqlite3.connect(kept)
    assert db.execute("SELECT room FROM rooms").fetchall() == [(made["room"],)]
    db.close()
    assert bestiary("restore", kept, "--data", data, "--force").returncode == 0
    assert rooms_in(data / STORE) == 1, "and back again"


@pytest.mark.skipif(os.geteuid() != 0, reason="only the superuser can give files away")
def test_what_the_superuser_restores_belongs_to_who_serves(tmp_path: Path) -> None:
    back_up(fill(tmp_path / "data"), tmp_path / "copy")
    folder = tmp_path / "served"
    folder.mkdir(0o700)
    os.chown(folder, 12345, 12345)
    restore(tmp_path / "copy", folder)
    assert {file.stat().st_uid for file in folder.iterdir()} == {12345}


def test_a_log_without_its_store_is_not_read_into_the_restored_one(tmp_path: Path) -> None:
    store = fill(tmp_path / "data")
    back_up(store, tmp_path / "copy")
    db = sqlite3.connect(store)
    db.execute("UPDATE rooms SET game = 'another'")
    db.commit()
    shutil.copy(f"{store}-wal", tmp_path / "wal")
    db.close()
    store.unlink()
    shutil.copy(tmp_path / "wal", f"{store}-wal")
    restore(tmp_path / "copy", tmp_path / "data")
    db = sqlite3.connect(store)
    assert db.execute("SELECT DISTINCT game FROM rooms").fetchall() == [("frogs",)]
    db.close()


@pytest.mark.parametrize("wrong", ["missing", "empty", "garbage", "foreign", "newer", "damaged"])
def test_what_cannot_be_restored_changes_nothing(tmp_path: Path, wrong: str) -> None:
    store = fill(tmp_path / "data", rooms=1, entries=1)
    before = store.read_bytes()
    file = tmp_path / "copy"
    words = "is not a Bestiary store"
    if wrong == "missing":
        words = "no such file"
    elif wrong == "empty":
        file.touch()
    elif wrong == "garbage":
        file.write_text("this is no database, and long enough to be sure of it" * 100)
        words = "cannot be restored (file is not a database)"
    elif wrong == "foreign":
        sqlite3.connect(file).execute("CREATE TABLE t (x)").connection.close()
    else:
        back_up(fill(tmp_path / "other"), file)
        if wrong == "damaged":
            damage(file)
            words = "is damaged ("
        else:
            sqlite3.connect(file).execute("PRAGMA user_version = 99").connection.close()
            words = "was written by a newer Bestiary"
    ran = bestiary("restore", file, "--data", tmp_path / "data", "--force")
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"bestiary: {file}")
    assert words in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert store.read_bytes() == before
    assert {path.name for path in (tmp_path / "data").iterdir()} <= {"bestiary.lock", STORE}


def test_a_backup_of_an_earlier_version_is_taken_over_by_the_server(tmp_path: Path) -> None:
    """It was copied as a WAL file then; it is read without a file being made beside it."""
    file = fill(tmp_path / "old")
    turn_back(file, 2)
    file.parent.chmod(0o500)
    try:
        restore(file, tmp_path / "data")
    finally:
        file.parent.chmod(0o700)

    async def reopen() -> int:
        store = Store(tmp_path / "data" / STORE)
        count = await store.count()
        await store.close()
        return count

    assert asyncio.run(reopen()) == 3
    assert [path.name for path in file.parent.iterdir()] == [STORE]
