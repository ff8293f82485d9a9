"""A disk that is full for a while: what cannot be stored is refused and told so, what was
acknowledged stays, and play goes on when there is room again."""

import asyncio
import resource
from pathlib import Path
from typing import Any

from tests.attacks.bystanders import wait_until
from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table

TABLES = 8


def full_disk(folder: Path) -> dict[str, Any]:
    """Play at several tables, fill the disk, play on. Figures, or AssertionError."""
    with Running(folder) as server:
        return asyncio.run(play(server))


async def play(server: Running) -> dict[str, Any]:
    tables = [await Table.set(server, "lantern-frogs") for _ in range(TABLES)]
    kept: dict[str, int] = {}
    for table in tables:
        await table.play((0, table.players[0].choices()[0]))
        kept[table.room] = table.players[0].at
    limit_files(server, 4096)  # no file can grow beyond this: every write of the store fails
    refused = await asyncio.gather(*(refusal(table.players[1]) for table in tables))
    assert all(code == "not-stored" for code in refused), refused
    await wait_until(lambda: health_is(server, 503))
    limit_files(server, resource.RLIM_INFINITY)
    await wait_until(lambda: health_is(server, 200))
    after = 0
    for table in tables:
        table.players = [await table.come_back(player) for player in table.players]
        assert table.players[0].at == kept[table.room], "what was acknowledged is there, no more"
        await table.play((1, table.players[1].choices()[0]))
        after += 1
    return {"acknowledged": len(kept) + after, "refused": len(refused), "lost": 0}


async def refusal(player: Player) -> str:
    """The code with which a choice is refused; the socket is closed only after that."""
    answer = await player.choose(player.choices()[0])
    assert answer["type"] == "refused", answer
    return str(answer["code"])


async def health_is(server: Running, status: int) -> bool:
    answer = await asyncio.to_thread(server.get, "/health")
    return answer.status_code == status


def limit_files(server: Running, size: int) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
