"""The bots of a room: they are asked in turn, as long as somebody is connected.

A bot that hangs, crashes or makes an illegal choice is replaced for the rest of the game, as at the
prompt, and everybody is told. If even the reference bot fails, as it does where a game's own rules
are too slow, any choice is made, without thinking.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from bestiary import bots
from bestiary.play import Match
from bestiary.play.room.script import next_bot, next_step
from bestiary.play.room.turn import Turn
from bestiary.server.logs import warn
from bestiary.server.thinking.workers import NoThought, Stopped
from bestiary.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from bestiary.server.room.room import Room

QUICK: Final = "random"
PATIENCE: Final = 2  # failures of the reference bot in one room
LIGHT: Final = ("random", "novice", "greedy")  # at most one choice ahead: they need little time
LIGHT_PACE: Final = 0.3  # of the others' pace


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
        room = self.room
        return next_bot(room, lambda seat: bool(room.seats[seat].player()), room.record.guide)

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
        turn = Turn(self._pace(seat))
        try:
            text = await self._choice(match, seat, turn)
        except Stopped:
            raise Refusal("stopping", "the server is stopping", 503) from None
        except NoThought as fault:
            why, where = str(fault), fault.where
            await self.room.alone(lambda: self._fail(seat, why, where))
            return  # whoever plays here now is asked next
        await turn.end()

        async def play() -> None:
            if match.decided[seat] != since or seat not in match.deciding():
                return  # the table moved on while the bot was thinking
            if self.room.seats[seat].player():  # otherwise the person is back
                await self._play_if_legal(match, seat, text)

        await self.room.alone(play)

    def _pace(self, seat: int) -> float:
        """How long each choice takes. Which bot it is, everybody knows."""
        light = self.room.seats[seat].player() in LIGHT
        return self.room.thinking.pace * (LIGHT_PACE if light else 1.0)

    async def _play_if_legal(self, match: Match, seat: int, text: str) -> None:
        """If it is not, whoever plays here then is asked next."""
        try:
            await self.room.play(match, seat, text)
        except Refusal as wrong:
            if wrong.code != "illegal" or self._is_hopeless(seat):
                raise
            await self._fail(seat, "it made an illegal choice")

    async def _choice(self, match: Match, seat: int, turn: Turn) -> str:
        scripted = self._scripted(match)
        if scripted is not None:
            return scripted[1]
        if self._is_hopeless(seat):
            return self._quick(match, seat)
        record, bot = self.room.record, self.room.seats[seat].player()
        sight = bots.Sight(match.state, seat, with_log=False)
        seed = bots.thinking_seed(record.seed, seat, match.serial)
        try:
            return await self.room.thinking.choose(
                sight, bot, seed, self.room.id, self.room.payer(), turn, seeded=record.guide
            )
        except Refusal as refusal:
            if refusal.code != "busy":
                raise
            return self._quick(match, seat)

    def _is_hopeless(self, seat: int) -> bool:
        """Whether not even the reference bot can play here."""
        return self._failures >= PATIENCE and self.room.seats[seat].player() == bots.REFERENCE

    async def _fail(self, seat: int, why: str, where: str = "") -> None:
        """Put the reference bot in the place of one that failed. Runs under the lock."""
        bot = self.room.seats[seat].player()
        place = {"where": where} if where else {}
        warn("bot-failed", room=self.room.id, seat=seat, bot=bot, why=why, **place)
        if bot == bots.REFERENCE:
            self._failures += 1
        elif bot:
            await self.room.seating.replace_bot(seat, bots.REFERENCE, f"{bot} failed: {why}.")

    def _quick(self, match: Match, seat: int) -> str:
        seed = bots.thinking_seed(self.room.record.seed, seat, match.serial)
        return bots.make(QUICK, seed).choose(bots.Sight(match.state, seat, with_log=False))

    def _scripted(self, match: Match) -> tuple[int, str] | None:
        """In a guided game that has followed its script so far: the next step."""
        return next_step(match) if self.room.record.guide else None
