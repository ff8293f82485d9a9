"""Commands that play: at the prompt, from a replay, or between bots."""

import sys
from pathlib import Path
from typing import Final

import click

from bestiary.arena import FieldRun, Run, all_cores
from bestiary.bots import LEVELS, OPPONENT
from bestiary.cli.parameters import FILE, GAME, audience, language, looks, of_file, sets
from bestiary.engine import EVERYTHING, SPECTATOR, BadReplay
from bestiary.review import LEVEL, NotAThinker, Reviewer
from bestiary.terminal import start
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.playback import Playback, parse_audience
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.prompt.reader import make_reader
from bestiary.terminal.prompt.seats import humans
from bestiary.terminal.prompt.session import Session
from bestiary.terminal.report import contests, reviews
from bestiary.terminal.stream import EventStream
from bestiary.terminal.trouble import Trouble, UsageError

LEVELS_LISTED: Final = "\n".join(
    ["\b", "Bots, the weakest first:", *(f"  {bot.name:12}{bot.text}" for bot in LEVELS)]
)


@click.command(epilog=LEVELS_LISTED)
@click.argument("game", type=GAME, required=False, default="")
@click.option(
    "--seats",
    default="",
    metavar="WHO,WHO",
    help=f"Who sits where: 'human', a bot, or a file such as ./mybot.py for each seat. "
    f"Default: human,{OPPONENT}.",
)
@click.option(
    "--seed", default="", metavar="N", help="The same seed and choices give the same game."
)
@sets
@click.option(
    "--deck",
    "brought",
    multiple=True,
    metavar="DECK",
    help="A seat's deck: the name of a ready deck, a file, or 'random'. The first is for seat 0.",
)
@click.option("--from", "position", type=FILE, help="Start from a written position.")
@click.option("--resume", type=FILE, help="Continue a saved game.")
@click.option("--save", type=FILE, help="Where to save the game when it ends or you leave.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Events as JSON, one per line, on standard output; prompts go to stderr.",
)
@audience
@language
@looks
def play(
    game: str, seats: str, seed: str, settings: tuple[str, ...], brought: tuple[str, ...],
    position: Path | None, resume: Path | None, save: Path | None, as_json: bool, audience: str,
    language: str, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Play GAME, or watch bots play it.

    By default, you play against a bot. Ctrl-C saves the game.
    """
    if resume is not None:
        own = (("--seed", seed), ("--set", settings), ("--deck", brought), ("--from", position))
        for name, given in own:
            if given:
                raise UsageError(f"{name} does not go with --resume: a saved game has its own")
        match, sitters = start.resume_match(resume, game, seats)
    else:
        match, sitters = start.new_match(
            start.choose_game(game), seats, seed, settings, position, brought
        )
    start.choose_language(language, match.game)
    watching = parse_audience(audience, len(sitters))
    people = humans(sitters)
    if people and watching == EVERYTHING:
        raise UsageError("--as all needs a game with bots only, such as --seats greedy,random")
    if people and watching != SPECTATOR and not as_json:
        raise UsageError(f"--as {audience} needs --json, or a game with bots only")
    screen = Screen(sys.stderr if as_json else sys.stdout, plain, ascii)
    stream = EventStream(sys.stdout, watching, screen.ascii) if as_json else None
    interrupts = Interrupts()
    interrupts.listen()  # a closed window must not cost the game
    reader = make_reader(screen, interrupts)
    path = save or resume
    return Session(
        match=match,
        sitters=sitters,
        screen=screen,
        reader=reader,
        interrupts=interrupts,
        path=path,
        stream=stream,
        audience=watching,
    ).run()


@click.command()
@click.argument("file", type=FILE)
@audience
@of_file
@click.option("--json", "as_json", is_flag=True, help="All events as JSON, one per line.")
@language
@looks
def replay(
    file: Path, audience: str, as_json: bool, language: str, plain: bool, ascii: bool
) -> None:
    """Step through the game in FILE, from any seat."""
    game, recorded = start.load_replay(file)
    start.choose_language(language, game)
    watching = parse_audience(audience, recorded.seats)
    screen = Screen(sys.stdout, plain, ascii)
    try:
        playback = Playback(game, recorded, watching, screen)
    except BadReplay as wrong:
        raise Trouble(f"{file}: {wrong}") from None
    if as_json:
        playback.dump(EventStream(sys.stdout, watching, screen.ascii))
    elif sys.stdin.isatty() and screen.tty:
        interrupts = Interrupts()
        interrupts.listen()
        playback.step_through(make_reader(screen, interrupts))
    else:
        playback.tell_all()


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--level", default=LEVEL, metavar="NAME", help=f"The bot that judges. Default: {LEVEL}."
)
@click.option("--seat", type=int, metavar="N", help="Judge only this seat, counted from 0.")
@click.option("--seed", default="0", metavar="N", help="The same seed gives the same review.")
@of_file
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@looks
def review(
    file: Path, level: str, seat: int | None, seed: str, as_json: bool, plain: bool, ascii: bool
) -> int:
    """Review the game in FILE: the chances, the turning points and the largest mistakes.

    A thinking bot judges every choice by what its player could know. Ctrl-C prints what there is.
    """
    game, recorded = start.load_replay(file)
    if seat is not None and not 0 <= seat < recorded.seats:
        raise UsageError(f"--seat {seat}: the seats are 0 to {recorded.seats - 1}")
    try:
        reviewer = Reviewer(game, recorded, level, seat, start.read_seed(seed))
    except NotAThinker as wrong:
        raise UsageError(f"--level {wrong}") from None
    except BadReplay as wrong:
        raise Trouble(f"{file}: {wrong}") from None
    screen, told = Screen(sys.stdout, plain, ascii), Screen(sys.stderr, plain, ascii)
    code = reviews.hold(reviewer, told)
    report = reviewer.report()
    if as_json:
        reviews.print_json(report, screen)
    else:
        sitters = recorded.notes.get("seats", "").split(",")
        reviews.ReviewReport(report, sitters, game.title, screen).show(seat)
    return code


@click.command()
@click.argument("game", type=GAME, required=False, default="")
@click.option(
    "--bots",
    default="",
    metavar="BOT,BOT",
    help="The bots, or files such as ./mybot.py, one for each seat; they swap seats. "
    "Default: greedy in every seat.",
)
@click.option(
    "--decks",
    "named",
    default="",
    metavar="DECK,DECK",
    help="Compare decks, each against every other; 'all' for all ready decks.",
)
@click.option(
    "--games",
    default=500,
    metavar="N",
    help="How many games, in all or for each pair of decks. Default: 500.",
)
@click.option("--seed", default="", metavar="N", help="The same seed gives the same numbers.")
@sets
@click.option("--jobs", type=int, metavar="N", help="How many processes. Default: all cores.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@looks
def arena(
    game: str, bots: str, named: str, games: int, seed: str, settings: tuple[str, ...],
    jobs: int | None, as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Let bots play many games of GAME, and report the results.

    Each deal is played once in every seating of the bots. A draw counts as half a win (of more
    seats: as its share); intervals are Wilson's, at 95%. Ctrl-C prints what there is.

    With --decks, every pair of decks plays that many games, each deal from both sides.
    """
    chosen = start.choose_game(game)
    crew = all_cores() if jobs is None else jobs
    screen = Screen(sys.stdout, plain, ascii)
    told = Screen(sys.stderr, plain, ascii)
    if named:
        field = contests.new_field(chosen, named, bots, games, seed, settings)
        Interrupts().listen()
        return contests.hold(FieldRun(field), crew, screen, told, as_json)
    contest = contests.new_contest(chosen, bots, games, seed, settings)
    Interrupts().listen()
    return contests.hold(Run(contest), crew, screen, told, as_json)
