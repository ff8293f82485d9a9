"""The health check: a server that cannot write to its store cannot play."""

import asyncio
from time import monotonic
from typing import Final

from bestiary.server.logs import warn
from bestiary.server.room.rooms import Rooms
from bestiary.server.store.database import StoreFailed

FRESH_SECONDS: Final = 1.0  # for which an answer is cached
MOST_SECONDS: Final = 3.0  # that a write may take


class StoreTest:
    """Tests the store by writing to it, at most once a second."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._fault = ""
        self._until = 0.0
        self._running: asyncio.Task[None] | None = None

    async def fault(self) -> str:
        """Empty if the store can be written, otherwise the reason."""
        if monotonic() >= self._until and self._running is None:
            self._running = asyncio.create_task(self.rooms.store.test_write())
            self._running.add_done_callback(self._note)
        if self._running is not None:
            done, _ = await asyncio.wait({self._running}, timeout=MOST_SECONDS)
            if not done:
                return f"a write to the store has taken more than {MOST_SECONDS:g} seconds"
        return self._fault

    def _note(self, task: asyncio.Task[None]) -> None:
        self._running = None
        self._until = monotonic() + FRESH_SECONDS
        if task.cancelled():
            return
        fault = task.exception()
        self._fault = f"cannot write to the store: {fault}" if fault else ""
        if fault:
            warn("not-stored", why=str(fault) if isinstance(fault, StoreFailed) else "")
