"""All rooms: made, woken from disk when somebody comes, put to sleep when nobody is there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, time
from typing import Any, Final

import bestiary
from bestiary import bots
from bestiary.engine import Game, UnknownGame, Value, fresh_seed
from bestiary.server.garbage import Garbage
from bestiary.server.limits import Bucket, Buckets, Limits
from bestiary.server.logs import note, warn, where
from bestiary.server.room.build import TOO_LONG, Woken, begin, check_settings, wake
from bestiary.server.room.edited import follow
from bestiary.server.room.logbook import pack
from bestiary.server.room.room import Room
from bestiary.server.room.seats import BOT, PERSON
from bestiary.server.store import secrecy
from bestiary.server.store.database import Store, StoreFailed
from bestiary.server.store.records import RoomRecord, SeatRecord, Stored
from bestiary.server.thinking.queue import Turnstile
from bestiary.server.thinking.workers import Thinking
from bestiary.server.wire.messages import Invitation, NewRoom, RoomMade, SeatAsked
from bestiary.server.wire.refusal import FULL, Refusal, no_room

SWEEP_SECONDS: Final = 1.0
ALIVE_SECONDS: Final = 30.0  # between two heartbeats in the store
STOP_SECONDS: Final = 1.0  # for rooms to be put to sleep when the server stops
AT_ONCE: Final = 32  # rooms put to sleep together


class Keys:
    """A lock per room, kept only while it is in use."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def of(self, id: str) -> AsyncIterator[None]:
        lock, users = self._locks.get(id, (asyncio.Lock(), 0))
        self._locks[id] = lock, users + 1
        try:
            async with lock:
                yield
        finally:
            lock, users = self._locks.pop(id)
            if users > 1:
                self._locks[id] = lock, users - 1


