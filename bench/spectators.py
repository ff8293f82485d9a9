"""Rooms in which only bots play, each with a spectator, so that the bots think."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from contextlib import suppress
from time import perf_counter

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

GAMES = ["creature-wars", "hiddenzone", "twisted-oliver", "creature-adventures"]
MOVE = re.compile(r'{"type":"table","at":(\d+)')


class BotRooms:
    """A number of rooms; when a game is over, the next one begins. ``gaps`` are the seconds between
    two choices in a room."""

    def __init__(self, url: str, count: int, level: str) -> None:
        self.url = url
        self.level = level
        self.gaps: list[float] = []
        self.rooms = 0
        self._tasks = [asyncio.create_task(self._watch(number)) for number in range(count)]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def figures(self, seconds: float) -> dict[str, float]:
        gaps = sorted(self.gaps)
        return {
            "rooms": len(self._tasks),
            "choices a second": round(len(gaps) / seconds, 1),
            "s between two choices in a room, p50": round(gaps[len(gaps) // 2], 2),
            "s between two choices in a room, p99": round(gaps[int(len(gaps) * 0.99)], 2),
        }

    async def _watch(self, number: int) -> None:
        while True:
            room = await asyncio.to_thread(self._make, GAMES[number % len(GAMES)])
            self.rooms += 1
            with suppress(ConnectionClosed):
                await self._watch_game(room)

    def _make(self, game: str) -> str:
        seats = [{"who": "bot", "bot": self.level}] * 2
        body = json.dumps({"game": game, "seats": seats}).encode()
        asked = urllib.request.Request(self.url.replace("ws", "http", 1) + "/api/rooms", body)
        with urllib.request.urlopen(asked) as answer:
            made: str = json.load(answer)["room"]
            return made

    async def _watch_game(self, room: str) -> None:
        url = f"{self.url}/api/socket"
        async with connect(url, max_size=None, compression=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "id": "h", "room": room}))
            last = 0.0
            async for frame in socket:
                assert isinstance(frame, str)
                if MOVE.match(frame) is not None:
                    now = perf_counter()
                    if last:
                        self.gaps.append(now - last)
                    last = now
                elif frame.startswith('{"type":"room"') and '"over":true' in frame:
                    return
