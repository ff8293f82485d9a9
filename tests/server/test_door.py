"""The front door: names, proxies, limits by address, and what the log says of it all."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bestiary.server.http.hosts import Hosts
from bestiary.server.limits import Bucket, Buckets, Limits
from bestiary.server.room.rooms import Rooms, take_from
from bestiary.server.wire.refusal import Refusal
from tests.server.player import Player
from tests.server.running import Running

ROOM = {"game": "lantern-frogs"}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as it comes, behind a proxy at 127.0.0.1 that is trusted."""
    words = ("--per-address", "256", "--proxy", "127.0.0.1")
    with Running(tmp_path_factory.mktemp("limited"), *words) as running:
        yield running


def forwarded(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


# ---- Names ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost", True),
        ("LocalHost.:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.9:8000", True),  # numeric: not a name that could be rebound
        ("play.example", True),
        ("play.example:443", True),
        ("table.lan", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("play.example.evil", False),
        ("", False),
        ("[", False),
        ("a:b:c", False),
        ("\xff", False),
    ],
)
def test_a_name_is_answered_or_not(host: str, allowed: bool) -> None:
    hosts = Hosts("0.0.0.0", ["https://Play.Example", "http://["], ["table.lan"])
    assert hosts.allow(host) is allowed
    assert Hosts("0.0.0.0", [], ["*"]).allow(host)


def test_whoever_lets_others_in_is_told_about_names() -> None:
    assert "--host-name" in Hosts("0.0.0.0", [], []).advice()
    assert Hosts("127.0.0.1", [], []).advice() == ""
    assert Hosts("0.0.0.0", [], ["*"]).advice() == ""
    assert Hosts("0.0.0.0", ["https://play.example"], []).advice() == ""


def test_another_sites_name_for_this_machine_is_refused(server: Running) -> None:
    for path in ("/", "/health", "/api/games", "/api/rooms/x"):
        answer = server.get(path, Host="evil.example")
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "bad-host")
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert server.post("/api/rooms", ROOM, "", **evil).status_code == 421
    assert server.get("/health", Host=f"localhost:{server.port}").status_code == 200

    async def handshake() -> int:
        raw = f"GET /api/socket HTTP/1.1\r\n{UPGRADE}Host: evil.example\r\n\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(raw.encode())
        line = await reader.readline()
        writer.close()
        return int(line.split()[1])

    assert asyncio.run(handshake()) == 421
    assert not [line for line in server.logged() if line["event"] == "library"]


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def test_a_name_can_be_allowed(folder: Path) -> None:
    with Running(folder, "--host-name", "table.lan", "--host", "0.0.0.0") as server:
        local = {"Host": f"table.lan:{server.port}"}
        url = f"http://127.0.0.1:{server.port}/health"
        assert server.client.get(url, headers=local).status_code == 200
        assert server.client.get(url, headers={"Host": "other.lan"}).status_code == 421


# ---- Limits by address ------------------------------------------------------------------------


def test_making_rooms_is_limited_by_address(limited: Running) -> None:
    """Each address has its own limit, and what is refused for what it asks costs nothing."""
    for _ in range(100):
        wrong = limited.post("/api/rooms", {**ROOM, "options": {"x": 1}}, **forwarded("10.0.0.1"))
        assert wrong.status_code == 400
    made = 0
    while (answer := limited.post("/api/rooms", ROOM, **forwarded("10.0.0.1"))).status_code == 201:
        made += 1
        assert made < 600, "there is no limit"
    assert made >= 60  # the burst, and what a slow machine has earned since
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "too-fast"
    assert int(answer.headers["retry-after"]) >= 1
    assert limited.post("/api/rooms", ROOM, **forwarded("10.0.0.2")).status_code == 201
    time.sleep(0.6)
    assert limited.post("/api/rooms", ROOM, **forwarded("10.0.0.1")).status_code == 201


def test_where_others_make_too_many_rooms_whoever_made_few_gets_one() -> None:
    rooms = Rooms(Limits(new_rooms=0.5, address_rooms=0.1))  # two at once, three of an address
    for _ in range(2):
        take_from(rooms.paid_by("10.0.0.1"))
    with pytest.raises(Refusal, match="too many new rooms"):
        take_from(rooms.paid_by("10.0.0.1"))
    take_from(rooms.paid_by("10.0.0.2"))
    with pytest.raises(Refusal, match="too many new rooms"):
        take_from(rooms.paid_by("10.0.0.2"))


def test_whoever_sends_nonsense_is_let_in_less_often(limited: Running) -> None:
    """Coming again and again costs more than the requests alone."""
    headers = forwarded("10.7.7.7")

    async def nonsense() -> int:
        for count in range(200):
            try:
                async with connect(limited.socket_url, additional_headers=headers) as line:
                    await line.send("{")
                    with contextlib.suppress(ConnectionClosed):
                        while True:
                            await line.recv()
            except InvalidStatus:
                return count
        return 200

    assert asyncio.run(nonsense()) < 60
    assert limited.get("/api/games", **headers).status_code == 429
    assert limited.get("/api/games", **forwarded("10.7.7.8")).status_code == 200


