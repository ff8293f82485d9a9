"""A client like the page: says hello, keeps its log, and resends what was not acknowledged."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from secrets import token_hex
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


class Player:
    """One connection. `heard` is every frame that came, as it came."""

    def __init__(self, socket: ClientConnection, room: str, secret: str) -> None:
        self.socket = socket
        self.room = room
        self.secret = secret
        self.heard: list[str] = []
        self.view: Message = {}
        self.shown: Message = {}  # the room
        self.log: list[Message] = []
        self.at = 0
        self.undo = False
        self.seat = -1
        self.said = 0
        self.window = token_hex(4)  # ids are unique to the seat, over all its windows

    @staticmethod
    async def connect(url: str, room: str = "", secret: str = "", **headers: str) -> "Player":
        """A connection on which nothing was sent yet."""
        socket = await connect(url, max_size=None, additional_headers=headers)
        return Player(socket, room, secret)

    @staticmethod
    async def enter(url: str, room: str, secret: str = "", **headers: str) -> "Player":
        player = await Player.connect(url, room, secret, **headers)
        await player.hello()
        await player.until("welcome")
        return player

    async def hello(self, since: int = 0, at: int = 0) -> None:
        await self.say("hello", room=self.room, secret=self.secret, since=since, at=at)

    async def say(self, type: str, id: str = "", **more: object) -> str:
        self.said += 1
        id = id or f"{self.window}-{self.said}"
        await self.socket.send(json.dumps({"type": type, "id": id, **more}))
        return id

    async def next(self, seconds: float = 20.0) -> Message:
        frame = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(frame, str), "the server sends text"
        self.heard.append(frame)
        message: Message = json.loads(frame)
        self._take_in(message)
        return message

    def _take_in(self, message: Message) -> None:
        if message["type"] in ("welcome", "table"):
            self.at = message["at"]
            self.view = message["view"] or {}
            self.undo = message["undo"]
            new: list[Message] = self.view["log"] if self.view else message["log"]
            start = message["events"] - len(new)
            assert start <= len(self.log), "events are missing"
            self.log[start:] = new
        if message["type"] == "welcome":
            self.seat = message["seat"]
        if message["type"] in ("welcome", "room"):
            self.shown = message["room"]

    async def until(self, type: str, seconds: float = 20.0, **facts: object) -> Message:
        """The next message of that type with these facts; what comes before is taken in."""
        while True:
            message = await self.next(seconds)
            if message["type"] == type and all(message.get(k) == v for k, v in facts.items()):
                return message

    async def until_true(self, fact: Callable[["Player"], bool], seconds: float = 20.0) -> None:
        while not fact(self):
            await self.next(seconds)

    async def ask(self, type: str, id: str = "", **more: object) -> Message:
        """Say something and wait for the answer to it."""
        id = await self.say(type, id, **more)
        while True:
            message = await self.next()
            if message.get("id") == id:
                return message

    async def choose(self, choice: str, id: str = "", at: int | None = None) -> Message:
        return await self.ask("choose", id, at=self.at if at is None else at, choice=choice)

    def choices(self) -> list[str]:
        decision = self.view.get("decision")
        return [choice["text"] for choice in decision["choices"]] if decision else []

    @property
    def result(self) -> list[float] | None:
        found: list[float] | None = self.view.get("result")
        return found

    async def play_to_the_end(self, dice: Random, limit: int = 100_000) -> int:
        """Choose at random until the game is over; returns how many choices were acknowledged."""
        done = 0
        while self.result is None and done < limit:
            if self.choices():
                answer = await self.choose(dice.choice(self.choices()))
                assert answer["type"] == "done" or answer["code"] == "stale", answer
                done += answer["type"] == "done"
                while self.at < answer.get("at", 0):
                    await self.next()
            else:
                await self.next(60.0)
        return done

    async def closed(self, seconds: float = 20.0) -> int:
        """Read on until the server closes; the code it closed with."""
        try:
            while True:
                await self.next(seconds)
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def leave(self) -> None:
        await self.socket.close()
