"""What a hostile crowd can do to a server from outside, each in a process of its own:

    python -m tests.attacks.crowd replays http://127.0.0.1:8000 --size 20 --seconds 10

Every attack is bounded in size and time, goes to this machine's loopback only, and prints its
figures as one line of JSON. Attackers come from many loopback addresses, as a crowd would.
"""

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import websockets
from websockets.asyncio.client import connect

from tests.attacks.bombs import BOMBS, heavy_replay

Figures = dict[str, Any]
GONE: Final = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError)


class Crowd:
    """Where the server is, how many attack it, and for how long."""

    def __init__(self, url: str, size: int, seconds: float, given: list[str]) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.hostname.startswith("127."), "only this machine is ever attacked"
        self.url = url
        self.host, self.port = parts.hostname, parts.port or 80
        self.size = size
        self.seconds = seconds
        self.given = given
        self.start = perf_counter()
        self.seen: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return perf_counter() - self.start < self.seconds

    def address(self, number: int) -> str:
        """The address of an attacker, by number: sixteen share one."""
        place = number // 16
        return f"127.9.{place // 250 % 250}.{place % 250 + 1}"

    def client(self, number: int) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address(number))
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=30)

    async def socket(self, number: int) -> Any:
        url = self.url.replace("http", "ws", 1) + "/api/socket"
        where = (self.address(number), 0)
        return await connect(url, local_addr=where, max_size=None, ping_interval=None)

    async def all_at_once(self, work: Callable[[int], Awaitable[None]]) -> None:
        await asyncio.gather(*(work(number) for number in range(self.size)))


