"""How long others have to wait: polls /health on a separate connection."""

import threading
from http.client import HTTPConnection
from time import perf_counter
from types import TracebackType

from tests.server.running import Running


class Pulse:
    """``worst`` is the longest anybody has waited, in seconds. A thread of its own asks, so that
    what the test does meanwhile is not counted."""

    def __init__(self, server: Running, path: str = "/health") -> None:
        self.port = server.port
        self.path = path
        self.worst = 0.0
        self.beats = 0
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._beat)

    async def __aenter__(self) -> "Pulse":
        self._thread.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._done.set()
        self._thread.join(60)
        assert self.beats or kind is not None, "nobody asked"

    def _beat(self) -> None:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        while not self._done.wait(0.005):
            start = perf_counter()
            connection.request("GET", self.path)
            connection.getresponse().read()
            self.worst = max(self.worst, perf_counter() - start)
            self.beats += 1
        connection.close()
