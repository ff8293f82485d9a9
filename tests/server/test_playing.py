"""Whole games over real sockets, of every game there is."""

import asyncio
import json
from random import Random

import pytest

import bestiary
from tests.conformance.games import all_games
from tests.server.games import replayed
from tests.server.player import Player
from tests.server.running import GAMES as INSTALLED
from tests.server.running import Running

GAMES = [
    (game.name, seats)
    for game in all_games()
    if game.name in (*bestiary.games(), *INSTALLED)
    for seats in sorted({game.fewest, game.most})
]


@pytest.mark.parametrize(("game", "seats"), [*GAMES, ("high-card", 4)])
def test_people_play_a_whole_game(server: Running, game: str, seats: int) -> None:
    async def play() -> None:
        made = server.make_room(game, ",".join(["me"] + ["open"] * (seats - 1)))
        secrets = server.secrets_of(made)
        players = [
            await Player.enter(server.socket_url, made["room"], secrets[seat])
            for seat in range(seats)
        ]
        watcher = await Player.enter(server.socket_url, made["room"])
        dice = Random(f"{game} {seats}")
        await asyncio.gather(*(player.play_to_the_end(dice) for player in players))
        await watcher.until_true(lambda me: me.result is not None)
        results = [player.result for player in [*players, watcher]]
        assert all(result == results[0] for result in results)
        await compare_with_the_replay(server, made["room"], [*players, watcher])

    asyncio.run(play())


async def compare_with_the_replay(server: Running, room: str, players: list[Player]) -> None:
    """What everybody was told bit by bit is what a replay of the game tells them in whole."""
    latest = replayed(server.get(f"/api/rooms/{room}/replay").text)
    for player in players:
        whole = json.loads(json.dumps(latest.view(player.seat)))
        assert player.log == whole["log"]
        assert {**player.view, "log": []} == {**whole, "log": []}


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_person_plays_a_bot_at_once(server: Running, bot: str) -> None:
    async def play() -> None:
        made = server.make_room("creature-wars", f"me,{bot}", options={"hp": 10})
        player = await Player.enter(server.socket_url, made["room"], made["secret"])
        assert player.shown["seats"][1] == {
            "seat": 1, "who": "bot", "name": "", "bot": bot,
            "connected": False, "ready": True, "brings": False, "given": False, "fault": "",
            "abandoned": False,
        }  # fmt: skip
        await player.play_to_the_end(Random(1))
        assert player.result is not None
        await player.until_true(lambda me: me.shown["over"])

    asyncio.run(play())


def test_bots_play_each_other_while_somebody_watches(server: Running) -> None:
    async def play() -> None:
        made = server.make_room("lantern-frogs", "random,greedy")
        assert (made["seat"], made["secret"]) == (-1, "")
        watcher = await Player.enter(server.socket_url, made["room"])
        await watcher.until_true(lambda me: me.result is not None)

    asyncio.run(play())
