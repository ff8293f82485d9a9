"""A server that starts again when a game's source changes. The page reconnects by itself, and
games in progress follow the edit (``server/room/edited.py``)."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final

import click

from bestiary.language.files import FOLDER

PAUSE: Final = 0.5  # seconds between two looks
PATIENCE: Final = 15.0  # seconds for a server to stop


def serve_again_and_again(files: list[Path]) -> int:
    """Run this command without ``--reload``, anew after every change; returns its exit code when
    it ends by itself."""
    command = [
        sys.executable,
        "-m",
        "bestiary",
        *(word if word != "--reload" else "--follow-edits" for word in sys.argv[1:]),
    ]
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the server must not outlive us
    while True:
        before = changes(files)
        with subprocess.Popen(command, stdin=subprocess.PIPE) as server:
            try:
                while server.poll() is None and changes(files) == before:
                    time.sleep(PAUSE)
            except KeyboardInterrupt:
                return stop(server)
            if server.poll() is None:
                click.echo("The source has changed: starting again.")
                stop(server)
                continue
        if changes(files) == before:
            click.echo("The server has stopped. Waiting for the source to change; Ctrl-C ends.")
            try:
                while changes(files) == before:
                    time.sleep(PAUSE)
            except KeyboardInterrupt:
                return server.returncode


def stop_with_parent() -> None:
    """Stop this server in good order when the process that started it is gone, even if that was
    killed: the pipe from it is our standard input, and nothing else ever ends that."""

    def wait() -> None:
        while os.read(0, 1):
            pass
        signal.raise_signal(signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def changes(files: list[Path]) -> dict[str, int]:
    """When each source file, and those beside it, last changed."""
    found: dict[str, int] = {}
    for file in files:
        folder = file if file.is_dir() else file.parent
        look = folder.rglob if (folder / "__init__.py").is_file() else folder.glob
        texts = [path for kind in ("*.py", "*.md", "*.txt") for path in look(kind)]
        for path in [*texts, *(folder / FOLDER).glob("*.json")]:
            try:
                found[str(path)] = path.stat().st_mtime_ns
            except OSError:  # an editor that replaces the file
                found[str(path)] = 0
    return found


def stop(server: "subprocess.Popen[bytes]") -> int:
    server.terminate()
    try:
        return server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        return server.wait()
