"""Saved games: where they are, and how they are written and read.

A save is a replay whose game has not ended. Who sits where is kept in its notes.
"""

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from bestiary.play.replay import LONGEST
from bestiary.terminal.trouble import Trouble, UsageError

LARGEST: Final = LONGEST
HEAD: Final = b"bestiary replay "


def folder() -> Path:
    """``$XDG_DATA_HOME/bestiary``, or ``~/.local/share/bestiary``."""
    data = os.environ.get("XDG_DATA_HOME", "")
    # The XDG specification: a relative path is invalid and to be ignored.
    home = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return home / "bestiary"


def fresh_path(game: str, when: datetime, place: Path | None = None) -> Path:
    """A file of our own folder that nobody has yet: ``creature-wars-20261115-235959.replay``."""
    place = place or folder()
    stem = f"{game}-{when:%Y%m%d-%H%M%S}"
    path = place / f"{stem}.replay"
    number = 2
    while path.exists():
        path = place / f"{stem}-{number}.replay"
        number += 1
    return path


def write_somewhere(game: str, text: str) -> Path:
    """Write to a new file in our folder or, if that fails, in the temporary folder."""
    now = datetime.now()
    path = fresh_path(game, now)
    try:
        write(path, text)
    except Trouble:
        path = fresh_path(game, now, Path(tempfile.gettempdir()))
        write(path, text)
    return path


def write(path: Path, text: str) -> None:
    """Write the whole file or leave what was there as it was. Only games are overwritten."""
    if is_there(path) and not _holds_a_game(path):
        raise Trouble(f"{path}: already exists and is not a saved game; choose another name")
    part = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(part, path)
    except (OSError, ValueError) as error:
        if part and os.path.exists(part):
            os.unlink(part)
        raise Trouble(f"{path}: cannot be written ({reason(error)})") from None


def _holds_a_game(path: Path) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(len(HEAD)) == HEAD
    except (OSError, ValueError):
        return False


def read(path: Path, largest: int = LARGEST) -> str:
    """The text of a file a person named."""
    try:
        with open(path, "rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        raise Trouble(f"{path}: cannot be read ({reason(error)})") from None
    if len(data) > largest:
        raise Trouble(f"{path}: is larger than {largest // 1024} KiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble(f"{path}: is not a text file") from None


def path_of(name: str) -> Path:
    """The path a person named; ``~`` is their home."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise UsageError(f"{name}: no such home directory") from None


def is_there(path: Path) -> bool:
    """Whether something is there. Nothing is, if no file can have that name."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def reason(error: OSError | ValueError) -> str:
    return ((error.strerror if isinstance(error, OSError) else "") or str(error)).lower()
