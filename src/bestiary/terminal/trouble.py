"""What goes wrong at a prompt: one line for the person and an exit code, never a traceback."""

from typing import Final

FAILED: Final = 1
ASKED_WRONGLY: Final = 2


class Trouble(Exception):
    """Something failed that was asked for rightly: a file that cannot be read."""

    code = FAILED


class AskedWrongly(Trouble):
    """Something was asked for that does not exist; the message says what would be right."""

    code = ASKED_WRONGLY
