"""The rooms a server keeps: list, show and delete them. Never shows seeds, secrets or cards."""

import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Final

import click

from bestiary.cli.parameters import FILE, Commands, looks, span
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.report import catalogue
from bestiary.terminal.trouble import Trouble, UsageError

if TYPE_CHECKING:
    from bestiary.server.store.inventory import RoomSummary, SeatSummary

UNITS: Final = ("B", "kB", "MB", "GB", "TB")


@click.group(cls=Commands)
def rooms() -> None:
    """List, show and delete the rooms a server keeps."""


data = click.option("--data", type=FILE, help="The server's folder.")
over = click.option(
    "--over/--open", default=None, help="Only games that are over, or that are not."
)
older = click.option(
    "--older", callback=span, metavar="SPAN", help="Only rooms unused for at least this long."
)


@rooms.command("list")
@data
@over
@older
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def list_rooms(
    data: Path | None, over: bool | None, older: float | None, as_json: bool, plain: bool,
    ascii: bool,
) -> None:  # fmt: skip
    """List the rooms, the least recently used first. The server may be running."""
    from msgspec import to_builtins

    from bestiary.server.store import inventory

    screen = Screen(sys.stdout, plain, ascii)
    with reading(data) as db:
        found = inventory.summaries(db, over, None if older is None else time() - older)
        space = inventory.space(db)
    if as_json:
        catalogue.print_json([to_builtins(each) for each in found], screen)
        return
    for each in found:
        screen.line(line(each))
    free = f", {size(space.free)} of it free" if space.free else ""
    screen.line(f"{total(found)}. The file has {size(space.all)}{free}.")


@rooms.command("show")
@click.argument("room")
@data
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def show_room(room: str, data: Path | None, as_json: bool, plain: bool, ascii: bool) -> None:
    """Show a room and who sits there."""
    from msgspec import to_builtins

    from bestiary.server.store import inventory

    screen = Screen(sys.stdout, plain, ascii)
    with reading(data) as db:
        found = inventory.summaries(db, only=[room])
        seats = inventory.seats_of(db, room)
    if not found:
        raise Trouble(f"there is no room '{printable(room)}'")
    if as_json:
        about = to_builtins(found[0])
        catalogue.print_json([{**about, "seats": to_builtins(seats)}], screen)
        return
    screen.line(line(found[0]))
    screen.line(f"Made {day(found[0].created)}, under version {found[0].rules} of the rules.")
    for seat in seats:
        screen.line(f"Seat {seat.seat}: {sitter(seat)}")


@rooms.command("delete")
@click.argument("names", metavar="[ROOM]...", nargs=-1)
@data
@over
@older
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@looks
def delete_rooms(
    names: tuple[str, ...], data: Path | None, over: bool | None, older: float | None, yes: bool,
    plain: bool, ascii: bool,
) -> None:  # fmt: skip
    """Delete rooms forever: those named, or all that are --older 90d and --over (or --open).

    The server must not be running. To delete old rooms automatically, use `serve --keep`.
    """
    from bestiary.server.store import inventory
    from bestiary.server.store.folder import data_folder, locked

    if bool(names) == (older is not None) or (names and over is not None):
        raise UsageError("say which rooms: ROOM..., or --older 90d with --over or --open")
    if not names and over is None:
        raise UsageError("--older needs --over or --open: which games should be deleted?")
    screen = Screen(sys.stdout, plain, ascii)
    folder = data or data_folder()
    if not folder.is_dir():
        raise Trouble(f"--data {folder}: no such folder")
    with locked(folder, "'bestiary rooms delete'"), writing(folder) as db:
        before = None if older is None else time() - older
        found = inventory.summaries(db, over, before, names)
        for missing in set(names) - {each.room for each in found}:
            raise Trouble(f"there is no room '{printable(missing)}'; nothing was deleted")
        if not found:
            screen.line("There is no such room.")
            return
        if not yes:
            confirm(found, screen)
        db.execute("BEGIN IMMEDIATE")
        for each in found:
            inventory.delete(db, each.room)
        db.execute("COMMIT")
        try:
            inventory.shrink(db)
        except sqlite3.Error as fault:
            screen.line(f"The file stays as long as it is ({fault}); new rooms use the space.")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        screen.line(f"Deleted {total(found)}. The file has {size(inventory.space(db).all)}.")


