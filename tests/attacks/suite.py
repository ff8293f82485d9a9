"""The attacks, each on a server of its own with bystanders at their tables.

Nothing acknowledged may be lost, and nobody else may wait longer than a second.
"""

import asyncio
import json
import resource
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from tests.attacks.bystanders import Bystanders, arrived, wait_until
from tests.server.player import Player
from tests.server.running import COMMAND, ROOT, Running

AS_IT_COMES: Final = ("--per-address", "256")
LONGEST_WAIT: Final = 1.0  # seconds, for anybody who is not part of the attack
WORD_LIMIT: Final = 4_000_000  # bytes of log that an attack may leave

Figures = dict[str, Any]


class Attack:
    """One attack: who does what, how many, how long, and how the server is started."""

    def __init__(
        self,
        name: str,
        about: str,
        size: int,
        seconds: float,
        words: tuple[str, ...] = (),
        prepare: Callable[[Running, int], Awaitable[list[str]]] | None = None,
        after: Callable[[Running, Bystanders], Awaitable[Figures]] | None = None,
    ) -> None:
        self.name = name
        self.about = about
        self.size = size
        self.seconds = seconds
        self.words = words
        self.prepare = prepare
        self.after = after

    def run(self, folder: Path, part: float = 1.0, patience: float = LONGEST_WAIT) -> Figures:
        """Do it, or a part of it; its figures, or AssertionError where something was lost or
        somebody else waited longer than that."""
        with Running(folder, *AS_IT_COMES, *self.words) as server:
            figures = asyncio.run(self._run(server, max(4, int(self.size * part)), part, patience))
            assert server.stop() == 0
        figures["log KB"] = server.log_path.stat().st_size // 1024
        assert figures["log KB"] * 1024 < WORD_LIMIT, "the log was flooded"
        traces = [line for line in server.logged() if line["event"] == "failed"]
        assert not traces, traces[:3]
        return figures

    async def _run(self, server: Running, size: int, part: float, patience: float) -> Figures:
        given = await self.prepare(server, size) if self.prepare is not None else []
        async with Bystanders(server) as people:
            figures = await self._crowd(server, size, max(2.0, self.seconds * part), given)
            if self.after is not None:
                figures |= await self.after(server, people)
        worst = people.worst()
        lost = people.lost(server.data)
        figures |= {"worst waits": worst, "acknowledged": len(people.kept), "lost": len(lost)}
        assert not lost, f"acknowledged and lost: {lost[:3]}"
        slow = {kind: wait for kind, wait in worst.items() if wait > patience}
        assert not slow, f"{self.name}: others waited {slow}; {figures}"
        return figures

    async def _crowd(self, server: Running, size: int, seconds: float, given: list[str]) -> Figures:
        words = [self.name, server.url, "--size", str(size), "--seconds", str(seconds)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.attacks.crowd", *words,
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=many_files,
        )  # fmt: skip
        told, _ = await process.communicate("\n".join(given).encode())
        assert process.returncode == 0, told
        figures: Figures = json.loads(told)
        return figures


def many_files() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


# ---- What some of them need ---------------------------------------------------------------------


async def watched_room(server: Running, size: int) -> list[str]:
    """A room that anybody may watch."""
    made = await asyncio.to_thread(server.make_room, "creature-wars", "me,open")
    return [made["room"]]


async def sleeping_rooms(server: Running, size: int) -> list[str]:
    """Rooms with a few choices made, asleep; the way back into each."""
    found: list[str] = []

    async def one(number: int) -> None:
        made = await asyncio.to_thread(server.make_room, "creature-wars", "me,open")
        secrets = await asyncio.to_thread(server.secrets_of, made)
        players = [
            await Player.enter(server.socket_url, made["room"], secret)
            for secret in secrets.values()
        ]
        for _ in range(12):
            player = next((each for each in players if each.choices()), None)
            if player is None:
                break
            done = await player.choose(player.choices()[0])
            for each in players:
                await arrived(each, done["at"])
        for player in players:
            await player.leave()
        found.append(f"{made['room']}:{secrets[0]}")

    for first in range(0, size, 8):
        await asyncio.gather(*(one(number) for number in range(first, min(first + 8, size))))
    await wait_until(lambda: nobody_awake(server))
    return found


async def nobody_awake(server: Running) -> bool:
    answer = await asyncio.to_thread(server.get, "/health")
    return bool(answer.json()["rooms"] == 0)


async def old_room_wakes(server: Running, people: Bystanders) -> Figures:
    """Somebody comes back to a game that sleeps, while all places are taken."""
    room = people.kept[0][0]
    start = perf_counter()
    player = await Player.enter(server.socket_url, room)
    await player.leave()
    return {"a stored game woke in ms": round(1000 * (perf_counter() - start))}


QUICK_TO_SLEEP: Final = ("--idle", "1")
OURS: Final = ("--per-address", "0")  # our own people all come from one address

ATTACKS: Final = [
    Attack("half_open", "connections that send half a request, or nothing", 750, 40.0),
    Attack("bombs", "small requests that would be expensive", 32, 40.0),
    Attack(
        "rooms",
        "rooms with a clock, joined and abandoned",
        260,
        60.0,
        ("--rooms", "500"),
        after=old_room_wakes,
    ),
    Attack("replays", "expensive replays posted non-stop", 20, 40.0),
    Attack(
        "frames", "floods of frames, and readers that never read", 150, 40.0, prepare=watched_room
    ),
    Attack(
        "storm",
        "everybody comes back to sleeping rooms at once",
        500,
        60.0,
        (*QUICK_TO_SLEEP, *OURS),
        prepare=sleeping_rooms,
    ),
    Attack(
        "masters",
        "rooms full of the strongest bots, and hints without end",
        160,
        40.0,
        ("--bot-pace", "1"),
    ),
]


def second_server(folder: Path) -> Figures:
    """Another server on the same folder: it says who holds it, and nobody notices."""

    async def work(server: Running) -> Figures:
        async with Bystanders(server) as people:
            command = [*COMMAND, "--port", "0", "--data", str(server.data)]
            second = await asyncio.to_thread(
                subprocess.run, command, env=server.env, capture_output=True, text=True, timeout=30
            )
            await asyncio.sleep(0.5)
        assert second.returncode == 1, second.stdout
        assert str(server.process.pid) in second.stderr, second.stderr
        assert not people.lost(server.data)
        kept = {"acknowledged": len(people.kept), "lost": 0}
        return {"worst waits": people.worst(), **kept}

    with Running(folder) as server:
        return asyncio.run(work(server))
