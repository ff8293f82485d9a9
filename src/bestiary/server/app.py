"""The application: every route and what answers it."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

import bestiary
from bestiary.engine import BadOption
from bestiary.play.library import NotOffered
from bestiary.server.http import openapi
from bestiary.server.http.endpoints import Endpoint, Handler, endpoints
from bestiary.server.http.health import StoreTest
from bestiary.server.http.page import serve_page
from bestiary.server.http.requests import HEADERS, answer, refuse, same_origin
from bestiary.server.limits import Limits
from bestiary.server.room.rooms import Rooms
from bestiary.server.store.database import StoreFailed
from bestiary.server.store.folder import STORE
from bestiary.server.store.retention import Retention
from bestiary.server.wire.messages import Health
from bestiary.server.wire.refusal import Refusal
from bestiary.server.wire.sockets import Sockets

if TYPE_CHECKING:
    from bestiary.server.http.reports import Reports


class Settings(Struct, frozen=True):
    """What `bestiary serve` was asked for."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    origins: list[str] = []
    workers: int = 2
    limits: Limits = Limits()
    proxies: list[str] = []  # addresses and networks whose X-Forwarded-For is trusted
    names: list[str] = []  # host names besides those in origins; "*" allows any
    reports: Path | None = None  # a folder of lab reports, for the server's owner
    follows_edits: bool = False  # games in progress go on by the rules as they are now


class Server:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rooms = Rooms(settings.limits, settings.follows_edits)
        self.retention = Retention(self.rooms)
        self.sockets = Sockets(self.rooms)
        self.store_test = StoreTest(self.rooms)
        self.endpoints = endpoints(self.rooms)
        self.description = openapi.describe(self.endpoints)
        self.reports = open_reports(settings.reports)
        self.app = Starlette(
            routes=self._routes(),
            exception_handlers={
                Refusal: answer_refusal,
                NotOffered: answer_not_offered,
                BadOption: answer_bad_option,
                StoreFailed: answer_not_stored,
                HTTPException: answer_http,
                Exception: answer_failure,
            },
        )

    async def open(self) -> None:
        await self.rooms.open(self.settings.data / STORE, self.settings.workers)
        self.retention.start()

    async def close(self) -> None:
        self.retention.stop()
        await self.rooms.close()

    def _routes(self) -> list[Route | WebSocketRoute]:
        return [
            Route("/health", self.health),
            *(self._route(each) for each in self.endpoints),
            Route("/api/openapi.json", self.openapi),
            Route("/api/docs", self.docs),
            WebSocketRoute("/api/socket", self.socket),
            *(self.reports.routes() if self.reports is not None else []),
            Route("/{path:path}", serve_page),
        ]

    def _route(self, each: Endpoint) -> Route:
        handler = self._from_our_page(each.handler) if each.method == "POST" else each.handler
        return Route(each.path, handler, methods=[each.method])

    def _from_our_page(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        """Guard a handler that changes something: only our own page and programs may call it."""

        async def guarded(request: Request) -> Response:
            if not same_origin(request.headers, self.settings.origins):
                raise Refusal("bad-origin", "pages of other sites may not do this", 403)
            return await handler(request)

        return guarded

    async def socket(self, socket: WebSocket) -> None:
        if not same_origin(socket.headers, self.settings.origins):
            await socket.close()  # not accepted yet, so the handshake is answered with 403
            return
        await self.sockets.serve(socket)

    async def health(self, request: Request) -> Response:
        fault = await self.store_test.fault()
        rooms, connections = len(self.rooms.awake), len(self.sockets.open)
        status = 503 if fault else 200
        return answer(Health(not fault, bestiary.__version__, rooms, connections, fault), status)

    async def openapi(self, request: Request) -> Response:
        return answer(self.description)

    async def docs(self, request: Request) -> Response:
        page = openapi.as_page(self.endpoints)
        return Response(page, 200, HEADERS, "text/html; charset=utf-8")


def open_reports(folder: Path | None) -> "Reports | None":
    """The owner's reports; what they need is loaded only if there are any."""
    if folder is None:
        return None
    from bestiary.server.http.reports import Reports

    return Reports(folder, serve_page)


async def answer_refusal(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refuse(refusal)


async def answer_not_offered(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, NotOffered)
    return refuse(Refusal(wrong.code, wrong.reason, 404))


async def answer_bad_option(request: Request, wrong: Exception) -> Response:
    return refuse(Refusal("bad-option", str(wrong), 400))


async def answer_not_stored(request: Request, fault: Exception) -> Response:
    return refuse(Refusal("not-stored", "this could not be stored; try again", 503))


async def answer_http(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    return refuse(Refusal("not-so", fault.detail, fault.status_code))


async def answer_failure(request: Request, fault: Exception) -> Response:
    """A bug of ours: the details go to the log, never into the answer."""
    told = refuse(Refusal("failed", "something went wrong on the server; see its log", 500))
    told.headers["connection"] = "close"  # as uvicorn does after an exception
    return told
