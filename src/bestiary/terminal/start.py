"""Getting a game onto the table: a new one from options, or a saved one from its file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import bestiary
from bestiary import translations
from bestiary.bots import is_program
from bestiary.engine import BadOption, BadPosition, BadReplay, Game, Value, fresh_seed
from bestiary.engine.characters import quoted
from bestiary.engine.options import LONGEST_TEXT, is_whole
from bestiary.language import BadLanguage
from bestiary.play import Match, Replay, resume
from bestiary.registry import FAVOURITE
from bestiary.terminal import saves
from bestiary.terminal.draw.words import speak
from bestiary.terminal.prompt.seats import parse_seats
from bestiary.terminal.report import decks
from bestiary.terminal.trouble import Trouble, UsageError

LONGEST_OPTION: Final = LONGEST_TEXT


def choose_game(name: str) -> Game[Any]:
    """The game that was named; without a name the only one, or the default."""
    if not name:
        names = bestiary.games()
        name = names[0] if len(names) == 1 else FAVOURITE
    return bestiary.game(name)


def choose_language(code: str, game: Game[Any]) -> None:
    """Speak the language that was asked for, as far as the game and the table are translated."""
    try:
        speak(translations.of(code), translations.of(code, game.name))
    except BadLanguage as wrong:
        raise UsageError(f"--language {quoted(code)}: {wrong}") from None


def read_options(game: Game[Any], settings: Sequence[str]) -> dict[str, Value]:
    """``["hp=42", "position=@start.txt"]`` as options; after an @ comes a file's name."""
    options: dict[str, Value] = {}
    for typed in settings:
        name, equals, value = typed.partition("=")
        if equals and value.startswith("@"):
            text = saves.read(saves.path_of(value[1:]), LONGEST_OPTION)
            if not text.strip():  # an empty text would quietly be the default
                raise UsageError(f"--set {typed}: the file is empty")
            typed = f"{name}={text}"
        try:
            key, read = game.parse_option(typed)
        except BadOption as wrong:
            raise UsageError(f"--set {wrong}") from None
        if key in options and options[key] != read:
            raise UsageError(f"--set {quoted(typed)}: '{key}' is set twice")
        options[key] = read
    return options


def read_seed(text: str) -> int:
    """A seed as typed; without one, a secret seed."""
    if not text:
        return fresh_seed()
    if not is_whole(text) or not 0 <= int(text) < 2**128:
        raise UsageError(f"--seed {quoted(text)}: a seed is a whole number from 0 to 2**128-1")
    return int(text)


def new_match(
    game: Game[Any],
    seats: str,
    seed: str,
    settings: Sequence[str],
    position: Path | None,
    brought: Sequence[str] = (),
) -> tuple[Match, list[str]]:
    """A new game, and who sits where."""
    sitters = parse_seats(seats, game.fewest, game.most)
    options = read_options(game, settings)
    for name, text in decks.read_brought(game, brought, len(sitters)).items():
        if name in options:
            raise UsageError(f"--deck and --set {name}=... both name a deck; leave one out")
        options[name] = text
    if position is not None:
        if "position" in options:
            raise UsageError("--from and --set position=... both say how to start; leave one out")
        options["position"] = saves.read(position, LONGEST_OPTION)
    start = read_seed(seed)
    try:
        return Match(game, start, len(sitters), options), sitters
    except BadPosition as wrong:
        where = position if position is not None else "--set position"
        raise UsageError(f"{where}: {wrong}") from None
    except BadOption as wrong:
        raise UsageError(str(wrong)) from None


def load_replay(path: Path) -> tuple[Game[Any], Replay]:
    """The replay in a file, and its game."""
    text = saves.read(path)
    try:
        replay = Replay.parse(text)
    except BadReplay as wrong:
        raise Trouble(f"{path}: {wrong}") from None
    return bestiary.game(replay.game), replay


def resume_match(path: Path, name: str, seats: str) -> tuple[Match, list[str]]:
    """A saved game as it was left, and who sat where, unless ``seats`` says who sits there now."""
    game, replay = load_replay(path)
    if name and bestiary.game(name).name != game.name:
        raise UsageError(f"{path} is a game of {game.name}, not of {name}")
    noted = replay.notes.get("seats", "")
    program = next((name for name in noted.split(",") if is_program(name)), "")
    if program and not seats:  # whoever wrote the file must not choose what runs here
        shown = quoted(program)
        raise UsageError(f"{path}: {shown} sat there, which is run only if --seats names it")
    sitters = parse_seats(seats or noted, replay.seats, replay.seats)
    try:
        match = resume(game, replay)
    except BadReplay as wrong:
        raise Trouble(f"{path}: {wrong}") from None
    if match.over:
        raise UsageError(f"{path}: this game is over; watch it with: bestiary replay {path}")
    return match, sitters