class Rooms:
    """Call ``open`` first: it opens the store and starts the workers."""

    store: Store
    thinking: Thinking

    def __init__(self, limits: Limits, follows_edits: bool = False) -> None:
        self.limits = limits
        self.follows_edits = follows_edits
        self.awake: dict[str, Room] = {}
        self.stored = 0
        self.space = 0  # in bytes, as last measured
        self.turnstile = Turnstile()
        self._keys = Keys()
        self._clocks_asleep = False
        self._making = Bucket(limits.new_rooms, limits.new_rooms * 4)
        self._modest = Bucket(limits.new_rooms / 2, max(1.0, limits.new_rooms))
        self._making_by = Buckets(limits.address_rooms, limits.address_rooms * 30)
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, file: Path, workers: int) -> None:
        self.store = Store(file)
        self.thinking = Thinking(workers, self.limits.bot_seconds, self.limits.bot_pace)
        self.stored = await self.store.count()
        self.space = (await self.store.space()).used
        with suppress(StoreFailed):  # a full disk: old games can still be read
            self._clocks_asleep = await self.store.come_to_life()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Put rooms to sleep, for a second or so: the others can be woken too."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.thinking.close()
        until = monotonic() + STOP_SECONDS
        rooms = list(self.awake.values())
        while rooms and monotonic() < until:
            some, rooms = rooms[:AT_ONCE], rooms[AT_ONCE:]
            await asyncio.gather(*(room.snapshots.lie_down(stopping=True) for room in some))
        for room in rooms:
            room.close()
        self.awake.clear()
        with suppress(StoreFailed):
            await self.store.stay_alive()
        await self.store.close()

    # ---- Waking and sleeping ----------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """The room, woken if necessary."""
        room = self._found(id)
        if room is not None:
            return room
        async with self._keys.of(id):
            room = self._found(id) or await self._wake(id)
        await self._make_place(room)
        return room

    def _found(self, id: str) -> Room | None:
        room = self.awake.get(id)
        if room is None or room.lost:
            return None
        room.visited = monotonic()
        return room

    async def _wake(self, id: str) -> Room:
        try:
            stored = await self.store.wake(id)
        except StoreFailed as fault:
            warn("not-read", room=id, why=str(fault))
            raise Refusal("not-read", "the room could not be read; try again", 503) from None
        if stored is None:
            raise no_room(id)
        woken = await self._game_of(stored)
        room = Room(
            record=stored.record,
            seats=stored.seats,
            entries=stored.entries,
            game=woken.game,
            match=woken.match,
            store=self.store,
            thinking=self.thinking,
            limits=self.limits,
            sleep=stored.sleep,
            kept=woken.kept,
        )
        room.paused = woken.incident
        if stored.sleep is not None:
            with suppress(StoreFailed):
                await self.store.forget_sleep(id)
        old = self.awake.get(id)
        if old is not None:
            old.close()
        self.awake[id] = room
        self.store.touch(id)
        room.timekeeper.go_on()
        room.snapshots.go_on()
        note("room-woken", room=id, game=stored.record.game, entries=len(stored.entries))
        return room

    async def _game_of(self, stored: Stored) -> Woken:
        if self.follows_edits:
            edited = await follow(self.store, self.turnstile, stored)
            if edited is not None:
                return edited
        return await wake(self.thinking, self.turnstile, stored)

    async def _make_place(self, room: Room) -> None:
        """If there is one room too many, put the idlest other to sleep: if possible one that nobody
        is in, otherwise the one that has been quiet longest. Its players will reconnect."""
        while len(self.awake) > self.limits.rooms:
            others = [other for other in self.awake.values() if other is not room]
            free = [other for other in others if other.is_free]
            idlest = min(
                free or others, key=lambda other: (other.is_busy, other.last_seen), default=None
            )
            if idlest is None:
                return
            await self._put_to_sleep(idlest)

    def _check_place(self) -> None:
        """Refuse a new room if every room is in use."""
        if len(self.awake) >= self.limits.rooms and not any(
            room.is_free for room in self.awake.values()
        ):
            raise Refusal("full", "all rooms are taken; try again later", 503, FULL)

    async def _put_to_sleep(self, room: Room) -> None:
        """Anyone who wants the room meanwhile waits until it is stored, and wakes it again."""
        id = room.id
        del self.awake[id]
        self._clocks_asleep |= room.timekeeper.clock is not None
        note("room-asleep", room=id)
        async with self._keys.of(id):
            await room.snapshots.lie_down(stopping=False)

    async def forget(self, id: str, before: float) -> bool:
        """Delete a room that has not been used since then, unless it is awake. Anyone who wants it
        meanwhile waits, and is told that it does not exist."""
        async with self._keys.of(id):
            if id in self.awake:
                self.store.touch(id)
                return False
            gone = await self.store.delete(id, before)
            self.stored -= gone
            return gone

    def has_space(self, share: float = 1.0) -> bool:
        """Whether less than that share of the storage limits is used."""
        limits = self.limits
        return self.stored < limits.stored * share and not 0 < limits.space * share <= self.space

    async def _sweep(self) -> None:
        garbage = Garbage()
        last_used = alive = monotonic()
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.limits.idle_seconds))
            now = monotonic()
            last_used = max([last_used, *(room.used for room in self.awake.values())])
            try:
                await self._put_idle_to_sleep(now)
            except Exception as fault:  # a bug in one room must not harm the others
                warn("sweep-failed", error=type(fault).__name__, where=where(fault.__traceback__))
            if self._clocks_asleep and now - alive >= ALIVE_SECONDS:
                alive = now
                with suppress(StoreFailed):
                    await self.store.stay_alive()
            garbage.look(now, last_used)

    async def _put_idle_to_sleep(self, now: float) -> None:
        idle = [room for room in self.awake.values() if is_done_with(room, now)]
        for first in range(0, len(idle), AT_ONCE):
            some = idle[first : first + AT_ONCE]
            await asyncio.gather(*(self._put_to_sleep_if_idle(room, now) for room in some))

    async def _put_to_sleep_if_idle(self, room: Room, now: float) -> None:
        if self.awake.get(room.id) is room and is_done_with(room, now):
            await self._put_to_sleep(room)

    # ---- Making -----------------------------------------------------------------------------

    async def make(self, asked: NewRoom, address: str = "") -> RoomMade:
        """Make a new room for a client; the answer holds secrets for nobody else."""
        game = find_game(asked.game)
        guide = game.guide() if asked.guide else None
        if asked.guide and guide is None:
            raise Refusal("no-guide", f"{game.title} has no first-game guide", 400)
        wanted = seats_for(game, asked.seats)
        options: dict[str, Value] = dict(asked.options)
        check_brought(game, wanted, options)
        seed = fresh_seed()
        if guide is not None:
            options, seed = dict(guide["options"]), guide["seed"]
            wanted = [SeatAsked(BOT, bots.OPPONENT) for _ in wanted]
            wanted[guide["seat"]] = SeatAsked("me")
        host = secrecy.fresh()
        mine = next((number for number, seat in enumerate(wanted) if seat.who == "me"), -1)
        record = RoomRecord(
            room=secrecy.fresh_room(),
            game=game.name,
            rules=game.version,
            seats=len(wanted),
            seed=seed,
            options=options,
            created=time(),
            host_hash=secrecy.hashed(host),
            host_seat=mine,
            clock_seconds=asked.clock.seconds if asked.clock else 0,
            clock_bonus=asked.clock.bonus if asked.clock else 0,
            takeover=asked.takeover,
            watchers=asked.watchers,
            guide=asked.guide,
        )
        secret = secrecy.fresh() if mine >= 0 else ""
        seats, invitations = [], []
        for number, seat in enumerate(wanted):
            kept = SeatRecord(number, BOT if seat.who == "bot" else PERSON, seat.bot, seat.name)
            kept.brings = seat.brings
            if seat.who == "me":
                kept.secret_hash = secrecy.hashed(secret)
            elif seat.who == "open":
                token = secrecy.fresh()
                kept.invite_hash = secrecy.hashed(token)
                invitations.append(Invitation(number, token))
            seats.append(kept)
        await self.add(game, record, seats, address)
        return RoomMade(record.room, mine, secret, host, invitations)

    async def add(
        self, game: Game[Any], record: RoomRecord, seats: list[SeatRecord], address: str = ""
    ) -> Room:
        """Store a new room and keep it awake. A refused room does not count against the rate limit,
        unless it was refused for being too expensive."""
        buckets = self.paid_by(address)
        take_from(buckets)
        try:
            return await self._add(game, record, seats, address)
        except BaseException as refusal:
            if not isinstance(refusal, Refusal) or refusal.code != TOO_LONG:
                for bucket in buckets:
                    bucket.give_back()
            raise

    def paid_by(self, address: str) -> list[Bucket]:
        """The rate limits of a new room: the address's own and everybody's. If others have used up
        the latter, an address that has made few rooms lately gets a reserve."""
        if not address or not self.limits.per_address:
            return [self._making]
        own = self._making_by.of(address)
        is_modest = own.has(0.75 * own.burst)
        return [own, self._modest if is_modest and not self._making.has() else self._making]

    async def _add(
        self, game: Game[Any], record: RoomRecord, seats: list[SeatRecord], address: str
    ) -> Room:
        if not self.has_space():
            raise Refusal("full", "this server is out of space for new games; old ones go on", 503)
        self._check_place()
        match, opening, snapshot = None, b"", b""
        if any(seat.brings for seat in seats):
            await check_settings(self.thinking, game, record, address)
        else:
            beginning = await begin(self.thinking, game, record, address)
            match, snapshot = beginning.match, beginning.snapshot
            opening = pack(beginning.opening)
        room = Room(
            record=record,
            seats=seats,
            entries=[],
            game=game,
            match=match,
            store=self.store,
            thinking=self.thinking,
            limits=self.limits,
        )
        try:
            await self.store.create(record, seats, opening, snapshot)
        except StoreFailed as fault:
            warn("not-stored", room=record.room, why=str(fault))
            raise Refusal("not-stored", "the room could not be stored; try again", 503) from None
        self.stored += 1
        self.awake[record.room] = room
        await self._make_place(room)
        note("room-made", room=record.room, game=record.game, seats=record.seats)
        return room


