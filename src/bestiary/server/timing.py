"""What a room does with its clock: whose time runs, and what happens when it is up."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from bestiary.server.clocks import Clock
from bestiary.server.records import WITHDRAW, Entry
from bestiary.server.seats import STAND_IN
from bestiary.server.wire import ClockShown

if TYPE_CHECKING:
    from bestiary.server.room import Room


class Timing:
    """The clock of a room; nothing happens where it has none."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.clock: Clock | None = None
        self._flag: asyncio.TimerHandle | None = None
        record = room.record
        if record.clock_seconds:
            self.clock = Clock(record.clock_seconds, record.clock_bonus, record.seats)
            if room.entries and room.entries[-1].left:
                self.clock.restore(room.entries[-1].left)
        self._seat_stand_ins()

    @property
    def running(self) -> bool:
        return self.clock is not None and bool(self.clock.running)

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
        falls = self.clock.next_fall()
        if falls is not None:
            self._flag = asyncio.get_running_loop().call_later(falls + 0.002, self._fall)

    def _on_the_move(self) -> list[int]:
        room = self.room
        if room.match is None or room.over or room.paused:
            return []
        if not all(seat.taken for seat in room.seats):
            return []
        return [seat for seat in room.match.deciding() if not room.seats[seat].player()]

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
        self.room.seating.stand_ins_changed()

    def _seat_stand_ins(self) -> None:
        if self.clock is not None and self.room.record.takeover:
            for number in self.clock.fallen():
                self.room.seats[number].flagged = True
                self.room.seats[number].stand_in = STAND_IN
