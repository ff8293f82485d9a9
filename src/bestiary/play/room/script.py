"""Whose turn it is to choose among a room's bots, and the script of a first-game guide."""

from collections.abc import Callable, Collection
from typing import Protocol

from bestiary.play.match import Match


class RoomWithBots(Protocol):
    """A room, on a server or in a browser, as far as its bots need it."""

    @property
    def match(self) -> Match | None: ...
    @property
    def paused(self) -> str: ...
    @property
    def lost(self) -> bool: ...
    @property
    def listeners(self) -> Collection[object]: ...


def next_bot(room: RoomWithBots, is_bot: Callable[[int], bool], guided: bool) -> int | None:
    """The first seat whose bot has to choose; in a guided game, if the script says so. None while
    nobody is looking."""
    match = room.match
    if match is None or match.over or room.paused or room.lost or not room.listeners:
        return None
    scripted = next_step(match) if guided else None
    for seat in match.deciding():
        if is_bot(seat) and (scripted is None or scripted[0] == seat):
            return seat
    return None


def next_step(match: Match) -> tuple[int, str] | None:
    """The seat and the choice that come next, if the game has followed its guide so far."""
    guide = match.game.guide()
    if guide is None:
        return None
    made = match.replay.choices
    steps = [(step["seat"], step["choice"]) for step in guide["steps"]]
    if made == steps[: len(made)] and len(made) < len(steps):
        return steps[len(made)]
    return None
