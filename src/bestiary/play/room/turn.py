"""How long a bot's choice takes, as people see it: always the same."""

import asyncio
from math import ceil
from time import monotonic


class Turn:
    """A bot's turn to choose.

    A choice is shown a fixed time after the thinking began, and not when it is found. A forced
    choice is found quickly and a hard one slowly, so the time would tell something about the bot's
    hand. If the machine is so busy that the choice is late, it is shown after twice that time, or
    three times. Waiting for a worker comes on top: that depends on other rooms.
    """

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._began = monotonic()

    def begin(self) -> None:
        """The thinking begins only now."""
        self._began = monotonic()

    async def end(self) -> None:
        """Wait until the choice may be shown."""
        if self.pace > 0:
            paces = max(1, ceil((monotonic() - self._began) / self.pace))
            await asyncio.sleep(self._began + paces * self.pace - monotonic())
