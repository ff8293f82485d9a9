"""Reload, lost network, a killed server, a room asleep: at the same place, with the same log."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table


def same_place(one: Player, other: Player) -> bool:
    mine, theirs = {**one.view, "log": []}, {**other.view, "log": []}
    return (mine, one.log, one.at, one.undo) == (theirs, other.log, other.at, other.undo)


def test_a_reload_in_mid_turn(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "creature-wars")
        await table.wander(Random(3), 9)
        for player in (*table.players, await table.enter()):
            assert same_place(await table.enter(player.seat), player)

    asyncio.run(play())


def test_a_lost_network_costs_only_what_was_missed(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "creature-wars")
        lost = await table.enter(0)
        lost.socket.transport.abort()
        await table.wander(Random(4), 7)
        back = await table.come_back(lost)
        assert same_place(back, table.players[0])
        sent = len(back.heard[0])
        whole = await table.enter(0)
        assert sent < len(whole.heard[0])

    asyncio.run(play())


@pytest.mark.parametrize("game", ["creature-wars", "lantern-frogs", "corners"])
def test_a_killed_server_comes_back_where_it_was(folder: Path, game: str) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, game)
        dice = Random(game)
        await table.wander(dice, 9)
        server.kill()
        server.restart()
        for player in table.players:
            back = await table.come_back(player)
            assert same_place(back, player)
            assert same_place(await table.enter(player.seat), player)
            table.players[player.seat] = back
        await asyncio.gather(*(player.play_to_the_end(dice) for player in table.players))

    with Running(folder) as server:
        asyncio.run(play(server))


def test_taking_back_survives_a_killed_server(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "brittle")
        one, two = table.players
        await table.play((0, "safe"), (0, "safe"))
        assert (await one.ask("undo", at=one.at, id="u1"))["at"] == 3
        await table.all_at(3)
        server.kill()
        server.restart()
        table.players = [await table.come_back(one), await table.come_back(two)]
        one, two = table.players
        assert (one.view["turn"], one.undo) == (2, True), "the first can still be taken back"
        # A choice made before the undo was for a decision that is gone.
        assert (await one.choose("safe", at=2))["code"] == "stale"
        # The undo was done; said again, it is not done again.
        assert (await one.ask("undo", at=2, id="u1"))["at"] == 3
        assert (await one.ask("undo", at=one.at))["at"] == 4
        await table.all_at(4)
        assert (one.view["turn"], one.undo) == (1, False)
        await table.play((0, "safe"))
        assert same_place(await table.enter(0), one)

    with Running(folder) as server:
        asyncio.run(play(server))


def test_idle_rooms_sleep_and_wake(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        await table.play((0, one.choices()[0]))
        await one.leave()
        await two.leave()
        for _ in range(200):
            if server.get("/health").json()["rooms"] == 0:
                break
            await asyncio.sleep(0.05)
        assert server.get("/health").json()["rooms"] == 0
        back = await table.come_back(one)
        assert same_place(back, one)
        assert (await back.ask("withdraw", at=back.at))["type"] == "done"
        events = [line["event"] for line in server.logged()]
        assert events.index("room-asleep") < events.index("room-woken")

    with Running(folder, "--idle", "0.2") as server:
        asyncio.run(play(server))


def test_an_orderly_stop(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        await table.play((0, one.choices()[0]))
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        assert await one.closed() == 1001
        assert await two.closed() == 1001
        assert await stopping == 0
        assert server.logged()[-1]["event"] == "stopped"
        assert not (server.data / "bestiary.sqlite-wal").exists(), "the store was closed"
        server.restart()
        assert same_place(await table.come_back(one), one)

    with Running(folder) as server:
        asyncio.run(play(server))
