"""The file that ``--report`` names."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bestiary.terminal.trouble import Trouble, UsageError


class ReportFile:
    """Where the report goes, and the command that makes it again, less its seed."""

    def __init__(self, path: Path, words: Sequence[str]) -> None:
        self.path = path
        self.words = list(words)
        try:
            self._try()  # better now than after an hour of games
        except OSError as error:
            raise UsageError(f"--report {path}: {error.strerror or error}") from None

    def _try(self) -> None:
        path = self.path
        if path.is_dir():
            raise UsageError(f"--report {path}: a folder; name a file, such as {path / 'lab.html'}")
        if not path.parent.is_dir():
            raise UsageError(f"--report {path}: no folder {path.parent}")
        if path.exists() and not path.is_file():
            raise UsageError(f"--report {path}: not a file that can be replaced")
        tried = path.with_name(path.name + ".new")
        tried.touch()
        tried.unlink()

    def command(self, document: dict[str, Any]) -> str:
        """The command that gives the same figures."""
        seed = document.get("experiment", document)["seed"]
        return shlex.join([*self.words, "--seed", str(seed)])

    def write(self, document: dict[str, Any]) -> None:
        """Write it whole or not at all."""
        from bestiary.lab.folder import write
        from bestiary.lab.report import report_html, report_of

        page = report_html(report_of(document, self.command(document)))
        try:
            write(self.path, page.encode())
        except OSError as error:
            raise Trouble(f"--report {self.path}: {error.strerror or error}") from None
