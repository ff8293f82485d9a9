"""The command for authors: is anything wrong with the rules?"""

import sys
from pathlib import Path
from typing import Final

import click

from bestiary.check.run import GAMES, SECONDS, Checker
from bestiary.check.translation import check_translation
from bestiary.cli.parameters import FILE, GAME, looks, sets
from bestiary.language import BadLanguage
from bestiary.terminal import start
from bestiary.terminal.draw.progress import Bar
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.report import verdicts
from bestiary.terminal.trouble import Trouble

TRANSLATED_GAMES: Final = 12  # with each number of players


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", type=click.IntRange(1), default=GAMES, show_default=True,
              help="How many games to play.")  # fmt: skip
@click.option("--seconds", type=click.FloatRange(1.0), default=SECONDS, show_default=True,
              help="Time limit.")  # fmt: skip
@click.option("--card", default="", metavar="NAME",
              help="Check this card: half of all cards are it.")  # fmt: skip
@click.option("--language", default="", metavar="CODE",
              help="Check how far GAME is translated, such as 'de', and nothing else.")  # fmt: skip
@click.option("--deep", is_flag=True, help="Check more decisions in full; takes longer.")
@click.option("--save", "path", type=FILE, metavar="FILE",
              help="Where to write a game that fails. Default: GAME-failed.replay.")  # fmt: skip
@sets
@looks
def check(
    game: str, games: int, seconds: float, card: str, language: str, deep: bool,
    path: Path | None, settings: tuple[str, ...], plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Check the rules of GAME, a name or a source file: play random games and look for mistakes.

    Games must end, copies and saves must have the same future, and nobody may be shown or told
    what they may not know. The first mistake is reported, with a game that shows it.
    """
    chosen = start.choose_game(game)
    if language:
        try:
            found = check_translation(chosen, language, min(games, TRANSLATED_GAMES))
        except BadLanguage as wrong:
            raise Trouble(str(wrong)) from None
        return verdicts.show_translation(chosen, language, found, Screen(sys.stdout, plain, ascii))
    options = start.read_options(chosen, settings)
    screen, told = Screen(sys.stdout, plain, ascii), Screen(sys.stderr, plain, ascii)
    Interrupts().listen()
    checker = Checker(chosen, options, deep, card)
    with Bar(games, "games", told) as bar:
        verdict = checker.run(games, seconds, lambda done, total: bar.tell(done))
    return verdicts.show(chosen, verdict, path or Path(f"{chosen.name}-failed.replay"), screen)
