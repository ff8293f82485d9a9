"""The command that measures bots against each other."""

import sys

import click

from bestiary.arena import GauntletRun, all_cores
from bestiary.cli.parameters import GAME, looks, sets
from bestiary.terminal import start
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.report import contests


@click.command()
@click.argument("game", type=GAME, required=False, default="")
@click.option(
    "--bots",
    default="",
    metavar="BOT,BOT,...",
    help="The bots, or files such as ./mybot.py, the weakest first. Default: all levels.",
)
@click.option("--adjacent", is_flag=True, help="Only each bot against the one before it.")
@click.option("--against", default="", metavar="BOT", help="Only this bot against all others.")
@click.option(
    "--games", default=100, metavar="N", help="How many games for each pair. Default: 100."
)
@click.option("--seed", default="", metavar="N", help="The same seed gives the same numbers.")
@sets
@click.option("--jobs", type=int, metavar="N", help="How many processes. Default: all cores.")
@click.option(
    "--times/--no-times",
    default=None,
    help="The processor time that bots spend on a choice. It differs from run to run, so with "
    "--json it is left out unless you ask.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@looks
def gauntlet(
    game: str, bots: str, adjacent: bool, against: str, games: int, seed: str,
    settings: tuple[str, ...], jobs: int | None, times: bool | None, as_json: bool,
    plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Let bots play GAME in pairs, and rate them.

    Every pair plays each deal from both sides, with two seats. The ratings fit all results at once
    (Bradley-Terry, shown as Elo); greedy has 1000, or the first bot if greedy is not there. Ctrl-C
    prints what there is.
    """
    chosen = start.choose_game(game)
    crew = all_cores() if jobs is None else jobs
    asked = contests.new_gauntlet(chosen, bots, games, seed, settings, adjacent, against)
    Interrupts().listen()
    return contests.hold_gauntlet(
        GauntletRun(asked),
        crew,
        Screen(sys.stdout, plain, ascii),
        Screen(sys.stderr, plain, ascii),
        as_json,
        not as_json if times is None else times,
    )
