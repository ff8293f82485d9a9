"""What the server says no with: a code for programs, one line for people."""

from typing import Final

from bestiary.engine.characters import printable

# How a socket is closed. 4000 to 4999 are for applications to give a meaning.
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


class Refusal(Exception):
    """Something asked for that is not done. ``close``: the socket that asked is closed with it;
    ``wait``: the seconds after which it may be asked again. What the reason quotes is fit to show.
    """

    def __init__(
        self, code: str, reason: str, status: int = 409, close: int = 0, wait: float = 0.0
    ) -> None:
        reason = printable(reason)
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status
        self.close = close
        self.wait = wait


def no_room(room: str) -> Refusal:
    return Refusal("no-room", f"there is no room '{room[:24]}'", 404, NO_ROOM)


def bad_secret() -> Refusal:
    return Refusal("bad-secret", "this secret opens no seat of this room", 401, BAD_SECRET)
