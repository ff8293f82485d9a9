"""All rooms: made, woken from the disk when somebody comes, put to sleep when nobody is there."""

import asyncio
from pathlib import Path
from time import monotonic, time
from typing import Final

import bestiary
from bestiary import bots
from bestiary.engine import BadOption, BadPosition, Game, UnknownGame, Value, fresh_seed
from bestiary.engine.errors import did_you_mean
from bestiary.server import secrecy
from bestiary.server.garbage import Garbage
from bestiary.server.limits import Bucket, Buckets, Limits
from bestiary.server.logs import note, warn
from bestiary.server.match import Match
from bestiary.server.records import Entry, RoomRecord, SeatRecord
from bestiary.server.refusal import FULL, Refusal, no_room
from bestiary.server.room import Room, packed
from bestiary.server.seats import BOT, PERSON, STAND_IN
from bestiary.server.store import Store, StoreFailed
from bestiary.server.thinking import Thinking
from bestiary.server.wire import Invitation, NewRoom, RoomMade, SeatAsked

SWEEP_SECONDS: Final = 1.0


class Rooms:
    """``open`` gives them a store and somebody to think for the bots."""

    store: Store
    thinking: Thinking

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.awake: dict[str, Room] = {}
        self.stored = 0
        self.space = 0  # bytes, when it was last measured
        self._waking: dict[str, asyncio.Lock] = {}
        self._making = Bucket(limits.new_rooms, limits.new_rooms * 4)
        self._making_by = Buckets(limits.address_rooms, limits.address_rooms * 30)
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, file: Path, workers: int) -> None:
        self.store = Store(file)
        self.thinking = Thinking(workers, self.limits.bot_seconds)
        self.stored = await self.store.count()
        self.space = (await self.store.space()).used
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.awake.values():
            room.close()
        await self.thinking.close()
        await self.store.close()

    # ---- Waking and sleeping ----------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """The room, woken if need be."""
        room = self.awake.get(id)
        if room is not None and not room.lost:
            return room
        lock = self._waking.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                room = self.awake.get(id)
                if room is not None and not room.lost:
                    return room
                return await self._wake(id)
        finally:
            if not lock.locked():
                self._waking.pop(id, None)

    async def _wake(self, id: str) -> Room:
        try:
            found = await self.store.load(id)
        except StoreFailed as fault:
            warn("not-read", room=id, why=str(fault))
            raise Refusal("not-read", "the room could not be read; try again", 503) from None
        if found is None:
            raise no_room(id)
        self._make_place()
        record, seats, entries = found
        game, match, fault_text = restored(record, seats, entries)
        room = Room(record, seats, entries, game, match, self.store, self.thinking, self.limits)
        room.paused = fault_text
        old = self.awake.get(id)
        if old is not None:
            old.close()
        self.awake[id] = room
        self.store.touch(id)
        note("room-woken", room=id, game=record.game, entries=len(entries))
        return room

    def _make_place(self) -> None:
        """Room for one more, putting to sleep whoever nobody looks at if there is none."""
        if len(self.awake) < self.limits.rooms:
            return
        for id, room in list(self.awake.items()):
            if room.is_idle(monotonic() + self.limits.idle_seconds):
                self._put_to_sleep(id, room)
        if len(self.awake) >= self.limits.rooms:
            raise Refusal("full", "all rooms are taken; try again later", 503, FULL)

    def _put_to_sleep(self, id: str, room: Room) -> None:
        room.close()
        del self.awake[id]
        note("room-asleep", room=id)

    async def forget(self, id: str, before: float) -> bool:
        """Delete a room that was not used since then, unless it is awake. Whoever comes for it
        meanwhile waits, and is told that there is none."""
        lock = self._waking.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id in self.awake:
                    self.store.touch(id)
                    return False
                gone = await self.store.delete(id, before)
                self.stored -= gone
                return gone
        finally:
            if not lock.locked():
                self._waking.pop(id, None)

    def has_space(self, share: float = 1.0) -> bool:
        """Whether less than that share of what may be stored is stored."""
        limits = self.limits
        return self.stored < limits.stored * share and not 0 < limits.space * share <= self.space

    async def _sweep(self) -> None:
        garbage = Garbage()
        last_used = monotonic()
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.limits.idle_seconds))
            now = monotonic()
            last_used = max([last_used, *(room.used for room in self.awake.values())])
            self._put_idle_to_sleep(now)
            garbage.look(now, last_used)

    def _put_idle_to_sleep(self, now: float) -> None:
        for id, room in list(self.awake.items()):
            if room.is_idle(now) or (room.lost and not room.listeners):
                self._put_to_sleep(id, room)

    # ---- Making -----------------------------------------------------------------------------

    async def make(self, asked: NewRoom, address: str = "") -> RoomMade:
        """A new room, as somebody at that address asked for it; with what only they get to know."""
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
            wanted = [SeatAsked(BOT, STAND_IN) for _ in wanted]
            wanted[guide["seat"]] = SeatAsked("me")
        host = secrecy.fresh()
        mine = next((number for number, seat in enumerate(wanted) if seat.who == "me"), -1)
        record = RoomRecord(
            secrecy.fresh_room(), game.name, game.version, len(wanted), seed, options, time(),
            secrecy.hashed(host), mine, asked.clock.seconds if asked.clock else 0,
            asked.clock.bonus if asked.clock else 0, asked.takeover, asked.watchers, asked.guide,
        )  # fmt: skip
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
        self, game: Game, record: RoomRecord, seats: list[SeatRecord], address: str = ""
    ) -> Room:
        """Store a new room and keep it awake. What is refused costs whoever asked nothing."""
        buckets = [self._making]
        if address and self.limits.per_address:
            buckets.insert(0, self._making_by.of(address))
        take_from(buckets)
        try:
            return await self._add(game, record, seats)
        except BaseException:
            for bucket in buckets:
                bucket.give_back()
            raise

    async def _add(self, game: Game, record: RoomRecord, seats: list[SeatRecord]) -> Room:
        if not self.has_space():
            raise Refusal("full", "this server can store no more games; those it has go on", 503)
        self._make_place()
        match = first_match(game, record, seats)
        room = Room(record, seats, [], game, match, self.store, self.thinking, self.limits)
        opening = packed(match.opening()) if match is not None else b""
        try:
            await self.store.create(record, seats, opening)
        except StoreFailed as fault:
            warn("not-stored", room=record.room, why=str(fault))
            raise Refusal("not-stored", "the room could not be stored; try again", 503) from None
        self.stored += 1
        self.awake[record.room] = room
        note("room-made", room=record.room, game=record.game, seats=record.seats)
        return room


