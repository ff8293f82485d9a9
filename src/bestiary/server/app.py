"""The application: every address, and what is behind it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import bestiary
from bestiary.server import library, openapi
from bestiary.server.limits import Limits
from bestiary.server.lobby import Lobby
from bestiary.server.logs import note
from bestiary.server.page import serve_page
from bestiary.server.refusal import Refusal
from bestiary.server.replays import Replays
from bestiary.server.requests import answer, refuse, route, same_origin
from bestiary.server.rooms import Rooms
from bestiary.server.sockets import Sockets
from bestiary.server.store import Store
from bestiary.server.thinking import Thinking
from bestiary.server.wire import Health

FILE = "bestiary.sqlite"


class Settings(Struct, frozen=True):
    """What `bestiary serve` was asked for."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    origins: list[str] = []
    workers: int = 2
    limits: Limits = Limits()


class Server:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rooms: Rooms
        self.sockets: Sockets
        self.app = Starlette(routes=self._routes(), lifespan=self._lifespan)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        limits = self.settings.limits
        store = Store(self.settings.data / FILE)
        thinking = Thinking(self.settings.workers, limits.bot_seconds)
        self.rooms = Rooms(store, thinking, limits)
        self.sockets = Sockets(self.rooms)
        await self.rooms.open()
        yield
        await self.rooms.close()
        await thinking.close()
        await store.close()

    def _routes(self) -> list[Route | WebSocketRoute]:
        def lobby(name: str) -> Callable[[Request], Awaitable[Response]]:
            async def handle(request: Request) -> Response:
                found: Callable[[Request], Awaitable[Response]] = getattr(Lobby(self.rooms), name)
                return await found(request)

            handle.__doc__ = getattr(Lobby, name).__doc__
            return handle

        def replays(name: str) -> Callable[[Request], Awaitable[Response]]:
            async def handle(request: Request) -> Response:
                found: Callable[[Request], Awaitable[Response]] = getattr(Replays(self.rooms), name)
                return await found(request)

            return handle

        rooms = "/api/rooms/{room}"
        games = "/api/games/{game}"
        return [
            Route("/health", route(self.health)),
            Route("/api/games", route(library.list_games)),
            Route(f"{games}/cards", route(library.list_cards)),
            Route(f"{games}/rules", route(library.show_rules)),
            Route(f"{games}/guide", route(library.show_guide)),
            Route("/api/rooms", self.post(lobby("make_room")), methods=["POST"]),
            Route(rooms, route(lobby("show_room"))),
            Route(f"{rooms}/join", self.post(lobby("join")), methods=["POST"]),
            Route(f"{rooms}/move-device", self.post(lobby("move_device")), methods=["POST"]),
            Route(f"{rooms}/rematch", self.post(lobby("rematch")), methods=["POST"]),
            Route(f"{rooms}/replay", route(replays("download"))),
            Route(f"{rooms}/moments/{{n:int}}", route(replays("moment"))),
            Route("/api/replays", self.post(replays("look")), methods=["POST"]),
            Route("/api/openapi.json", route(openapi.serve_json)),
            Route("/api/docs", route(openapi.serve_page)),
            WebSocketRoute("/api/socket", self.socket),
            Route("/{path:path}", route(serve_page)),
        ]

    def post(
        self, handler: Callable[[Request], Awaitable[Response]]
    ) -> Callable[..., Awaitable[Response]]:
        """A handler that changes something: only for our own page and for programs."""

        async def guarded(request: Request) -> Response:
            if not same_origin(request.headers, self.settings.origins):
                return refuse(Refusal("bad-origin", "this page may not ask that", 403))
            return await route(handler)(request)

        return guarded

    async def socket(self, socket: WebSocket) -> None:
        if not same_origin(socket.headers, self.settings.origins):
            await socket.close(1008, "this page may not connect")
            return
        await self.sockets.serve(socket)

    async def health(self, request: Request) -> Response:
        """Whether the server is well."""
        rooms, connections = len(self.rooms.awake), len(self.sockets.open)
        return answer(Health(True, bestiary.__version__, rooms, connections))


class Timed:
    """Logs every request that is answered: its route, never its query or headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            took = round((perf_counter() - start) * 1000, 1)
            note("request", method=scope["method"], path=scope["path"][:80], status=status, ms=took)
