"""The queue for the workers: who is next when one is free.

Bot moves come first, then rooms to build or wake, then hints, then replays. Within each kind,
owners take turns, and each may only have a few tasks waiting. With two or more workers, one is
always reserved for moves.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final


class Sort(IntEnum):
    """The kind of a task, in order of priority."""

    MOVE = 0
    BUILD = 1
    HINT = 2
    LOOK = 3


# How many tasks may wait: of one owner, of all together, and for how many seconds.
OWN: Final = {Sort.MOVE: 64, Sort.BUILD: 8, Sort.HINT: 4, Sort.LOOK: 8}
ALL: Final = {Sort.MOVE: 100_000, Sort.BUILD: 10_000, Sort.HINT: 1_000, Sort.LOOK: 250}
SECONDS: Final = {Sort.MOVE: 600.0, Sort.BUILD: 30.0, Sort.HINT: 5.0, Sort.LOOK: 15.0}


class Busy(Exception):
    """The queue is full; with ``own``, because of the owner's own waiting tasks."""

    def __init__(self, reason: str, own: bool) -> None:
        super().__init__(reason)
        self.own = own


class WorkerQueue:
    """Hands out workers. After a turn, call ``leave``."""

    def __init__(self, workers: int) -> None:
        self.free = workers
        self.chores = 0  # workers busy with anything but a move
        self.most_chores = max(1, workers - 1)
        self._waiting: dict[Sort, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            sort: OrderedDict() for sort in Sort
        }

    async def enter(self, sort: Sort, owner: str) -> None:
        """Wait for a turn. Raises Busy if too many are waiting, or if it takes too long."""
        owners = self._waiting[sort]
        if len(owners.get(owner, ())) >= OWN[sort]:
            raise Busy("you already have too much waiting; try again in a moment", own=True)
        if sum(map(len, owners.values())) >= ALL[sort]:
            raise Busy("the server is busy; try again in a moment", own=False)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        owners.setdefault(owner, deque()).append(turn)
        self._call()
        try:
            async with asyncio.timeout(SECONDS[sort]):
                await turn
        except BaseException as fault:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self.leave(sort)  # the turn came just as we gave up
            else:
                self._forget(sort, owner, turn)
            if isinstance(fault, TimeoutError):
                raise Busy("the server is busy; try again in a moment", own=False) from None
            raise

    def leave(self, sort: Sort) -> None:
        """The worker is free again."""
        self.free += 1
        self.chores -= sort is not Sort.MOVE
        self._call()

    def dissolve(self, fault: Exception) -> None:
        """Fail everything that is waiting."""
        for owners in self._waiting.values():
            for turns in owners.values():
                for turn in turns:
                    if not turn.done():
                        turn.set_exception(fault)
            owners.clear()

    def _call(self) -> None:
        """Hand free workers to whoever is next."""
        while self.free:
            found = self._next()
            if found is None:
                return
            sort, turn = found
            self.free -= 1
            self.chores += sort is not Sort.MOVE
            turn.set_result(None)

    def _next(self) -> tuple[Sort, asyncio.Future[None]] | None:
        for sort, owners in self._waiting.items():
            if sort is not Sort.MOVE and self.chores >= self.most_chores:
                return None
            while owners:
                owner, turns = owners.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    owners[owner] = turns  # behind everybody else
                if not turn.done():
                    return sort, turn
        return None

    def _forget(self, sort: Sort, owner: str, turn: asyncio.Future[None]) -> None:
        turns = self._waiting[sort].get(owner)
        if turns is not None and turn in turns:
            turns.remove(turn)
            if not turns:
                del self._waiting[sort][owner]


class Turnstile:
    """Lets work through one piece at a time, with a turn of the event loop in between. For work of
    a few milliseconds that hundreds may want at once."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self._lock:
            yield
            await asyncio.sleep(0)