def take_from(buckets: list[Bucket]) -> None:
    """A token from each, or a refusal and none."""
    for number, bucket in enumerate(buckets):
        if not bucket.take():
            for taken in buckets[:number]:
                taken.give_back()
            reason = "too many new rooms just now; try again in a moment"
            raise Refusal("too-fast", reason, 429, wait=bucket.seconds_until())


def first_match(game: Game, record: RoomRecord, seats: list[SeatRecord]) -> Match | None:
    """The game at its beginning; None where a deck is still to come."""
    try:
        if any(seat.brings for seat in seats):
            game.settings(record.options, record.seats)
            return None
        return Match(game, record)
    except (BadOption, BadPosition) as wrong:
        raise Refusal("bad-option", str(wrong), 400) from None


def find_game(name: str) -> Game:
    try:
        return bestiary.game(name)
    except UnknownGame as wrong:
        raise Refusal("no-game", str(wrong), 404) from None


def seats_for(game: Game, asked: list[SeatAsked]) -> list[SeatAsked]:
    """Who shall sit where: by default whoever asks, against bots."""
    seats = asked or [SeatAsked("me")] + [SeatAsked("bot")] * (game.fewest - 1)
    if not game.fewest <= len(seats) <= game.most:
        count = str(game.fewest) if game.fewest == game.most else f"{game.fewest} to {game.most}"
        raise Refusal("bad-seats", f"{game.title} has {count} seats, not {len(seats)}", 400)
    if sum(1 for seat in seats if seat.who == "me") > 1:
        raise Refusal("bad-seats", "you can sit at one seat only", 400)
    known = bots.names()
    settled = []
    for seat in seats:
        if seat.who != "bot":
            settled.append(SeatAsked(seat.who, "", seat.name, seat.brings))
            continue
        if seat.brings:
            raise Refusal("bad-seats", "a bot brings no deck: say in deck.N which it has", 400)
        bot = seat.bot or STAND_IN
        if bot not in known:
            near = did_you_mean(bot, known)
            right = ", ".join(known)
            raise Refusal("no-bot", f"no bot '{bot}'{near} (bots: {right})", 400)
        settled.append(SeatAsked("bot", bot, seat.name))
    return settled


def check_brought(game: Game, seats: list[SeatAsked], options: dict[str, Value]) -> None:
    """Refuse decks that nobody can bring, or that are there already."""
    for number, seat in enumerate(seats):
        if not seat.brings:
            continue
        if game.decks() is None:
            raise Refusal("bad-seats", f"nobody brings a deck to {game.title}", 400)
        if f"deck.{number}" in options:
            raise Refusal("bad-seats", f"seat {number} brings its deck: no deck.{number}", 400)


def restored(
    record: RoomRecord, seats: list[SeatRecord], entries: list[Entry]
) -> tuple[Game | None, Match | None, str]:
    """The game of a stored room, played to where it was. Without a match where it was played
    under other rules or waits for a deck; with an incident where it does not come out as it was
    stored."""
    try:
        game = bestiary.game(record.game)
    except UnknownGame:
        return None, None, ""
    if game.version != record.rules or any(seat.brings for seat in seats):
        return game, None, ""
    try:
        match = Match(game, record)
        match.restore(entries)
    except Exception as fault:
        incident = secrecy.fresh()[:8]
        warn("incident", incident=incident, room=record.room, game=record.game,
             error=type(fault).__name__)  # fmt: skip
        return game, None, incident
    return game, match, ""
