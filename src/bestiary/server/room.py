"""A room that is awake: one game, its seats, and everybody who looks on.

Whatever is done is played on a copy, stored, and only then made true and told. One thing is done at
a time.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

import msgspec

from bestiary import bots
from bestiary.engine import SPECTATOR, Game, IllegalChoice
from bestiary.engine.view import EventView
from bestiary.engine.viewing import open_options
from bestiary.server import secrecy, wire
from bestiary.server.clocks import Clock
from bestiary.server.limits import ROOM_WATCHERS, SEAT_SOCKETS, Limits
from bestiary.server.logs import note, warn, where
from bestiary.server.match import CONCEDE, Draft, Match, shown
from bestiary.server.records import Entry, RoomRecord, SeatRecord, path
from bestiary.server.refusal import CROWDED, Refusal, bad_secret
from bestiary.server.seats import STAND_IN, Seat, claimed, invited
from bestiary.server.store import Store, StoreFailed
from bestiary.server.thinking import NoThought, Thinking, thinking_seed
from bestiary.server.wire import RoomView

T = TypeVar("T")
HOST: Final = -3  # who holds the host's token and no seat


class Listener(Protocol):
    """Somebody who looks on: a seat's window or a spectator's."""

    seat: int  # SPECTATOR where it has none

    def send(self, data: bytes) -> None: ...

    def shut(self, code: int, reason: str) -> None: ...


class Room:
    def __init__(
        self,
        record: RoomRecord,
        seats: list[SeatRecord],
        entries: list[Entry],
        game: Game | None,
        match: Match | None,
        store: Store,
        thinking: Thinking,
        limits: Limits,
    ) -> None:
        self.record = record
        self.seats = [Seat(seat) for seat in seats]
        self.entries = entries
        self.game = game
        self.match = match  # None: played under other rules, and only to be looked at
        self.store = store
        self.thinking = thinking
        self.limits = limits
        self.listeners: set[Listener] = set()
        self.paused = ""
        self.lost = False  # the store failed: what is on disk is true, and not this
        self.asked_rematch: set[int] = set()
        self.used = monotonic()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bots: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self.clock: Clock | None = None
        if record.clock_seconds:
            self.clock = Clock(record.clock_seconds, record.clock_bonus, record.seats)
            if entries and entries[-1].left:
                self.clock.restore(entries[-1].left)
        for seat in self.seats:
            if seat.is_person:
                seat.away_since = self.used
        self._settle_flags()

    # ---- Who may what -----------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.record.room

    @property
    def serial(self) -> int:
        return self.match.serial if self.match is not None else len(self.entries)

    @property
    def over(self) -> bool:
        return self.match.over if self.match is not None else self.record.over

    def seat_of(self, secret: str) -> int:
        """The seat a secret opens, or HOST; bad secrets are refused."""
        found = [seat.record.seat for seat in self.seats if seat.opened_by(secret)]
        if found:
            return found[0]
        if secrecy.fits(secret, self.record.host_hash):
            return HOST
        raise bad_secret()

    def is_host(self, seat: int) -> bool:
        return seat == HOST or (seat >= 0 and seat == self.record.host_seat)

    # ---- Coming and going -------------------------------------------------------------------

    def greet(self, listener: Listener, since: int, at: int) -> None:
        """Somebody looks on from now on. Nothing is done between the welcome and the first news:
        this function does not wait."""
        same = [other for other in self.listeners if other.seat == listener.seat]
        if len(same) >= (SEAT_SOCKETS if listener.seat >= 0 else ROOM_WATCHERS):
            raise Refusal("crowded", "too many windows look at this seat", 409, CROWDED)
        listener.send(wire.write(self._welcome(listener.seat, since, at)))
        self.listeners.add(listener)
        self.used = monotonic()
        if listener.seat >= 0:
            seat = self.seats[listener.seat]
            seat.away_since = None
            if not seat.flagged:
                seat.stand_in = ""
        self._replace_the_absent()
        self.tell_room()
        self._go_on()

    def _welcome(self, seat: int, since: int, at: int) -> wire.Welcome:
        match = self.match
        if match is None:
            return wire.Welcome(self.serial, seat, self.view(), None, 0)
        log = match.log_since(seat, since, at)
        view = shown(match.state, seat, log)
        return wire.Welcome(
            match.serial, seat, self.view(), view, match.heard[seat], match.may_undo(seat)
        )

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = monotonic()
        if listener.seat >= 0 and not self.is_connected(listener.seat):
            self.seats[listener.seat].away_since = self.used
            loop = asyncio.get_running_loop()
            loop.call_later(self.limits.abandoned_seconds + 0.01, self._look_for_absent)
        self.tell_room()

    def is_connected(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    def is_idle(self, now: float) -> bool:
        """Whether the room can be put to sleep."""
        busy = self._lock.locked() or (self._bots is not None and not self._bots.done())
        running = self.clock is not None and bool(self.clock.running)
        waited = now - self.used >= self.limits.idle_seconds
        return waited and not self.listeners and not busy and not running

    def close(self) -> None:
        """Out of memory: nothing of this object runs any more."""
        for task in self._tasks:
            task.cancel()
        if self._flag is not None:
            self._flag.cancel()

    # ---- Doing things -----------------------------------------------------------------------

    async def choose(self, seat: int, id: str, at: int, text: str) -> int:
        """Make a choice for a person; the serial it was stored with."""

        def draft(match: Match) -> Draft:
            if self.seats[seat].flagged:
                raise Refusal("not-yours", "your time is up, and a bot plays for you")
            match.check(seat, at, text)
            return match.draft_choice(seat, text)

        return await self._do(seat, id, draft)

    async def withdraw(self, seat: int, id: str, at: int) -> int:
        def draft(match: Match) -> Draft:
            match.check_taking_back(seat, at)
            return match.draft_withdrawal(seat)

        return await self._do(seat, id, draft)

    async def undo(self, seat: int, id: str, at: int) -> int:
        def draft(match: Match) -> Draft:
            match.check_taking_back(seat, at)
            return match.draft_undo(seat)

        return await self._do(seat, id, draft)

    async def _do(self, seat: int, id: str, draft: Callable[[Match], Draft]) -> int:
        if seat < 0:
            raise Refusal("not-yours", "who only watches does not choose", 403)
        return await self._alone(lambda: self._once(seat, id, draft))

    async def _once(self, seat: int, id: str, draft: Callable[[Match], Draft]) -> int:
        match = self._playable()
        if id and (seat, id) in match.ids:
            return match.ids[seat, id]
        if self.paused:
            raise Refusal("paused", f"the room is paused (incident {self.paused})")
        drafted = self._tried(lambda: draft(match))
        drafted.entry.id = id
        await self._commit(match, drafted)
        return drafted.entry.serial

    def _playable(self) -> Match:
        if self.lost:
            raise Refusal("not-stored", "the room must be loaded again; say hello once more", 503)
        if self.match is None:
            raise Refusal("old-rules", "this game was played under other rules; it can be read")
        return self.match

    def _tried(self, draft: Callable[[], Draft]) -> Draft:
        """A draft. Where a rule raises, the room is paused and nothing has happened."""
        try:
            return draft()
        except IllegalChoice as wrong:
            raise Refusal("illegal", str(wrong)) from None
        except Refusal:
            raise
        except Exception as fault:
            self.paused = secrets.token_hex(4)
            trace = where(fault.__traceback__)
            warn("incident", incident=self.paused, room=self.id, game=self.record.game,
                 error=type(fault).__name__, where=trace)  # fmt: skip
            self._stop_clock()
            self.tell_room()
            reason = f"a rule of the game failed; the room is paused (incident {self.paused})"
            raise Refusal("paused", reason) from None

    async def _commit(self, match: Match, draft: Draft) -> None:
        """Store, make true, tell. Runs under the lock."""
        news = self._tried_news(match, draft)
        self._time_entry(draft.entry)
        over = draft.state.result() is not None
        try:
            await self.store.append(self.id, draft.entry, packed(draft.logs), over)
        except StoreFailed as fault:
            self._give_up(fault)
            raise Refusal("not-stored", "it could not be stored; try again", 503) from None
        match.enter(draft)
        self.used = monotonic()
        self._run_clock()
        for listener in list(self.listeners):
            if listener.seat not in news:
                news[listener.seat] = wire.write(match.news(draft, listener.seat))
            listener.send(news[listener.seat])
        if self.clock is not None or over:
            self.tell_room()
        self._go_on()

    def _tried_news(self, match: Match, draft: Draft) -> dict[int, bytes]:
        """What will be told, made beforehand: a rule that fails here fails before anything is
        stored."""
        news: dict[int, bytes] = {}

        def write() -> Draft:
            for audience in {listener.seat for listener in self.listeners}:
                news[audience] = wire.write(match.news(draft, audience))
            return draft

        self._tried(write)
        return news

    def _give_up(self, fault: StoreFailed) -> None:
        """What is on disk is not known: the room is loaded anew by who comes next."""
        warn("not-stored", room=self.id, why=str(fault))
        self.lost = True
        for listener in list(self.listeners):
            listener.shut(1012, "the room is loaded anew")

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do it when nothing else is being done, and whole: whoever asked may be gone by then."""

        async def locked() -> T:
            async with self._lock:
                return await work()

        return await asyncio.shield(self._start(locked()))

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- Seats ------------------------------------------------------------------------------

    async def join(self, token: str, name: str) -> tuple[int, str]:
        """Take up an invitation; the seat and its new secret."""

        async def claim() -> tuple[int, str]:
            seat = invited(self.seats, token)
            secret = secrecy.fresh()
            record = claimed(seat.record, name, secret)
            await self._save_seat(seat, record)
            for listener in list(self.listeners):
                if listener.seat == record.seat:
                    listener.shut(4401, "this seat has moved to another device")
            self._run_clock()
            self.tell_room()
            return record.seat, secret

        return await self._alone(claim)

    async def invite(self, number: int) -> str:
        """A new invitation to a seat; its holder goes on until it is used."""

        async def renew() -> str:
            seat = self.seats[number]
            token = secrecy.fresh()
            record = msgspec.structs.replace(seat.record, invite_hash=secrecy.hashed(token))
            await self._save_seat(seat, record)
            return token

        return await self._alone(renew)

    async def _save_seat(self, seat: Seat, record: SeatRecord) -> None:
        try:
            await self.store.save_seat(self.id, record)
        except StoreFailed as fault:
            self._give_up(fault)
            raise Refusal("not-stored", "it could not be stored; try again", 503) from None
        seat.record = record

    def let_bot_play(self, number: int) -> None:
        """The host lets a bot play for somebody who is not there."""
        if number >= len(self.seats) or not self.seats[number].is_person:
            raise Refusal("no-seat", f"nobody is missing at seat {number}")
        if self.is_connected(number):
            raise Refusal("not-abandoned", f"somebody sits at seat {number}")
        self.seats[number].stand_in = STAND_IN
        self._stand_ins_changed()

    def _look_for_absent(self) -> None:
        if self.listeners and not self.lost:
            self._replace_the_absent()

    def _replace_the_absent(self) -> None:
        """A bot for each seat left for too long, where the host allowed it."""
        if not self.record.takeover or self.over:
            return
        now = monotonic()
        changed = False
        for seat in self.seats:
            gone = seat.away_since is not None and seat.taken and not seat.stand_in
            if gone and now - (seat.away_since or now) >= self.limits.abandoned_seconds:
                seat.stand_in = STAND_IN
                changed = True
        if changed:
            self._stand_ins_changed()

    def _stand_ins_changed(self) -> None:
        self._run_clock()
        self.tell_room()
        self._go_on()

    # ---- Clocks -----------------------------------------------------------------------------

    def _time_entry(self, entry: Entry) -> None:
        if self.clock is None:
            return
        self.clock.advance(monotonic())
        if not self.seats[entry.seat].player():
            if entry.back or entry.act == "withdraw":
                self.clock.take_back(entry.seat)
            else:
                self.clock.reward(entry.seat)
        entry.left = self.clock.milliseconds()

    def _run_clock(self) -> None:
        """Let the time run of the people who are asked, once all seats are taken."""
        if self.clock is None or self.match is None:
            return
        runs = all(seat.taken for seat in self.seats) and not (self.over or self.paused)
        asked = self.match.deciding() if runs else []
        people = [seat for seat in asked if not self.seats[seat].player()]
        self.clock.run(people, monotonic())
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        falls = self.clock.next_fall()
        if falls is not None:
            loop = asyncio.get_running_loop()
            self._flag = loop.call_later(falls + 0.002, self._on_flag)

    def _stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.run([], monotonic())

    def _on_flag(self) -> None:
        if not self.lost:
            self._start(self._alone(self._flags_fall))

    async def _flags_fall(self) -> None:
        assert self.clock is not None
        self.clock.advance(monotonic())
        self._settle_flags()
        for number in self.clock.fallen():
            seat = self.seats[number]
            out = self.match is not None and self.match.state.out >> number & 1
            if seat.flagged or out or self.over or self.paused:
                continue
            await self._concede(number)
        self._stand_ins_changed()

    async def _concede(self, seat: int) -> None:
        match = self._playable()
        await self._commit(match, self._tried(lambda: match.draft_choice(seat, CONCEDE)))

    def _settle_flags(self) -> None:
        """Where the host allowed it, a bot plays on for who is out of time."""
        if self.clock is not None and self.record.takeover:
            for number in self.clock.fallen():
                self.seats[number].flagged = True
                self.seats[number].stand_in = STAND_IN

    # ---- Bots -------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let the bots that are asked think. They do only while somebody looks on."""
        if self._bots is None or self._bots.done():
            if self._next_bot() is not None:
                self._bots = self._start(self._let_bots_play())

    def _next_bot(self) -> int | None:
        """The first seat whose bot is asked; in a guided game, if it is its turn in the script."""
        match = self.match
        if match is None or match.over or self.paused or self.lost or not self.listeners:
            return None
        scripted = self.scripted()
        for seat in match.deciding():
            if self.seats[seat].player():
                if scripted is None or scripted[0] == seat:
                    return seat
        return None

    def scripted(self) -> tuple[int, str] | None:
        """In a guided game that follows its script so far: the next step."""
        guide = self.game.guide() if self.record.guide and self.game is not None else None
        if guide is None or self.match is None:
            return None
        made = [(entry.seat, entry.act) for entry in path(self.match.entries)]
        steps = [(step["seat"], step["choice"]) for step in guide["steps"]]
        if made == steps[: len(made)] and len(made) < len(steps):
            return steps[len(made)]
        return None

    async def _let_bots_play(self) -> None:
        while True:
            seat = self._next_bot()
            if seat is None:
                return
            try:
                await self._bot_turn(seat)
            except Refusal:  # the room is paused or lost, and has said so
                return

    async def _bot_turn(self, seat: int) -> None:
        match = self._playable()
        since = match.decided[seat]
        text = await self._bot_choice(match, seat)

        async def play() -> None:
            if match.decided[seat] != since or seat not in match.deciding():
                return  # the table moved on while the bot thought
            if not self.seats[seat].player():
                return  # its person is back
            try:
                draft = self._tried(lambda: match.draft_choice(seat, text))
            except Refusal as wrong:
                if wrong.code != "illegal":
                    raise
                warn("bot-illegal", room=self.id, seat=seat, bot=self.seats[seat].player())
                quick = self._quick_choice(match, seat)
                draft = self._tried(lambda: match.draft_choice(seat, quick))
            await self._commit(match, draft)

        await self._alone(play)

    async def _bot_choice(self, match: Match, seat: int) -> str:
        scripted = self.scripted()
        if scripted is not None:
            return scripted[1]
        bot = self.seats[seat].player()
        seed = thinking_seed(self.record.seed, seat, match.serial)
        try:
            return await self.thinking.choose(match.state, seat, bot, seed, self.record.guide)
        except NoThought as why:
            warn("bot-failed", room=self.id, seat=seat, bot=bot, why=str(why))
            return self._quick_choice(match, seat)

    def _quick_choice(self, match: Match, seat: int) -> str:
        seed = thinking_seed(self.record.seed, seat, match.serial)
        return bots.make("random", seed).choose(bots.Sight(match.state, seat))

    async def hint(self, seat: int, at: int) -> tuple[str, str]:
        """What a bot would choose here, and why, from what the seat sees."""
        match = self._playable()
        if seat < 0:
            raise Refusal("not-yours", "who only watches gets no hints", 403)
        match.check(seat, at, "")
        try:
            seed = thinking_seed(self.record.seed, seat, match.serial)
            thought = await self.thinking.explain(match.state, seat, seed)
        except NoThought:
            raise Refusal("no-hint", "no hint came to mind in time") from None
        return thought.choice, thought.reason

    # ---- Telling ----------------------------------------------------------------------------

    def view(self) -> RoomView:
        options = {} if self.match is None else open_options(self.match.state, SPECTATOR)
        if self.clock is not None:
            self.clock.advance(monotonic())
        watching = sum(1 for listener in self.listeners if listener.seat < 0)
        return RoomView(
            self.id,
            self.record.game,
            self.game.title if self.game is not None else self.record.game,
            options,
            [seat.shown(self.is_connected(seat.record.seat)) for seat in self.seats],
            watching,
            self.clock.shown() if self.clock is not None else None,
            self.record.takeover,
            self.over,
            self.match is not None,
            self.paused,
            self.record.guide,
            wire.RematchShown(sorted(self.asked_rematch)),
        )

    def tell_room(self) -> None:
        if self.listeners:
            news = wire.write(wire.RoomNews(self.view()))
            for listener in list(self.listeners):
                listener.send(news)


def packed(logs: dict[int, list[EventView]]) -> bytes:
    """What each audience was told, for the store; nothing where nobody was told anything."""
    return msgspec.json.encode(logs) if any(logs.values()) else b""


__all__ = ["HOST", "Listener", "Room", "note", "packed"]
