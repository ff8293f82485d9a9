"""Many games between bots, asked for at the command line."""

from collections.abc import Sequence

from bestiary.arena import BadContest, Contest, Run
from bestiary.engine import BadOption, BadPosition, Game
from bestiary.terminal import scoreboard
from bestiary.terminal.progress import Bar
from bestiary.terminal.screen import Screen
from bestiary.terminal.seating import OPPONENT
from bestiary.terminal.session import INTERRUPTED
from bestiary.terminal.starting import read_options, read_seed
from bestiary.terminal.trouble import AskedWrongly


def new_contest(game: Game, bots: str, games: int, seed: str, settings: Sequence[str]) -> Contest:
    """The contest that was asked for; without names the greedy bot sits everywhere."""
    names = [name.strip().casefold() for name in bots.split(",")] if bots else []
    options = read_options(game, settings)
    start = read_seed(seed) if seed else None
    try:
        return Contest(game.name, names or [OPPONENT] * game.fewest, games, start, options)
    except BadContest as wrong:
        raise AskedWrongly(f"--{wrong}") from None
    except BadPosition as wrong:
        raise AskedWrongly(f"--set position: {wrong}") from None
    except BadOption as wrong:
        raise AskedWrongly(str(wrong)) from None


def hold(contest: Contest, jobs: int, screen: Screen, told: Screen, as_json: bool) -> int:
    """Play it and print what came of it, whole or not. Returns the exit code."""
    run = Run(contest)
    code = 0
    try:
        with Bar(contest.games, "games", told) as bar:
            run.play(jobs, told=bar.tell)
    except BadContest as wrong:
        raise AskedWrongly(f"--{wrong}") from None
    except KeyboardInterrupt:
        code = INTERRUPTED
        played = f"{run.tally.games} of {contest.games} games"
        told.line(f"bestiary: interrupted after {played}")
    if run.tally.games:
        show = scoreboard.print_json if as_json else scoreboard.show_summary
        show(run.summary(), screen)
    return code
