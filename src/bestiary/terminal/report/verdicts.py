"""What came of checking a game, for its author."""

import json
from pathlib import Path
from typing import Any

from bestiary.check.run import Flaw, Verdict
from bestiary.check.translation import Translation
from bestiary.engine import Game
from bestiary.registry import file_of
from bestiary.terminal import saves
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count, listing
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


def show_translation(game: Game[Any], code: str, found: Translation, screen: Screen) -> int:
    """How far a game is translated; the exit code of the command."""
    if found.unused:
        screen.line(f"Translated, and never said in these games: {listing(found.unused)}.")
    if not found.missing:
        screen.line(f"{game.title}, {code}: all of its {found.texts} texts are translated.")
        return 0
    missing = count(len(found.missing), "text")
    screen.line(f"{game.title}, {code}: {missing} of {found.texts} without a translation.")
    screen.line(f"They belong among the words of languages/{game.name}.{code}.json:")
    for text in found.missing:
        screen.write(f'    {json.dumps(text, ensure_ascii=False)}: "",\n')
    return FAILED


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
