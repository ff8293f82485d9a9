"""The desk in a browser's worker: its store is the browser's database, its lines are the page's.

Started by web/src/offline/worker.ts, which hands over plain functions and gets some back.
"""

import random
from collections.abc import Awaitable
from typing import Any, Protocol

from bestiary.offline.desk import Desk
from bestiary.offline.kept import NotKept
from bestiary.registry import load_all


class Database(Protocol):
    """The worker's side of the store. ``save`` returns "" or why it could not."""

    def load(self, room: str) -> Awaitable[str]: ...

    def save(self, room: str, text: str, version: int) -> Awaitable[str]: ...


class BrowserStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def load(self, room: str) -> str:
        return await self.database.load(room)

    async def save(self, room: str, text: str, version: int) -> None:
        fault = await self.database.save(room, text, version)
        if fault:
            raise NotKept(fault)


def prepare() -> None:
    """Import everything. What the memory holds after this is kept for the next visit."""
    load_all()


def start(database: Database, send: Any, close: Any) -> Desk:
    random.seed()  # what was kept has the dice of that visit
    return Desk(BrowserStore(database), send, close)
