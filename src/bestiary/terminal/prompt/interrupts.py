"""Ctrl-C, a closed window, a machine that shuts down: each interrupts the game, and none is lost.

A handler that raises does so wherever the program happens to be. Inside prompt_toolkit's event loop
that prints a traceback, and some C code drops the exception altogether. So the signal is also
noted, and looked for again at moments that are safe.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

# Windows has no SIGHUP.
SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Interrupts:
    """Turns the signals that end a program into KeyboardInterrupt."""

    def __init__(self) -> None:
        self.pending = False
        self._leave: Callable[[], None] | None = None

    def listen(self) -> None:
        """Take over the signals, for the rest of the process. Those that are ignored stay so: with
        ``nohup``, or in the background of a shell, that is what was asked for."""
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._note)

    def check(self) -> None:
        """Raise KeyboardInterrupt if a signal has come."""
        if self.pending:
            raise KeyboardInterrupt

    @contextmanager
    def held(self, leave: Callable[[], None]) -> Iterator[None]:
        """Raise nothing in here: a signal calls ``leave``, and is raised at the end."""
        self.check()
        self._leave = leave
        try:
            yield
        finally:
            self._leave = None
            self.check()

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.pending = True
        if self._leave is None:
            raise KeyboardInterrupt
        self._leave()