def test_requests_are_limited_by_address(limited: Running) -> None:
    with socket.create_connection(("127.0.0.1", limited.port), 10) as line:
        ask = b"GET /api/none HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.0.3\r\n\r\n"
        data = b""
        for _ in range(20):
            line.sendall(ask * 100)
            wanted = data.count(b"HTTP/1.1 ") + 100
            while data.count(b"HTTP/1.1 ") < wanted:
                data += line.recv(1 << 20)
    codes = [int(part[:3]) for part in data.split(b"HTTP/1.1 ")[1:]]
    assert set(codes) == {404, 429}
    assert codes[:1000] == [404] * 1000
    assert b"retry-after: 1\r\n" in data[data.index(b"HTTP/1.1 429") :]
    assert limited.get("/api/games", **forwarded("10.0.0.4")).status_code == 200
    assert limited.get("/health", **forwarded("10.0.0.3")).status_code == 200


def test_sockets_are_limited_by_address(folder: Path) -> None:
    async def play(server: Running) -> None:
        made = server.make_room("lantern-frogs", "me,random")

        async def enter(address: str) -> Player:
            return await Player.enter(
                server.socket_url, made["room"], made["secret"], **forwarded(address)
            )

        mine = [await enter("10.0.0.1") for _ in range(3)]
        fourth = await Player.connect(server.socket_url, **forwarded("10.0.0.1"))
        assert await fourth.closed() == 4503
        assert (await enter("10.0.0.2")).seat == 0
        await mine[0].leave()
        await asyncio.sleep(0.1)
        assert (await enter("10.0.0.1")).seat == 0

    with Running(folder, "--per-address", "4", "--proxy", "127.0.0.1") as server:
        asyncio.run(play(server))


def test_nobody_elses_word_is_taken(folder: Path) -> None:
    with Running(folder, "--per-address", "256", "--proxy", "127.0.0.9") as server:
        made = [
            server.post("/api/rooms", ROOM, **forwarded(f"10.0.0.{number}")).status_code
            for number in range(80)
        ]
        assert made[-1] == 429
        assert server.wait_for_log("proxy-not-trusted")["peer"] == "127.0.0.1"


def test_the_table_of_buckets_stays_small() -> None:
    buckets = Buckets(1.0, 2.0, most=100)
    for number in range(1000):
        buckets.of(f"10.0.{number // 250}.{number % 250}").take()
    assert len(buckets) <= 100
    assert not all(buckets.of("10.0.0.1").take() for _ in range(3))
    quick = Buckets(100.0, 1.0)
    quick.of("a").take()
    time.sleep(0.03)
    quick.of("b")
    assert len(quick) == 1


def test_a_bucket_says_when_to_come_back() -> None:
    bucket = Bucket(2.0, 1.0)
    assert bucket.take()
    assert not bucket.take()
    assert 0.4 < bucket.seconds_until() <= 0.5
    bucket.give_back(5.0)
    assert bucket.tokens == 1.0


# ---- The log ----------------------------------------------------------------------------------


def test_no_client_can_fill_the_log(folder: Path) -> None:
    with Running(folder) as server, contextlib.ExitStack() as lines:
        for _ in range(1500):
            line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            line.sendall(b"\x16\x03\x01 rubbish\r\n\r\n")
            line.recv(100)
            line.close()
        until = time.monotonic() + 8
        while time.monotonic() < until and written(server) + left_out(server) < 1500:
            time.sleep(0.1)
        assert written(server) + left_out(server) == 1500
        assert written(server) < 300


def written(server: Running) -> int:
    return sum("Invalid HTTP" in line.get("text", "") for line in server.logged())


def left_out(server: Running) -> int:
    return sum(line["count"] for line in server.logged() if line["event"] == "and-more")


def test_the_log_is_safe_in_a_terminal(server: Running) -> None:
    server.get("/api/%E2%80%AE%C2%9B31m%1B%5B2J")
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: \x9b31mevil\r\n\r\n")
        assert b" 421 " in line.recv(1000)
    data = server.log_path.read_bytes()
    assert data.isascii()
    assert b"\x1b" not in data
    assert any("\u202e" in json.dumps(line, ensure_ascii=False) for line in server.logged())


# ---- Small messages go out at once ------------------------------------------------------------


def test_answers_are_not_kept_waiting(server: Running) -> None:
    """A head and a body are two writes; the second must not wait until the first is acknowledged,
    which takes 40 ms."""
    server.get("/health")
    times = []
    for _ in range(10):
        start = time.monotonic()
        server.get("/health")
        times.append(time.monotonic() - start)
    assert min(times) < 0.02


def test_a_handshake_for_nothing_is_refused_quietly(server: Running) -> None:
    async def ask() -> int:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.url.replace("http", "ws") + "/api/nothing")
        return refused.value.response.status_code

    assert asyncio.run(ask()) in {403, 404}
