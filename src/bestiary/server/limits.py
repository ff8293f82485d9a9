"""How much is too much, in one place."""

from time import monotonic
from typing import Final

from msgspec import Struct

FRAME: Final = 16 * 1024
BODY: Final = 256 * 1024
REPLAY: Final = 1024 * 1024
HELLO_SECONDS: Final = 5.0
QUEUE_MESSAGES: Final = 256  # waiting for one slow reader
QUEUE_BYTES: Final = 1024 * 1024
SEND_BUFFER: Final = 128 * 1024  # the kernel's, for each connection
SEAT_SOCKETS: Final = 8  # windows on one seat
ROOM_WATCHERS: Final = 100


class Limits(Struct, frozen=True):
    """What an operator may want to set."""

    rooms: int = 2000  # awake at once
    stored: int = 1_000_000  # on the disk
    space: int = 0  # bytes on the disk; 0: as much as there is
    keep_seconds: float = 0.0  # for which a finished game is kept; 0: for ever
    keep_unfinished_seconds: float = 0.0
    connections: int = 5000
    messages: float = 20.0  # a second on one socket
    burst: float = 60.0
    new_rooms: float = 50.0  # a second, for all together
    idle_seconds: float = 60.0  # after which a room nobody looks at is put to sleep
    abandoned_seconds: float = 60.0  # after which a bot may play for somebody who left
    bot_seconds: float = 2.0


class Bucket:
    """So many tokens a second, and a store of them for a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was enough left."""
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True
