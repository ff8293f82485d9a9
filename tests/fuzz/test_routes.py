"""A sample of the fuzzed routes, and what was found by hand."""

import socket
from collections.abc import Iterator

import pytest

from tests.fuzz.routes import SERVER, Routes
from tests.server.running import Running
from tests.server.test_slow_clients import dial, rest

SEED = 20261116

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("routes"), *SERVER) as running:
        yield running


def test_no_request_makes_the_server_fail(server: Running) -> None:
    tally = Routes(server).run(SEED, 0, 400)
    assert not tally.failures, "\n".join([tally.told(), *tally.failures])
    assert tally.refused > 100


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 200),  # the page, which says that there is nothing
        ("/" + "x" * 300, 200),
        ("/assets/%00", 404),
        ("/" + "x/" * 2000, 200),
        ("/api/rooms/X/moments/" + "9" * 5000, 404),  # there is no such room
        ("/api/rooms/%00", 404),
        ("/api/games/%00/cards", 404),
        ("/api/games/creature-wars/cards?hp=" + "9" * 5000, 400),
    ],
)
def test_awkward_paths(server: Running, path: str, status: int) -> None:
    assert server.get(path).status_code == status


def test_a_moment_that_is_no_number(server: Running) -> None:
    made = server.make_room("lantern-frogs", "me,open")
    for number in ("9" * 5000, "-1", "x", "٣", "1.5"):
        answer = server.get(f"/api/rooms/{made['room']}/moments/{number}", made["secret"])
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "//", "http://"])
def test_origins_that_are_none(server: Running, origin: str) -> None:
    answer = server.post("/api/rooms", {"game": "lantern-frogs"}, Origin=origin)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")


def test_without_a_host_no_origin_is_ours(server: Running) -> None:
    with dial(server) as line:
        line.sendall(b"POST /api/rooms HTTP/1.0\r\nOrigin: null\r\nContent-Length: 2\r\n\r\n{}")
        assert b" 403 " in rest(line)


def test_a_handshake_that_is_not_understood_ends(server: Running) -> None:
    """A header that is too long for a handshake, but not for a request."""
    with dial(server) as line:
        line.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nX: " + b"x" * 20_000 + b"\r\n\r\n"
        )
        assert rest(line).startswith(b"HTTP/1.1 431")


def test_pings_that_nobody_reads_the_answers_of(server: Running) -> None:
    with open_socket(server) as line, pytest.raises(OSError, match=r"reset|Broken|timed out"):
        flood(line, (b"\x89\xfd" + bytes(4) + b"p" * 125) * 1000)


def test_a_frame_in_endless_pieces_ends(server: Running) -> None:
    with open_socket(server) as line:
        line.settimeout(2)  # sooner than a hello would have to come
        line.sendall(b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 1000)
        assert rest(line) == b""


def open_socket(server: Running) -> socket.socket:
    line = dial(server)
    line.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert line.recv(1000).startswith(b"HTTP/1.1 101")
    return line


def flood(line: socket.socket, data: bytes) -> None:
    for _ in range(400):
        line.sendall(data)
