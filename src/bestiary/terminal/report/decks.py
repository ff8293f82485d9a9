"""Decks: which text is meant, whether it may be played, and what is in it."""

from collections.abc import Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import bestiary
from bestiary.engine import Decks, Game
from bestiary.engine.errors import did_you_mean
from bestiary.engine.view import DeckTable, DeckView
from bestiary.play.decks import decks_of, ready_decks
from bestiary.play.library import NotOffered
from bestiary.registry import load_all
from bestiary.terminal import saves
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count
from bestiary.terminal.report import catalogue
from bestiary.terminal.trouble import FAILED, UsageError

LONGEST: Final = 64 * 1024
RANDOM: Final = "random"
ALL: Final = "all"
BAR: Final = 24


def read_brought(game: Game[Any], brought: Sequence[str], seats: int) -> dict[str, str]:
    """What ``--deck`` named for each seat, as options; a file's text, a ready deck's name."""
    if not brought:
        return {}
    decks = asked_decks(game, f"--deck {brought[0]}")
    if len(brought) > seats:
        raise UsageError(f"--deck is given {len(brought)} times for {count(seats, 'seat')}")
    return {
        f"deck.{seat}": read(what, [decks], "--deck ")
        for seat, what in enumerate(brought)
        if what.casefold() != RANDOM
    }


def read_named(game: Game[Any], named: str) -> list[tuple[str, str]]:
    """The decks of ``--decks``: all ready ones, or some, or files, each with its name."""
    decks = asked_decks(game, f"--decks {named}")
    if named.strip().casefold() == ALL:
        return [(name, name) for name in decks.ready()]
    words = [word.strip() for word in named.split(",")]
    return [(word, read(word, [decks], "--decks ")) for word in words]


def asked_decks(game: Game[Any], asked: str) -> Decks:
    """The decks of a game, for what was asked on the command line."""
    try:
        return decks_of(game)
    except NotOffered as wrong:
        raise UsageError(f"{asked}: {wrong}") from None


def read(what: str, known: Sequence[Decks], where: str = "") -> str:
    """The text of a deck: a ready one's name as it is, or the contents of the file."""
    ready = [name for decks in known for name in decks.ready()]
    path = saves.path_of(what)
    if what.casefold() in ready and not path.is_file():
        return what.casefold()
    if saves.is_there(path):
        return saves.read(path, LONGEST)
    near = did_you_mean(what, ready)
    right = f"name a file or a ready deck: {', '.join(ready)}"
    raise UsageError(f"{where}{what}: no such file or ready deck{near} ({right})")


def games_with_decks(name: str) -> list[Game[Any]]:
    """The game that was named, or all to which players bring decks."""
    if name:
        game = bestiary.game(name)
        asked_decks(game, f"--game {name}")
        return [game]
    every, _ = load_all()
    return [game for game in every if game.decks() is not None]


def find(what: str, name: str) -> tuple[Game[Any], DeckView]:
    """The deck that was named, and its game: the one with the fewest faults, if not named."""
    games = games_with_decks(name)
    decks = [decks_of(game) for game in games]
    text = read(what, decks)
    shown = [each.show(text) for each in decks]
    best = min(range(len(shown)), key=lambda i: (len(shown[i]["faults"]), -shown[i]["total"]))
    return games[best], shown[best]


def check(what: str, name: str, screen: Screen) -> int:
    """Every fault on a line of its own; the exit code says whether there was one."""
    game, deck = find(what, name)
    for fault in deck["faults"]:
        screen.line(f"{what}: {fault}")
    if deck["faults"]:
        return FAILED
    screen.line(f"{what}: {count(deck['total'], 'card')}, a deck of {game.title}.")
    return 0


def show(what: str, name: str, as_json: bool, screen: Screen) -> int:
    game, deck = find(what, name)
    if as_json:
        catalogue.print_json([deck], screen)
    elif screen.plain:
        say(deck, screen)
    else:
        draw(what, game, deck, screen)
    return FAILED if deck["faults"] else 0


def say(deck: DeckView, screen: Screen) -> None:
    for card in deck["cards"]:
        screen.line(f"{card['count']} {card['name']} ({card['id']}, {card['kind']})")
    for counted in deck["tables"]:
        rows = ", ".join(f"{row['label']} {row['count']}" for row in counted["rows"])
        screen.line(f"{counted['label']}: {rows}.")
    for fault in deck["faults"]:
        screen.line(f"Fault: {fault}")


def draw(what: str, game: Game[Any], deck: DeckView, screen: Screen) -> None:
    total = count(deck["total"], "card")
    screen.show(Text(screen.fit(f"{what}: {total} for {game.title}"), style="bold"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for card in deck["cards"]:
        grid.add_row(
            Text(str(card["count"]), style="bold"),
            Text(screen.fit(card["name"])),
            Text(card["kind"], style="dim"),
            Text(card["id"], style="dim"),
        )
    screen.show(Padding(grid, (1, 0, 1, 1), expand=False))
    screen.show(Columns([bars(counted, screen) for counted in deck["tables"]], padding=(0, 4)))
    for fault in deck["faults"]:
        screen.line(f"Fault: {fault}", style="bold")


def bars(counted: DeckTable, screen: Screen) -> Table:
    """A count as bars: the curve of a deck."""
    most = max((row["count"] for row in counted["rows"]), default=1)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(screen.fit(counted["label"]), style="bold"))
    for row in counted["rows"]:
        length = max(1, round(row["count"] * BAR / max(most, BAR)))
        grid.add_row(
            Text(screen.fit(row["label"])),
            Text(str(row["count"]), justify="right"),
            Text(screen.glyphs.full * length, style="dim"),
        )
    return grid


def list_ready(name: str, screen: Screen) -> None:
    """The ready decks of a game, or of all."""
    for game in games_with_decks(name):
        for deck in ready_decks(game):
            screen.line(f"{game.name} {deck['name']}: {deck['about']}")