async def half_open(crowd: Crowd) -> None:
    """Connections that say nothing, half a request, or a body a byte at a time."""
    heads = [b"", b"GET /health HTT", b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nX-A: "]
    heads.append(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{")

    async def hold(number: int) -> None:
        try:
            reader, writer = await asyncio.open_connection(
                crowd.host, crowd.port, local_addr=(crowd.address(number), 0)
            )
        except OSError:
            crowd.seen["refused"] += 1
            return
        crowd.seen["opened"] += 1
        with suppress(*GONE):
            writer.write(heads[number % len(heads)])
            while crowd.goes_on and not reader.at_eof():
                if number % len(heads):
                    writer.write(b"x")
                    await writer.drain()
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(4096), 1.0)
        crowd.seen["cut off" if crowd.goes_on else "held to the end"] += 1
        writer.close()

    await crowd.all_at_once(hold)


async def bombs(crowd: Crowd) -> None:
    """Small requests that would be expensive."""

    async def throw(number: int) -> None:
        async with crowd.client(number) as client:
            dice = Random(number)
            while crowd.goes_on:
                with suppress(*GONE):
                    bomb = dice.choice(BOMBS)
                    answer = await client.post(bomb.path, content=bomb.body)
                    crowd.seen[str(answer.status_code)] += 1

    await crowd.all_at_once(throw)


async def rooms(crowd: Crowd) -> None:
    """Clocked rooms that somebody joins and nobody looks at."""
    asked = {
        "game": "creature-wars",
        "seats": [{"who": "me"}, {"who": "open"}],
        "clock": {"seconds": 3600, "bonus": 0},
    }

    async def forsake(number: int) -> None:
        async with crowd.client(number) as client:
            for _ in range(8):
                if not crowd.goes_on:
                    return
                with suppress(*GONE):
                    made = await client.post("/api/rooms", json=asked)
                    crowd.seen[str(made.status_code)] += 1
                    if made.status_code == 201:
                        token = {"token": made.json()["invitations"][0]["token"]}
                        await client.post(f"/api/rooms/{made.json()['room']}/join", json=token)

    await crowd.all_at_once(forsake)


async def replays(crowd: Crowd) -> None:
    """Long replays, requested over and over."""
    text = heavy_replay()

    async def post(number: int) -> None:
        async with crowd.client(number * 16) as client:  # each from an address of its own
            while crowd.goes_on:
                with suppress(*GONE):
                    answer = await client.post("/api/replays?as=all", content=text)
                    crowd.seen[str(answer.status_code)] += 1

    await crowd.all_at_once(post)


async def frames(crowd: Crowd) -> None:
    """Floods of frames, good and bad, to the room given; and readers that never read."""
    room = crowd.given[0]
    hello = json.dumps({"type": "hello", "id": "h", "room": room})
    ping = json.dumps({"type": "ping", "id": "p"})

    async def shout(number: int) -> None:
        dice = Random(number)
        while crowd.goes_on:
            with suppress(*GONE):
                socket = await crowd.socket(number)
                crowd.seen["sockets"] += 1
                try:
                    await socket.send(hello)
                    if number % 3 == 0:
                        socket.transport.pause_reading()
                        await asyncio.sleep(2.0)
                        continue
                    for _ in range(400):
                        await socket.send(
                            dice.choice([ping, ping, "{", '{"type":"no"}', "x" * 900])
                        )
                        crowd.seen["frames"] += 1
                finally:
                    socket.transport.abort()
            await asyncio.sleep(0.05)

    await crowd.all_at_once(shout)


async def storm(crowd: Crowd) -> None:
    """Everybody comes back at the same moment: a room and a secret each are given."""

    async def come(number: int) -> None:
        room, _, secret = crowd.given[number].partition(":")
        hello = json.dumps({"type": "hello", "id": "h", "room": room, "secret": secret})
        start = perf_counter()
        for _ in range(20):  # as the page does: it comes again
            with suppress(*GONE):
                socket = await crowd.socket(number)
                await socket.send(hello)
                if json.loads(await asyncio.wait_for(socket.recv(), 30))["type"] == "welcome":
                    crowd.seen["welcome"] += 1
                    crowd.seen["slowest ms"] = max(
                        crowd.seen["slowest ms"], round(1000 * (perf_counter() - start))
                    )
                    await socket.close()
                    return
            crowd.seen["turned away once more"] += 1
            await asyncio.sleep(Random(number).random())

    await crowd.all_at_once(come)


async def masters(crowd: Crowd) -> None:
    """Rooms full of the strongest bots, each watched by somebody, or played by somebody who asks
    for hint after hint."""
    games = ["creature-wars", "hiddenzone", "twisted-oliver", "creature-adventures"]
    master = {"who": "bot", "bot": "master"}
    lonely, played = [master, master], [{"who": "me"}, master]

    async def seat_masters(number: int) -> None:
        seats = lonely if number % 4 else played
        asked = {"game": games[number // 4 % 4], "seats": seats}
        async with crowd.client(number) as client:
            while crowd.goes_on:
                with suppress(*GONE):
                    made = await client.post("/api/rooms", json=asked)
                    crowd.seen[str(made.status_code)] += 1
                    if made.status_code == 201:
                        await look_on(number, made.json()["room"], made.json()["secret"])
                await asyncio.sleep(0.2)

    async def look_on(number: int, room: str, secret: str) -> None:
        socket = await crowd.socket(number)
        said = {"type": "hello", "id": "h", "room": room, "secret": secret}
        await socket.send(json.dumps(said))
        try:
            while crowd.goes_on:
                with suppress(TimeoutError):
                    told = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
                    crowd.seen["choices of bots"] += told["type"] == "table"
                    crowd.seen["hints"] += told["type"] == "hint"
                    if told["type"] == "room" and told["room"]["over"]:
                        return
                if secret:
                    await socket.send(json.dumps({"type": "hint", "id": "i", "at": 0}))
        finally:
            socket.transport.abort()

    await crowd.all_at_once(seat_masters)


ATTACKS: Final[dict[str, Callable[[Crowd], Awaitable[None]]]] = {
    each.__name__: each for each in (half_open, bombs, rooms, replays, frames, storm, masters)
}


def main() -> int:
    options = argparse.ArgumentParser(description="Attack a server on this machine.")
    options.add_argument("attack", choices=list(ATTACKS))
    options.add_argument("url")
    options.add_argument("--size", type=int, default=20)
    options.add_argument("--seconds", type=float, default=10.0)
    asked = options.parse_args()
    given = sys.stdin.read().split() if not sys.stdin.isatty() else []
    crowd = Crowd(asked.url, asked.size, min(asked.seconds, 600.0), given)
    asyncio.run(asyncio.wait_for(ATTACKS[asked.attack](crowd), 900))
    print(json.dumps({"seconds": round(perf_counter() - crowd.start, 1), **crowd.seen}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
