"""When garbage is looked for: young objects as ever, all of them only while nobody plays.

Looking through everything stops every room at once, for half a second with a thousand rooms awake.
It would hardly ever find anything: a room that is put to sleep goes by itself.
"""

import gc
from typing import Final

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000_000
QUIET_SECONDS: Final = 5.0  # without a choice anywhere
EVERY_SECONDS: Final = 60.0  # at most so often


class Garbage:
    def __init__(self) -> None:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._looked = 0.0

    def look(self, now: float, last_used: float) -> bool:
        """Look through everything if nobody would notice; whether it was done."""
        if now - last_used < QUIET_SECONDS or now - self._looked < EVERY_SECONDS:
            return False
        if self._looked > last_used:  # nothing has happened since
            return False
        gc.collect()
        self._looked = now
        return True
