"""The bots of a room in the browser.

They think in the same thread as everything else here, so only the levels that are quick in a
browser are offered. They see only the `Sight` of their seat.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from bestiary import bots
from bestiary.play import Match, PlayError
from bestiary.play.library import BotShown
from bestiary.play.room.script import next_bot, next_step
from bestiary.play.room.turn import Turn

if TYPE_CHECKING:
    from bestiary.offline.room import LocalRoom

# Adept and master think for seconds on a laptop, and far longer on a phone; cut short, they would
# be weaker players under the same name.
QUICK: Final = ("random", "novice", "greedy", "apprentice")
PACE: Final = 0.3  # seconds for each choice, so that the time tells nothing about a hand
LAST_RESORT: Final = "random"


def levels() -> list[BotShown]:
    return [{"name": one.name, "text": one.text} for one in bots.LEVELS if one.name in QUICK]


class BrowserBots:
    def __init__(self, room: "LocalRoom") -> None:
        self.room = room
        self._task: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Let the bots that have to choose think, but only while somebody is looking."""
        if (self._task is None or self._task.done()) and self._next() is not None:
            self._task = asyncio.ensure_future(self._play())

    def _next(self) -> int | None:
        kept = self.room.kept
        return next_bot(self.room, lambda seat: kept.seats[seat].who == "bot", kept.guide)

    def _scripted(self, match: Match) -> tuple[int, str] | None:
        return next_step(match) if self.room.kept.guide else None

    async def _play(self) -> None:
        while (seat := self._next()) is not None:
            match = self.room.playable()
            since, turn = match.decided[seat], Turn(PACE)
            await asyncio.sleep(0)  # what was told goes out before the thinking
            text = self._choice(match, seat)
            await turn.end()
            try:
                await self.room.play(seat, text, since)
            except PlayError as no:  # the room is paused or lost, and has said so
                if no.code != "illegal" or not self._replace(seat, "it made an illegal choice"):
                    return

    def _choice(self, match: Match, seat: int) -> str:
        scripted = self._scripted(match)
        if scripted is not None:
            return scripted[1]
        kept = self.room.kept
        seed = bots.thinking_seed(kept.seed, seat, match.serial)
        while True:
            try:
                bot = bots.make(kept.seats[seat].bot, seed)
                return bot.choose(bots.Sight(match.state, seat, with_log=False))
            except Exception as wrong:
                if not self._replace(seat, type(wrong).__name__):
                    raise

    def _replace(self, seat: int, why: str) -> bool:
        """Put a simpler bot in the place of one that failed; false if there is none."""
        sitter = self.room.kept.seats[seat]
        if sitter.bot == LAST_RESORT:
            return False
        self.room.faults[seat] = f"{sitter.bot} failed: {why}."
        sitter.bot = LAST_RESORT if sitter.bot == bots.REFERENCE else bots.REFERENCE
        self.room.tell_room()
        return True
