"""Make the game of a room: deal it, set it up from a written position, or wake it.

Cheap, bounded work is done right here. Texts written by users, and games that must be replayed
from the start, go to a worker process with a time limit.
"""

from typing import Any, Final

import bestiary
from bestiary.engine import BadOption, BadPosition, Game, UnknownGame, Value
from bestiary.engine.view import EventView
from bestiary.play import Match, Snapshot, restore, restoring
from bestiary.server.logs import warn
from bestiary.server.room.seats import lenient_to
from bestiary.server.store import secrecy
from bestiary.server.store.records import RoomRecord, Stored, pack_snapshot, unpack_snapshot
from bestiary.server.thinking.queue import Turnstile
from bestiary.server.thinking.worker import Built
from bestiary.server.thinking.workers import NoThought, Stopped, Thinking
from bestiary.server.wire.refusal import Refusal

DONE: Final = object()
TOO_LONG: Final = "too-long"
FEW_ENTRIES: Final = 16  # replayed right here
SHORT_OPTIONS: Final = 1000  # characters of all options together

Logs = dict[int, list[EventView]]


class Beginning:
    """A game before its first choice, what each audience was told about it, and a snapshot if it
    would be expensive to set up again."""

    def __init__(self, match: Match, opening: Logs, snapshot: bytes = b"") -> None:
        self.match = match
        self.opening = opening
        self.snapshot = snapshot


async def begin(thinking: Thinking, game: Game[Any], record: RoomRecord, owner: str) -> Beginning:
    """The game at its start. Refuses options that are wrong or too expensive."""
    if record.guide or not is_written(record.options):  # a guide is part of its game
        try:
            match = record.match(game)
        except (BadOption, BadPosition) as wrong:
            raise Refusal("bad-option", str(wrong), 400) from None
        return Beginning(match, match.opening())
    built, snapshot = await worked_out(thinking, record, owner)
    match = restore(record.match(game, snapshot), [])
    return Beginning(match, built.opening, pack_snapshot(snapshot))


async def check_settings(
    thinking: Thinking, game: Game[Any], record: RoomRecord, owner: str
) -> None:
    """Refuse wrong options for a room that waits for decks."""
    if is_written(record.options):  # tried out with ready-made decks
        await worked_out(thinking, record, owner)
        return
    try:
        game.settings(record.options, record.seats)
    except (BadOption, BadPosition) as wrong:
        raise Refusal("bad-option", str(wrong), 400) from None


async def worked_out(thinking: Thinking, record: RoomRecord, owner: str) -> tuple[Built, Snapshot]:
    """The first position, from a worker. Refuses what the rules cannot handle."""
    try:
        built = await thinking.build(record, [], owner)
    except Stopped:
        raise Refusal("stopping", "the server is stopping", 503) from None
    except NoThought:
        raise too_long() from None
    if built.fault:
        raise Refusal("bad-option", built.fault, 400)
    if built.snapshot is None:
        if built.error == MemoryError.__name__:
            raise too_long()
        warn("incident", room=record.room, game=record.game, error=built.error)
        raise Refusal("bad-option", "the rules of the game fail in this position", 400)
    return built, built.snapshot


def too_long() -> Refusal:
    return Refusal(TOO_LONG, "this position takes too long to set up", 400)


def is_written(options: dict[str, Value]) -> bool:
    """Whether one of the options is a text that somebody wrote: a position, a deck, a map. All
    other options have limits of their own."""
    texts = [value for value in options.values() if isinstance(value, str)]
    length = sum(map(len, texts)) + sum(map(len, options))
    return (
        bool(options.get("position"))
        or length > SHORT_OPTIONS
        or any("\n" in value for value in texts)
    )


class Woken:
    """The game of a stored room. It has no match if it was played under older rules or waits for
    a deck, and an incident if replaying it does not give what was stored."""

    def __init__(
        self, game: Game[Any] | None, match: Match | None = None, incident: str = ""
    ) -> None:
        self.game = game
        self.match = match
        self.incident = incident
        self.kept = -1  # the serial of the snapshot in the store


async def wake(thinking: Thinking, turnstile: Turnstile, stored: Stored) -> Woken:
    """The game of a stored room, from its snapshot if there is a usable one."""
    record, seats = stored.record, stored.seats
    try:
        game = bestiary.game(record.game)
    except UnknownGame:
        return Woken(None)
    if game.version != record.rules or any(seat.brings for seat in seats):
        return Woken(game)
    if stored.snapshot:
        try:
            snapshot = unpack_snapshot(stored.snapshot)
            woken = Woken(game, await restored(turnstile, game, stored, snapshot))
            woken.kept = snapshot.serial
            return woken
        except Exception as fault:  # whatever is wrong with it, the entries suffice
            warn("snapshot-refused", room=record.room, error=type(fault).__name__)
    try:
        written = is_written(record.options) and not record.guide
        if len(stored.entries) <= FEW_ENTRIES and not written:
            return Woken(game, await restored(turnstile, game, stored))
        played = await replayed(thinking, stored)
        return Woken(game, await restored(turnstile, game, stored, played))
    except Refusal:
        raise
    except Exception as fault:
        incident = secrecy.fresh()[:8]
        warn("incident", incident=incident, room=record.room, game=record.game,
             error=type(fault).__name__)  # fmt: skip
        return Woken(game, None, incident)


async def restored(
    turnstile: Turnstile, game: Game[Any], stored: Stored, snapshot: Snapshot | None = None
) -> Match:
    """The match. Everybody else gets a turn after each replayed entry."""
    async with turnstile.turn():
        match = stored.record.match(game, snapshot)
        match.lenient_to = lenient_to(stored.seats)
        steps = restoring(match, stored.entries)
        done = next(steps, DONE) is DONE
    while not done:
        async with turnstile.turn():
            done = next(steps, DONE) is DONE
    return match


async def replayed(thinking: Thinking, stored: Stored) -> Snapshot:
    """The whole game replayed in a worker."""
    try:
        built = await thinking.build(stored.record, stored.entries, stored.record.room)
    except NoThought:
        reason = "the room takes too long to load; try again in a moment"
        raise Refusal("not-read", reason, 503) from None
    if built.snapshot is None:
        raise ValueError(built.error or built.fault)
    return built.snapshot
