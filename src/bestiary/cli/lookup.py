"""Commands that look things up: games, options, cards, decks, rules, bots and the reference."""

import sys

import click

import bestiary
from bestiary.bots import levels
from bestiary.cli.parameters import GAME, Commands, looks, sets
from bestiary.engine import did_you_mean
from bestiary.registry import load_all
from bestiary.terminal import start
from bestiary.terminal.draw import show
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.report import catalogue, decks, reference
from bestiary.terminal.trouble import Trouble, UsageError


@click.command()
@click.argument("name", type=GAME, required=False, default="")
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
    every, broken = load_all()
    if as_json:
        catalogue.print_json([catalogue.game_data(game) for game in every], screen)
    else:
        catalogue.list_games(every, screen)
    for one in broken:
        Screen(sys.stderr, plain, ascii).line(f"{one.name} is broken: {one.reason}")


@click.command()
@click.argument("game", type=GAME, required=False, default="")
@sets
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def options(game: str, settings: tuple[str, ...], as_json: bool, plain: bool, ascii: bool) -> None:
    """List the options of GAME, with their defaults."""
    _list_options(game, settings, as_json, Screen(sys.stdout, plain, ascii))


def _list_options(name: str, given: tuple[str, ...], as_json: bool, screen: Screen) -> None:
    game = start.choose_game(name)
    settled = game.settings(start.read_options(game, given))
    if as_json:
        catalogue.print_json(catalogue.option_data(game, settled), screen)
    else:
        catalogue.list_options(game, settled, screen)


@click.command()
@click.argument("game", type=GAME)
@click.argument("words", nargs=-1)
@sets
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def cards(
    game: str, words: tuple[str, ...], settings: tuple[str, ...], as_json: bool,
    plain: bool, ascii: bool,
) -> None:  # fmt: skip
    """List the cards of GAME, or those that contain all the WORDS."""
    screen = Screen(sys.stdout, plain, ascii)
    chosen = bestiary.game(game)
    every = chosen.cards(chosen.settings(start.read_options(chosen, settings)))
    found = catalogue.filter_cards(every, words)
    if as_json:
        catalogue.print_json(found, screen)
    elif found:
        catalogue.list_cards(found, screen, flavour=bool(words))
    elif not every:
        raise Trouble(f"{game} lists no cards")
    else:
        raise Trouble(f"{game} has no card with {' and '.join(repr(word) for word in words)}")


@click.group(cls=Commands)
def deck() -> None:
    """Look at decks, for games in which players bring their own."""


of_game = click.option(
    "--game", default="", metavar="GAME", help="The deck's game, if it is not obvious."
)


@deck.command("check")
@click.argument("file")
@of_game
@looks
def check_deck(file: str, game: str, plain: bool, ascii: bool) -> int:
    """Check the deck in FILE, and report everything that is wrong with it."""
    return decks.check(file, game, Screen(sys.stdout, plain, ascii))


@deck.command("show")
@click.argument("file")
@of_game
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def show_deck(file: str, game: str, as_json: bool, plain: bool, ascii: bool) -> int:
    """Show the deck in FILE, or a ready deck by its name, with its statistics."""
    return decks.show(file, game, as_json, Screen(sys.stdout, plain, ascii))


@deck.command("list")
@of_game
@looks
def list_decks(game: str, plain: bool, ascii: bool) -> None:
    """List the ready decks."""
    decks.list_ready(game, Screen(sys.stdout, plain, ascii))


@click.command()
@click.argument("game", type=GAME, required=False, default="")
@looks
def rules(game: str, plain: bool, ascii: bool) -> None:
    """Print the rules of GAME, complete enough to learn it from."""
    text = start.choose_game(game).rules()
    if not text:
        raise Trouble(f"{game} has no rules in words")
    show.show_markdown(text, Screen(sys.stdout, plain, ascii))


@click.command()
@click.argument("game", type=GAME, required=False, default="")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@looks
def bots(game: str, as_json: bool, plain: bool, ascii: bool) -> None:
    """List the bots that can play GAME, or any game: the weakest first, then those of other
    packages."""
    if game:
        bestiary.game(game)  # every bot plays every game, but there has to be one
    screen = Screen(sys.stdout, plain, ascii)
    if as_json:
        catalogue.print_json(catalogue.bot_data(levels()), screen)
    else:
        catalogue.list_bots(levels(), screen)


@click.command()
@click.argument("topic", required=False, default="")
@looks
def docs(topic: str, plain: bool, ascii: bool) -> None:
    """Show the reference for authors, or one TOPIC of it: the names that rules are written with."""
    known = reference.topics()
    if topic and topic not in known:
        hint = did_you_mean(topic, known)
        raise UsageError(f"no topic '{topic}'{hint} (topics: {', '.join(known)})")
    text = reference.chapter(topic) if topic else reference.whole()
    show.show_markdown(text, Screen(sys.stdout, plain, ascii))
