"""The data folder: one server at a time, and private."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from bestiary.engine import BestiaryError
from bestiary.server.store.folder import LOCK, locked
from tests.server.running import COMMAND, Running


def start_another(data: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "--port", "0", "--data", str(data)], capture_output=True, text=True, timeout=60
    )


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_second_server_is_told_who_has_the_folder(folder: Path) -> None:
    with Running(folder) as server:
        made = server.make_room("creature-wars", "me,open")
        link = folder / "by-another-name"
        link.symlink_to(server.data)
        for data in (server.data, link):
            ran = start_another(data)
            assert (ran.returncode, ran.stdout) == (1, "")
            assert re.fullmatch(
                rf"bestiary: --data {data}: another server \(process {server.process.pid} on \S+, "
                rf"since [0-9: +-]+, {server.url}\) is using this folder\n",
                ran.stderr,
            ), ran.stderr
        assert server.get(f"/api/rooms/{made['room']}").status_code == 200, "the first goes on"


def test_the_lock_ends_with_its_server_however_that_ends(folder: Path) -> None:
    with Running(folder) as server:
        server.make_room("creature-wars", "me,greedy")
        server.kill()
        server.restart()
        assert server.stop() == 0
        assert (server.data / LOCK).read_bytes() == b"", "nobody is named any more"
        server.restart()
        assert server.get("/health").status_code == 200


def test_a_lock_whose_holder_cannot_be_read(tmp_path: Path) -> None:
    with locked(tmp_path, "server"):
        for words in (b"", b"no json", b'{"what":"\\u001b[2J","pid":1,"host":"","since":""}'):
            (tmp_path / LOCK).write_bytes(words)
            with (
                pytest.raises(BestiaryError, match="another process is using this folder"),
                locked(tmp_path, "server"),
            ):
                pass
    with locked(tmp_path, "server"):
        pass


def test_a_new_folder_and_its_files_are_for_their_owner_only(folder: Path) -> None:
    old = os.umask(0)
    try:
        with Running(folder) as server:
            server.make_room("creature-wars", "me,open")
            assert mode(server.data) == 0o700
            files = {file.name: mode(file) for file in server.data.iterdir()}
            names = ["bestiary.lock", *(f"bestiary.sqlite{end}" for end in ("", "-wal", "-shm"))]
            assert files == dict.fromkeys(names, 0o600)
            assert not [line for line in server.logged() if line["level"] == "warning"]
    finally:
        os.umask(old)


def test_a_folder_that_was_there_keeps_its_mode(folder: Path) -> None:
    """With one line that says who can look into it; the files are closed in any case."""
    data = folder / "data"
    data.mkdir(parents=True)
    data.chmod(0o755)
    (data / "bestiary.sqlite").touch(0o644)
    with Running(folder) as server:
        assert mode(data) == 0o755
        assert mode(data / "bestiary.sqlite") == mode(data / "bestiary.sqlite-wal") == 0o600
        warned = [line for line in server.logged() if line["level"] == "warning"]
        assert [(line["event"], line["mode"]) for line in warned] == [
            ("folder-open-to-others", "755")
        ]


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for data, words in ((tmp_path / "file", "file exists"), (tmp_path / "file/x", "not a dir")):
        ran = start_another(data)
        assert ran.returncode == 1
        assert ran.stderr.startswith(f"bestiary: --data {data}: {words}")
        assert len(ran.stderr.splitlines()) == 1
