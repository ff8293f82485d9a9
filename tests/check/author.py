"""An author at work: the example's source, changed as somebody might, loaded and checked."""

import importlib.util
import sys
from itertools import count
from pathlib import Path
from typing import Any

from bestiary.check.run import Checker, Flaw
from bestiary.engine import Game
from tests.docs.pages import ROOT

MARKET = (ROOT / "examples" / "moth_market.py").read_text("utf-8")

_numbers = count()


def changed(*edits: tuple[str, str]) -> str:
    """The source of Moth Market with these edits: the old text, the new text."""
    source = MARKET
    for old, new in edits:
        assert old in source, old
        source = source.replace(old, new, 1)
    return source


def load(source: str, folder: Path) -> Game[Any]:
    """The game of a source, from a file of its own."""
    path = folder / f"market_{next(_numbers)}.py"
    path.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    game: Game[Any] = module.GAME
    return game


def flaw_of(source: str, folder: Path, games: int = 12) -> Flaw:
    """What the check finds wrong with a game."""
    flaw = Checker(load(source, folder)).run(games, seconds=30, search=0).flaw
    assert flaw is not None, "nothing was found"
    return flaw
