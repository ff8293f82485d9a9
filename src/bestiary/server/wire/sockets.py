"""The connections: each one starts with a hello, then messages come in and news goes out.

Each has its own queue for outgoing messages, so a slow client holds up nobody else; when the queue
is full, the client is dropped.
"""

import asyncio
from collections import deque
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from bestiary.engine import SPECTATOR
from bestiary.server.http.addresses import address_of
from bestiary.server.http.door import BUCKET
from bestiary.server.limits import (
    FRAME,
    HELLO_SECONDS,
    MISCONDUCT,
    QUEUE_BYTES,
    QUEUE_MESSAGES,
    Bucket,
)
from bestiary.server.logs import failed, note
from bestiary.server.room.rematches import ask_rematch, tell_successor
from bestiary.server.room.room import Room
from bestiary.server.room.rooms import Rooms
from bestiary.server.room.seats import HOST
from bestiary.server.thinking.queue import Turnstile
from bestiary.server.wire import messages as wire
from bestiary.server.wire.refusal import (
    BAD_FRAME,
    BAD_SECRET,
    FAILED,
    FLOOD,
    FULL,
    NO_HELLO,
    RELOADED,
    STOPPING,
    TOO_BIG,
    TOO_SLOW,
    Refusal,
)

HINT_COST: Final = 5.0  # messages
LAST_WORDS: Final = 10.0  # seconds to tell a slow client why


