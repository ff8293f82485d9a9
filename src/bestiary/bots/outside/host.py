"""Runs a bot that is a class in a Python file, in a process of its own.

    python -m bestiary.bots.outside.host mybot.py

It speaks the same lines as any other program, but asks for a whole Sight instead of the view. What
the bot prints goes to standard error, so that it does not garble the answers.
"""

import importlib.util
import inspect
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from bestiary.bots.outside import leash
from bestiary.bots.roster import Bot
from bestiary.bots.sight import Sight
from bestiary.engine import Rng
from bestiary.registry import game

MAKER: Final = "make"


class NoBot(Exception):
    """There is no bot in the file."""


def load(path: Path) -> ModuleType:
    """The file as a module; it finds the modules next to it."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    sys.path.insert(0, str(path.parent))
    spec.loader.exec_module(module)
    return module


def maker(module: ModuleType) -> Callable[[Rng], Bot]:
    """What makes the bot: a function ``make``, or else the only class that can choose."""
    made: Callable[[Rng], Bot] | None = getattr(module, MAKER, None)
    if callable(made):
        return made
    found: list[Any] = [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and kind.__module__ == module.__name__ and hasattr(kind, "choose")
    ]
    if len(found) == 1:
        only: Callable[[Rng], Bot] = found[0]
        return only
    if not found:
        raise NoBot("no class with a method choose(self, sight), and no function make(rng)")
    names = ", ".join(kind.__name__ for kind in found)
    raise NoBot(f"several classes could play ({names}): a function make(rng) has to say which")


def play(path: Path, lines: Any, answer: Callable[[str], None]) -> None:
    """Answer until there is nothing left to read."""
    make = maker(load(path))
    bot: Bot | None = None
    sight: Sight | None = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "bestiary":
            answer("ready sight")
        elif word == "newgame":
            asked = json.loads(rest)
            game(asked["game"])  # loads it
            bot = make(Rng(asked["seed"]))
            answer("ready")
        elif word == "sight":
            sight = Sight.from_json(json.loads(rest))
        elif word == "go":
            assert bot is not None
            assert sight is not None
            answer(f"choose {bot.choose(sight)}")
        elif word == "quit":
            return


def in_words(wrong: BaseException, path: Path) -> str:
    """What went wrong, and where in the bot's own file."""
    if isinstance(wrong, NoBot):
        return str(wrong)
    said = " ".join(f"{type(wrong).__name__}: {wrong}".split())
    frames = extract_tb(wrong.__traceback__)
    own = [frame.lineno for frame in frames if frame.filename == str(path)]
    return f"{said} (line {own[-1]})" if own else said


def main() -> None:
    leash.tie()
    path = Path(sys.argv[1])
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def answer(line: str) -> None:
        print(line, file=answers, flush=True)

    try:
        play(path, sys.stdin, answer)
    except (Exception, SystemExit) as wrong:
        answer(f"error {in_words(wrong, path)}")
        sys.exit(1)


if __name__ == "__main__":
    main()
