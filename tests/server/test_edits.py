"""`bestiary serve FILE.py --reload`: a game in progress follows its author's edits."""

import asyncio
import socket
from pathlib import Path

import pytest
from websockets import WebSocketException

from tests.docs.pages import ROOT
from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table

SOURCE = (ROOT / "examples" / "lantern_frogs.py").read_text("utf-8").replace('"lantern-', '"pond-')
OTHER_WORDS = SOURCE.replace("{You} hop{s} to pad", "{You} leap{s} to pad")
OTHER_CHOICES = OTHER_WORDS.replace("def hop(", "def bound(").replace("hop.on(", "bound.on(")
BROKEN = SOURCE.replace("class Pond", "clas Pond")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


async def after(table: Table, file: Path, source: str) -> list[Player]:
    """Everybody back at the table, after an edit."""
    gone = table.players
    file.write_text(source, "utf-8")
    for player in gone:
        await player.socket.wait_closed()
    table.players = []
    for player in gone:
        for _ in range(300):
            try:
                table.players.append(await table.come_back(player))
                break
            except (OSError, WebSocketException):  # the server is stopping, or starting
                await asyncio.sleep(0.05)
    return table.players


def lines(player: Player) -> list[str]:
    return [event["text"] for event in player.log]


@pytest.mark.slow
def test_a_game_in_progress_follows_its_authors_edits(folder: Path) -> None:
    file = folder / "pond.py"
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(SOURCE, "utf-8")

    async def play(server: Running) -> None:
        table = await Table.set(server, "pond-frogs")
        while not any("hop" in line for line in lines(table.players[0])):
            for player in table.players:
                if player.choices():
                    await table.play((player.seat, player.choices()[0]))
        one, _ = table.players
        before, at, hand = lines(one), one.at, one.view["zones"][0]["cards"]

        # Other words for the same game: the same choices, told anew.
        one, two = await after(table, file, OTHER_WORDS)
        again = "The rules have been edited: the game was played again up to here."
        assert lines(one) == [line.replace(" hop", " leap") for line in before] + [again]
        assert (one.at, one.view["zones"][0]["cards"]) == (at, hand)
        assert lines(two)[-1] == again

        # A broken file: nobody can play, and nothing is lost.
        one, two = await after(table, file, BROKEN)
        assert not one.shown["playable"]
        assert lines(one)[-1] == again
        one, two = await after(table, file, OTHER_WORDS)
        assert (one.at, one.view["zones"][0]["cards"]) == (at, hand)
        assert lines(one).count(again) == 1, "nothing has changed since"

        # A choice that is not there any more: a fresh deal, which can be played on.
        one, two = await after(table, file, OTHER_CHOICES)
        fresh = "The rules have been edited, and the choices do not fit any more: a fresh deal."
        assert (one.at, lines(one)[-1]) == (0, fresh)
        for player in (one, two):
            await table.play((player.seat, player.choices()[0]))
        assert lines(one).count("Turn 1.") == 1, "none of the old log is left"

        # An edit that makes no difference to what was played.
        later = OTHER_CHOICES.replace("range(len(PADS))", "range(9)").replace(
            "pond.turn += 1", "pond.turn += 1 + pond.turn // 1000"
        )
        played = one.at, lines(one)
        one, two = await after(table, file, later)
        assert (one.at, lines(one)) == played, "nothing has changed for anybody"
        assert lines(one).count(fresh) == 1

    server = Running(folder, str(file), "--reload", port=free_port())
    try:
        asyncio.run(play(server))
    finally:
        server.stop()  # not killed: it has a server of its own to stop


def test_a_server_does_not_outlive_what_starts_it_again(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "pond.py"
    file.write_text(SOURCE, "utf-8")
    server = Running(folder, str(file), "--reload")
    server.wait_for_log("started")
    server.kill()
    server.wait_for_log("stopped")
