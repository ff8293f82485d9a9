"""The queue for the workers: who is next when one is free.

Bot moves and everything else (rooms to build or wake, then hints, then replays) each have a worker
of their own as long as they need one; a single worker serves them in turn. Reviews are worked on
when nothing else is waiting. Within each kind, the owner that has used the least time is next, and
each may only have a few tasks waiting.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from time import monotonic
from typing import Final


class Sort(IntEnum):
    """The kind of a task, in order of priority."""

    MOVE = 0
    BUILD = 1
    HINT = 2
    LOOK = 3
    REVIEW = 4


# How many tasks may wait: of one owner, of all together, and for how many seconds.
OWN: Final = {Sort.MOVE: 100_000, Sort.BUILD: 8, Sort.HINT: 4, Sort.LOOK: 8, Sort.REVIEW: 2}
ALL: Final = {
    Sort.MOVE: 100_000,
    Sort.BUILD: 10_000,
    Sort.HINT: 1_000,
    Sort.LOOK: 250,
    Sort.REVIEW: 16,
}
SECONDS: Final = {
    Sort.MOVE: 600.0,
    Sort.BUILD: 30.0,
    Sort.HINT: 5.0,
    Sort.LOOK: 15.0,
    Sort.REVIEW: 60.0,
}

IN_TURN: Final = (Sort.BUILD, Sort.HINT, Sort.LOOK)  # take turns with the moves
LEAST_SECONDS: Final = 0.005  # a turn counts for at least that
REMEMBERED: Final = 1_000  # owners, those that used the most


class Busy(Exception):
    """The queue is full; with ``own``, because of the owner's own waiting tasks."""

    def __init__(self, reason: str, own: bool) -> None:
        super().__init__(reason)
        self.own = own


class WaitingLine:
    """The tasks of one kind that are waiting. Whoever has used the least time is next, so an owner
    with many tasks, or long ones, waits for the others and not they for it. An owner that comes
    back gets nothing for the time it was away."""

    def __init__(self) -> None:
        self.owners: dict[str, deque[asyncio.Future[None]]] = {}
        self.count = 0
        self._used: dict[str, float] = {}
        self._least = 0.0  # what the last to be served had used

    def add(self, owner: str, turn: asyncio.Future[None]) -> None:
        if owner not in self.owners:
            self._used[owner] = max(self._used.get(owner, 0.0), self._least)
            self.owners[owner] = deque()
        self.owners[owner].append(turn)
        self.count += 1

    def remove(self, owner: str, turn: asyncio.Future[None]) -> None:
        turns = self.owners.get(owner)
        if turns is not None and turn in turns:
            turns.remove(turn)
            self._took(owner)

    def next(self) -> asyncio.Future[None] | None:
        while self.owners:
            owner = min(self.owners, key=self._used.__getitem__)
            turn = self.owners[owner].popleft()
            self._took(owner)
            if not turn.done():
                self._least = self._used[owner]
                self._used[owner] += LEAST_SECONDS
                return turn
        return None

    def charge(self, owner: str, seconds: float) -> None:
        """The owner's turn took so long."""
        if owner in self._used:
            self._used[owner] += max(0.0, seconds - LEAST_SECONDS)
        if len(self._used) > REMEMBERED + len(self.owners):
            most = sorted(self._used, key=self._used.__getitem__)[-REMEMBERED // 2 :]
            kept = {*most, *self.owners}
            self._used = {name: used for name, used in self._used.items() if name in kept}

    def clear(self) -> list[asyncio.Future[None]]:
        turns = [turn for turns in self.owners.values() for turn in turns]
        self.owners.clear()
        self.count = 0
        return turns

    def _took(self, owner: str) -> None:
        self.count -= 1
        if not self.owners[owner]:
            del self.owners[owner]


class WorkerQueue:
    """Hands out workers: ``async with queue.turn(sort, owner)``."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.free = workers
        self.chores = 0  # workers busy with anything but a move
        self.most_chores = max(1, workers - 1)
        self._chore_is_due = False  # the last turn was a move's
        self._lines = {sort: WaitingLine() for sort in Sort}

    @asynccontextmanager
    async def turn(self, sort: Sort, owner: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it. Raises Busy if too many are waiting, or if it takes too
        long."""
        await self._enter(sort, owner)
        start = monotonic()
        try:
            yield
        finally:
            self._lines[sort].charge(owner, monotonic() - start)
            self._leave(sort)

    def share(self, sort: Sort, owner: str) -> float:
        """How many workers an owner can count on for one of its tasks, if all that is waiting is
        to be served fairly."""
        line = self._lines[sort]
        own = len(line.owners.get(owner, ()))
        others = len(line.owners) - (own > 0)
        return self.workers / ((1 + others) * (1 + own))

    def dissolve(self, fault: Exception) -> None:
        """Fail everything that is waiting."""
        for line in self._lines.values():
            for turn in line.clear():
                if not turn.done():
                    turn.set_exception(fault)

    @property
    def is_empty(self) -> bool:
        return not any(line.count for line in self._lines.values())

    async def _enter(self, sort: Sort, owner: str) -> None:
        line = self._lines[sort]
        if len(line.owners.get(owner, ())) >= OWN[sort]:
            raise Busy("you already have too much waiting; try again in a moment", own=True)
        if line.count >= ALL[sort]:
            raise Busy("the server is busy; try again in a moment", own=False)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.add(owner, turn)
        self._call()
        try:
            async with asyncio.timeout(SECONDS[sort]):
                await turn
        except BaseException as fault:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._leave(sort)  # the turn came just as we gave up
            else:
                line.remove(owner, turn)
            if isinstance(fault, TimeoutError):
                raise Busy("the server is busy; try again in a moment", own=False) from None
            raise

    def _leave(self, sort: Sort) -> None:
        """The worker is free again."""
        self.free += 1
        self.chores -= sort is not Sort.MOVE
        self._call()

    def _call(self) -> None:
        """Hand free workers to whoever is next."""
        while self.free:
            found = self._next()
            if found is None:
                return
            sort, turn = found
            self.free -= 1
            self.chores += sort is not Sort.MOVE
            self._chore_is_due = sort is Sort.MOVE
            turn.set_result(None)

    def _next(self) -> tuple[Sort, asyncio.Future[None]] | None:
        """In order of priority; but if moves have had the last turn and nothing else has a worker,
        those that take turns with them come first."""
        order = list(Sort)
        if self._chore_is_due and not self.chores:
            order.sort(key=lambda sort: sort not in IN_TURN)
        for sort in order:
            if sort is Sort.MOVE or self.chores < self.most_chores:
                turn = self._lines[sort].next()
                if turn is not None:
                    return sort, turn
        return None


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
