"""One command, ``bestiary``: play, watch again, let bots play, look things up.

What a person asked wrongly is answered in one line that says what would be right, with exit code
2; what failed, with exit code 1. Never a traceback for something that was typed.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn

import click

import bestiary
from bestiary.arena import FieldRun, Run, all_cores
from bestiary.engine import EVERYTHING, SPECTATOR, BadReplay, BestiaryError, UnknownGame
from bestiary.engine.errors import did_you_mean
from bestiary.terminal import catalogue, contesting, decks, showing, starting
from bestiary.terminal.reader import make_reader
from bestiary.terminal.replaying import Playback, parse_audience
from bestiary.terminal.screen import Screen
from bestiary.terminal.seating import humans
from bestiary.terminal.session import INTERRUPTED, Session
from bestiary.terminal.stream import EventStream
from bestiary.terminal.trouble import ASKED_WRONGLY, FAILED, AskedWrongly, Trouble

PIPE_CLOSED: Final = 141  # what shells report for a program whose reader went away
FILE: Final = click.Path(path_type=Path)


class Commands(click.Group):
    """Says which command was probably meant."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            names = self.list_commands(ctx)
            near = did_you_mean(args[0], names)
            raise AskedWrongly(f"no command '{args[0]}'{near} (commands: {', '.join(names)})")
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def print_version(ctx: click.Context, parameter: click.Parameter, asked: bool) -> None:
    if asked:
        how = "compiled" if bestiary.compiled() else "interpreted"
        click.echo(f"bestiary {bestiary.__version__} ({how})")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Print the version and whether the rules are compiled.",
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Creature games at a prompt: play them, watch them, look into them."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def looks(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of everything that prints."""
    linear = click.option("--plain", is_flag=True, help="Linear text: no boxes, no colours.")
    letters = click.option("--ascii", is_flag=True, help="No character that is not ASCII.")
    return linear(letters(command))


sets = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option; @FILE as a value reads it from a file. Repeatable.",
)
audience = click.option(
    "--as",
    "audience",
    metavar="SEAT",
    default="spectator",
    help="Whose eyes: a seat from 0, 'spectator' (the default) or 'all'.",
)


