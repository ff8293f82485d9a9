"""/health on a full disk, and failures that are logged without what they were about."""

import asyncio
import sqlite3
import time
from pathlib import Path

from bestiary.server.http.health import StoreTest
from bestiary.server.limits import Limits
from bestiary.server.room.rooms import Rooms
from bestiary.server.store.database import Store
from tests.server.player import Player
from tests.server.running import Running

BLOCKS = 512  # of 512 bytes: a shell's measure for the longest file a process may write


def test_health_is_503_when_nothing_can_be_written(folder: Path) -> None:
    """The disk is full for this process once its log of writes has grown to the limit."""
    with Running(folder, ulimit=f"-f {BLOCKS}") as server:
        assert server.get("/health").json()["ok"]
        made = server.make_room("lantern-frogs")
        codes = set()
        for _ in range(2000):
            answer = server.post("/api/rooms", {"game": "lantern-frogs"})
            codes.add(answer.status_code)
            if answer.status_code == 503:
                break
        assert 503 in codes
        assert codes <= {201, 429, 503}
        for _ in range(50):  # even if a room does not fit, a few small writes may
            moved = server.post(f"/api/rooms/{made['room']}/move-device", secret=made["secret"])
            if moved.status_code == 503:
                break
        for _ in range(6):
            time.sleep(1.1)  # /health caches its answer for a second
            ill = server.get("/health")
            if ill.status_code == 503:
                break
        assert ill.status_code == 503
        assert ill.json()["ok"] is False
        assert ill.json()["reason"].startswith("cannot write to the store: ")
        assert not [line for line in server.logged() if line.get("status") == 500]


def test_health_writes_at_most_once_a_second(tmp_path: Path) -> None:
    async def work() -> int:
        rooms = Rooms(Limits())
        rooms.store = Store(tmp_path / "a.sqlite")
        writes: list[str] = []
        rooms.store._writing.set_trace_callback(writes.append)
        test = StoreTest(rooms)
        for _ in range(3):
            assert await asyncio.gather(*(test.fault() for _ in range(100))) == [""] * 100
        await rooms.store.close()
        return writes.count("COMMIT")

    before = time.monotonic()
    commits = asyncio.run(work())
    assert 1 <= commits <= 1 + int(time.monotonic() - before)


def test_a_socket_that_fails_is_in_the_log(folder: Path) -> None:
    """Something our own code did not expect, such as a store that somebody has edited: told as
    1011, and in the log by its place, without what it was about."""

    async def hello(server: Running, made: dict[str, str]) -> int:
        player = await Player.connect(server.socket_url, made["room"], made["secret"])
        await player.hello()
        return await player.closed()

    with Running(folder) as server:
        made = server.make_room("lantern-frogs", "me,open")
        server.kill()
        db = sqlite3.connect(server.data / "bestiary.sqlite")
        db.execute("UPDATE rooms SET options = 'Secret-7'")
        db.commit()
        db.close()
        server.restart()
        assert asyncio.run(hello(server, made)) == 1011
        told = server.wait_for_log("socket-failed")
        assert told["error"] == "JSONDecodeError"
        assert any("database.py" in place for place in told["where"])
        assert server.get(f"/api/rooms/{made['room']}").status_code == 500
        assert "Secret-7" not in server.log_path.read_text()
        assert server.get("/health").status_code == 200
