"""A rule that fails: the choice is refused, the room pauses, nothing is stored, others play on."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.server.running import Running
from tests.server.table import Table


def entries(server: Running, room: str) -> int:
    db = sqlite3.connect(server.data / "bestiary.sqlite")
    (count,) = db.execute("SELECT max(serial) FROM entries WHERE room = ?", (room,)).fetchone()
    db.close()
    return int(count)


@pytest.mark.parametrize("choice", ["destroy", "peek"])
def test_a_rule_that_fails_pauses_its_room(folder: Path, choice: str) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "brittle")
        other = await Table.set(server, "lantern-frogs")
        one, two = table.players
        await table.play((0, "safe"))
        refused = await one.choose(choice, id="breaks")
        assert refused["code"] == "paused"
        await two.until_true(lambda me: me.shown["paused"] != "")
        incident = two.shown["paused"]
        assert incident in refused["reason"]
        assert (one.at, two.at) == (1, 1)
        assert entries(server, table.room) == 1
        assert (await one.choose("safe"))["code"] == "paused"
        line = server.wait_for_log("incident")
        assert (line["incident"], line["room"]) == (incident, table.room)
        assert line["error"] == "RuntimeError"
        assert any("broken_rules.py" in place for place in line["where"])
        assert "Secret-" not in server.log_path.read_text(), "the log names a card"
        assert "Secret-2" not in "".join(one.heard)
        dice = Random(1)
        await asyncio.gather(*(player.play_to_the_end(dice) for player in other.players))
        # A restart, as comes with a better rule, lets the room go on.
        server.kill()
        server.restart()
        back = await table.enter(0)
        assert back.shown["paused"] == ""
        assert (await back.choose("safe"))["type"] == "done"

    with Running(folder) as server:
        asyncio.run(play(server))


def test_a_stored_game_that_comes_out_otherwise_is_not_played_on(folder: Path) -> None:
    async def play(server: Running) -> None:
        table = await Table.set(server, "lantern-frogs")
        await table.wander(Random(1), 8)
        log = table.players[0].log
        server.kill()
        db = sqlite3.connect(server.data / "bestiary.sqlite")
        changed = db.execute("UPDATE entries SET digest = 'ffff' WHERE digest != ''")
        assert changed.rowcount == 1
        db.commit()
        db.close()
        server.restart()
        back = await table.enter(0)
        assert back.shown["paused"]
        assert not back.shown["playable"]
        assert back.log == log, "what was told can still be read"
        assert (await back.choose("concede"))["code"] == "paused"

    with Running(folder) as server:
        asyncio.run(play(server))
