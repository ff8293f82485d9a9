"""People at other tables while the server is attacked: two friends, one against a bot, and a probe
of /health. Every wait is measured, and everything acknowledged is kept to be looked for later."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx

from tests.server.player import Player
from tests.server.running import Running

GAME: Final = "creature-wars"
PAUSE: Final = 0.02  # seconds between two choices of one person
PATIENCE: Final = 60.0


class Bystanders:
    """Use as `async with Bystanders(server) as people:`; then read `worst` and `lost`."""

    def __init__(self, server: Running, seed: int = 1) -> None:
        self.server = server
        self.dice = Random(f"bystanders {seed}")
        self.waits: dict[str, list[float]] = {
            name: [] for name in ("choice", "bot", "health", "new room")
        }
        self.kept: list[tuple[str, int, int, str]] = []  # room, serial, seat, choice
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Bystanders":
        self.http = httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE)
        await self.warm_up()
        work = (self.friends(), self.against_a_bot(), self.probe())
        self._tasks = [asyncio.create_task(each) for each in work]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop them; if one failed, raise its error."""
        going = set(self._tasks)
        while going:  # repeatedly: a wait that ends at that very moment swallows it
            for task in going:
                task.cancel()
            _stopped, going = await asyncio.wait(going, timeout=0.5)
        done = await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.http.aclose()
        for end in done:
            if isinstance(end, BaseException) and not isinstance(end, asyncio.CancelledError):
                raise end

    async def warm_up(self) -> None:
        """Wait for one bot's answer: the first starts a process, and that is no attack."""
        player = await self.sit_down(await self.new_room("greedy"))
        await player.choose(player.choices()[0])
        await player.until_true(lambda p: bool(p.choices()))
        await player.leave()

    async def new_room(self, other: str) -> dict[str, Any]:
        second = {"who": "open"} if other == "open" else {"who": "bot", "bot": other}
        asked = {"game": GAME, "seats": [{"who": "me"}, second]}
        start = perf_counter()
        answer = await self.http.post("/api/rooms", json=asked)
        assert answer.status_code == 201, answer.text
        self.waits["new room"].append(perf_counter() - start)
        made: dict[str, Any] = answer.json()
        return made

    async def sit_down(self, made: dict[str, Any], invited: bool = False) -> Player:
        secret = made["secret"]
        if invited:
            token = {"token": made["invitations"][0]["token"]}
            joined = await self.http.post(f"/api/rooms/{made['room']}/join", json=token)
            assert joined.status_code == 200, joined.text
            secret = joined.json()["secret"]
        return await Player.enter(self.server.socket_url, made["room"], secret)

    async def choose(self, player: Player) -> None:
        """A random choice, which must be acknowledged."""
        choice = self.dice.choice(player.choices())
        done = await player.choose(choice)
        assert done["type"] == "done", done
        self.kept.append((player.room, done["at"], player.seat, choice))
        await arrived(player, done["at"])

    async def friends(self) -> None:
        """From a choice of one player until the other one sees it."""
        while True:
            made = await self.new_room("open")
            pair = [await self.sit_down(made), await self.sit_down(made, invited=True)]
            while pair[0].result is None:
                chooser = next(player for player in pair if player.choices())
                start = perf_counter()
                await self.choose(chooser)
                for other in pair:
                    await arrived(other, chooser.at)
                self.waits["choice"].append(perf_counter() - start)
                await asyncio.sleep(PAUSE)
            for player in pair:
                await player.leave()

    async def against_a_bot(self) -> None:
        """From a choice until the bot has answered and it is our turn again."""
        while True:
            player = await self.sit_down(await self.new_room("greedy"))
            while player.result is None:
                start = perf_counter()
                await self.choose(player)
                await player.until_true(
                    lambda p: bool(p.choices()) or p.result is not None, PATIENCE
                )
                self.waits["bot"].append(perf_counter() - start)
                await asyncio.sleep(PAUSE)
            await player.leave()

    async def probe(self) -> None:
        while True:
            start = perf_counter()
            answer = await self.http.get("/health")
            assert answer.status_code == 200, answer.text
            self.waits["health"].append(perf_counter() - start)
            await asyncio.sleep(PAUSE)

    # ---- What came of it --------------------------------------------------------------------

    def worst(self) -> dict[str, float]:
        """The longest wait of each kind, in seconds. Every kind must have been measured."""
        for kind, waits in self.waits.items():
            assert waits, f"no {kind} came through at all"
        return {kind: round(max(waits), 3) for kind, waits in self.waits.items()}

    def lost(self, data: Path) -> list[tuple[str, int, int, str]]:
        """What was acknowledged and is not in the store."""
        with sqlite3.connect(data / "bestiary.sqlite") as db:
            stored = set(db.execute("SELECT room, serial, seat, act FROM entries"))
        return [entry for entry in self.kept if entry not in stored]


async def arrived(player: Player, serial: int) -> None:
    """Until the player has the table of that serial."""
    await player.until_true(lambda p: p.at >= serial, PATIENCE)


async def wait_until(true: Callable[[], Awaitable[bool]], seconds: float = 30.0) -> None:
    """Until a coroutine function says yes."""
    until = perf_counter() + seconds
    while perf_counter() < until:
        with suppress(httpx.HTTPError):
            if await true():
                return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not come to that in time")
