"""Connections as they come in: how many there may be, and how long each may take over what.

uvicorn waits for ever for a request that was begun, and for an answer to be read. Here everything
that a client can be slow at has its time, and whoever does not keep it is cut off.
"""

import asyncio
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import WebSocketException

from bestiary.server.http.addresses import Proxies
from bestiary.server.limits import (
    FRAGMENTS,
    LINGER_SECONDS,
    REPLAY,
    UNREAD_BYTES,
    UNREAD_SECONDS,
    Limits,
)
from bestiary.server.logs import warn

HEAD: Final = "head"
BODY: Final = "body"
CLOSING: Final = "closing"
NOTHING: Final = ""  # it is the server's turn, or the connection is idle between two requests
TIMED_OUT: Final = b"HTTP/1.1 408 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BAD_REQUEST: Final = b"HTTP/1.1 400 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_PLACE: Final = (
    b"HTTP/1.1 503 \r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)


class Gate:
    """Who is connected. It knows connections by their transport: a socket begins as a request."""

    def __init__(self, limits: Limits, most: int, proxies: Proxies) -> None:
        self.limits = limits
        self.most = most
        self.proxies = proxies
        self.waiting: dict[HttpConnection, None] = {}  # for a head; the longest first
        self._inside: dict[asyncio.Transport, str] = {}
        self._count: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Whether there is a place. If all are taken, whoever has kept the server waiting
        longest for a request loses theirs."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        address = self.proxies.client(host, ())
        most = 0 if self.proxies.trust(host) else self.limits.per_address
        if most and self._count.get(address, 0) >= most:
            warn("connection-refused", why="too many from this address", address=address)
            return False
        if len(self._inside) >= self.most:
            if not self.waiting:
                warn("connection-refused", why="all places are taken")
                return False
            longest = next(iter(self.waiting))
            warn("connection-cut", why="another needs its place")
            self.leave(longest.transport)
            longest.abort()
        self._inside[transport] = address
        self._count[address] = self._count.get(address, 0) + 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        address = self._inside.pop(transport, None)
        if address is None:
            return
        self._count[address] -= 1
        if not self._count[address]:
            del self._count[address]


class Config(uvicorn.Config):
    """uvicorn's, which it gives to every connection; with the gate."""

    gate: Gate


class HttpConnection(H11Protocol):
    """Requests, each of which has to come in time and has to be read."""

    gate: Gate
    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _phase: tuple[str, object] = (NOTHING, None)
    _surplus = 0
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.gate = cast(Config, self.config).gate
        if self.gate.enter(transport):
            self._expect(HEAD)
        else:
            self._break_off(NO_PLACE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._upgraded:
            return
        if self.conn.their_state is h11.SEND_BODY:
            self._expect(BODY)
            self._count_surplus(len(data))
        elif self.conn.their_state is h11.IDLE:
            self._expect(HEAD)
        else:
            self._expect(NOTHING)

    @property
    def _asked(self) -> RequestResponseCycle | None:
        """The request that is being read or answered, or was the last."""
        return self.cycle

    def _count_surplus(self, size: int) -> None:
        """What comes after the answer is read only so that the client gets to see the answer."""
        if self._asked is not None and self._asked.response_complete:
            self._surplus += size
            if self._surplus > 4 * REPLAY:
                self.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        unfinished = self.conn.their_state is h11.SEND_BODY
        if self.transport.is_closing() or not (unfinished or self._upgraded):
            self._expect(NOTHING)

    def send_400_response(self, msg: str) -> None:
        self._break_off(BAD_REQUEST)

    def _break_off(self, answer: bytes) -> None:
        """The end of the connection, and an answer if none was begun. In bytes: h11 no longer
        helps with a request that it did not understand."""
        asked = self._asked
        surplus = self.conn.their_state is h11.SEND_BODY  # of a request that has its answer
        if asked is None or not (surplus if asked.response_complete else asked.response_started):
            self.transport.write(answer)
        self.transport.close()
        if asked is not None and not asked.response_complete:
            asked.disconnected = True
            asked.message_event.set()
        self._expect(CLOSING)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if event.method != b"GET":
            self._break_off(BAD_REQUEST)
            return
        self._upgraded = True
        self._forget()
        super().handle_websocket_upgrade(event)

    def _unsupported_upgrade_warning(self) -> None:
        """Not worth a line: the request is answered as if it had not asked."""

    # ---- Time -----------------------------------------------------------------------------

    def _expect(self, phase: str) -> None:
        """Set the time for what the client has to do next, unless it is running already."""
        if self.transport.is_closing():
            phase = CLOSING
        now = (phase, self.cycle)
        if now == self._phase:
            return
        self._phase = now
        self.gate.waiting.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        limits = self.gate.limits
        if phase == HEAD:
            self.gate.waiting[self] = None
            self._timer = self.loop.call_later(limits.head_seconds, self._cut)
        elif phase == BODY:
            self._surplus = 0
            self._timer = self.loop.call_later(limits.body_seconds, self._cut)
        elif phase == CLOSING:
            self._timer = self.loop.call_later(LINGER_SECONDS, self.abort)

    def _cut(self) -> None:
        """Too slow."""
        self._timer = None
        phase, _ = self._phase
        warn("connection-cut", why=f"the {phase} of a request took too long")
        if phase == HEAD and not self.conn.trailing_data[0]:
            self.abort()  # it has not begun to ask anything, and is told nothing
        else:
            self._break_off(TIMED_OUT)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect(CLOSING)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def abort(self) -> None:
        self._forget()
        self.transport.abort()

    def _forget(self) -> None:
        self.gate.waiting.pop(self, None)
        for timer in (self._timer, self._unread):
            if timer is not None:
                timer.cancel()
        self._timer = self._unread = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that the application can cut off, and that ends when it has been closed: closing
    alone would wait behind full buffers."""

    _last_words: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._last_words is not None:
            self._last_words.cancel()
        cast(Config, self.config).gate.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["bestiary.abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except (AssertionError, WebSocketException):  # as for frames after the last one
            warn("connection-cut", why="it broke the protocol")
            self.transport.abort()
        if not self.handshake_initiated:  # the whole head is there and was not understood
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        if self.transport.is_closing():
            self._end_soon()

    def send_receive_event_to_app(self) -> None:
        """uvicorn would log what is no UTF-8, and stumble if the socket is closing."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007, "text is UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with a refusal; else uvicorn complains of it
        if self.close_sent:
            self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
            return
        super().handle_ping()

    def _end_soon(self) -> None:
        if self._last_words is None:
            seconds = LINGER_SECONDS + self.close_timeout
            self._last_words = self.loop.call_later(seconds, self.transport.abort)


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