@cli.command()
@click.argument("game", required=False, default="")
@click.option(
    "--seats",
    default="",
    metavar="WHO,WHO",
    help="Who sits where: 'human' or a bot's name each. Default: human,greedy.",
)
@click.option("--seed", default="", metavar="N", help="The same seed and choices: the same game.")
@sets
@click.option(
    "--deck",
    "brought",
    multiple=True,
    metavar="DECK",
    help="A seat's deck: a ready one's name, a file, or 'random'. The first is for seat 0.",
)
@click.option("--from", "position", type=FILE, help="Start from a written position.")
@click.option("--resume", type=FILE, help="Go on with a saved game.")
@click.option("--save", type=FILE, help="Where the game is saved when it ends or is left.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Events as JSON, one a line, on standard output; prompts go to stderr.",
)
@audience
@looks
def play(
    game: str, seats: str, seed: str, settings: tuple[str, ...], brought: tuple[str, ...],
    position: Path | None, resume: Path | None, save: Path | None, as_json: bool, audience: str,
    plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Play GAME, or watch bots play it.

    Without more words: you against the greedy bot. Ctrl-C saves the game.
    """
    if resume is not None:
        own = (("--seed", seed), ("--set", settings), ("--deck", brought), ("--from", position))
        for name, given in own:
            if given:
                raise AskedWrongly(f"{name} does not go with --resume: a saved game has its own")
        match, sitters = starting.resume_match(resume, game, seats)
    else:
        match, sitters = starting.new_match(
            starting.choose_game(game), seats, seed, settings, position, brought
        )
    watching = parse_audience(audience, len(sitters))
    people = humans(sitters)
    if people and watching == EVERYTHING:
        raise AskedWrongly("--as all: only where no seat is human, as in --seats greedy,random")
    if people and watching != SPECTATOR and not as_json:
        raise AskedWrongly(f"--as {audience}: only with --json, or where no seat is human")
    screen = Screen(sys.stderr if as_json else sys.stdout, plain, ascii)
    stream = EventStream(sys.stdout, watching, screen.ascii) if as_json else None
    _stop_as_for_ctrl_c()  # a closed window must not cost the game
    reader = make_reader(screen)
    return Session(match, sitters, screen, reader, save or resume, stream, watching).run()


def _stop_as_for_ctrl_c() -> None:
    """Let a closed window or a machine that shuts down do what Ctrl-C does."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


@cli.command()
@click.argument("file", type=FILE)
@audience
@click.option("--json", "as_json", is_flag=True, help="All events as JSON, one a line.")
@looks
def replay(file: Path, audience: str, as_json: bool, plain: bool, ascii: bool) -> None:
    """Step through the game in FILE, from any seat."""
    game, recorded = starting.load_replay(file)
    watching = parse_audience(audience, recorded.seats)
    screen = Screen(sys.stdout, plain, ascii)
    try:
        playback = Playback(game, recorded, watching, screen)
    except BadReplay as wrong:
        raise Trouble(f"{file}: {wrong}") from None
    if as_json:
        playback.dump(EventStream(sys.stdout, watching, screen.ascii))
    elif sys.stdin.isatty() and screen.tty:
        playback.step_through(make_reader(screen))
    else:
        playback.tell_all()


@cli.command()
@click.argument("game", required=False, default="")
@click.option(
    "--bots",
    default="",
    metavar="BOT,BOT",
    help="The bots, one for each seat; they change seats. Default: greedy in every seat.",
)
@click.option(
    "--decks",
    "named",
    default="",
    metavar="DECK,DECK",
    help="Compare decks: every one against every other. 'all': the ready ones.",
)
@click.option(
    "--games", default=500, metavar="N", help="How many games, or of each pair. Default: 500."
)
@click.option("--seed", default="", metavar="N", help="The same seed: the same numbers.")
@sets
@click.option("--jobs", type=int, metavar="N", help="How many processes. Default: all cores.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@looks
def arena(
    game: str, bots: str, named: str, games: int, seed: str, settings: tuple[str, ...],
    jobs: int | None, as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Let bots play many games of GAME, and count.

    Each deal is played once in every seating of the bots. A draw counts as half a win (of more
    seats: as its share); intervals are Wilson's, at 95%. Ctrl-C prints what there is.

    With --decks so many games are played of every pair of decks, each deal from both sides.
    """
    chosen = starting.choose_game(game)
    crew = all_cores() if jobs is None else jobs
    screen = Screen(sys.stdout, plain, ascii)
    told = Screen(sys.stderr, plain, ascii)
    if named:
        field = contesting.new_field(chosen, named, bots, games, seed, settings)
        _stop_as_for_ctrl_c()
        return contesting.hold(FieldRun(field), crew, screen, told, as_json)
    contest = contesting.new_contest(chosen, bots, games, seed, settings)
    _stop_as_for_ctrl_c()
    return contesting.hold(Run(contest), crew, screen, told, as_json)


@cli.command()
@click.argument("name", required=False, default="")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def games(name: str, as_json: bool, plain: bool, ascii: bool) -> None:
    """List the games; with NAME, that game and its options."""
    screen = Screen(sys.stdout, plain, ascii)
    if name:
        game = bestiary.game(name)
        if not as_json:
            catalogue.list_games([game], screen)
            screen.line()
        _list_options(name, (), as_json, screen)
        return
    every = [bestiary.game(known) for known in bestiary.games()]
    if as_json:
        catalogue.print_json([catalogue.game_data(game) for game in every], screen)
    else:
        catalogue.list_games(every, screen)


@cli.command()
@click.argument("game", required=False, default="")
@sets
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def options(game: str, settings: tuple[str, ...], as_json: bool, plain: bool, ascii: bool) -> None:
    """List what can be set about GAME, with the defaults."""
    _list_options(game, settings, as_json, Screen(sys.stdout, plain, ascii))


def _list_options(name: str, given: tuple[str, ...], as_json: bool, screen: Screen) -> None:
    game = starting.choose_game(name)
    settled = game.settings(starting.read_options(game, given))
    if as_json:
        catalogue.print_json(catalogue.option_data(game, settled), screen)
    else:
        catalogue.list_options(game, settled, screen)


@cli.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@sets
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def cards(
    game: str, words: tuple[str, ...], settings: tuple[str, ...], as_json: bool,
    plain: bool, ascii: bool,
) -> None:  # fmt: skip
    """List the cards of GAME, or those in which all the WORDS occur."""
    screen = Screen(sys.stdout, plain, ascii)
    chosen = bestiary.game(game)
    every = chosen.cards(chosen.settings(starting.read_options(chosen, settings)))
    found = catalogue.filter_cards(every, words)
    if as_json:
        catalogue.print_json(found, screen)
    elif found:
        catalogue.list_cards(found, screen)
    elif not every:
        raise Trouble(f"{game} lists no cards")
    else:
        raise Trouble(f"{game} has no card with {' and '.join(repr(word) for word in words)}")


@cli.group(cls=Commands)
def deck() -> None:
    """Look at decks, for the games to which players bring their own."""


of_game = click.option("--game", default="", metavar="GAME", help="The deck's game, if not plain.")


@deck.command("check")
@click.argument("file")
@of_game
@looks
def check_deck(file: str, game: str, plain: bool, ascii: bool) -> int:
    """Say whether the deck in FILE may be played, and name every fault it has."""
    return decks.check(file, game, Screen(sys.stdout, plain, ascii))


@deck.command("show")
@click.argument("file")
@of_game
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def show_deck(file: str, game: str, as_json: bool, plain: bool, ascii: bool) -> int:
    """Show the deck in FILE, or a ready one by its name, counted in every way that matters."""
    return decks.show(file, game, as_json, Screen(sys.stdout, plain, ascii))


@deck.command("list")
@of_game
@looks
def list_decks(game: str, plain: bool, ascii: bool) -> None:
    """List the ready decks."""
    decks.list_ready(game, Screen(sys.stdout, plain, ascii))


@cli.command()
@click.argument("game", required=False, default="")
@looks
def rules(game: str, plain: bool, ascii: bool) -> None:
    """The rules of GAME, complete enough to learn it from."""
    text = starting.choose_game(game).rules()
    if not text:
        raise Trouble(f"{game} has no rules in words")
    showing.show_markdown(text, Screen(sys.stdout, plain, ascii))


@cli.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535),
              help="The port; 0 takes a free one.")  # fmt: skip
@click.option("--data", type=FILE, help="The folder where the rooms are kept.")
@click.option("--rooms", default=2000, show_default=True, type=click.IntRange(1),
              help="How many rooms may be awake at once.")  # fmt: skip
@click.option("--connections", default=5000, show_default=True, type=click.IntRange(1),
              help="How many may be connected at once.")  # fmt: skip
@click.option("--bot-seconds", default=2.0, show_default=True, type=click.FloatRange(0.05),
              help="How long a bot may think.")  # fmt: skip
@click.option("--workers", default=2, show_default=True, type=click.IntRange(1, 64),
              help="How many processes think for the bots.")  # fmt: skip
@click.option("--origin", "origins", multiple=True, metavar="URL",
              help="Another address of the page, as behind a proxy. Repeatable.")  # fmt: skip
@click.option("--idle", default=60.0, show_default=True, type=click.FloatRange(0.05),
              help="Seconds after which a room nobody looks at is put to sleep.")  # fmt: skip
@click.option("--away", default=60.0, show_default=True, type=click.FloatRange(0.05),
              help="Seconds after which a bot may play for somebody who left.")  # fmt: skip
def serve(
    host: str, port: int, data: Path | None, rooms: int, connections: int, bot_seconds: float,
    workers: int, origins: tuple[str, ...], idle: float, away: float,
) -> None:  # fmt: skip
    """Serve the table in the browser: play a bot, or send a friend a link."""
    from bestiary.server.app import Settings
    from bestiary.server.limits import Limits
    from bestiary.server.serving import data_folder, run

    limits = Limits(
        rooms=rooms,
        connections=connections,
        idle_seconds=idle,
        abandoned_seconds=away,
        bot_seconds=bot_seconds,
    )
    settings = Settings(data or data_folder(), host, port, list(origins), workers, limits)
    run(settings, lambda url: click.echo(f"Bestiary is at {url} (Ctrl-C stops it)"))


@cli.command()
@click.argument("file", type=FILE)
@click.option("--data", type=FILE, help="The folder of the server whose rooms are copied.")
def backup(file: Path, data: Path | None) -> None:
    """Copy a server's rooms to FILE, while it runs or not."""
    from bestiary.server.app import FILE as STORE
    from bestiary.server.backup import back_up
    from bestiary.server.serving import data_folder

    back_up((data or data_folder()) / STORE, file)


def main() -> NoReturn:
    """The entry point: run a command, and turn whatever goes wrong into a line and a code."""
    try:
        code = cli.main(prog_name="bestiary", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as wrong:
        usage = wrong.ctx.get_usage().removeprefix("Usage: ") if wrong.ctx else "bestiary --help"
        _fail(f"{wrong.format_message().rstrip('.')}; usage: {usage}", ASKED_WRONGLY)
    except click.ClickException as wrong:
        _fail(wrong.format_message(), wrong.exit_code)
    except UnknownGame as wrong:
        _fail(str(wrong), ASKED_WRONGLY)
    except Trouble as trouble:
        _fail(str(trouble), trouble.code)
    except BestiaryError as error:
        _fail(str(error), FAILED)
    except (KeyboardInterrupt, click.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # Python flushes once more on its way out: give it something that is open.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(PIPE_CLOSED)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str, code: int) -> NoReturn:
    print(f"bestiary: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
