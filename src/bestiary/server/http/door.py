"""The front door: checks and rate limits that every request and every socket passes first."""

from time import perf_counter

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bestiary.server.http.addresses import KEY, Proxies
from bestiary.server.http.hosts import Hosts
from bestiary.server.http.requests import refuse
from bestiary.server.limits import Buckets, Limits
from bestiary.server.logs import note, warn
from bestiary.server.thinking.queue import Turnstile
from bestiary.server.wire.refusal import Refusal

HEALTH = "/health"
BUCKET = "bestiary.bucket"  # in the scope: the rate limit of its address


class Door:
    """Notes the client's address, lets the request in, and logs the outcome with the path, but
    never the query, headers or body."""

    def __init__(self, app: ASGIApp, proxies: Proxies, hosts: Hosts, limits: Limits) -> None:
        self.app = app
        self.proxies = proxies
        self.hosts = hosts
        self.limits = limits
        self.turnstile = Turnstile()
        self.asking = Buckets(limits.address_requests, limits.address_requests * 10)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope.get("client") else ""
        forwarded = headers.getlist("x-forwarded-for")
        address = self.proxies.client(peer, forwarded)
        scope[KEY] = address
        if forwarded and not self.proxies.trust(peer):
            warn("proxy-not-trusted", peer=peer, hint="--proxy names the proxies to trust")
        try:
            self._let_in(scope, headers, address)
        except Refusal as refusal:
            await refuse(refusal)(scope, receive, send)
            return
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        async with self.turnstile.turn():  # one by one, so that a crowd does not stall the games
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

    def _let_in(self, scope: Scope, headers: Headers, address: str) -> None:
        if "host" in headers and not self.hosts.allow(headers["host"]):
            warn("name-refused", name=headers["host"][:80])
            raise Refusal(
                "bad-host", "this server does not go by that name; --host-name allows it", 421
            )
        if not self.limits.per_address or scope["path"] == HEALTH:
            return
        bucket = scope[BUCKET] = self.asking.of(address)
        if not bucket.take():
            warn("too-many-requests", address=address)
            raise Refusal(
                "too-fast", "too many requests from your address; slow down", 429,
                wait=bucket.seconds_until(),
            )  # fmt: skip
