"""What came of checking a game, for its author."""

from pathlib import Path
from typing import Any

from bestiary.check.run import Flaw, Verdict
from bestiary.engine import Game
from bestiary.registry import file_of
from bestiary.terminal import saves
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.report.catalogue import seat_count
from bestiary.terminal.trouble import FAILED


def show(game: Game[Any], verdict: Verdict, path: Path, screen: Screen) -> int:
    """Report it; the exit code of the command."""
    if verdict.flaw is not None:
        show_flaw(game, verdict.flaw, path, screen)
        return FAILED
    played = f"{verdict.games} games with {seat_count(game)} players"
    screen.line(f"{game.title}: {played}, {verdict.decisions:,} decisions: nothing wrong.")
    for note in verdict.notes:
        screen.line(f"Not checked, {note}.")
    return 0


def show_flaw(game: Game[Any], flaw: Flaw, path: Path, screen: Screen) -> None:
    screen.line(f"{game.title}: {flaw.what}")
    if flaw.where:
        screen.line(f"  in {flaw.where}")
    when = f"after {flaw.choices} choices" if flaw.choices else "at the start"
    screen.line(f"  {flaw.seats} players, seed {flaw.seed}, {when}")
    if flaw.replay and flaw.choices:
        saves.write(path, flaw.replay)
        screen.line("Step through that game with:")
        screen.line(f"  bestiary replay {path} --as all{of_file(game)}")


def of_file(game: Game[Any]) -> str:
    """The option that tells a command where the game is, if it is not installed."""
    path = file_of(game.name)
    return f" --game {path}" if path else ""
