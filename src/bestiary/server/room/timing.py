"""What a room does with its clock: whose time runs, and what happens when it is up."""

import asyncio
from time import monotonic, time
from typing import TYPE_CHECKING

from bestiary.play import WITHDRAW, Entry
from bestiary.server.room.clock import Clock
from bestiary.server.room.seat import STAND_IN
from bestiary.server.store.records import Sleep
from bestiary.server.wire.messages import ClockShown

if TYPE_CHECKING:
    from bestiary.server.room.room import Room


class Timing:
    """The clock of a room; nothing happens where it has none."""

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
        """What is left: as it was when the room fell asleep, if it did, less what it slept."""
        clock.restore(self._left_after_last_entry())
        if sleep is not None and sleep.serial == len(self.room.entries):
            clock.restore(sleep.left)
            clock.oversleep(sleep.running, time() - sleep.since)

    def _left_after_last_entry(self) -> list[int]:
        record, entries = self.room.record, self.room.entries
        if entries and entries[-1].left:
            return entries[-1].left
        return [record.clock_seconds * 1000] * record.seats

    def sleep(self, is_server_stopping: bool) -> Sleep | None:
        """The clock as it is kept for a room that is put to sleep; None where there is nothing to
        keep. When the server stops, it stands still."""
        if self.clock is None or self.room.over:
            return None
        self.clock.advance(monotonic())
        left = self.clock.milliseconds()
        running = [] if is_server_stopping else sorted(self.clock.running)
        if not running and left == self._left_after_last_entry():
            return None
        return Sleep(self.room.serial, left, running, time())

    def stamp(self, entry: Entry) -> None:
        """Write what is left on an entry about to be stored."""
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
        """Let the time run of the people who are asked, once all seats are taken."""
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
        """A bot plays on where the host allowed it; else the seat gives up."""
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
