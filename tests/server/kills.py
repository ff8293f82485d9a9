"""kill -9 at random points under load: `python -m tests.server.kills --kills 100`.

Rooms of every game are played at random, as fast as it goes; the server is killed, and what lies on
the disk is compared with what the clients were told:

- every acknowledged choice is there, under the serial it was acknowledged with;
- nobody was told of anything that is not there;
- the stored digests are those of a replay in this process;
- the restarted server shows every audience what that replay shows.

Then the clients go on where they were and say again what was not acknowledged.
"""

import argparse
import asyncio
import contextlib
import json
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import websockets

from bestiary.engine import State
from bestiary.play import WITHDRAW, Entry, standing
from bestiary.server.store.database import read_room
from bestiary.server.store.records import RoomRecord
from tests.server.games import known_games
from tests.server.player import Message, Player
from tests.server.running import Running
from tests.server.table import Table

GAMES = ("creature-wars", "lantern-frogs", "corners", "high-card")


class Pledge:
    """What a client was promised: this act, under this serial."""

    def __init__(self, seat: int, id: str, serial: int, act: str) -> None:
        self.seat = seat
        self.id = id
        self.serial = serial
        self.act = act


class Client:
    """A seat of a room under load: chooses, withdraws and takes back at random."""

    def __init__(self, table: Table, player: Player, dice: Random) -> None:
        self.table = table
        self.player = player
        self.dice = dice
        self.pledges: list[Pledge] = []
        self.unanswered: Message | None = None
        self.told: dict[int, Message] = {}  # the last table of each serial

    async def run(self) -> None:
        """Until the connection breaks or the game is over."""
        with contextlib.suppress(websockets.ConnectionClosed, ConnectionError):
            while self.player.result is None:
                if self.unanswered is None and self.player.choices():
                    await self.say("choose", choice=self.dice.choice(self.player.choices()))
                elif self.player.undo and self.dice.random() < 0.1:
                    await self.say("undo")
                else:
                    await self.player.next(3600)
                self.remember()

    async def say(self, type: str, **more: object) -> None:
        id = f"{self.player.window}-{len(self.pledges)}-{self.dice.random()}"[:40]
        self.unanswered = {"type": type, "id": id, "at": self.player.at, **more}
        await self.say_again()

    async def say_again(self) -> None:
        """Send what is unanswered, and wait for the answer."""
        assert self.unanswered is not None
        said = self.unanswered
        await self.player.socket.send(json.dumps(said))
        while True:
            answer = await self.player.next(3600)
            self.remember()
            if answer.get("id") == said["id"]:
                break
        self.unanswered = None
        if answer["type"] == "done":
            act = str(said.get("choice", said["type"]))
            self.pledges.append(Pledge(self.player.seat, said["id"], answer["at"], act))

    def remember(self) -> None:
        self.told[self.player.at] = self.player.view

    async def come_back(self) -> None:
        self.player = await self.table.come_back(self.player)
        self.remember()


class Load:
    """Open some rooms, each with a client at every seat."""

    def __init__(self, server: Running, rooms: int, seed: int) -> None:
        self.server = server
        self.rooms = rooms
        self.dice = Random(seed)
        self.clients: list[Client] = []
        self.choices = 0

    async def fill(self) -> None:
        """Replace rooms whose game is over."""
        over = {c.table.room for c in self.clients if c.player.result is not None}
        self.clients = [client for client in self.clients if client.table.room not in over]
        while len({client.table.room for client in self.clients}) < self.rooms:
            game = self.dice.choice(GAMES)
            table = await Table.set(self.server, game)
            for player in table.players:
                self.clients.append(Client(table, player, Random(self.dice.random())))

    async def run_until_killed(self, seconds: float) -> None:
        running = [asyncio.create_task(client.run()) for client in self.clients]
        await asyncio.sleep(seconds)
        self.server.kill()
        await asyncio.gather(*running)

    def check_the_disk(self) -> dict[str, State[Any]]:
        """Compare the file with what was promised; returns the State of each room, replayed."""
        states = {}
        db = sqlite3.connect(self.server.data / "bestiary.sqlite")
        for room in sorted({client.table.room for client in self.clients}):
            found = read_room(db, room)
            assert found is not None, f"room {room} is gone"
            record, _, entries = found
            states[room] = replayed(record, entries)
            for client in self.clients:
                if client.table.room == room:
                    check_client(client, entries, states[room])
        db.close()
        return states

    async def check_the_server(self, states: dict[str, State[Any]]) -> None:
        """Everybody comes back and sees what the replay shows."""
        for client in self.clients:
            seat = client.player.seat
            whole = json.loads(json.dumps(states[client.table.room].view(seat)))
            await client.come_back()
            assert client.player.log == whole["log"], "the log is another"
            assert {**client.player.view, "log": []} == {**whole, "log": []}
        for client in self.clients:
            if client.unanswered is not None:
                await client.say_again()


def replayed(record: RoomRecord, entries: list[Entry]) -> State[Any]:
    """The stored game, played in this process by nothing but the rules."""
    state: State[Any] = known_games()[record.game].new(record.seed, record.seats, record.options)
    for entry in standing(entries):
        if entry.act == WITHDRAW:
            state.withdraw(entry.seat)
        else:
            state.play(entry.seat, entry.act)
        assert entry.digest in ("", state.digest()), f"entry {entry.serial} comes out otherwise"
    return state


def check_client(client: Client, entries: list[Entry], state: State[Any]) -> None:
    stored = {entry.serial: entry for entry in entries}
    for pledge in client.pledges:
        entry = stored.get(pledge.serial)
        assert entry is not None, f"acknowledged choice {pledge.serial} is lost"
        assert (entry.seat, entry.id, entry.act) == (pledge.seat, pledge.id, pledge.act)
    assert max(client.told) <= len(entries), "told of what is not on the disk"
    if max(client.told) == len(entries):  # it had seen all there is
        whole = json.loads(json.dumps(state.view(client.player.seat)))
        assert {**client.told[len(entries)], "log": []} == {**whole, "log": []}


async def kill_again_and_again(server: Running, kills: int, rooms: int, seed: int) -> int:
    """Kill the server this many times; returns how many choices were acknowledged."""
    load = Load(server, rooms, seed)
    pledged = 0
    for number in range(kills):
        await load.fill()
        await load.run_until_killed(load.dice.uniform(0.02, 1.0))
        states = load.check_the_disk()
        pledged += sum(len(client.pledges) for client in load.clients)
        for client in load.clients:
            client.pledges.clear()
        server.restart()
        await load.check_the_server(states)
        print(f"\rkill {number + 1} of {kills}: {pledged} choices", end="", flush=True)
    print()
    return pledged


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.server.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--rooms", type=int, default=12)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    with tempfile.TemporaryDirectory() as place, Running(Path(place)) as server:
        pledged = asyncio.run(kill_again_and_again(server, asked.kills, asked.rooms, asked.seed))
    print(f"{asked.kills} kills, {pledged} acknowledged choices, none lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
