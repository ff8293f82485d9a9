"""From the command line to a server that runs, and to its orderly end."""

import asyncio
import contextlib
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bestiary.engine import BestiaryError
from bestiary.server import logs
from bestiary.server.addresses import Proxies
from bestiary.server.app import Server, Settings
from bestiary.server.door import Door
from bestiary.server.folder import Lock, locked, make_folder, open_to_others, reason
from bestiary.server.limits import FRAME, SEND_BUFFER


class Abortable(WebSocketsSansIOProtocol):
    """Lets the application cut off who does not read: closing would wait behind full buffers."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["bestiary.abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]


class Listening(uvicorn.Server):
    """Leaves the signals to us, and says goodbye to everybody before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.server = server

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.sockets.stop()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        raise BestiaryError(f"cannot listen at {host} port {port}: {reason(fault)}") from None
    listening.listen(2048)
    return listening


def run(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until a signal says stop."""
    make_folder(settings.data)
    with locked(settings.data, "server") as lock:
        logs.start()
        mode = open_to_others(settings.data)
        if mode:
            logs.warn("folder-open-to-others", folder=str(settings.data), mode=mode,
                      advice="it holds seeds and unfinished games; chmod 700")  # fmt: skip
        allow_files(settings.limits.connections + 512)
        asyncio.run(serve(settings, announce, lock))


def allow_files(count: int) -> None:
    """Every connection is an open file; many systems allow a thousand unless asked for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def serve(settings: Settings, announce: Callable[[str], None], lock: Lock) -> None:
    proxies = Proxies(settings.proxies)
    listening = bind(settings.host, settings.port)
    server = Server(settings)
    config = uvicorn.Config(
        Door(server.app, proxies),
        ws=Abortable,
        ws_max_size=4 * FRAME,  # beyond our own limit, which closes with a reason
        ws_per_message_deflate=False,  # memory for every connection, and time for every message
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32 * 1024,
    )
    web = Listening(config, server)
    loop = asyncio.get_running_loop()
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
        announce(url)
        logs.note("started", host=host, port=port)
        await serving
    finally:
        await server.close()
    logs.note("stopped")


def stop(web: uvicorn.Server) -> None:
    web.should_exit = True
