"""The clocks of a room: kept here, in monotonic time, and stored with every entry.

A seat's time runs while its answer is missing, in a room that sleeps too. What is left after a
crash is what was left after the last entry: the time a server was away is nobody's.
"""

from collections.abc import Iterable

from bestiary.server.wire.messages import ClockShown


class Clock:
    """Seconds for each seat and a bonus for each choice."""

    def __init__(self, seconds: int, bonus: int, seats: int) -> None:
        self.seconds = seconds
        self.bonus = bonus
        self.left = [float(seconds)] * seats
        self.running: set[int] = set()
        self.since = 0.0

    def advance(self, now: float) -> None:
        """Take the time that has passed off the seats that were running."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (now - self.since))
        self.since = now

    def run(self, seats: Iterable[int], now: float) -> None:
        """From now on the time of these seats runs, and nobody else's."""
        self.advance(now)
        self.running = {seat for seat in seats if self.left[seat] > 0}

    def reward(self, seat: int) -> None:
        self.left[seat] += self.bonus

    def take_back(self, seat: int) -> None:
        """A choice was taken back, and so is its bonus: sealing and withdrawing gains no time."""
        self.left[seat] = max(1.0, self.left[seat] - self.bonus)

    def fallen(self) -> list[int]:
        """The seats whose time is up, the longest overdue first."""
        order = sorted(range(len(self.left)), key=self.left.__getitem__)
        return [seat for seat in order if self.left[seat] <= 0]

    def next_fall(self) -> float | None:
        """In how many seconds the next flag falls."""
        return min((self.left[seat] for seat in self.running), default=None)

    def milliseconds(self) -> list[int]:
        return [max(0, round(left * 1000)) for left in self.left]

    def restore(self, milliseconds: list[int]) -> None:
        self.left = [left / 1000 for left in milliseconds]

    def oversleep(self, seats: Iterable[int], seconds: float) -> None:
        """These seats' time ran while the room slept. It can be less than none: how much less
        says whose flag fell first."""
        for seat in seats:
            self.left[seat] -= max(0.0, seconds)

    def shown(self) -> ClockShown:
        return ClockShown(self.seconds, self.bonus, self.milliseconds(), sorted(self.running))
