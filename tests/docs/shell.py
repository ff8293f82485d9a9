"""Running the commands that a page shows, in a folder of their own, as a reader would."""

import os
import re
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from tests.docs.pages import ROOT, Block, blocks

ASKED: Final = re.compile(r"Player \d > ")  # what is printed before something is typed
PATIENCE: Final = 60.0


class Drift(Exception):
    """A page shows something that is not true."""


class Shown(NamedTuple):
    """A stretch of lines in one block that belongs to one command."""

    block: Block
    start: int  # in the page
    lines: list[str]


class Session:
    """A command with all its output, which may go on over several blocks with prose between."""

    def __init__(self, command: str, code: int) -> None:
        self.command = command
        self.code = code
        self.shown: list[Shown] = []

    def typed(self, shown: Shown) -> list[str]:
        return [ASKED.sub("", line, count=1) for line in shown.lines if ASKED.match(line)]

    def where(self) -> str:
        return self.shown[0].block.where()

    def run(self, folder: Path) -> list[list[str]]:
        """What is printed now, cut to pieces as it is shown."""
        answers = [answer for shown in self.shown for answer in self.typed(shown)]
        done = subprocess.run(
            ["sh", "-c", self.command],
            input="".join(answer + "\n" for answer in answers),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            cwd=folder,
            env=environment(folder),
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode != self.code:
            raise Drift(
                f"{self.where()}: exit code {done.returncode}, not {self.code}, from:\n"
                f"$ {self.command}\n{done.stdout}"
            )
        return self._cut(done.stdout.splitlines())

    def _cut(self, lines: list[str]) -> list[list[str]]:
        """Each piece but the first begins with an answer."""
        prompts = [i for i, line in enumerate(lines) if ASKED.match(line)]
        cuts = [0]
        answers = 0
        for before, shown in pairwise(self.shown):
            answers += len(self.typed(before))
            if not (shown.lines and ASKED.match(shown.lines[0])):
                raise Drift(f"{shown.block.where()}: a block that continues begins with an answer")
            if answers >= len(prompts):
                printed = "\n".join(lines)
                raise Drift(f"{shown.block.where()}: this is never asked for in:\n{printed}")
            cuts.append(prompts[answers])
        return [lines[start:end] for start, end in pairwise([*cuts, len(lines)])]


def sessions(page: Path) -> list[Session]:
    """The commands of a page. A line after `$` is one; a block that has none continues."""
    found: list[Session] = []
    for block in blocks(page, "console"):
        starts = [i for i, line in enumerate(block.lines) if line.startswith("$ ")]
        ends = [*starts, len(block.lines)]
        if ends[0] > 0:
            found[-1].shown.append(Shown(block, block.start, block.lines[: ends[0]]))
        for start, end in pairwise(ends):
            code = int(block.setting("exit") or 0) if end == len(block.lines) else 0
            session = Session(block.lines[start].removeprefix("$ "), code)
            lines = block.lines[start + 1 : end]
            session.shown.append(Shown(block, block.start + start + 1, lines))
            found.append(session)
    return found


def lay_out(page: Path, folder: Path) -> None:
    """What the page's commands find: the files it gives, and `bestiary` itself."""
    for block in blocks(page):
        name = block.setting("file")
        if name:
            (folder / name).write_text(block.text, "utf-8")
    tools = folder / "bin"
    tools.mkdir()
    command = tools / "bestiary"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m bestiary "$@"\n')
    command.chmod(0o755)
    if (folder / "pyproject.toml").exists():
        install(folder)
    for example in (ROOT / "examples").glob("*.py"):  # those that the page links to
        if f"(../examples/{example.name})" in page.read_text("utf-8"):
            (folder / example.name).write_bytes(example.read_bytes())


def install(folder: Path) -> None:
    """The package of a page's pyproject.toml, whose module is one of the examples, as installed."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    entries = project["entry-points"]["bestiary.games"]
    for target in entries.values():
        source = target.partition(":")[0] + ".py"
        (folder / source).write_bytes((ROOT / "examples" / source).read_bytes())
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head)
    lines = [f"{name} = {target}\n" for name, target in entries.items()]
    (info / "entry_points.txt").write_text("[bestiary.games]\n" + "".join(lines))


def environment(folder: Path) -> dict[str, str]:
    """Our environment, with everything in the page's folder."""
    kept = {name: text for name, text in os.environ.items() if name != "NO_COLOR"}
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]
    return {
        **kept,
        "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        "PYTHONIOENCODING": "utf-8",
        "XDG_DATA_HOME": str(folder),
        "COLUMNS": "80",
    }
