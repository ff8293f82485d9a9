"""A room played under older rules: nobody can play on, but everybody can read their log."""

import asyncio
from pathlib import Path

from tests.server.running import Running
from tests.server.table import Table


def test_an_older_room_is_read_and_not_played(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "brittle")
        one, two = table.players
        watcher = await table.enter()
        await table.play((0, "safe"), (0, "safe"))
        await one.ask("undo", at=one.at)
        await table.all_at(3)
        await watcher.until_true(lambda me: me.at == 3)
        server.kill()
        server.restart(BRITTLE_VERSION="2")
        for player in (one, two, watcher):
            back = await table.enter(player.seat)
            assert back.view == {}
            assert not back.shown["playable"]
            assert back.log == player.log
            assert back.at == 3
            assert (await back.choose("concede"))["type"] == "refused"
        assert (await (await table.enter(0)).choose("safe"))["code"] == "old-rules"
        moment = server.get(table.address("/moments/1?as=0"), table.secrets[0]).json()
        assert moment["view"] is None
        assert moment["log"] == one.log[: moment["events"]]
        assert moment["events"] > 0
        last = server.get(table.address("/moments/3")).json()
        assert last["log"] == watcher.log
        # Under the rules it was played with, it goes on.
        server.kill()
        server.restart(BRITTLE_VERSION="1")
        back = await table.enter(0)
        assert (await back.choose("safe"))["type"] == "done"

    with Running(folder) as server:
        asyncio.run(play(server))


def test_a_game_that_is_gone(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "brittle")
        await table.play((0, "safe"))
        server.kill()
        (points,) = (folder / "site").glob("*/entry_points.txt")
        points.write_text("[bestiary.games]\n")
        server.restart()
        back = await table.enter(1)
        assert back.log == table.players[1].log
        assert (back.shown["game"], back.shown["playable"]) == ("brittle", False)

    with Running(folder) as server:
        asyncio.run(play(server))