def take_from(buckets: list[Bucket]) -> None:
    """Take a token from each bucket, or refuse and take none."""
    for number, bucket in enumerate(buckets):
        if not bucket.take():
            for taken in buckets[:number]:
                taken.give_back()
            reason = "too many new rooms just now; try again in a moment"
            raise Refusal("too-fast", reason, 429, wait=bucket.seconds_until())


def is_done_with(room: Room, now: float) -> bool:
    return room.is_idle(now) or (room.lost and not room.listeners)


def find_game(name: str) -> Game[Any]:
    try:
        return bestiary.game(name)
    except UnknownGame as wrong:
        raise Refusal("no-game", str(wrong), 404) from None


def seats_for(game: Game[Any], asked: list[SeatAsked]) -> list[SeatAsked]:
    """Who sits where; by default the caller against bots."""
    seats = asked or [SeatAsked("me")] + [SeatAsked("bot")] * (game.fewest - 1)
    if not game.fewest <= len(seats) <= game.most:
        count = str(game.fewest) if game.fewest == game.most else f"{game.fewest} to {game.most}"
        raise Refusal("bad-seats", f"{game.title} has {count} seats, not {len(seats)}", 400)
    if sum(1 for seat in seats if seat.who == "me") > 1:
        raise Refusal("bad-seats", "you can only take one seat", 400)
    settled = []
    for seat in seats:
        if seat.who != "bot":
            settled.append(SeatAsked(seat.who, "", seat.name, seat.brings))
            continue
        if seat.brings:
            raise Refusal("bad-seats", "bots do not bring decks; set deck.N instead", 400)
        bot = seat.bot or bots.OPPONENT
        try:
            bots.check(bot)
        except bots.UnknownBot as wrong:
            raise Refusal("no-bot", str(wrong), 400) from None
        settled.append(SeatAsked("bot", bot, seat.name))
    return settled


def check_brought(game: Game[Any], seats: list[SeatAsked], options: dict[str, Value]) -> None:
    """Refuse to wait for decks if the game has none, or if they are already given."""
    for number, seat in enumerate(seats):
        if not seat.brings:
            continue
        if game.decks() is None:
            raise Refusal("bad-seats", f"you cannot bring a deck to {game.title}", 400)
        if f"deck.{number}" in options:
            raise Refusal(
                "bad-seats", f"seat {number} brings its own deck; leave out deck.{number}", 400
            )