class Sockets:
    """All connections."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.open: set[Connection] = set()
        self._by_address: dict[str, int] = {}
        self.stopping = False
        self._handshakes = Turnstile()

    async def serve(self, socket: WebSocket) -> None:
        async with self._handshakes.turn():  # hundreds come at once after a restart
            pass
        await socket.accept()
        if self.stopping:
            await socket.close(STOPPING, "the server is stopping")
            return
        if len(self.open) >= self.rooms.limits.connections:
            await socket.close(FULL, "too many connections; try again later")
            return
        address = address_of(socket.scope)
        most = self.rooms.limits.address_sockets
        if most and self._by_address.get(address, 0) >= most:
            await socket.close(FULL, "too many connections from your address; try again later")
            return
        connection = Connection(self.rooms, socket)
        self.open.add(connection)
        self._by_address[address] = self._by_address.get(address, 0) + 1
        try:
            await connection.run()
        finally:
            self.open.discard(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def stop(self, seconds: float = 1.0) -> None:
        """Say goodbye to everybody, then cut off whoever is left."""
        self.stopping = True
        for connection in list(self.open):
            connection.shut(STOPPING, "the server is stopping")
        for _ in range(int(seconds / 0.02)):
            if not self.open:
                return
            await asyncio.sleep(0.02)
        for connection in list(self.open):
            connection.abort()


class Connection:
    """A socket, from its hello to its end. A Listener of its room."""

    def __init__(self, rooms: Rooms, socket: WebSocket) -> None:
        self.rooms = rooms
        self.socket = socket
        self.room: Room | None = None
        self.seat = SPECTATOR
        self.host = False
        self.address = address_of(socket.scope)
        self.bucket = Bucket(rooms.limits.messages, rooms.limits.burst)
        self._out: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._answering = False
        self._reload: tuple[int, str] | None = None  # to close with once the answer is sent
        self._reader: asyncio.Task[None] | None = None

    # ---- Out --------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if self._closing is not None:
            return
        full = len(self._out) >= QUEUE_MESSAGES or self._size + len(data) > QUEUE_BYTES
        if self._out and full:  # a single message may be of any length
            note("slow-reader", room=self.room.id if self.room else "", waiting=self._size)
            self._out.clear()
            self.shut(TOO_SLOW, "you read too slowly; connect again")
            self.abort()
            return
        self._out.append(data)
        self._size += len(data)
        self._news.set()

    def shut(self, code: int, reason: str) -> None:
        """Close, after sending what is queued. If the room is being reloaded, an answer still in
        the making goes out first: it may say that nothing was stored."""
        if code == RELOADED and self._answering:
            self._reload = (code, reason)
        elif self._closing is None:
            self._closing = (code, reason)
            self._news.set()

    def abort(self) -> None:
        """Cut off, as the buffers are full and a close frame would only wait behind them."""
        abort = self.socket.scope.get("bestiary.abort")
        if abort is not None:
            abort()

    async def _write(self) -> None:
        while True:
            while self._out:
                data = self._out.popleft()
                self._size -= len(data)
                await self.socket.send({"type": "websocket.send", "text": data.decode()})
            if self._closing is not None:
                await self.socket.close(*self._closing)
                return
            self._news.clear()
            await self._news.wait()

    # ---- In ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Run until either side ends the connection."""
        self._reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({self._reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            if self._closing is not None and not writer.done():
                await asyncio.wait({writer}, timeout=LAST_WORDS)
        finally:
            if self.room is not None:
                self.room.leave(self)
            for task in (self._reader, writer):
                task.cancel()
            await asyncio.gather(self._reader, writer, return_exceptions=True)

    async def _read(self) -> None:
        try:
            try:
                said = await asyncio.wait_for(self._next(), HELLO_SECONDS)
            except TimeoutError:
                raise Refusal("no-hello", "no hello arrived in time", 400, NO_HELLO) from None
            await self._hello(said)
            while True:
                said = await self._next()
                if not self.bucket.take(HINT_COST if isinstance(said, wire.Hint) else 1.0):
                    await self._too_fast(said)
                    continue
                await self._answer(said)
        except WebSocketDisconnect:
            pass
        except Refusal as refusal:
            self.send(wire.write(wire.Refused("", refusal.code, refusal.reason)))
            self.shut(refusal.close or BAD_FRAME, refusal.reason)
            self._charge_for(refusal)
        except Exception as fault:  # a bug of ours: the details go to the log only
            failed("socket-failed", fault, room=self.room.id if self.room else "")
            self.shut(FAILED, "something went wrong on the server; see its log")

    def _charge_for(self, refusal: Refusal) -> None:
        """Clients that keep sending nonsense are let in less and less often."""
        bucket: Bucket | None = self.socket.scope.get(BUCKET)
        if bucket is not None and refusal.close in (0, BAD_FRAME, FLOOD, NO_HELLO, TOO_BIG):
            bucket.charge(MISCONDUCT)

    async def _too_fast(self, said: wire.AnySaid) -> None:
        """Refuse a burst; cut off a client that carries on regardless."""
        if self.bucket.tokens < -self.bucket.burst:
            raise Refusal("flood", "far too many messages", 429, FLOOD)
        self.bucket.tokens -= 1.0
        self.send(wire.write(wire.Refused(said.id, "too-fast", "too many messages; slow down")))
        await asyncio.sleep(0)

    async def _next(self) -> wire.AnySaid:
        frame: Any = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        text = frame.get("text")
        if text is None:
            raise Refusal("bad-frame", "frames must be text, not binary", 400, BAD_FRAME)
        if len(text) > FRAME or len(text.encode()) > FRAME:
            raise Refusal("too-big", f"a frame may have at most {FRAME} bytes", 413, TOO_BIG)
        return wire.read(text)

    async def _hello(self, said: wire.AnySaid) -> None:
        if not isinstance(said, wire.Hello):
            raise Refusal("no-hello", "the first message must be a hello", 400, NO_HELLO)
        room = await self.rooms.get(said.room)
        seat = SPECTATOR
        if said.secret:
            seat = room.seating.seat_of(said.secret)
            self.host = room.seating.is_host(seat)
        elif not room.record.watchers:
            raise Refusal("no-watchers", "this room does not allow spectators", 401, BAD_SECRET)
        self.seat = SPECTATOR if seat == HOST else seat
        await room.welcome(self, said.since, said.at, self.rooms.turnstile)
        self.room = room
        await tell_successor(self.rooms, room, self)

    async def _answer(self, said: wire.AnySaid) -> None:
        assert self.room is not None
        self._answering = True
        try:
            self.send(wire.write(await self._done(self.room, said)))
        except Refusal as refusal:
            if refusal.close:
                raise
            self.send(wire.write(wire.Refused(said.id, refusal.code, refusal.reason)))
        finally:
            self._answering = False
            if self._reload is not None:
                self.shut(*self._reload)

    async def _done(self, room: Room, said: wire.AnySaid) -> wire.AnyTold:
        match said:
            case wire.Choose():
                return wire.Done(
                    said.id, await room.choose(self.seat, said.id, said.at, said.choice)
                )
            case wire.Withdraw():
                return wire.Done(said.id, await room.withdraw(self.seat, said.id, said.at))
            case wire.Undo():
                return wire.Done(said.id, await room.undo(self.seat, said.id, said.at))
            case wire.Hint():
                return wire.HintGiven(said.id, *await room.hint(self.seat, said.at))
            case wire.Rematch():
                await ask_rematch(self.rooms, room, self.seat, self.host, self.address)
                return wire.Done(said.id, room.serial)
            case wire.Takeover():
                if not self.host:
                    raise Refusal("not-host", "only the host may let a bot play", 403)
                room.seating.let_bot_play(said.seat)
                return wire.Done(said.id, room.serial)
            case wire.Ping():
                return wire.Pong(said.id)
            case wire.Hello():
                raise Refusal("bad-frame", "hello can only be sent once", 400, BAD_FRAME)
