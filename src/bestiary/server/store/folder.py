"""The data folder: where it is, who may read it, and the lock that one process has on it.

The lock is the kernel's (``flock``): it ends with the process that has it, however that ends. What
is written in the lock's file only tells others who that is.
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
    """A new folder is for its owner only: it holds seeds and unfinished games. One that is there
    stays as it is."""
    try:
        if not folder.is_dir():
            folder.mkdir(mode=0o700, parents=True)
    except OSError as fault:
        raise BestiaryError(f"--data {folder}: {reason(fault)}") from None


def open_to_others(folder: Path) -> str:
    """The mode of a folder that is not its owner's alone, such as ``755``; otherwise empty."""
    mode = folder.stat().st_mode & 0o777
    return f"{mode:o}" if mode & OTHERS else ""


def keep_private(file: Path) -> None:
    """The store's file, made if it is not there, for its owner only; SQLite gives the files it
    makes beside it the same mode."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for each in (file, *side_files(file)):
        with suppress(FileNotFoundError, PermissionError):
            if each.stat().st_mode & OTHERS:
                each.chmod(0o600)


def give_to_owner(file: Path, folder: Path) -> None:
    """What the superuser makes in a folder belongs to whoever runs the server there."""
    if os.geteuid() == 0:
        owner = folder.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def side_files(file: Path) -> list[Path]:
    """What SQLite may have beside its file: the first of them holds data."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm")]


class Holder(Struct):
    """Who has the lock."""

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
    """The folder is ours for as long as the file is open. Processes that we start do not get it."""

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
    """Have the folder for oneself; refused where another process has it, saying which."""
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
    """Why the system refused, in its words: ``permission denied``."""
    return (fault.strerror or str(fault)).lower()


def who(said: bytes) -> str:
    """Who has the lock, by what they have written. They may be just about to."""
    try:
        words = str(msgspec.json.decode(said, type=Holder))
    except msgspec.MsgspecError:
        return "another process"
    return words if words.isprintable() else "another process"
