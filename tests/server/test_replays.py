"""Watching again: any moment, from any seat, once the game is over."""

import asyncio
import json
from random import Random

import pytest

from bestiary.engine import EVERYTHING
from bestiary.play import Replay
from tests.server.games import known_games, replayed
from tests.server.running import Running
from tests.server.table import Table


def test_every_moment_from_every_seat(server: Running) -> None:
    async def play() -> Table:
        table = await Table.set(server, "creature-wars", options={"hp": 8})
        await table.wander(Random(6), 10_000)
        return table

    table = asyncio.run(play())
    text = server.get(table.address("/replay")).text
    replay = Replay.parse(text)
    serial = table.players[0].at
    for n, state in enumerate(replay.states(known_games()["creature-wars"])):
        for name, audience in (("0", 0), ("1", 1), ("spectator", -1), ("all", EVERYTHING)):
            if (n + audience) % 5:
                continue
            whole = json.loads(json.dumps(state.view(audience)))
            moment = server.get(table.address(f"/moments/{n}?as={name}")).json()
            assert moment == {
                "n": n, "last": serial, "events": len(whole["log"]), "view": whole, "log": [],
            }  # fmt: skip
            posted = server.post(f"/api/replays?as={name}&n={n}", text.encode()).json()
            assert posted == moment
            late = server.get(table.address(f"/moments/{n}?as={name}&since=7")).json()
            assert late["view"]["log"] == whole["log"][7:]
    assert server.get(table.address(f"/moments/{serial + 1}")).status_code == 404
    assert server.get(table.address("/moments/1?as=9")).status_code == 400


def test_what_was_taken_back_is_a_moment_and_no_part_of_the_replay(server: Running) -> None:
    async def play() -> Table:
        table = await Table.set(server, "brittle")
        await table.play((0, "safe"), (0, "safe"))
        await table.players[0].ask("undo", at=2)
        await table.all_at(3)
        turns = [
            server.get(table.address(f"/moments/{n}")).json()["view"]["turn"] for n in range(4)
        ]
        assert turns == [1, 2, 3, 2]
        await table.play((1, "concede"))
        return table

    table = asyncio.run(play())
    text = server.get(table.address("/replay")).text
    assert [line for line in text.splitlines() if line[0] in "01"] == ["0 safe", "1 concede"]
    assert replayed(text).result() == (1.0, 0.0)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "line 1: not a replay"),
        (b"bestiary replay 1\ngame chess\nrules 1\nseats 2\nseed 1\n", "no game 'chess'"),
        (b"bestiary replay 1\ngame lantern-frogs\nrules 9\nseats 2\nseed 1\n", "rules 9"),
        (b"bestiary replay 1\ngame lantern-frogs\nrules 1\nseats 2\nseed 1\n0 fly\n", "line 6"),
        (b"\xff\xfe", "UTF-8"),
    ],
)
def test_a_bad_replay_is_refused_with_its_line(server: Running, text: bytes, words: str) -> None:
    answer = server.post("/api/replays", text)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-replay")
    assert words in answer.json()["error"]["reason"]


def test_a_replay_has_its_limits(server: Running) -> None:
    head = b"bestiary replay 1\ngame lantern-frogs\nrules 1\nseats 2\nseed 1\n"
    assert server.post("/api/replays?n=1", head).json()["error"]["code"] == "bad-replay"
    assert server.post("/api/replays?n=-1", head).json()["error"]["code"] == "bad-request"
    assert server.post("/api/replays?as=7", head).json()["error"]["code"] == "bad-replay"
    assert server.post("/api/replays", head + b"0 x\n" * 400_000).status_code == 413
