"""A page at the desk, without the browser: it sends what the page would send, and checks that every
answer is a message of the server's protocol."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec

from bestiary.offline.desk import Desk
from bestiary.offline.kept import NotKept
from bestiary.server.wire import messages as wire


class Memory:
    """A store that several desks can share, like tabs of one browser."""

    def __init__(self) -> None:
        self.texts: dict[str, tuple[int, str]] = {}

    async def load(self, room: str) -> str:
        return self.texts.get(room, (0, ""))[1]

    async def save(self, room: str, text: str, version: int) -> None:
        if self.texts.get(room, (0, ""))[0] != version - 1:
            raise NotKept("another tab has changed this game")
        self.texts[room] = (version, text)


class Page:
    def __init__(self, store: Memory) -> None:
        self.desk = Desk(store, self._told, self._closed)
        self.told: dict[int, list[Any]] = {}
        self.closed: dict[int, int] = {}
        self.heard: list[str] = []  # everything said on any line
        self.ids = 0

    def _told(self, number: int, text: str) -> None:
        self.told.setdefault(number, []).append(
            msgspec.json.decode(text, type=wire.AnyTold, strict=True)
        )
        self.heard.append(text)

    def _closed(self, number: int, code: int, reason: str) -> None:
        self.closed[number] = code

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        text = body if isinstance(body, str) else json.dumps(body)
        status, answer = await self.desk.ask(method, path, text, secret)
        assert status == 200, answer
        return answer if path.endswith("/replay") else json.loads(answer)

    async def say(self, number: int, kind: str, **more: Any) -> Any:
        self.ids += 1
        await self.desk.hear(number, json.dumps({"type": kind, "id": str(self.ids), **more}))
        return self.told[number][-1] if number in self.told else None

    async def sit(self, number: int, room: str, secret: str) -> wire.Welcome:
        await self.say(number, "hello", room=room, secret=secret, since=0, at=0)
        return next(one for one in self.told[number] if isinstance(one, wire.Welcome))

    def table(self, number: int) -> tuple[int, Any]:
        """The latest table on a line, and its serial."""
        for message in reversed(self.told[number]):
            if isinstance(message, wire.Welcome | wire.TableNews) and message.view is not None:
                return message.at, message.view
        raise AssertionError("no table yet")

    async def turn(self, number: int) -> Any:
        """Wait until the seat has to choose or the game is over; the view."""
        for _ in range(100_000):
            view = self.table(number)[1]
            if view["decision"] is not None or view["result"] is not None:
                return view
            await asyncio.sleep(0)
        raise AssertionError("nobody is asked anything")

    async def play_on(self, number: int, dice: Random, most: int = 3000) -> Any:
        """Choose at random, to the end or that often; the view."""
        view = await self.turn(number)
        for _ in range(most):
            if view["result"] is not None:
                break
            choice = dice.choice(view["decision"]["choices"])["text"]
            done = await self.say(number, "choose", at=self.table(number)[0], choice=choice)
            assert isinstance(done, wire.Done), done
            view = await self.turn(number)
        return view
