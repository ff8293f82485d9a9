"""What goes wrong at a prompt: one line for the person and an exit code, never a traceback."""

from typing import Final

from bestiary.engine.characters import printable

FAILED: Final = 1
USAGE: Final = 2


class Trouble(Exception):
    """A valid request failed, such as a file that cannot be read. What the message
    quotes is fit to print."""

    code = FAILED

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


class UsageError(Trouble):
    """Something was asked for that does not exist; the message says what would be right."""

    code = USAGE
