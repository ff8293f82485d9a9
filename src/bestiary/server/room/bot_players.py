"""The bots of a room: they are asked in turn, as long as somebody is connected.

If a bot hangs, crashes or answers nonsense, the quick bot makes its choice instead; after a few
failures, for the rest of the game.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from bestiary import bots
from bestiary.play import Match
from bestiary.server.logs import warn
from bestiary.server.thinking.workers import NoThought, Stopped, thinking_seed
from bestiary.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from bestiary.server.room.room import Room

QUICK: Final = "random"
PATIENCE: Final = 2  # bot failures in one room


class BotPlayers:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self._task: asyncio.Task[None] | None = None
        self._failures = 0

    def go_on(self) -> None:
        """Let the bots that have to choose think, but only while somebody is connected."""
        if self._task is None or self._task.done():
            if self._next() is not None:
                self._task = self.room.start(self._play())

    def _next(self) -> int | None:
        """The first seat whose bot has to choose; in a guided game, if the script says so."""
        room = self.room
        match = room.match
        if match is None or match.over or room.paused or room.lost or not room.listeners:
            return None
        scripted = self._scripted(match)
        for seat in match.deciding():
            if room.seats[seat].player():
                if scripted is None or scripted[0] == seat:
                    return seat
        return None

    async def _play(self) -> None:
        while True:
            seat = self._next()
            if seat is None:
                return
            try:
                await self._turn(seat)
            except Refusal:  # the room is paused or lost, and has said so
                return
            except Exception as fault:  # a rule failed to give its choices or its State
                self.room.pause(fault)
                return

    async def _turn(self, seat: int) -> None:
        match = self.room.playable()
        since = match.decided[seat]
        text = await self._choice(match, seat)

        async def play() -> None:
            if match.decided[seat] != since or seat not in match.deciding():
                return  # the table moved on while the bot was thinking
            if self.room.seats[seat].player():  # otherwise the person is back
                await self._play_or_quickly(match, seat, text)

        await self.room.alone(play)

    async def _play_or_quickly(self, match: Match, seat: int, text: str) -> None:
        try:
            await self.room.play(match, seat, text)
        except Refusal as wrong:
            if wrong.code != "illegal":
                raise
            self._fail(seat, "it made an illegal choice")
            await self.room.play(match, seat, self._quick(match, seat))

    async def _choice(self, match: Match, seat: int) -> str:
        scripted = self._scripted(match)
        if scripted is not None:
            return scripted[1]
        record = self.room.record
        if self._failures >= PATIENCE:
            return self._quick(match, seat)
        bot = self.room.seats[seat].player()
        seed = thinking_seed(record.seed, seat, match.serial)
        try:
            return await self.room.thinking.choose(
                match.state, seat, bot, seed, self.room.id, record.guide
            )
        except Stopped:
            raise Refusal("stopping", "the server is stopping", 503) from None
        except NoThought as why:
            self._fail(seat, str(why))
            return self._quick(match, seat)

    def _fail(self, seat: int, why: str) -> None:
        self._failures += 1
        bot = self.room.seats[seat].player()
        warn("bot-failed", room=self.room.id, seat=seat, bot=bot, why=why)

    def _quick(self, match: Match, seat: int) -> str:
        seed = thinking_seed(self.room.record.seed, seat, match.serial)
        return bots.make(QUICK, seed).choose(bots.Sight(match.state, seat))

    def _scripted(self, match: Match) -> tuple[int, str] | None:
        """In a guided game that has followed its script so far: the next step."""
        guide = match.game.guide() if self.room.record.guide else None
        if guide is None:
            return None
        made = match.replay.choices
        steps = [(step["seat"], step["choice"]) for step in guide["steps"]]
        if made == steps[: len(made)] and len(made) < len(steps):
            return steps[len(made)]
        return None
