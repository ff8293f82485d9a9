"""The interface through which a room sends its news."""

from typing import Protocol


class Listener(Protocol):
    """One connected window of a player or a spectator."""

    seat: int  # or SPECTATOR
    address: str

    def send(self, data: bytes) -> None: ...

    def shut(self, code: int, reason: str) -> None: ...
