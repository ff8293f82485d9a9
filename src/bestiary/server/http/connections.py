"""Incoming connections: how many we accept, and the timeouts of each.

uvicorn waits forever for the rest of a request, and for a client to read its answer. Here each of
these has a time limit, and a client that exceeds it is cut off.
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
NOTHING: Final = ""  # the server is answering, or the connection is idle between two requests
TIMED_OUT: Final = b"HTTP/1.1 408 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BAD_REQUEST: Final = b"HTTP/1.1 400 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_PLACE: Final = (
    b"HTTP/1.1 503 \r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)


class Gate:
    """Counts connections. They are known by their transport, as a WebSocket starts as a request."""

    def __init__(self, limits: Limits, most: int, proxies: Proxies) -> None:
        self.limits = limits
        self.most = most
        self.proxies = proxies
        self.waiting: dict[HttpConnection, None] = {}  # for a request's head; longest first
        self._inside: dict[asyncio.Transport, str] = {}
        self._count: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in, if there is room. If the server is full, the connection that has
        kept it waiting longest for a request is dropped."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        address = self.proxies.client(host, ())
        most = 0 if self.proxies.trust(host) else self.limits.per_address
        if most and self._count.get(address, 0) >= most:
            warn("connection-refused", why="too many from this address", address=address)
            return False
        if len(self._inside) >= self.most:
            if not self.waiting:
                warn("connection-refused", why="too many connections")
                return False
            longest = next(iter(self.waiting))
            warn("connection-cut", why="making room for another")
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
    """uvicorn passes its Config to every connection; this one carries the gate."""

    gate: Gate


class HttpConnection(H11Protocol):
    """An HTTP connection. Requests must arrive, and answers must be read, in time."""

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
        """The current request, or the last one."""
        return self.cycle

    def _count_surplus(self, size: int) -> None:
        """Data after the answer is read only so that the client gets to see the answer."""
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
        """End the connection, with an answer if none was started. It is written as bytes, since
        h11 gives up on a request that it could not parse."""
        asked = self._asked
        surplus = self.conn.their_state is h11.SEND_BODY  # the request was answered before its end
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
        """Not worth logging: the request is answered as an ordinary one."""

    # ---- Time -----------------------------------------------------------------------------

    def _expect(self, phase: str) -> None:
        """Start the timeout for what the client has to do next, unless it is running already."""
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
        """The client was too slow."""
        self._timer = None
        phase, _ = self._phase
        warn("connection-cut", why=f"the {phase} of a request took too long")
        if phase == HEAD and not self.conn.trailing_data[0]:
            self.abort()  # no request was started, so there is nothing to answer
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
    """A WebSocket that the application can cut off, and that is cut off soon after it was closed:
    a close frame could wait forever behind full buffers."""

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
        except (AssertionError, WebSocketException):  # such as frames after the close frame
            warn("connection-cut", why="it broke the protocol")
            self.transport.abort()
        if not self.handshake_initiated:  # the head is complete but cannot be parsed
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        if self.transport.is_closing():
            self._end_soon()

    def send_receive_event_to_app(self) -> None:
        """Reject text that is not UTF-8: uvicorn would log it, or fail if the socket is closing."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007, "text must be UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused; otherwise uvicorn complains
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
