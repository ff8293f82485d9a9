"""How much is too much, in one place."""

from collections import OrderedDict
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
LINGER_SECONDS: Final = 3.0  # for a client to take the last words of a connection that ends
UNREAD_SECONDS: Final = 30.0  # in which a client takes nothing of a long answer
UNREAD_BYTES: Final = 256 * 1024  # answers to pings that a client does not read
FRAGMENTS: Final = 256  # of one frame
RESERVED_FILES: Final = 256  # of the process: the store, the workers, the page, what is closing
BESIDE_SOCKETS: Final = 256  # connections that are no sockets: the page, requests
ADDRESSES: Final = 20_000  # remembered at once
MISCONDUCT: Final = 50.0  # requests that an address pays for a socket closed for what it sent


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
    head_seconds: float = 10.0  # for the head of a request, and for the first byte of all
    body_seconds: float = 20.0
    keep_alive_seconds: float = 15.0  # between two requests of a connection
    per_address: int = 256  # connections; 0: nothing is limited by address
    address_requests: float = 100.0  # a second from one address
    address_rooms: float = 2.0  # new ones a second from one address
    idle_seconds: float = 60.0  # after which a room nobody looks at is put to sleep
    abandoned_seconds: float = 60.0  # after which a bot may play for somebody who left
    bot_seconds: float = 2.0

    @property
    def address_sockets(self) -> int:
        """Of an address's connections, so many may be sockets: the rest is for the page."""
        return (self.per_address * 3 + 3) // 4


class Bucket:
    """A token-bucket rate limiter."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was enough left."""
        if not self.has(cost):
            return False
        self.tokens -= cost
        return True

    def has(self, cost: float = 1.0) -> bool:
        """Whether there is enough now."""
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        return self.tokens >= cost

    def charge(self, cost: float) -> None:
        """Take it whether it is there or not; what is owed is at most a whole burst."""
        self.tokens = max(-self.burst, self.tokens - cost)

    def give_back(self, cost: float = 1.0) -> None:
        self.tokens = min(self.burst, self.tokens + cost)

    def seconds_until(self, cost: float = 1.0) -> float:
        """How long until there is enough."""
        return max(0.0, (cost - self.tokens) / self.rate)


class Buckets:
    """A bucket for each address. Whoever has been quiet until theirs would be full again is
    forgotten, and the quietest if there are too many."""

    def __init__(self, rate: float, burst: float, most: int = ADDRESSES) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, address: str) -> Bucket:
        """The bucket of an address, a full one for somebody new."""
        bucket = self._known.get(address)
        if bucket is not None:
            self._known.move_to_end(address)
            return bucket
        self._forget()
        bucket = self._known[address] = Bucket(self.rate, self.burst)
        return bucket

    def _forget(self) -> None:
        quiet = monotonic() - self.burst / self.rate
        while self._known:
            address, oldest = next(iter(self._known.items()))
            if oldest.at > quiet and len(self._known) < self.most:
                return
            del self._known[address]
