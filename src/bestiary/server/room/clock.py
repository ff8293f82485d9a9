"""The clock of a room: whose time is running, and what happens when it is up.

It uses monotonic time and is stored with every entry. A seat's time runs while the game waits for
its choice, even while the room sleeps. After a crash the clock goes back to the last entry: nobody
pays for the time the server was down.
"""

import asyncio
from collections.abc import Iterable
from time import monotonic, time
from typing import TYPE_CHECKING

from bestiary.play import WITHDRAW, Entry
from bestiary.server.room.seats import STAND_IN
from bestiary.server.store.records import Sleep
from bestiary.server.wire.messages import ClockShown

if TYPE_CHECKING:
    from bestiary.server.room.room import Room


class Clock:
    """Seconds for each seat and a bonus for each choice."""

    def __init__(self, seconds: int, bonus: int, seats: int) -> None:
        self.seconds = seconds
        self.bonus = bonus
        self.left = [float(seconds)] * seats
        self.running: set[int] = set()
        self.since = 0.0

    def advance(self, now: float) -> None:
        """Deduct the elapsed time from the running seats."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (now - self.since))
        self.since = now

    def run(self, seats: Iterable[int], now: float) -> None:
        """From now on, run the time of these seats and no others."""
        self.advance(now)
        self.running = {seat for seat in seats if self.left[seat] > 0}

    def reward(self, seat: int) -> None:
        self.left[seat] += self.bonus

    def take_back(self, seat: int) -> None:
        """A choice was taken back, and so is its bonus: nobody gains time by withdrawing."""
        self.left[seat] = max(1.0, self.left[seat] - self.bonus)

    def fallen(self) -> list[int]:
        """The seats whose time is up, the longest overdue first."""
        order = sorted(range(len(self.left)), key=self.left.__getitem__)
        return [seat for seat in order if self.left[seat] <= 0]

    def next_fall(self) -> float | None:
        """Seconds until the next flag falls."""
        return min((self.left[seat] for seat in self.running), default=None)

    def milliseconds(self) -> list[int]:
        return [max(0, round(left * 1000)) for left in self.left]

    def restore(self, milliseconds: list[int]) -> None:
        self.left = [left / 1000 for left in milliseconds]

    def oversleep(self, seats: Iterable[int], seconds: float) -> None:
        """Deduct the time these seats used while the room slept. It may go below zero, which
        shows whose flag fell first."""
        for seat in seats:
            self.left[seat] -= max(0.0, seconds)

    def shown(self) -> ClockShown:
        return ClockShown(self.seconds, self.bonus, self.milliseconds(), sorted(self.running))


class Timekeeper:
    """Runs the clock of a room, if it has one."""

    def __init__(self, room: "Room", sleep: Sleep | None) -> None:
        self.room = room
        self.clock: Clock | None = None
        self._flag: asyncio.TimerHandle | None = None
        record = room.record
        if record.clock_seconds:
            self.clock = Clock(record.clock_seconds, record.clock_bonus, record.seats)
            self._wind(self.clock, sleep)
        self._seat_stand_ins()

    def _wind(self, clock: Clock, sleep: Sleep | None) -> None:
        """Set the time left: as of the last entry, or of falling asleep less the time asleep."""
        clock.restore(self._left_after_last_entry())
        if sleep is not None and sleep.serial == len(self.room.entries):
            clock.restore(sleep.left)
            clock.oversleep(sleep.running, time() - sleep.since)

    def _left_after_last_entry(self) -> list[int]:
        record, entries = self.room.record, self.room.entries
        if entries and entries[-1].left:
            return entries[-1].left
        return [record.clock_seconds * 1000] * record.seats

    def sleep(self, stopping: bool) -> Sleep | None:
        """The clock to store for a room that goes to sleep, or None if there is nothing to store.
        While the server is stopped, no time runs."""
        if self.clock is None or self.room.over:
            return None
        self.clock.advance(monotonic())
        left = self.clock.milliseconds()
        running = [] if stopping else sorted(self.clock.running)
        if not running and left == self._left_after_last_entry():
            return None
        return Sleep(self.room.serial, left, running, time())

    def stamp(self, entry: Entry) -> None:
        """Write the time left into an entry that is about to be stored."""
        if self.clock is None:
            return
        self.clock.advance(monotonic())
        if not self.room.seats[entry.seat].player():
            if entry.back or entry.act == WITHDRAW:
                self.clock.take_back(entry.seat)
            else:
                self.clock.reward(entry.seat)
        entry.left = self.clock.milliseconds()

    def go_on(self) -> None:
        """Run the time of the people who have to choose, once all seats are taken."""
        if self.clock is None:
            return
        self.stop()
        self.clock.run(self._on_the_move(), monotonic())
        falls = 0.0 if self._is_overdue() else self.clock.next_fall()
        if falls is not None:
            self._flag = asyncio.get_running_loop().call_later(falls + 0.002, self._fall)

    def _on_the_move(self) -> list[int]:
        room = self.room
        if room.match is None or room.over or room.paused:
            return []
        if not all(seat.taken for seat in room.seats):
            return []
        return [seat for seat in room.match.deciding() if not room.seats[seat].player()]

    def _is_overdue(self) -> bool:
        """Whether a flag fell while the room slept."""
        assert self.clock is not None
        seats = self.room.seats
        return any(
            self.clock.left[seat] <= 0 and not seats[seat].flagged for seat in self._on_the_move()
        )

    def stop(self) -> None:
        if self.clock is not None:
            self.clock.run([], monotonic())
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None

    def shown(self) -> ClockShown | None:
        if self.clock is None:
            return None
        self.clock.advance(monotonic())
        return self.clock.shown()

    # ---- When time is up --------------------------------------------------------------------

    def _fall(self) -> None:
        if not self.room.lost:
            self.room.start(self.room.alone(self._flags_fall))

    async def _flags_fall(self) -> None:
        """A bot plays on if the host allowed it; otherwise the seat concedes."""
        assert self.clock is not None
        self.clock.advance(monotonic())
        self._seat_stand_ins()
        for number in self.clock.fallen():
            if not self.room.seats[number].flagged and not self.room.is_out(number):
                await self.room.concede(number)
        self.room.changed()

    def _seat_stand_ins(self) -> None:
        if self.clock is not None and self.room.record.takeover:
            for number in self.clock.fallen():
                self.room.seats[number].flagged = True
                self.room.seats[number].stand_in = STAND_IN
