"""Lets a program end with the one that started it, even if that is killed.

python leash.py PROGRAM      runs the program on a leash
"""

import ctypes
import os
import signal
import sys
from contextlib import suppress
from typing import Final

SET_DEATH_SIGNAL: Final = 1  # prctl's


def tie() -> None:
    """End when the parent does, where the system can see to that. Elsewhere a bot ends when its
    standard input does, unless it hangs."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)


if __name__ == "__main__":
    tie()
    try:
        os.execv(sys.argv[1], sys.argv[1:])
    except OSError as wrong:
        sys.exit(f"it cannot be run: {wrong.strerror}")
