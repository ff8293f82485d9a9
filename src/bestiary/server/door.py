"""The front door: what every request and every socket passes before anything is done for it."""

from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bestiary.server.addresses import KEY, Proxies
from bestiary.server.logs import note


class Door:
    """Writes down whose a request is, lets it in, and logs how it was answered: its path, never
    its query, headers or body."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope["client"][0] if scope.get("client") else ""
        forwarded = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        scope[KEY] = self.proxies.client(peer, forwarded)
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
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
