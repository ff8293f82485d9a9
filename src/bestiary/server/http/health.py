"""Whether the server can do what it is there for: a choice that cannot be stored cannot be made."""

import asyncio
from time import monotonic
from typing import Final

from bestiary.server.logs import warn
from bestiary.server.room.rooms import Rooms
from bestiary.server.store.database import StoreFailed

FRESH_SECONDS: Final = 1.0  # in which the last answer is good
MOST_SECONDS: Final = 3.0  # for a write


class StoreTest:
    """Writes to the store and says what is wrong; at most once a second, whoever asks."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._fault = ""
        self._until = 0.0
        self._running: asyncio.Task[None] | None = None

    async def fault(self) -> str:
        """Empty if a write was stored just now, otherwise the reason why not."""
        if monotonic() >= self._until and self._running is None:
            self._running = asyncio.create_task(self.rooms.store.test_write())
            self._running.add_done_callback(self._note)
        if self._running is not None:
            done, _ = await asyncio.wait({self._running}, timeout=MOST_SECONDS)
            if not done:
                return f"the store has not written for {MOST_SECONDS:g} seconds"
        return self._fault

    def _note(self, task: asyncio.Task[None]) -> None:
        self._running = None
        self._until = monotonic() + FRESH_SECONDS
        if task.cancelled():
            return
        fault = task.exception()
        self._fault = f"the store cannot be written: {fault}" if fault else ""
        if fault:
            warn("not-stored", why=str(fault) if isinstance(fault, StoreFailed) else "")
