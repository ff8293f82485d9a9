"""The error for something that cannot be done in a match."""

from bestiary.engine.characters import printable


class PlayError(Exception):
    """Something that cannot be done now: a code for programs, and the reason for people. Whatever
    the reason quotes is safe to show."""

    def __init__(self, code: str, reason: str) -> None:
        reason = printable(reason)
        super().__init__(reason)
        self.code = code
        self.reason = reason
