"""Every limit of the server, in one place."""

from collections import OrderedDict
from time import monotonic
from typing import Final

from msgspec import Struct

FRAME: Final = 16 * 1024
BODY: Final = 256 * 1024
REPLAY: Final = 1024 * 1024
HELLO_SECONDS: Final = 5.0
QUEUE_MESSAGES: Final = 256  # queued for one slow client
QUEUE_BYTES: Final = 1024 * 1024
SEND_BUFFER: Final = 128 * 1024  # in the kernel, per connection
SEAT_SOCKETS: Final = 8  # browser windows per seat
ROOM_WATCHERS: Final = 100
LINGER_SECONDS: Final = 3.0  # for a client to read the last message before we hang up
UNREAD_SECONDS: Final = 30.0  # a client may stop reading a long answer for
UNREAD_BYTES: Final = 256 * 1024  # of pongs that a client does not read
FRAGMENTS: Final = 256  # per frame
RESERVED_FILES: Final = 256  # for the store, the workers, the page and closing connections
BESIDE_SOCKETS: Final = 256  # connections that are not WebSockets: the page, requests
ADDRESSES: Final = 20_000  # remembered at once
MISCONDUCT: Final = 50.0  # requests charged to an address if we close its socket for misbehaving


class Limits(Struct, frozen=True):
    """The limits that an operator can set."""

    rooms: int = 2000  # awake at once
    stored: int = 1_000_000  # on disk
    space: int = 0  # bytes on disk; 0: no limit
    keep_seconds: float = 0.0  # for which a finished game is kept; 0: forever
    keep_unfinished_seconds: float = 0.0
    connections: int = 5000
    messages: float = 20.0  # per second and socket
    burst: float = 60.0
    new_rooms: float = 50.0  # per second, from everybody together
    head_seconds: float = 10.0  # for the head of a request, and for a connection's first byte
    body_seconds: float = 20.0
    keep_alive_seconds: float = 15.0  # between two requests on a connection
    per_address: int = 256  # connections; 0: no limits per address
    address_requests: float = 100.0  # per second and address
    address_rooms: float = 2.0  # new rooms per second and address
    idle_seconds: float = 60.0  # after which a room that nobody is in is put to sleep
    abandoned_seconds: float = 60.0  # after which a bot may play for a player who left
    bot_seconds: float = 2.0
    bot_pace: float = 1.0  # how long each choice of a bot that thinks takes; 0: as it comes

    @property
    def address_sockets(self) -> int:
        """How many of an address's connections may be WebSockets; the rest is for the page."""
        return (self.per_address * 3 + 3) // 4


class Bucket:
    """A token-bucket rate limiter."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens if there are enough; returns whether there were."""
        if not self.has(cost):
            return False
        self.tokens -= cost
        return True

    def has(self, cost: float = 1.0) -> bool:
        """Whether there are enough tokens now."""
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        return self.tokens >= cost

    def charge(self, cost: float) -> None:
        """Take tokens even if there are too few, down to a debt of one burst."""
        self.tokens = max(-self.burst, self.tokens - cost)

    def give_back(self, cost: float = 1.0) -> None:
        self.tokens = min(self.burst, self.tokens + cost)

    def seconds_until(self, cost: float = 1.0) -> float:
        """How long until there are enough tokens."""
        return max(0.0, (cost - self.tokens) / self.rate)


class Buckets:
    """A bucket per address. An address is forgotten once its bucket would be full again; if there
    are too many, the least recently used goes first."""

    def __init__(self, rate: float, burst: float, most: int = ADDRESSES) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, address: str) -> Bucket:
        """The bucket of an address; a new address starts with a full one."""
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
