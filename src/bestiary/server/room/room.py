"""A room that is awake: one game, its seats, and everybody connected to it.

Every change is drafted on a copy, stored, and only then applied and announced; one at a time.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar
from weakref import proxy

from bestiary.bots import Sight, thinking_seed
from bestiary.engine import Game, IllegalChoice, bit, seat_name
from bestiary.engine.view import EventView
from bestiary.play import CONCEDE, Draft, Entry, Match, PlayError
from bestiary.play.room.terms import terms
from bestiary.server.limits import ROOM_WATCHERS, SEAT_SOCKETS, Limits
from bestiary.server.logs import failed, warn, where
from bestiary.server.room import logbook, news
from bestiary.server.room.bot_players import BotPlayers
from bestiary.server.room.clock import Timekeeper
from bestiary.server.room.listener import Listener
from bestiary.server.room.seats import Seat, Seating, lenient_to
from bestiary.server.room.snapshots import Snapshots
from bestiary.server.store.database import Store, StoreFailed
from bestiary.server.store.records import RoomRecord, SeatRecord, Sleep
from bestiary.server.thinking.queue import Turnstile
from bestiary.server.thinking.workers import NoThought, Thinking
from bestiary.server.wire import messages as wire
from bestiary.server.wire.messages import RoomView
from bestiary.server.wire.refusal import CROWDED, RELOADED, Refusal

T = TypeVar("T")


class Room:
    def __init__(
        self,
        record: RoomRecord,
        seats: list[SeatRecord],
        entries: list[Entry],
        game: Game[Any] | None,
        match: Match | None,
        store: Store,
        thinking: Thinking,
        limits: Limits,
        sleep: Sleep | None = None,
        kept: int = -1,
    ) -> None:
        self.record = record
        self.seats = [Seat(seat) for seat in seats]
        self._entries = entries
        self.game = game
        # None: played under older rules, and now read-only; or not started yet.
        self.match = match
        self._be_lenient()
        self.store = store
        self.thinking = thinking
        self.limits = limits
        self.listeners: set[Listener] = set()
        self.paused = ""
        self.lost = False  # out of step with the disk: must be reloaded
        self.asked_rematch: set[int] = set()
        self.terms = terms(self.current_game(), record.options)
        self.used = self.visited = monotonic()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        me: Room = proxy(self)  # no reference cycle: a dropped room is freed at once
        self.seating = Seating(me)
        self.timekeeper = Timekeeper(me, sleep)
        self.bots = BotPlayers(me)
        self.snapshots = Snapshots(me, kept)

    # ---- State ------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.record.room

    def _be_lenient(self) -> None:
        """Among bots, the only person may take back whatever they like."""
        if self.match is not None:
            self.match.lenient_to = lenient_to([seat.record for seat in self.seats])

    @property
    def serial(self) -> int:
        return len(self.entries)

    @property
    def entries(self) -> list[Entry]:
        return self.match.entries if self.match is not None else self._entries

    @property
    def over(self) -> bool:
        return self.match.over if self.match is not None else self.record.over

    def waiting(self) -> list[int]:
        """The seats that must choose now, or bring a deck."""
        if self.awaiting_decks() is not None:
            return [seat.record.seat for seat in self.seats if seat.record.brings]
        return [] if self.match is None or self.over else self.match.state.waiting()

    def current_game(self) -> Game[Any] | None:
        """The game, if its rules are still those the room was made with."""
        game = self.game
        return game if game is not None and game.version == self.record.rules else None

    def awaiting_decks(self) -> Game[Any] | None:
        """The game, if it has not started because a deck is still missing."""
        game = self.game
        if self.match is not None or self.paused or self.lost or game is None:
            return None
        waits = any(seat.record.brings for seat in self.seats)
        return game if waits and game.version == self.record.rules else None

    def begin(self, match: Match, opening: dict[int, list[EventView]]) -> None:
        """The last deck is stored: show everybody the table. Runs under the lock."""
        self.match = match
        self._be_lenient()
        self.used = monotonic()
        self.timekeeper.go_on()
        for listener in list(self.listeners):
            first = news.of_opening(match, listener.seat, opening)
            listener.send(wire.write(first))
        self.bots.go_on()

    # ---- Coming and going -------------------------------------------------------------------

    async def welcome(self, listener: Listener, since: int, at: int, turnstile: Turnstile) -> None:
        """Welcome somebody who already has ``since`` events, as of serial ``at``."""
        seat = listener.seat
        async with turnstile.turn():
            match = self.match
            if match is not None and match.held(seat, since, at) == match.heard[seat]:
                self.greet(listener, [], match.heard[seat])
                return
        async with self._lock:  # nothing happens while the log is read
            log, heard = await logbook.missed(self, seat, since, at)
            async with turnstile.turn():
                self.greet(listener, log, heard)

    def greet(self, listener: Listener, log: list[EventView], heard: int) -> None:
        """Add a listener, and send the welcome with the events it lacks; all later news follows.
        Nothing can happen in between, since this does not await anything."""
        if self.lost:
            raise Refusal("not-stored", "the room is being reloaded; connect again", 503, RELOADED)
        same = [other for other in self.listeners if other.seat == listener.seat]
        if len(same) >= (SEAT_SOCKETS if listener.seat >= 0 else ROOM_WATCHERS):
            raise Refusal("crowded", "too many windows are open on this seat", 409, CROWDED)
        self.used = monotonic()
        self.seating.came(listener.seat)
        self.listeners.add(listener)
        listener.send(wire.write(news.welcome(self, listener.seat, log, heard)))
        self.seating.look_for_absent()
        self.changed()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = monotonic()
        if not self.is_connected(listener.seat):
            self.seating.left(listener.seat)
        self.tell_room()

    def is_connected(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    def payer(self) -> str:
        """Whose share of the workers the bots here use: the address of a player, or else of a
        spectator. Without limits by address, the room's own."""
        if not self.listeners or not self.limits.per_address:
            return self.id
        first = min(self.listeners, key=lambda each: (each.seat < 0, each.seat, each.address))
        return first.address

    def is_idle(self, now: float) -> bool:
        """Whether the room can be put to sleep."""
        return now - self.last_seen >= self.limits.idle_seconds and self.is_free

    @property
    def last_seen(self) -> float:
        """When anybody last did anything here."""
        return max(self.used, self.visited)

    @property
    def is_free(self) -> bool:
        """Whether nobody is connected and nothing is in progress."""
        return not self.listeners and not self.is_busy

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks) or self._lock.locked()

    def close(self) -> None:
        """Drop the room from memory: nothing in this object runs any more."""
        self.lost = True
        for task in self._tasks:
            task.cancel()
        self.timekeeper.stop()
        for listener in list(self.listeners):
            listener.shut(RELOADED, "the room is being reloaded")

    # ---- Doing things -----------------------------------------------------------------------

    async def choose(self, seat: int, id: str, at: int, text: str) -> int:
        """Make a choice for a person; returns the serial it was stored with."""

        def draft(match: Match) -> Draft:
            if self.seats[seat].flagged:
                raise Refusal("not-yours", "your time is up, and a bot is playing for you")
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
            raise Refusal("not-yours", "spectators cannot make choices", 403)
        return await self.alone(lambda: self._once(seat, id, draft))

    async def _once(self, seat: int, id: str, draft: Callable[[Match], Draft]) -> int:
        match = self.playable()
        if id and (seat, id) in match.ids:
            return match.ids[seat, id]
        if self.paused:
            raise Refusal("paused", f"the room is paused (incident {self.paused})")
        drafted = self._tried(lambda: draft(match))
        drafted.entry.id = id
        await self._commit(match, drafted)
        return drafted.entry.serial

    async def play(self, match: Match, seat: int, text: str) -> None:
        """Make a choice that no message asked for. Runs under the lock."""
        await self._commit(match, self._tried(lambda: match.draft_choice(seat, text)))

    async def concede(self, seat: int) -> None:
        """Concede for a seat whose time is up. Runs under the lock."""
        if not self.over and not self.paused:
            await self.play(self.playable(), seat, CONCEDE)

    def is_out(self, seat: int) -> bool:
        return self.match is not None and bool(self.match.state.out & bit(seat))

    def playable(self) -> Match:
        if self.lost:
            raise Refusal("not-stored", "the room must be reloaded; connect again", 503)
        if self.match is None:
            if self.paused:
                raise Refusal("paused", f"the room is paused (incident {self.paused})")
            if self.awaiting_decks() is not None:
                raise Refusal("not-begun", "the game starts when everybody has brought a deck")
            raise Refusal("old-rules", "this game was played under older rules and is read-only")
        return self.match

    def _tried(self, work: Callable[[], T]) -> T:
        """The result of some work on the match. If a rule fails, the room is paused and nothing
        has happened."""
        try:
            return work()
        except IllegalChoice as wrong:
            raise Refusal("illegal", str(wrong)) from None
        except Refusal:
            raise
        except PlayError as no:
            raise Refusal(no.code, no.reason) from None
        except Exception as fault:
            raise self.pause(fault) from None

    def pause(self, fault: Exception) -> Refusal:
        """A rule failed: stop the game here, and log where it happened."""
        self.paused = secrets.token_hex(4)
        facts = {"room": self.id, "game": self.record.game, "error": type(fault).__name__}
        warn("incident", incident=self.paused, where=where(fault.__traceback__), **facts)
        self.timekeeper.stop()
        self.tell_room()
        reason = f"a rule of the game failed; the room is paused (incident {self.paused})"
        return Refusal("paused", reason)

    async def _commit(self, match: Match, draft: Draft) -> None:
        """Store, apply, announce. Runs under the lock."""
        written = self._written_news(draft)
        self.timekeeper.stamp(draft.entry)
        over = draft.state.result() is not None
        try:
            await self.store.append(self.id, draft.entry, logbook.pack(draft.logs), over)
        except StoreFailed as fault:
            raise self.give_up(fault) from None
        match.enter(draft)
        self.used = monotonic()
        self.timekeeper.go_on()
        for listener in list(self.listeners):
            if listener.seat not in written:
                written[listener.seat] = wire.write(news.of_table(draft, listener.seat))
            listener.send(written[listener.seat])
        if self.timekeeper.clock is not None or over:
            self.tell_room()
        self.bots.go_on()
        self.snapshots.go_on()

    def _written_news(self, draft: Draft) -> dict[int, bytes]:
        """The news for each listener, made beforehand: if a rule fails here, it fails before
        anything is stored."""
        audiences = {listener.seat for listener in self.listeners}
        return self._tried(
            lambda: {audience: wire.write(news.of_table(draft, audience)) for audience in audiences}
        )

    def give_up(self, fault: StoreFailed) -> Refusal:
        """We no longer know what is on disk: the next visitor reloads the room."""
        warn("not-stored", room=self.id, why=str(fault))
        self.lost = True
        for listener in list(self.listeners):
            listener.shut(RELOADED, "the room is being reloaded")
        return Refusal("not-stored", "this could not be stored; try again", 503)

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do some work under the lock, to its end: the caller may be gone by then."""

        async def locked() -> T:
            async with self._lock:
                return await work()

        return await asyncio.shield(self.start(locked()))

    def start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: "asyncio.Task[Any]") -> None:
        """The caller may be gone; log unexpected errors all the same."""
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Refusal):
            failed("room-failed", fault, room=self.id)

    async def hint(self, seat: int, at: int) -> tuple[str, str]:
        """What a bot would choose here and why, judging by what the seat can see."""
        match = self.playable()
        if seat < 0:
            raise Refusal("not-yours", "spectators get no hints", 403)
        self._tried(lambda: match.check(seat, at, ""))
        try:
            seed = thinking_seed(self.record.seed, seat, match.serial)
            sight = Sight(match.state, seat, with_log=False)
            thought = await self.thinking.explain(sight, seed, self.names(), self.id)
        except NoThought:
            raise Refusal("no-hint", "no hint was found in time") from None
        return thought.choice, thought.reason

    def names(self) -> list[str]:
        """The players, as the page names them."""
        return [seat.record.name or seat_name(seat.record.seat) for seat in self.seats]

    # ---- Telling ----------------------------------------------------------------------------

    def view(self) -> RoomView:
        return news.room_view(self)

    def changed(self) -> None:
        """Somebody came, left or took a seat: update the clock, the room's view and the bots."""
        self.timekeeper.go_on()
        self.tell_room()
        self.bots.go_on()

    def tell_room(self) -> None:
        if self.listeners:
            written = wire.write(wire.RoomNews(self.view()))
            for listener in list(self.listeners):
                listener.send(written)
