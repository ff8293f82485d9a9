"""Abandoned seats: a bot plays on if the host allows it, and gives the seat back."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits half a second for absent players."""
    with Running(tmp_path_factory.mktemp("quick"), "--away", "0.5") as server:
        yield server


def bot_at(player: Player, seat: int) -> str:
    return str(player.shown["seats"][seat]["bot"])


def test_a_bot_takes_over_and_gives_back(quick: Running) -> None:
    async def play() -> None:
        table = await Table.set(quick, "lantern-frogs", takeover=True)
        one, two = table.players
        await two.leave()
        await one.until_true(lambda me: bot_at(me, 1) == "greedy")
        await one.until_true(lambda me: me.view["seats"][1]["answered"])
        back = await table.come_back(two)
        assert bot_at(back, 1) == ""
        await one.until_true(lambda me: bot_at(me, 1) == "")
        # What the bot had sealed is the person's to withdraw.
        assert (await back.ask("withdraw", at=back.at))["type"] == "done"
        await back.until_true(lambda me: bool(me.choices()))
        assert (await back.choose(back.choices()[0]))["type"] == "done"

    asyncio.run(play())


def test_no_bot_where_the_host_did_not_allow_it(quick: Running) -> None:
    async def play() -> None:
        table = await Table.set(quick, "lantern-frogs")
        one, two = table.players
        await two.leave()
        await one.until_true(lambda me: not me.shown["seats"][1]["connected"])
        assert (await one.ask("takeover", seat=1))["code"] == "not-abandoned"
        await asyncio.sleep(0.8)
        assert (await one.ask("ping"))["type"] == "pong"
        assert bot_at(one, 1) == ""
        # The host can still say so, and only the host.
        assert (await one.ask("takeover", seat=0))["code"] == "not-abandoned"
        assert (await one.ask("takeover", seat=7))["code"] == "no-seat"
        assert (await one.ask("takeover", seat=1))["type"] == "done"
        await one.until_true(lambda me: me.view["seats"][1]["answered"])

    asyncio.run(play())


def test_the_other_may_not_call_a_bot(quick: Running) -> None:
    async def play() -> None:
        table = await Table.set(quick, "lantern-frogs")
        one, two = table.players
        await one.leave()
        await two.until_true(lambda me: not me.shown["seats"][0]["connected"])
        assert (await two.ask("takeover", seat=0))["code"] == "not-host"

    asyncio.run(play())


def test_an_open_seat_can_be_given_to_a_bot_until_somebody_comes(quick: Running) -> None:
    async def play() -> None:
        made = quick.make_room("lantern-frogs")
        host = await Player.enter(quick.socket_url, made["room"], made["secret"])
        assert (await host.ask("takeover", seat=1))["type"] == "done"
        await host.until_true(lambda me: me.view["seats"][1]["answered"])
        secrets = quick.secrets_of(made)
        friend = await Player.enter(quick.socket_url, made["room"], secrets[1])
        assert bot_at(friend, 1) == ""

    asyncio.run(play())


def test_after_a_kill_the_absent_are_absent(folder: Path) -> None:
    """The first to come back does not wait forever for the others."""

    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs", takeover=True)
        one = table.players[0]
        server.kill()
        server.restart()
        back = await table.come_back(one)
        assert bot_at(back, 1) == ""
        await back.until_true(lambda me: bot_at(me, 1) == "greedy")

    with Running(folder, "--away", "0.5") as server:
        asyncio.run(play(server))
