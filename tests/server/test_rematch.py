"""A rematch: everybody agrees, the seats move on by one, each gets an invitation of its own."""

import asyncio
from random import Random
from typing import Any

from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table


async def finished(server: Running, game: str = "lantern-frogs", **more: Any) -> Table:
    table = await Table.set(server, game, **more)
    assert (await table.players[0].choose("concede"))["type"] == "done"
    await table.all_at(1)
    return table


def test_both_agree(server: Running) -> None:
    async def play() -> None:
        table = await finished(server, options={"copies": 2}, clock={"seconds": 99})
        one, two = table.players
        watcher = await table.enter()
        assert (await one.ask("rematch"))["type"] == "done"
        await two.until_true(lambda me: me.shown["rematch"]["asked"] == [0])
        await two.say("rematch")
        invitations = [await player.until("rematch") for player in (one, two, watcher)]
        assert len({told["room"] for told in invitations}) == 1
        room = invitations[0]["room"]
        assert room != table.room
        tokens = [told["token"] for told in invitations]
        assert tokens[0] != tokens[1]
        assert tokens[2] == "", "who watches is told where, and gets no seat"
        seats = []
        for token in tokens[:2]:
            joined = server.post(f"/api/rooms/{room}/join", {"token": token}).json()
            player = await Player.enter(server.socket_url, room, joined["secret"])
            seats.append(player)
        assert [player.seat for player in seats] == [1, 0]
        assert seats[0].view["options"]["copies"] == 2
        assert seats[0].shown["clock"]["seconds"] == 99
        await asyncio.gather(*(player.play_to_the_end(Random(1)) for player in seats))

    asyncio.run(play())


def test_bots_agree_and_host_rights_go_along(server: Running) -> None:
    async def play() -> None:
        made = server.make_room("lantern-frogs", "me,random")
        player = await Player.enter(server.socket_url, made["room"], made["secret"])
        await player.choose("concede")
        await player.say("rematch")
        told = await player.until("rematch")
        shown = server.get(f"/api/rooms/{told['room']}").json()
        assert [seat["who"] for seat in shown["seats"]] == ["bot", "open"]
        answer = server.post(f"/api/rooms/{told['room']}/join", {"token": told["token"]}).json()
        assert answer["seat"] == 1

    asyncio.run(play())


def test_who_was_away_finds_the_way(server: Running) -> None:
    async def play() -> None:
        table = await finished(server)
        one, two = table.players
        await two.leave()
        await one.ask("rematch")
        address = table.address("/rematch")
        agreed = server.post(address, secret=table.secrets[1]).json()
        assert agreed["asked"] == [0, 1]
        assert agreed["room"]
        joined = server.post(f"/api/rooms/{agreed['room']}/join", {"token": agreed["token"]})
        assert joined.json()["seat"] == 0
        # The one who did not see the message comes back later, and is told again.
        back = await table.come_back(one)
        again = await back.until("rematch")
        assert again["room"] == agreed["room"]
        joined = server.post(f"/api/rooms/{again['room']}/join", {"token": again["token"]})
        assert joined.json()["seat"] == 1
        # There is one rematch only.
        assert (await back.ask("rematch"))["type"] == "done"
        third = server.post(address, secret=table.secrets[0]).json()
        assert (third["room"], third["token"]) == (agreed["room"], "")

    asyncio.run(play())


def test_what_a_seat_brought_moves_with_it(server: Running) -> None:
    async def play() -> None:
        mottos = {"motto.0": "first", "motto.1": "second"}
        table = await finished(server, "corners", options=mottos)
        for player in table.players:
            await player.say("rematch")
        told = [await player.until("rematch") for player in table.players]
        for seat, motto in ((0, "first"), (1, "second")):
            room, token = told[seat]["room"], told[seat]["token"]
            joined = server.post(f"/api/rooms/{room}/join", {"token": token}).json()
            player = await Player.enter(server.socket_url, room, joined["secret"])
            assert player.view["options"][f"motto.{player.seat}"] == motto

    asyncio.run(play())
