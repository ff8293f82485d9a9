"""A bot given as a file: ``./mybot``, ``./mybot.py``, or with limits, ``./mybot:400:2s``."""

import os
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

from bestiary.bots.outside import leash
from bestiary.engine import BestiaryError
from bestiary.engine.characters import quoted

SECONDS: Final = 10.0  # for one choice, if no limit is given
LIMITED: Final = re.compile(r"(.*?)((?::[0-9]{1,9}(?:\.[0-9]{1,3})?s?)*)")


class NoProgram(BestiaryError):
    """A file that cannot be a bot."""


class BotFailed(BestiaryError):
    """A bot that took too long, ended, or answered nonsense."""


class Program(NamedTuple):
    """A file, and the limits that it is told."""

    name: str  # as it was typed
    path: Path
    simulations: int  # how often it may try something out, or 0 if it may decide
    seconds: float

    @staticmethod
    def parse(name: str) -> "Program":
        found = LIMITED.fullmatch(name)
        typed, limits = found.groups() if found else (name, "")
        simulations, seconds = 0, SECONDS
        for limit in limits.split(":")[1:]:
            if limit.endswith("s"):
                seconds = float(limit[:-1])
            elif "." in limit:
                raise NoProgram(f"{quoted(name)}: '{limit}' is no whole number of simulations")
            else:
                simulations = int(limit)
        path = Path(typed).expanduser().absolute()
        fault = refusal(path)
        if fault:
            raise NoProgram(f"{quoted(name)}: {fault}")
        return Program(name, path, simulations, seconds)

    def command(self) -> list[str]:
        """How to run it: as it is, or a class in a Python file through our host."""
        if is_python(self.path):
            return [sys.executable, "-P", "-m", "bestiary.bots.outside.host", str(self.path)]
        return [sys.executable, "-I", "-S", leash.__file__, str(self.path)]

    def go(self) -> str:
        """The line that asks for a choice."""
        simulations = f"simulations {self.simulations} " if self.simulations else ""
        return f"go {simulations}seconds {self.seconds:g}"


def is_program(name: str) -> bool:
    """Whether a sitter is a file rather than the name of a bot."""
    return "/" in name or os.sep in name or name.partition(":")[0].endswith(".py")


def refusal(path: Path) -> str:
    """Why a file cannot be a bot, or ""."""
    if not path.exists():
        before = path.name.partition(":")[0]
        if before != path.name and path.with_name(before).exists():
            return "after the colon comes a number of simulations (400) or of seconds (2s)"
        return "no such file"
    if not path.is_file():
        return "not a file"
    if path.suffix != ".py" and not os.access(path, os.X_OK):
        return f"not executable (chmod +x {path.name}), and no .py file"
    return ""


def is_python(path: Path) -> bool:
    """Whether a class in the file plays, and not the file itself: that would be executable and
    say in its first line what runs it."""
    if path.suffix != ".py":
        return False
    with path.open("rb") as file:
        return not (file.read(2) == b"#!" and os.access(path, os.X_OK))
