"""Running the real command: through pipes, and in a real terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from tests.terminal import ready

COMMAND = [sys.executable, "-m", "bestiary"]
PATIENCE = 30.0


class Ran(NamedTuple):
    out: str
    err: str
    code: int


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Ours, with saves in a folder of their own."""
    kept = {name: text for name, text in os.environ.items() if name not in ("NO_COLOR", "LESS")}
    return {
        **kept,
        "XDG_DATA_HOME": str(folder),
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "40",
        "PROMPT_TOOLKIT_NO_CPR": "1",
        "PAGER": "cat",
        **more,
    }


def run(folder: Path, *words: str, typed: Sequence[str] = (), **more: str) -> Ran:
    """Run ``bestiary`` with lines on its standard input."""
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(lines(typed).encode())
        given.seek(0)
        streams = [given.fileno(), out.fileno(), err.fileno()]
        process = ready.start(words, environment(folder, **more), streams)
        try:
            code = process.wait(PATIENCE)
        finally:
            process.kill()
        out.seek(0)
        err.seek(0)
        return Ran(out.read().decode(), err.read().decode(), code)


def run_fresh(folder: Path, *words: str, typed: Sequence[str] = (), **more: str) -> Ran:
    """The same in an interpreter of its own, for what Python decides when it starts."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=lines(typed),
        capture_output=True,
        encoding="utf-8",
        env=environment(folder, **more),
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.stdout, done.stderr, done.returncode)


def lines(typed: Sequence[str]) -> str:
    return "".join(line + "\n" for line in typed)


def with_the_example(folder: Path) -> dict[str, str]:
    """An environment in which the example game is installed, as another package's would be."""
    info = folder / "packages" / "frogs-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: frogs\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[bestiary.games]\nlantern-frogs = lantern_frogs:GAME\n")
    examples = Path(__file__).parents[2] / "examples"
    paths = [str(info.parent), str(examples), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}


class Terminal:
    """``bestiary`` in a terminal of its own."""

    def __init__(self, folder: Path, *words: str, **more: str) -> None:
        self.folder = folder
        ours, theirs = pty.openpty()
        self.process = ready.start(words, environment(folder, **more), [theirs], terminal=True)
        os.close(theirs)
        self.ours = ours
        self.seen = ""
        self.raw = ""

    def wait_for(self, text: str) -> str:
        """Read until the text has been printed; everything up to its end."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} never came, but:\n{self.seen}"
            if not self._read():
                break
        assert text in self.seen, f"{text!r} never came, but:\n{self.seen}"
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def interrupt(self, number: int = signal.SIGINT) -> None:
        self.process.send_signal(number)

    def end(self) -> int:
        """Wait for it to end; its exit code."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, f"does not end:\n{self.seen}"
        code = self.process.wait(PATIENCE)
        os.close(self.ours)
        return code

    def _read(self) -> bool:
        ready, _, _ = select.select([self.ours], [], [], 0.2)
        if ready:
            try:
                data = os.read(self.ours, 65536).decode("utf-8", "replace")
            except OSError:  # Linux: the other side is closed
                return False
            self.raw += data
            self.seen += without_codes(data)
            return bool(data)
        return self.process.poll() is None


def without_codes(text: str) -> str:
    """What a person would read."""
    return re.sub(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b[=>]|\r", "", text)


def saves(folder: Path) -> list[Path]:
    return sorted((folder / "bestiary").glob("*.replay"))
