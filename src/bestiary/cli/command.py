"""One command, ``bestiary``: play, watch again, let bots play, look things up, serve.

A mistake on the command line is answered in one line that says what would be right, with exit code
2; what failed, with exit code 1. Never a traceback for something that was typed.
"""

import io
import os
import sys
from errno import EDQUOT, EFBIG, ENOSPC
from typing import Final, NoReturn

import click

import bestiary
from bestiary.cli import (
    check,
    gauntlet,
    lab,
    lab_cards,
    lookup,
    new,
    play,
    publish,
    rooms,
    serve,
    train,
)
from bestiary.cli.parameters import Commands
from bestiary.engine import BestiaryError, UnknownGame
from bestiary.engine.characters import printable
from bestiary.terminal.prompt.session import INTERRUPTED
from bestiary.terminal.trouble import FAILED, USAGE, Trouble

PIPE_CLOSED: Final = 141  # what shells report for a program whose reader went away
FULL: Final = {ENOSPC, EDQUOT, EFBIG}  # of a disk: what OSErrors say


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


for each in (
    play.play, play.replay, play.review, play.arena, gauntlet.gauntlet, train.train, lab.lab,
    lookup.games, lookup.options, lookup.cards, lookup.deck, lookup.rules,
    lookup.bots, new.new, lookup.docs, check.check, publish.publish, publish.print_cards,
    serve.serve, serve.backup, serve.restore, rooms.rooms,
):  # fmt: skip
    cli.add_command(each)

for each in lab_cards.COMMANDS:
    lab.lab.add_command(each)


def main() -> NoReturn:
    """The entry point: run a command, and turn whatever goes wrong into a line and a code."""
    write_all_of_it()
    try:
        code = cli.main(prog_name="bestiary", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as wrong:
        usage = wrong.ctx.get_usage().removeprefix("Usage: ") if wrong.ctx else "bestiary --help"
        _fail(f"{wrong.format_message().rstrip('.')}; usage: {usage}", USAGE)
    except click.ClickException as wrong:
        _fail(wrong.format_message(), wrong.exit_code)
    except UnknownGame as wrong:
        _fail(str(wrong), USAGE)
    except Trouble as trouble:
        _fail(str(trouble), trouble.code)
    except BestiaryError as error:
        _fail(str(error), FAILED)
    except (KeyboardInterrupt, click.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        no_more_output()
        sys.exit(PIPE_CLOSED)
    except OSError as error:
        if error.errno not in FULL:
            raise
        no_more_output()
        _fail(f"{error.strerror}: what was printed is not complete", FAILED)
    sys.exit(code if isinstance(code, int) else 0)


def write_all_of_it() -> None:
    """With ``PYTHONUNBUFFERED`` Python writes once, and does not look whether all of it went out:
    into a file on a disk that is nearly full, half a document, and no word about it."""
    raw = getattr(sys.stdout, "buffer", None)
    if isinstance(raw, io.RawIOBase) and not raw.isatty():
        letters, errors = sys.stdout.encoding, sys.stdout.errors
        sys.stdout = io.TextIOWrapper(io.BufferedWriter(raw), letters, errors, line_buffering=True)


def no_more_output() -> None:
    """Python flushes once more on its way out: give it something that takes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str, code: int) -> NoReturn:
    print(f"bestiary: {printable(' '.join(message.split()))}", file=sys.stderr)
    sys.exit(code)
