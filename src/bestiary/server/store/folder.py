"""The data folder: where it is, who may read it, and the lock on it.

The lock is the kernel's (``flock``), so it ends with the process that holds it, even in a crash.
The contents of the lock file only tell others who that is.
"""

import fcntl
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from bestiary.engine import BestiaryError

STORE: Final = "bestiary.sqlite"
LOCK: Final = "bestiary.lock"
OTHERS: Final = 0o077  # what group and others may do
LONGEST: Final = 4096


def data_folder() -> Path:
    """``$XDG_DATA_HOME/bestiary/server``, or ``~/.local/share/bestiary/server``."""
    data = os.environ.get("XDG_DATA_HOME", "")
    home = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return home / "bestiary" / "server"


def make_folder(folder: Path) -> None:
    """Make the folder for its owner only, as it holds seeds and unfinished games. An existing one
    stays as it is."""
    try:
        if not folder.is_dir():
            folder.mkdir(mode=0o700, parents=True)
    except OSError as fault:
        raise BestiaryError(f"--data {folder}: {reason(fault)}") from None


def open_to_others(folder: Path) -> str:
    """The mode of a folder that others can access, such as ``755``; otherwise empty."""
    mode = folder.stat().st_mode & 0o777
    return f"{mode:o}" if mode & OTHERS else ""


def keep_private(file: Path) -> None:
    """Make the store's file, if needed, readable only by its owner; SQLite gives its side files
    the same mode."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for each in (file, *side_files(file)):
        with suppress(FileNotFoundError, PermissionError):
            if each.stat().st_mode & OTHERS:
                each.chmod(0o600)


def give_to_owner(file: Path, folder: Path) -> None:
    """Give a file made by the superuser to the owner of the folder, who runs the server."""
    if os.geteuid() == 0:
        owner = folder.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def side_files(file: Path) -> list[Path]:
    """The files SQLite may keep next to its file; the first of them holds data."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm")]


class Holder(Struct):
    """Who holds the lock."""

    what: str  # "server", or the command
    pid: int
    host: str
    since: str
    url: str = ""

    def __str__(self) -> str:
        known = [f"process {self.pid} on {self.host}", f"since {self.since}", self.url]
        article = "another" if self.what == "server" else "a"
        return f"{article} {self.what} ({', '.join(filter(None, known))})"


class Lock:
    """The folder is ours as long as the file is open. Child processes do not inherit the lock."""

    def __init__(self, file: int, what: str) -> None:
        self.file = file
        since = datetime.now().astimezone().isoformat(" ", "seconds")
        self.holder = Holder(what, os.getpid(), socket.gethostname(), since)
        self._write(msgspec.json.encode(self.holder))

    def tell_address(self, url: str) -> None:
        self.holder.url = url
        self._write(msgspec.json.encode(self.holder))

    def release(self) -> None:
        with suppress(OSError):
            self._write(b"")
        os.close(self.file)

    def _write(self, text: bytes) -> None:
        os.pwrite(self.file, text, 0)
        os.ftruncate(self.file, len(text))


@contextmanager
def locked(folder: Path, what: str) -> Iterator[Lock]:
    """Lock the folder for this process; refused if another one holds it, saying which."""
    try:
        file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        give_to_owner(folder / LOCK, folder)
    except OSError as fault:
        raise BestiaryError(f"--data {folder}: {reason(fault)}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        lock = Lock(file, what)
    except BlockingIOError:
        said = os.pread(file, LONGEST, 0)
        os.close(file)
        raise BestiaryError(f"--data {folder}: {who(said)} is using this folder") from None
    except OSError as fault:
        os.close(file)
        raise BestiaryError(f"--data {folder}: cannot be locked ({reason(fault)})") from None
    try:
        yield lock
    finally:
        lock.release()


def reason(fault: OSError) -> str:
    """Why the system refused, in its own words: ``permission denied``."""
    return (fault.strerror or str(fault)).lower()


def who(said: bytes) -> str:
    """Who holds the lock, going by the lock file, which may not be written yet."""
    try:
        words = str(msgspec.json.decode(said, type=Holder))
    except msgspec.MsgspecError:
        return "another process"
    return words if words.isprintable() else "another process"
