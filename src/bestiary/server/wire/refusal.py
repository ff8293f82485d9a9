"""Refusals: a code for programs, a reason for people, and how they are sent."""

from typing import Final

from bestiary.play import PlayError

# Codes a socket is closed with. Those from 4000 to 4999 are for applications to define.
STOPPING: Final = 1001
FAILED: Final = 1011
RELOADED: Final = 1012
TOO_SLOW: Final = 1013
BAD_FRAME: Final = 4400
BAD_SECRET: Final = 4401
NO_ROOM: Final = 4404
NO_HELLO: Final = 4408
CROWDED: Final = 4409
TOO_BIG: Final = 4413
FLOOD: Final = 4429
FULL: Final = 4503


class Refusal(PlayError):
    """A request that is refused. ``status`` is that of the HTTP response, ``close`` the code the
    socket is closed with (0: it stays open), ``wait`` the seconds until it is worth trying again.
    """

    def __init__(
        self, code: str, reason: str, status: int = 409, close: int = 0, wait: float = 0.0
    ) -> None:
        super().__init__(code, reason)
        self.status = status
        self.close = close
        self.wait = wait


def no_room(room: str) -> Refusal:
    return Refusal("no-room", f"there is no room '{room[:24]}'", 404, NO_ROOM)


def bad_secret() -> Refusal:
    return Refusal("bad-secret", "this secret does not belong to this room", 401, BAD_SECRET)
