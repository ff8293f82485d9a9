"""Clients that take their time: each has a limit, and the log tells of them in few lines."""

import contextlib
import os
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running

HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"
UPGRADE = b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    times = ("--head-seconds", "0.6", "--body-seconds", "0.6")
    with Running(tmp_path_factory.mktemp("hurried"), *times) as running:
        yield running


def dial(server: Running, source: str = "127.0.0.1") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), 5, source_address=(source, 0))
    line.settimeout(5)
    return line


def rest(line: socket.socket) -> bytes:
    """Everything up to the end, which must come."""
    data = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65536):
            data += part
    return data


@pytest.mark.parametrize(
    ("begun", "drip", "answer"),
    [
        (b"", b"", b""),
        (HEAD, b"", b"HTTP/1.1 408"),
        (HEAD, b"X: y\r\n", b"HTTP/1.1 408"),
        (UPGRADE, b"X: y\r\n", b"HTTP/1.1 408"),
        (POST, b" ", b"HTTP/1.1 408"),
        (POST.replace(b"rooms", b"nothing"), b" ", b"HTTP/1.1 405"),
    ],
    ids=["silent", "half-head", "dripped-head", "handshake", "dripped-body", "surplus"],
)
def test_a_slow_client_is_cut_off(
    hurried: Running, begun: bytes, drip: bytes, answer: bytes
) -> None:
    with dial(hurried) as line:
        start = time.monotonic()
        line.sendall(begun)
        line.settimeout(0.1)
        data, ended = b"", False
        while not ended and time.monotonic() - start < 3:
            try:
                part = line.recv(65536)
                data, ended = data + part, not part
            except TimeoutError:
                with contextlib.suppress(OSError):
                    line.sendall(drip)
            except ConnectionResetError:
                ended = True
        assert ended, "still connected"
        assert 0.5 < time.monotonic() - start < 2.5
        assert data.startswith(answer), data
        assert data or not answer
    assert hurried.get("/health").status_code == 200


def test_between_two_requests_a_client_may_wait_but_not_dawdle(hurried: Running) -> None:
    with dial(hurried) as line:
        for _ in range(2):
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            time.sleep(0.9)  # longer than a head may take
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /hea")
        assert rest(line).startswith(b"HTTP/1.1 408")


def test_what_comes_on_time_in_pieces_is_answered(hurried: Running) -> None:
    asked = b'{"game": "lantern-frogs"}'
    whole = (
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        b"Content-Length: %d\r\n\r\n%s" % (len(asked), asked)
    )
    with dial(hurried) as line:
        for start in range(0, len(whole), 10):
            line.sendall(whole[start : start + 10])
            time.sleep(0.02)
        assert rest(line).startswith(b"HTTP/1.1 201")


def test_an_answer_nobody_reads_does_not_keep_its_connection(folder: Path) -> None:
    """It is closed between two requests; what is still to be sent must not hold it."""
    with Running(folder) as server, contextlib.ExitStack() as open_lines:
        before = files(server)
        for _ in range(20):
            line = open_lines.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", server.port))
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        until = time.monotonic() + 8
        while files(server) > before + 2 and time.monotonic() < until:
            time.sleep(0.1)
        assert files(server) <= before + 2


def files(server: Running) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


# ---- Many of them -----------------------------------------------------------------------------


def test_one_address_has_so_many_connections(folder: Path) -> None:
    with Running(folder, "--per-address", "8") as server, contextlib.ExitStack() as lines:
        mine = [lines.enter_context(dial(server, "127.0.0.2")) for _ in range(20)]
        refused = sum(rest(line).startswith(b"HTTP/1.1 503") for line in mine[8:])
        assert refused == 12
        for line in mine[:8]:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        assert server.get("/health").status_code == 200  # from 127.0.0.1
        mine[0].close()
        time.sleep(0.2)
        again = lines.enter_context(dial(server, "127.0.0.2"))
        again.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert again.recv(65536).startswith(b"HTTP/1.1 200")
        told = server.wait_for_log("connection-refused")
        assert told["address"] == "127.0.0.2"


def test_half_open_requests_do_not_use_up_the_server(folder: Path) -> None:
    """As many as the system has files for, from many addresses, and again and again: whoever
    sends a whole request is answered, and the log stays small."""
    few = 400
    with Running(folder, ulimit=f"-n {few}") as server, contextlib.ExitStack() as lines:
        assert server.wait_for_log("few-files")["connections"] == 200
        worst = 0.0
        for round_number in range(3):
            for number in range(250):
                line = lines.enter_context(dial(server, f"127.0.{round_number}.{number % 7 + 2}"))
                line.sendall(HEAD)
            for _ in range(5):
                start = time.monotonic()
                assert server.get("/health").status_code == 200
                assert server.post("/api/rooms", {"game": "lantern-frogs"}).status_code == 201
                worst = max(worst, time.monotonic() - start)
        assert worst < 5
        assert server.log_path.stat().st_size < 200_000
        assert files(server) <= few - 100


def test_no_files_left_is_told_in_few_lines_and_passes(folder: Path) -> None:
    """Something else than connections may use up the files: then nobody can be let in, which must
    cost neither a processor nor a disk."""
    with Running(folder) as server, contextlib.ExitStack() as lines:
        assert server.get("/health").status_code == 200
        pid = server.process.pid
        soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (files(server), hard))
        before = processor(server)
        waiting = [lines.enter_context(dial(server)) for _ in range(100)]
        time.sleep(2.5)
        assert processor(server) - before < 1.0
        assert server.log_path.stat().st_size < 100_000
        assert any("out of system resource" in line.get("text", "") for line in server.logged())
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (soft, hard))
        waiting[50].sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert waiting[50].recv(65536).startswith(b"HTTP/1.1 200")


def processor(server: Running) -> float:
    """Seconds of processor time so far."""
    words = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
