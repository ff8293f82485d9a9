"""How long others wait meanwhile: /health, asked again and again on a connection of its own."""

import asyncio
from time import perf_counter
from types import TracebackType

import httpx

from tests.server.running import Running


class Pulse:
    """``worst`` is the longest anybody has waited, in seconds."""

    def __init__(self, server: Running) -> None:
        self.url = server.url
        self.worst = 0.0
        self.beats = 0

    async def __aenter__(self) -> "Pulse":
        self._task = asyncio.create_task(self._beat())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        assert self.beats or kind is not None, "nobody asked"

    async def _beat(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:
            while True:
                start = perf_counter()
                await client.get("/health")
                self.worst = max(self.worst, perf_counter() - start)
                self.beats += 1
                await asyncio.sleep(0.005)
