"""Start the server, run it, and shut it down in good order."""

import asyncio
import contextlib
import resource
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn

from bestiary.engine import BestiaryError
from bestiary.server import logs
from bestiary.server.app import Server, Settings
from bestiary.server.http.addresses import Proxies
from bestiary.server.http.connections import Config, Gate, HttpConnection, SocketConnection
from bestiary.server.http.door import Door
from bestiary.server.http.hosts import Hosts
from bestiary.server.limits import BESIDE_SOCKETS, FRAME, RESERVED_FILES, SEND_BUFFER, Limits
from bestiary.server.store.folder import Lock, locked, make_folder, open_to_others, reason

BACKLOG = 2048  # connections the kernel queues until they are accepted
AT_ONCE = 16  # connections accepted in one go
TELL_TICKS = 50  # uvicorn ticks ten times a second


class WebServer(uvicorn.Server):
    """uvicorn, except that we handle signals and tell everybody before the sockets close."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.server = server

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(BACKLOG)  # asyncio uses one number for backlog and batch

    async def on_tick(self, counter: int) -> bool:
        if counter % TELL_TICKS == 0:
            logs.tell_left_out()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.rooms.thinking.close()  # anyone waiting for an answer is told
        await self.server.sockets.stop()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is named.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        raise BestiaryError(f"cannot listen on {host} port {port}: {reason(fault)}") from None
    listening.listen(BACKLOG)
    return listening


def run(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until a signal stops us."""
    make_folder(settings.data)
    with locked(settings.data, "server") as lock:
        logs.start()
        mode = open_to_others(settings.data)
        if mode:
            logs.warn("folder-open-to-others", folder=str(settings.data), mode=mode,
                      advice="it holds seeds and unfinished games; chmod 700")  # fmt: skip
        asyncio.run(serve(settings, announce, lock))


def places(limits: Limits) -> int:
    """How many connections we can accept. Each one is an open file, and many systems allow only a
    thousand unless asked for more; the store and the workers need some too."""
    wanted = limits.connections + BESIDE_SOCKETS
    allowed = allow_files(wanted + RESERVED_FILES)
    if allowed >= wanted + RESERVED_FILES:
        return wanted
    most = max(allowed - RESERVED_FILES, allowed // 2)
    logs.warn("few-files", allowed=allowed, connections=most)
    return most


def allow_files(count: int) -> int:
    """Ask the system for this many open files; returns how many it allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return count if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


async def serve(settings: Settings, announce: Callable[[str], None], lock: Lock) -> None:
    proxies = Proxies(settings.proxies)
    listening = bind(settings.host, settings.port)
    server = Server(settings)
    hosts = Hosts(settings.host, settings.origins, settings.names)
    config = Config(
        Door(server.app, proxies, hosts, settings.limits),
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=4 * FRAME,  # above our own limit, which closes with a reason
        ws_per_message_deflate=False,  # costs memory per connection, time per message
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        proxy_headers=False,
        backlog=AT_ONCE,
        timeout_keep_alive=max(1, round(settings.limits.keep_alive_seconds)),
        timeout_graceful_shutdown=1,
        h11_max_incomplete_event_size=32 * 1024,
    )
    config.gate = Gate(settings.limits, places(settings.limits), proxies)
    web = WebServer(config, server)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.log_loop_trouble)
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop, web)
    host, port = listening.getsockname()[:2]
    url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    lock.tell_address(url)
    await server.open()
    try:
        serving = asyncio.create_task(web.serve([listening]))
        while not web.started and not serving.done():
            await asyncio.sleep(0.01)
        announce(f"Bestiary is at {url} (Ctrl-C stops it)")
        if hosts.advice():
            announce(hosts.advice())
        if server.reports is not None:
            announce(f"Lab reports, for you only: {server.reports.link(url)}")
        logs.note("started", host=host, port=port)
        await serving
    finally:
        await server.close()
    logs.tell_left_out()
    logs.note("stopped")


def stop(web: uvicorn.Server) -> None:
    web.should_exit = True
