"""A full disk: the client is told before the socket closes, and nothing is half done."""

import asyncio
import resource
from pathlib import Path
from random import Random

import websockets

from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table


class Disk:
    """How long a file the server may write: full at a word, and not full at another."""

    def __init__(self, server: Running) -> None:
        self.server = server

    def fill(self) -> None:
        files = [self.server.log_path, *self.server.data.iterdir()]
        longest = max(file.stat().st_size for file in files if "shm" not in file.name)
        self._limit(longest)

    def empty(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        hard = resource.RLIM_INFINITY
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


async def everything_heard(player: Player) -> int:
    """Read to the end; the code of the close."""
    try:
        while True:
            await player.next(10)
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_whoever_asked_is_told_before_the_close(folder: Path) -> None:
    async def play(server: Running) -> None:
        disk = Disk(server)
        table = await Table.set(server, "lantern-frogs")
        others = await Table.set(server, "creature-wars")
        one, two = table.players
        watcher = await table.enter()
        await table.play((0, one.choices()[0]))
        disk.fill()
        # Both ask at once, and so does somebody in another room.
        asked = [
            (two, await two.say("choose", at=two.at, choice=two.choices()[0])),
            (one, await one.say("withdraw", at=one.at)),
        ]
        other = others.players[0]
        asked.append((other, await other.say("choose", at=0, choice=other.choices()[0])))
        everybody = [*table.players, watcher, *others.players]
        codes = await asyncio.gather(*(everything_heard(player) for player in everybody))
        assert codes == [1012] * len(everybody)
        answers = [
            [frame for frame in player.heard if f'"id":"{id}"' in frame] for player, id in asked
        ]
        assert all('"not-stored"' in frame for heard in answers for frame in heard)
        counts = [len(heard) for heard in answers]
        assert counts[2] == 1, "whoever asked hears what became of it"
        # What the server had not read yet when the first of the two failed, it never reads.
        assert sorted(counts[:2]) in ([0, 1], [1, 1])
        # They come back, look on, and are refused again; nobody has lost what was done.
        back = await table.come_back(two)
        assert back.at == 1
        refused = await back.choose(back.choices()[0], id="again")
        assert refused["code"] == "not-stored"
        assert await everything_heard(back) == 1012
        disk.empty()
        table.players = [await table.come_back(player) for player in (one, back)]
        done = await table.players[1].choose(table.players[1].choices()[0], id="again")
        assert done["type"] == "done"
        await table.all_at(done["at"])
        dice = Random(1)
        await asyncio.gather(*(player.play_to_the_end(dice) for player in table.players))

    with Running(folder) as server:
        asyncio.run(play(server))
