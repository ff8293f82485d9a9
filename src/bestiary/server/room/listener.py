"""Who a room tells what happens."""

from typing import Protocol


class Listener(Protocol):
    """Somebody who looks on: a seat's window or a spectator's."""

    seat: int  # SPECTATOR where it has none

    def send(self, data: bytes) -> None: ...

    def shut(self, code: int, reason: str) -> None: ...
