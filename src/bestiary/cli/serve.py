"""Commands for the server: start it, and back up or restore what it stores.

The server is imported only when needed: nobody who plays at the prompt waits for it to load.
"""

from pathlib import Path

import click

from bestiary import translations
from bestiary.cli.parameters import FILE, size, span
from bestiary.cli.reload import serve_again_and_again, stop_with_parent
from bestiary.registry import list_file, load_all
from bestiary.terminal.trouble import UsageError


@click.command()
@click.argument("files", metavar="[FILE.py]...", nargs=-1)
@click.option("--reload", is_flag=True,
              help="Start again whenever the source of a FILE.py changes; games in progress are "
              "played again from their seed, as far as their choices still fit.")  # fmt: skip
@click.option("--follow-edits", is_flag=True, hidden=True)  # what --reload starts
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535),
              help="The port; 0 takes a free one.")  # fmt: skip
@click.option("--data", type=FILE, help="The folder where the rooms are kept.")
@click.option("--rooms", default=2000, show_default=True, type=click.IntRange(1),
              help="Maximum number of rooms in memory at once.")  # fmt: skip
@click.option("--connections", default=5000, show_default=True, type=click.IntRange(1),
              help="Maximum number of connections at once.")  # fmt: skip
@click.option("--bot-seconds", default=2.0, show_default=True, type=click.FloatRange(0.05),
              help="How long a bot may think, in seconds.")  # fmt: skip
@click.option("--bot-pace", default=1.0, show_default=True, type=click.FloatRange(0.0),
              help="How long each choice of a thinking bot takes, in seconds: always the same, so "
              "that it tells nothing. 0 shows choices as soon as they are made.")  # fmt: skip
@click.option("--workers", default=2, show_default=True, type=click.IntRange(1, 64),
              help="Number of worker processes for the bots.")  # fmt: skip
@click.option("--origin", "origins", multiple=True, metavar="URL",
              help="Another address of the page, as behind a proxy. Repeatable.")  # fmt: skip
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS",
              help="A proxy (an address or a network) whose X-Forwarded-For is trusted. "
              "Repeatable.")  # fmt: skip
@click.option("--host-name", "names", multiple=True, metavar="NAME",
              help="A name of this server, besides localhost and those of --origin. Repeatable; "
              "'*' allows any.")  # fmt: skip
@click.option("--per-address", default=256, show_default=True, type=click.IntRange(0),
              help="Connections from one address; 0 for no limits by address.")  # fmt: skip
@click.option("--head-seconds", default=10.0, show_default=True, type=click.FloatRange(0.05),
              help="Time limit for the head of a request.")  # fmt: skip
@click.option("--body-seconds", default=20.0, show_default=True, type=click.FloatRange(0.05),
              help="Time limit for the body of a request.")  # fmt: skip
@click.option("--idle", default=60.0, show_default=True, type=click.FloatRange(0.05),
              help="Seconds until a room that nobody is looking at is put to sleep.")  # fmt: skip
@click.option("--away", default=60.0, show_default=True, type=click.FloatRange(0.05),
              help="Seconds until a bot may play for a player who left.")  # fmt: skip
@click.option("--keep", callback=span, metavar="SPAN",
              help="Delete finished games that nobody has looked at for this long, such as 180d. "
              "Default: never.")  # fmt: skip
@click.option("--keep-unfinished", callback=span, metavar="SPAN",
              help="The same for unfinished games. Default: never.")  # fmt: skip
@click.option("--stored", default=1_000_000, show_default=True, type=click.IntRange(1),
              help="Maximum number of rooms on the disk.")  # fmt: skip
@click.option("--space", callback=size, metavar="SIZE",
              help="Maximum disk space for rooms, such as 20G. Default: all of it.")  # fmt: skip
@click.option("--reports", type=FILE, metavar="FOLDER",
              help="A folder of lab reports; a link to them, for you only, is printed at the "
              "start.")  # fmt: skip
def serve(
    files: tuple[str, ...], reload: bool, follow_edits: bool,
    host: str, port: int, data: Path | None, rooms: int, connections: int, bot_seconds: float,
    bot_pace: float, workers: int, origins: tuple[str, ...], proxies: tuple[str, ...],
    names: tuple[str, ...], per_address: int, head_seconds: float, body_seconds: float,
    idle: float, away: float, keep: float | None, keep_unfinished: float | None, stored: int,
    space: float | None, reports: Path | None,
) -> None:  # fmt: skip
    """Serve the table in the browser: play a bot, or send a friend a link. Games in source files
    are served besides those that are installed."""
    if reload:
        if not files:
            raise UsageError("--reload needs the source file of a game to look at")
        raise SystemExit(serve_again_and_again([Path(file) for file in files]))
    if follow_edits:
        stop_with_parent()
    for file in files:
        if not Path(file).exists():
            raise UsageError(f"{file}: there is no such file")
        list_file(Path(file))  # a broken one too: the page says what is wrong with it
    for fault in translations.listed()[1]:
        click.echo(f"not translated: {fault}", err=True)
    for broken in load_all()[1]:
        click.echo(f"{broken.name} is broken: {broken.reason}", err=True)
    from bestiary.server.app import Settings
    from bestiary.server.lifecycle import run
    from bestiary.server.limits import Limits
    from bestiary.server.store.folder import data_folder

    limits = Limits(
        rooms=rooms,
        stored=stored,
        space=int(space or 0),
        keep_seconds=keep or 0.0,
        keep_unfinished_seconds=keep_unfinished or 0.0,
        connections=connections,
        idle_seconds=idle,
        abandoned_seconds=away,
        bot_seconds=bot_seconds,
        bot_pace=bot_pace,
        per_address=per_address,
        head_seconds=head_seconds,
        body_seconds=body_seconds,
    )
    settings = Settings(
        data or data_folder(), host, port, list(origins), workers, limits, list(proxies),
        list(names), reports, follow_edits,
    )  # fmt: skip
    run(settings, click.echo)


@click.command()
@click.argument("file", type=FILE)
@click.option("--data", type=FILE, help="The folder of the server whose rooms are copied.")
def backup(file: Path, data: Path | None) -> None:
    """Copy a server's rooms to FILE, whether or not it is running."""
    from bestiary.server.store.backup import back_up
    from bestiary.server.store.folder import STORE, data_folder

    copied = back_up((data or data_folder()) / STORE, file)
    click.echo(f"Copied and verified: {copied}.")


@click.command()
@click.argument("file", type=FILE)
@click.option("--data", type=FILE, help="The folder of the server, which must not be running.")
@click.option("--force", is_flag=True, help="Move existing rooms aside.")
def restore(file: Path, data: Path | None, force: bool) -> None:
    """Restore a server's rooms from FILE, a backup."""
    from bestiary.server.store import backup
    from bestiary.server.store.folder import data_folder

    restored = backup.restore(file, data or data_folder(), force)
    click.echo(f"Verified and restored: {restored.contents}.")
    if restored.kept is not None:
        click.echo(f"What was there before is kept as {restored.kept}")
