"""Many games between bots, from the command line."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bestiary.arena import (
    BadContest,
    Contest,
    Deck,
    DeckField,
    FieldRun,
    FieldSummary,
    Gauntlet,
    GauntletRun,
    Run,
    SeriesRun,
)
from bestiary.bots import REFERENCE, spelled
from bestiary.engine import BadOption, BadPosition, Game
from bestiary.terminal.draw.progress import Bar
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.prompt.session import INTERRUPTED
from bestiary.terminal.report import decks, ladder, scoreboard, standings
from bestiary.terminal.start import read_options, read_seed
from bestiary.terminal.trouble import UsageError


def new_contest(
    game: Game[Any], bots: str, games: int, seed: str, settings: Sequence[str]
) -> Contest:
    """The contest that was asked for; without names the greedy bot sits everywhere."""
    names = [spelled(name) for name in bots.split(",")] if bots else []
    options = read_options(game, settings)
    start = read_seed(seed) if seed else None
    with asked_at_the_prompt():
        return Contest(game.name, names or [REFERENCE] * game.fewest, games, start, options)


def new_field(
    game: Game[Any], named: str, bots: str, games: int, seed: str, settings: Sequence[str]
) -> DeckField:
    """The field of decks that was asked for: those that were named, or all ready ones."""
    options = read_options(game, settings)
    brought = [Deck(name, text) for name, text in decks.read_named(game, named)]
    sitters = [spelled(name) for name in bots.split(",")] if bots else [REFERENCE]
    if len(set(sitters)) > 1 or len(sitters) > game.most:
        raise UsageError(f"--bots {bots}: decks are compared with one bot in every seat")
    start = read_seed(seed) if seed else None
    with asked_at_the_prompt():
        return DeckField(game.name, brought, sitters[0], games, start, options)


def new_gauntlet(
    game: Game[Any], bots: str, games: int, seed: str, settings: Sequence[str],
    adjacent: bool, against: str,
) -> Gauntlet:  # fmt: skip
    """The gauntlet that was asked for; without names all levels are in it."""
    names = [spelled(name) for name in bots.split(",")] if bots else None
    options = read_options(game, settings)
    start = read_seed(seed) if seed else None
    with asked_at_the_prompt():
        return Gauntlet(game.name, names, games, start, options, adjacent, spelled(against))


@contextmanager
def asked_at_the_prompt() -> Iterator[None]:
    """What cannot be played, in the words of the command line."""
    try:
        yield
    except BadContest as wrong:
        raise UsageError(f"--{wrong}") from None
    except BadPosition as wrong:
        raise UsageError(f"--set position: {wrong}") from None
    except BadOption as wrong:
        raise UsageError(str(wrong)) from None


def hold(run: Run | FieldRun, jobs: int, screen: Screen, told: Screen, as_json: bool) -> int:
    """Play it and print the results, complete or not. Returns the exit code."""
    games = run.field.games if isinstance(run, FieldRun) else run.contest.games
    code = play(run, games, jobs, told)
    if run.games:
        summary = run.summary()
        if as_json:
            scoreboard.print_json(summary.to_json(), screen)
        elif isinstance(summary, FieldSummary):
            standings.show_field(summary, screen)
        else:
            scoreboard.show_summary(summary, screen)
    return code


def hold_gauntlet(
    run: GauntletRun, jobs: int, screen: Screen, told: Screen, as_json: bool, times: bool
) -> int:
    """Play it and print the results, complete or not. Returns the exit code."""
    code = play(run, run.gauntlet.games, jobs, told)
    if run.games:
        summary = run.summary()
        if as_json:
            scoreboard.print_json(summary.to_json(times), screen)
        else:
            ladder.show_gauntlet(summary, screen, times)
    return code


def play(run: Run | SeriesRun, games: int, jobs: int, told: Screen) -> int:
    """Play with a bar that moves; the exit code says whether it was interrupted."""
    try:
        with Bar(games, "games", told) as bar, asked_at_the_prompt():
            run.play(jobs, told=bar.tell)
    except KeyboardInterrupt:
        told.line(f"bestiary: interrupted after {run.games} of {games} games")
        return INTERRUPTED
    return 0
