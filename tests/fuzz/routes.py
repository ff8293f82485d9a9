"""Every route of a running server against damaged requests, handshakes and first frames."""

from __future__ import annotations

import contextlib
import json
import socket
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

from websockets.frames import Opcode

from tests.fuzz.route_cases import Case, case, frame
from tests.fuzz.running import LARGEST_KB, SLOWEST_MS, Tally
from tests.server.running import Running

NAME: Final = "routes"
SILENCE: Final = 0.3  # seconds after which no more is expected of a socket
SERVER: Final = ("--head-seconds", "0.2", "--body-seconds", "0.2", "--bot-seconds", "0.3")


class Routes:
    """A server, and a room on it that the cases are about."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.words: dict[str, str] = {}

    def new_room(self) -> None:
        made = self.server.make_room("lantern-frogs", "me,open")
        token = made["invitations"][0]["token"]
        self.words = {"ROOM": made["room"], "SECRET": made["secret"], "TOKEN": token}

    def run(self, seed: int, start: int, count: int) -> Tally:
        tally = Tally(NAME)
        for number in range(start, start + count):
            if not self.words or number % 50 == 0:
                self.new_room()
            self._try(case(seed, number), number, tally)
        self._read_log(tally, start + count - 1)
        return tally

    def _try(self, made: Case, number: int, tally: Tally) -> None:
        tally.cases += 1
        before = self._reset_peak()
        took, answer = self._send(made)
        if took > SLOWEST_MS:  # perhaps it was not the server's fault
            took, answer = min((took, answer), self._send(made))
        grown = max(0, self._peak() - before)
        if took > tally.slowest_ms:
            tally.slowest_ms, tally.slowest_case = took, number
        if grown > tally.largest_kb:
            tally.largest_kb, tally.largest_case = grown, number
        wrong = fault_of(answer)
        if took > SLOWEST_MS:
            wrong = f"took {took:.0f} ms"
        if grown > LARGEST_KB:
            wrong = f"took {grown} KB"
        if wrong:
            tally.fail(
                number, f"{wrong}: {made.head[:300]!r} {made.body[:300]!r} {made.frames!s:.400}"
            )
        tally.refused += answer[9:10] == b"4"

    def _send(self, made: Case) -> tuple[float, bytes]:
        """How long it took the server to be done with it, and what it answered."""
        request = made.request(self.words)
        frames = [each.wire(self.words) for each in made.frames]
        start = monotonic()
        answer = b""
        with (
            socket.create_connection(("127.0.0.1", self.server.port), 5) as line,
            contextlib.suppress(OSError),
        ):
            line.sendall(request)
            answer = answer_to(line, request)
            if answer.startswith(b"HTTP/1.1 101"):
                line.sendall(b"".join(frames) + frame(Opcode.CLOSE, b""))
                answer += talk(line)
        took = monotonic() - start
        if made.frames and took > SILENCE:
            took -= SILENCE  # it waited for the rest of a frame
        return (took + self._stalled()) * 1000, answer

    def _stalled(self) -> float:
        """How long it keeps others waiting."""
        start = monotonic()
        assert self.server.get("/health").status_code == 200
        return monotonic() - start

    def _read_log(self, tally: Tally, number: int) -> None:
        for line in self.server.logged():
            if line.get("error") or line["event"] in {"incident", "socket-failed"}:
                tally.fail(number, f"in the log, up to here: {json.dumps(line)[:600]}")

    def _reset_peak(self) -> int:
        with contextlib.suppress(OSError):
            Path(f"/proc/{self.server.process.pid}/clear_refs").write_text("5")
        return self._peak()

    def _peak(self) -> int:
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self.server.process.pid}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    return int(line.split()[1])
        return 0


def talk(line: socket.socket) -> bytes:
    """What comes over a socket until it ends, or nothing comes any more."""
    line.settimeout(SILENCE)
    said = b""
    with contextlib.suppress(OSError):
        while part := line.recv(1 << 20):
            said += part
    return said


def answer_to(line: socket.socket, request: bytes, answer: bytes = b"") -> bytes:
    """One whole answer, as far as it comes; a request for no body gets none."""
    while b"\r\n\r\n" not in answer:
        part = line.recv(1 << 20)
        if not part:
            return answer
        answer += part
    if answer.startswith(b"HTTP/1.1 100"):  # the answer itself may have come with it
        return answer_to(line, request, answer.partition(b"\r\n\r\n")[2])
    top, _, body = answer.partition(b"\r\n\r\n")
    length = 0
    for header in top.lower().split(b"\r\n"):
        if header.startswith(b"content-length:"):
            length = int(header.partition(b":")[2])
    while len(body) < length and not request.startswith(b"HEAD "):
        part = line.recv(1 << 20)
        if not part:
            break
        body += part
    return top + b"\r\n\r\n" + body


def fault_of(answer: bytes) -> str:
    """What is wrong with an answer, or "". No answer is fine: a connection may be cut."""
    if answer.startswith(b"HTTP/1.1 5") and not answer.startswith(b"HTTP/1.1 503"):
        return f"answered {answer[:12].decode()}"
    if b"Traceback" in answer:
        return "a traceback in the answer"
    if (1011).to_bytes(2, "big") + b"something went wrong" in answer:
        return "closed with 1011"
    return ""


def main() -> None:
    """python -m tests.fuzz.routes [SEED [START [COUNT]]]"""
    given = [int(word) for word in sys.argv[1:]]
    seed, start, count = [*given, *[1, 0, 500][len(given) :]]
    with tempfile.TemporaryDirectory() as place, Running(Path(place), *SERVER) as running:
        tally = Routes(running).run(seed, start, count)
    print(tally.told(), *tally.failures, sep="\n")


if __name__ == "__main__":
    main()
