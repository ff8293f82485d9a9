"""Garbage collection: young objects as usual, a full collection only while nobody is playing.

A full collection stops every room, for half a second when a thousand are awake. It hardly ever
finds anything: a room put to sleep is freed by its reference count.
"""

import gc
from typing import Final

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000_000
QUIET_SECONDS: Final = 5.0  # without a choice anywhere
EVERY_SECONDS: Final = 60.0  # at least, between two full collections


class Garbage:
    def __init__(self) -> None:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._looked = 0.0

    def look(self, now: float, last_used: float) -> bool:
        """Run a full collection if nobody would notice; returns whether it ran."""
        if now - last_used < QUIET_SECONDS or now - self._looked < EVERY_SECONDS:
            return False
        if self._looked > last_used:  # nothing has happened since
            return False
        gc.collect()
        self._looked = now
        return True
