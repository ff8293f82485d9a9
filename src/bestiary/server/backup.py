"""A copy of the rooms while they are played: whole, and as of one moment."""

import os
import sqlite3
from pathlib import Path

from bestiary.engine import BestiaryError


def back_up(source: Path, target: Path) -> None:
    """Copy the store to a new file, through SQLite, which sees only whole transactions."""
    if not source.is_file():
        raise BestiaryError(f"{source}: there is no such file; is --data the server's folder?")
    if target.exists():
        raise BestiaryError(f"{target}: is there already; take another name")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        here = sqlite3.connect(f"file:{source}?mode=rw", uri=True)
        there = sqlite3.connect(part)
        try:
            here.backup(there)
        finally:
            here.close()
            there.close()
        os.chmod(part, 0o600)  # it holds seeds
        os.replace(part, target)
    except (OSError, sqlite3.Error) as fault:
        part.unlink(missing_ok=True)
        raise BestiaryError(f"{target}: cannot be written ({fault})") from None
