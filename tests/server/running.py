"""A real server in a process of its own, with a real file for its rooms."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import httpx

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = Path(__file__).parent / "packages"
COMMAND: Final = [sys.executable, "-m", "bestiary", "serve"]

GAMES: Final = {
    "brittle": "broken_rules:GAME",
    "corners": "tests.conformance.corners:GAME",
    "guided-frogs": "guided_frogs:GAME",
    "heavy": "heavy_rules:GAME",
    "high-card": "bestiary_outsider:GAME",
    "lantern-frogs": "lantern_frogs:GAME",
}
BOTS: Final = {
    "babbles": "strange_bots:Babbles",
    "crashes": "strange_bots:Crashes",
    "exits": "strange_bots:Exits",
    "hangs": "strange_bots:Hangs",
    "hesitates": "strange_bots:Hesitates",
    "missing": "no_such_module:Bot",
    "raises": "strange_bots:Raises",
    "rambles": "strange_bots:Rambles",
}


def install(folder: Path) -> dict[str, str]:
    """An environment in which games and bots of other packages are installed."""
    info = folder / "site" / "others-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    lines = ["[bestiary.games]", *(f"{name} = {where}" for name, where in GAMES.items())]
    lines += ["[bestiary.bots]", *(f"{name} = {where}" for name, where in BOTS.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    paths = [info.parent, PACKAGES, ROOT / "examples", ROOT / "tests" / "outsider", ROOT]
    inherited = os.environ.get("PYTHONPATH", "")
    joined = os.pathsep.join([*(str(path) for path in paths), *filter(None, [inherited])])
    return {**os.environ, "PYTHONPATH": joined, "XDG_DATA_HOME": str(folder / "xdg")}


# A game of an evening, cut short.
QUICK: Final[dict[str, dict[str, object]]] = {
    "creature-adventures": {"board": "vale", "turn_limit": 3},
    "hiddenzone": {"turn_limit": 4},
    "twisted-oliver": {"turn_limit": 4},
}


class Running:
    """`bestiary serve`, started and stopped. Its log is kept in a file."""

    def __init__(
        self, folder: Path, *words: str, port: int = 0, ulimit: str = "", **env: str
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.data = folder / "data"
        self.log_path = folder / "server.log"
        self.words = words
        self.ulimit = ulimit  # such as "-n 400": what the system allows the server
        self.env = {**install(folder), **env}
        self.process: subprocess.Popen[str]
        self.start(port)

    def start(self, port: int = 0) -> None:
        self.log = self.log_path.open("a")
        command = [*COMMAND, "--port", str(port), "--data", str(self.data)]
        command += ["--per-address", "0"]  # all tests come from one
        command += ["--bot-pace", "0", *self.words]
        if self.ulimit:
            command = ["sh", "-c", f'ulimit {self.ulimit}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(
            command, env=self.env, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        assert "http://" in self.line, self.log_path.read_text()[-2000:]
        self.url = self.line.split()[3]
        self.port = int(self.url.rpartition(":")[2])
        self.client = httpx.Client(base_url=self.url, timeout=30)

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/api/socket"

    def kill(self) -> None:
        """As if the power had failed, for this process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> int:
        """As an operator would."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(20)
        self._close()
        return code

    def restart(self, **env: str) -> None:
        """On the same port, as clients expect it."""
        self.env |= env
        self.start(self.port)

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.client.close()
        self.log.close()

    def processor_seconds(self) -> float:
        """Of the server's own process, so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def logged(self) -> list[dict[str, Any]]:
        """The log, each line of which must be one JSON object."""
        return [json.loads(line) for line in self.log_path.read_text().splitlines()]

    def wait_for_log(self, event: str, seconds: float = 10.0) -> dict[str, Any]:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for line in self.logged():
                if line["event"] == event:
                    return line
            time.sleep(0.02)
        raise AssertionError(f"no '{event}' in the log")

    def __enter__(self) -> "Running":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.kill()

    # ---- REST -----------------------------------------------------------------------------

    def get(self, path: str, secret: str = "", **headers: str) -> httpx.Response:
        return self.client.get(path, headers=bearing(secret) | headers)

    def post(
        self, path: str, data: object = None, secret: str = "", **headers: str
    ) -> httpx.Response:
        content = data if isinstance(data, bytes) else json.dumps(data).encode()
        return self.client.post(path, content=content, headers=bearing(secret) | headers)

    def make_room(self, game: str, seats: str = "me,open", **more: object) -> dict[str, Any]:
        """A room; `seats` such as "me,open" or "me,greedy" says who sits where."""
        asked = [
            {"who": word} if word in ("me", "open") else {"who": "bot", "bot": word}
            for word in seats.split(",")
        ]
        more.setdefault("options", QUICK.get(game, {}))
        answer = self.post("/api/rooms", {"game": game, "seats": asked, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def secrets_of(self, made: dict[str, Any]) -> dict[int, str]:
        """Take up every invitation; the secret of each seat that a person has."""
        secrets = {made["seat"]: made["secret"]} if made["secret"] else {}
        for invitation in made["invitations"]:
            answer = self.post(f"/api/rooms/{made['room']}/join", {"token": invitation["token"]})
            assert answer.status_code == 200, answer.text
            secrets[answer.json()["seat"]] = answer.json()["secret"]
        return secrets


def bearing(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
