"""How long games are kept, and how much of the disk they may use.

They are kept forever unless the operator says otherwise. Old rooms are deleted one by one, with a
pause after each, so that no player has to wait. If the store is full, new rooms are refused:
nothing is deleted early to make room.
"""

import asyncio
from time import monotonic, time
from typing import Final

from bestiary.server.logs import note, warn
from bestiary.server.room.rooms import Rooms
from bestiary.server.store.database import StoreFailed

SWEEP_SECONDS: Final = 3600.0
MEASURE_SECONDS: Final = 5.0
PAUSE_SECONDS: Final = 0.02
AT_ONCE: Final = 50  # rooms looked up together
PAGES: Final = 64  # given back together
NEARLY: Final = 0.9


class Retention:
    """Sweeps once at the start, then every hour."""

    def __init__(self, rooms: Rooms, every: float = SWEEP_SECONDS) -> None:
        self.rooms = rooms
        self.every = every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        due = monotonic()
        while True:
            try:
                if monotonic() >= due:
                    due = monotonic() + self.every
                    await self.sweep()
                await self.measure()
            except StoreFailed as fault:
                warn("not-deleted", why=str(fault))
            await asyncio.sleep(min(MEASURE_SECONDS, self.every))

    async def measure(self) -> None:
        self.rooms.space = (await self.rooms.store.space()).used

    async def sweep(self) -> None:
        """Delete what has expired, and warn if the store is nearly full."""
        limits = self.rooms.limits
        deleted = 0
        for over, keep in ((True, limits.keep_seconds), (False, limits.keep_unfinished_seconds)):
            if keep > 0:
                deleted += await self._delete(over, time() - keep)
        if deleted:
            note("rooms-deleted", rooms=deleted)
            await self._give_back()
        await self.measure()
        if not self.rooms.has_space(NEARLY):
            warn("nearly-full", rooms=self.rooms.stored, bytes=self.rooms.space)

    async def _delete(self, over: bool, before: float) -> int:
        deleted = 0
        while True:
            found = await self.rooms.store.idlest(over, before, AT_ONCE)
            gone = 0
            for room in found:
                gone += await self.rooms.forget(room, before)
                await asyncio.sleep(PAUSE_SECONDS)
            deleted += gone
            if not gone:  # the rest are awake
                return deleted

    async def _give_back(self) -> None:
        before, left = -1, await self.rooms.store.give_back(PAGES)
        while left and left != before:
            await asyncio.sleep(PAUSE_SECONDS)
            before, left = left, await self.rooms.store.give_back(PAGES)