def confirm(found: "Sequence[RoomSummary]", screen: Screen) -> None:
    if not sys.stdin.isatty():
        raise UsageError("nobody is there to be asked: say --yes if it is meant")
    for each in found[:10]:
        screen.line(line(each))
    if len(found) > 10:
        screen.line(f"and {len(found) - 10} more")
    click.confirm(f"Delete {total(found)} forever?", abort=True)


@contextmanager
def reading(data: Path | None) -> "Iterator[sqlite3.Connection]":
    """The store of a folder, whether a server has it or not. Nothing is changed."""
    from bestiary.server.store.backup import address_to_read, connect
    from bestiary.server.store.folder import STORE, data_folder
    from bestiary.server.store.schema import check_version

    file = (data or data_folder()) / STORE
    if not file.is_file():
        raise Trouble(f"{file}: no such file; is --data the server's folder?")
    try:
        with closing(connect(address_to_read(file))) as db:
            db.execute("BEGIN")
            if not check_version(db, file):
                raise Trouble(f"{file}: is not a Bestiary store")
            yield db
    except sqlite3.Error as fault:
        raise Trouble(f"{file}: cannot be read ({fault})") from None


@contextmanager
def writing(folder: Path) -> "Iterator[sqlite3.Connection]":
    """The store of a folder, opened exclusively."""
    from bestiary.server.store.backup import address, connect
    from bestiary.server.store.folder import STORE
    from bestiary.server.store.schema import prepare

    file = folder / STORE
    if not file.is_file():
        raise Trouble(f"{file}: no such file; is --data the server's folder?")
    try:
        with closing(connect(address(file, "mode=rw"))) as db:
            prepare(db, file)
            yield db
    except sqlite3.Error as fault:
        raise Trouble(f"{file}: cannot be used ({fault})") from None


def line(room: "RoomSummary") -> str:
    state = "over" if room.over else "open"
    entries = f"{room.entries} {'entry' if room.entries == 1 else 'entries'}"
    return (
        f"{printable(room.room)}  {printable(room.game)}, {room.seats} seats, {state}, {entries},"
        f" {size(room.bytes)}, used {day(room.used)}"
    )


def total(found: "Sequence[RoomSummary]") -> str:
    opened = sum(not room.over for room in found)
    rooms = f"{len(found)} {'room' if len(found) == 1 else 'rooms'}"
    taken = size(sum(room.bytes for room in found))
    return f"{rooms} ({opened} open, {len(found) - opened} over), {taken}"


def sitter(seat: "SeatSummary") -> str:
    name = f" {printable(seat.name)}" if seat.name else ""
    if seat.who == "bot":
        return f"the bot {printable(seat.bot)}{name}"
    deck = ", whose deck is still to come" if seat.brings else ""
    return f"a person{name}{'' if seat.taken else ', not there yet'}{deck}"


def day(moment: float) -> str:
    return datetime.fromtimestamp(moment).strftime("%Y-%m-%d %H:%M")


def size(count: int) -> str:
    """Bytes for a person: ``512 B``, ``3.4 kB``, ``20 MB``."""
    number, unit = float(count), 0
    while number >= 999.5 and unit < len(UNITS) - 1:
        number, unit = number / 1000, unit + 1
    return f"{number:.{1 if unit and number < 9.95 else 0}f} {UNITS[unit]}"


def printable(text: str) -> str:
    """A name as somebody typed it, without terminal control characters."""
    return "".join(each if each.isprintable() else "?" for each in text)
