"""A room with people in it, for a test that needs one."""

from random import Random
from typing import Any

from tests.server.player import Player
from tests.server.running import Running


class Table:
    """A room, the secret of each seat, and a player at each."""

    def __init__(self, server: Running, made: dict[str, Any]) -> None:
        self.server = server
        self.made = made
        self.room: str = made["room"]
        self.secrets = server.secrets_of(made)
        self.players: list[Player] = []

    @staticmethod
    async def set(server: Running, game: str, seats: int = 2, **more: Any) -> "Table":
        table = Table(
            server, server.make_room(game, ",".join(["me"] + ["open"] * (seats - 1)), **more)
        )
        for seat in range(seats):
            table.players.append(await table.enter(seat))
        return table

    async def enter(self, seat: int = -1) -> Player:
        player = await self.connect(seat)
        await player.hello()
        await player.until("welcome")
        return player

    async def connect(self, seat: int = -1) -> Player:
        secret = self.secrets[seat] if seat >= 0 else ""
        return await Player.connect(self.server.socket_url, self.room, secret)

    async def come_back(self, player: Player) -> Player:
        """The same player after its connection was lost: it knows what it has."""
        back = await self.connect(player.seat)
        back.log = player.log.copy()
        await back.hello(since=len(player.log), at=player.at)
        await back.until("welcome")
        return back

    def address(self, path: str = "") -> str:
        return f"/api/rooms/{self.room}{path}"

    async def play(self, *choices: tuple[int, str]) -> None:
        """Make these choices; each must be accepted, and everybody must hear of it."""
        for seat, choice in choices:
            done = await self.players[seat].choose(choice)
            assert done["type"] == "done", done
            await self.all_at(done["at"])

    async def all_at(self, serial: int) -> None:
        for player in self.players:
            while player.at < serial:
                await player.next()

    async def wander(self, dice: Random, count: int) -> None:
        """Make some random choices for random seats, unless the game ends first."""
        for _ in range(count):
            asked = [player for player in self.players if player.choices()]
            if not asked:
                return
            player = dice.choice(asked)
            await self.play((player.seat, dice.choice(player.choices())))
