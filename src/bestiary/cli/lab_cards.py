"""More of ``bestiary lab``: what cards and decks are worth, and how likely things are.

Everything heavy is imported by the command that needs it.
"""

from pathlib import Path
from typing import Final

import click

from bestiary.cli.lab import options, report_option, screens
from bestiary.cli.parameters import looks, sets


@click.command()
@click.argument("game", required=False, default="")
@click.option("--games", default=200, metavar="N", help="How many deals for each card and way.")
@click.option("--cards", "named", multiple=True, metavar="NAME", help="Only this card. Repeatable.")
@click.option(
    "--ways",
    default="seen,dealt,restricted",
    metavar="WAY,WAY",
    help="How to find out. 'seen' is quick; the others play two games for each card and deal.",
)
@click.option(
    "--in",
    "place",
    default="hand",
    metavar="hand|deck",
    help="Where 'dealt' puts the card: into the hand, or, if players bring decks, into the deck.",
)
@click.option(
    "--margin",
    default="5%",
    metavar="SHARE",
    help="What a card may change the win rate by and still be fair. Default: 5%.",
)
@options("bots", "set", "until")
def cards(
    game: str, games: int, named: tuple[str, ...], ways: str, place: str, margin: str, bots: str,
    seed: str, settings: tuple[str, ...], until: str, save: Path | None, jobs: int | None,
    as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """What each card of GAME is worth, three ways side by side: the win rate of whoever has it,
    what changes if it is dealt to somebody, and if somebody is forbidden to play it.

    A card is what has the same name printed on it.
    """
    from bestiary.lab.cards import CardWorth
    from bestiary.terminal.lab.ask import Common, read_share
    from bestiary.terminal.lab.ask_cards import cards_asked, read_margin
    from bestiary.terminal.lab.cards_page import show_cards
    from bestiary.terminal.lab.hold import hold

    least, share = read_margin(margin), read_share(until)
    experiment = cards_asked(Common(game, bots, games, seed, settings, 0), named, ways, place)
    gatherer = CardWorth(experiment, least, share)
    return hold(experiment, gatherer, show_cards, screens(as_json, plain, ascii), jobs, save)


@click.command()
@click.argument("game", required=False, default="")
@click.option(
    "--decks",
    "named",
    default="all",
    metavar="DECK,DECK",
    help="Ready decks or files; 'all', the default, for all ready decks.",
)
@options("bots", "games", "set", "until")
def decks(
    game: str, named: str, bots: str, games: int, seed: str, settings: tuple[str, ...], until: str,
    save: Path | None, jobs: int | None, as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Which deck beats which in GAME, circles of decks that beat each other, and the mix of decks
    that nobody can beat.

    Every pair plays --games games, each deal from both sides, with the same bot in both seats.
    """
    from bestiary.lab.decks import Matchups
    from bestiary.terminal.lab.ask import Common, read_share
    from bestiary.terminal.lab.ask_cards import decks_asked
    from bestiary.terminal.lab.decks_page import show_decks
    from bestiary.terminal.lab.hold import hold

    share = read_share(until)
    experiment, names = decks_asked(Common(game, bots, games, seed, settings, 0), named)
    gatherer = Matchups(experiment, names, share)
    return hold(experiment, gatherer, show_decks, screens(as_json, plain, ascii), jobs, save)


@click.command()
@click.argument("game")
@click.argument("question")
@click.option("--games", default=1000, metavar="N", help="How many deals or games to look at.")
@click.option(
    "--bots", default="", metavar="BOT", help="Who plays, where it matters. Default: greedy."
)
@click.option("--seed", default="", metavar="N", help="The same seed gives the same bytes.")
@sets
@click.option(
    "--until",
    default="",
    metavar="SHARE",
    help="Simulate until the answer is known this well, such as 1%, or --games are used up.",
)
@click.option("--jobs", type=int, metavar="N", help="How many processes. Default: all cores.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@report_option
@looks
def odds(
    game: str, question: str, games: int, bots: str, seed: str, settings: tuple[str, ...],
    until: str, jobs: int | None, as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """How likely is it? QUESTION is about cards or a fight of two, for Player 1:

    \b
      "2 dragons in opening hand"        (at least 2)
      "exactly 1 level 6 dragon in 7 cards"
      "no witch by turn 3"
      "4 creatures of one power type or 4 witches in opening hand"
      "wolf beats giant"
      "level 1 witch against creature: escapes"

    The answer is exact if the deck can be listed, else by simulation, and says which.
    """
    from bestiary.arena import all_cores
    from bestiary.terminal.lab.ask import Common, read_share
    from bestiary.terminal.lab.ask_cards import odds_asked
    from bestiary.terminal.lab.odds_page import ask_odds, rules_of

    crew, share = all_cores() if jobs is None else jobs, read_share(until)
    with rules_of(game):
        asked = odds_asked(Common(game, bots, games, seed, settings, 0), question, crew, share)
    return ask_odds(asked, screens(as_json, plain, ascii), crew)


COMMANDS: Final = [cards, decks, odds]
