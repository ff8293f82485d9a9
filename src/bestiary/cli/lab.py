"""``bestiary lab``: is my game any good, and what should I change?

Everything heavy is imported by the command that needs it.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

from bestiary.cli.parameters import FILE, Commands, looks, sets
from bestiary.terminal.draw.screen import Screen

if TYPE_CHECKING:
    from bestiary.terminal.lab.hold import Screens


@click.group(cls=Commands)
def lab() -> None:
    """Experiments: how a game plays, and what a change would do to it."""


ALWAYS: Final = ("seed", "save", "jobs", "on", "json", "report")
NOT_REPEATED: Final = ("seed", "save", "jobs", "as_json", "plain", "ascii", "report", "on")


def keep_report(ctx: click.Context, parameter: click.Parameter, path: Path | None) -> None:
    """``--report`` is for ``screens``, not for the commands."""
    ctx.meta["report"] = path


def keep_cluster(ctx: click.Context, parameter: click.Parameter, on: str) -> None:
    ctx.meta["on"] = on


def typed_again() -> list[str]:
    """The words that make the same experiment, but for its seed."""
    ctx = click.get_current_context()
    words = ctx.command_path.split()
    for parameter in ctx.command.params:
        name = str(parameter.name)
        typed = ctx.get_parameter_source(name) == ParameterSource.COMMANDLINE
        if not typed or name in NOT_REPEATED:
            continue
        value = ctx.params[name]
        for each in value if isinstance(value, tuple) else [value]:
            if isinstance(parameter, click.Argument):
                words.append(str(each))
            elif each is True:
                words.append(parameter.opts[0])
            else:
                words += [parameter.opts[0], str(each)]
    return words


report_option = click.option(
    "--report",
    type=FILE,
    expose_value=False,
    callback=keep_report,
    help="A file for a report with plots: one HTML page, to look at offline.",
)


def options(*names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options of these names, and those that every experiment takes."""
    every = {
        "bots": click.option(
            "--bots",
            default="",
            metavar="BOT,BOT",
            help="The bots, one for each seat, or one for all. Default: greedy.",
        ),
        "games": click.option(
            "--games", default=1000, metavar="N", help="How many games, of each setting."
        ),
        "seed": click.option(
            "--seed", default="", metavar="N", help="The same seed gives the same bytes."
        ),
        "set": sets,
        "until": click.option(
            "--until",
            default="",
            metavar="SHARE",
            help="Stop as soon as every win rate is known this well, such as 1%.",
        ),
        "sample": click.option(
            "--sample",
            default=8,
            metavar="N",
            help="Look closely at the first 64 deals, then one in N: estimates, regrets. 0: none.",
        ),
        "save": click.option(
            "--save",
            type=FILE,
            help="A folder for all rows, as Parquet; the same command goes on from it.",
        ),
        "jobs": click.option(
            "--jobs", type=int, metavar="N", help="How many processes. Default: all cores."
        ),
        "on": click.option(
            "--on",
            default="",
            metavar="ray[://HOST:PORT]",
            expose_value=False,
            callback=keep_cluster,
            help="Play on a Ray cluster instead of this machine's processes.",
        ),
        "json": click.option("--json", "as_json", is_flag=True, help="One JSON document."),
        "report": report_option,
    }

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        command = looks(command)
        for name in reversed(every):
            if name in names or name in ALWAYS:
                command = every[name](command)
        return command

    return add


def screens(as_json: bool, plain: bool, ascii: bool) -> "Screens":
    from bestiary.terminal.lab.hold import Screens
    from bestiary.terminal.lab.report_file import ReportFile

    meta = click.get_current_context().meta
    path = meta["report"]
    report = None if path is None else ReportFile(path, typed_again())
    out, told = Screen(sys.stdout, plain, ascii), Screen(sys.stderr, plain, ascii)
    return Screens(out, told, as_json, report, meta.get("on", ""))


@lab.command()
@click.argument("game", required=False, default="")
@options("bots", "games", "set", "until", "sample")
def study(
    game: str, bots: str, games: int, seed: str, settings: tuple[str, ...], until: str,
    sample: int, save: Path | None, jobs: int | None, as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """How GAME plays: who wins, how it ends, how long it takes, what players decide, who leads,
    which cards are played and regretted.

    GAME is a game's name, or a Python file that defines one.
    """
    from bestiary.lab.study import Study
    from bestiary.terminal.lab.ask import Common, read_share, study_experiment
    from bestiary.terminal.lab.hold import hold
    from bestiary.terminal.lab.study_page import show_study

    share = read_share(until)
    experiment = study_experiment(Common(game, bots, games, seed, settings, sample))
    gatherer = Study(experiment, until=share)
    return hold(experiment, gatherer, show_study, screens(as_json, plain, ascii), jobs, save)


@lab.command()
@click.argument("game", required=False, default="")
@options("bots", "games", "set", "until")
@click.option(
    "--measure",
    default="",
    metavar="NAME,NAME",
    help="What to measure. Default: first,draws,turns,branching,comebacks,runaways.",
)
def sweep(
    game: str, bots: str, games: int, seed: str, settings: tuple[str, ...], until: str,
    measure: str, save: Path | None, jobs: int | None, as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """What one or two numbers do to GAME: --set hp=20..60:5, --set base.Dragon=5,7,9.

    Every setting is dealt the same deals.
    """
    from bestiary.lab.experiment import SAMPLE
    from bestiary.lab.measures import is_close
    from bestiary.lab.sweep import MEASURED, Sweep
    from bestiary.terminal.lab.ask import Common, read_share, sweep_asked
    from bestiary.terminal.lab.hold import asked_at_the_prompt, hold
    from bestiary.terminal.lab.variant_pages import show_sweep

    share = read_share(until)
    names = [name.strip() for name in measure.split(",")] if measure else list(MEASURED)
    sample = SAMPLE if any(is_close(name) for name in names) else 0
    experiment, axes = sweep_asked(Common(game, bots, games, seed, settings, sample))
    with asked_at_the_prompt():
        gatherer = Sweep(experiment, axes, names, share)
    return hold(experiment, gatherer, show_sweep, screens(as_json, plain, ascii), jobs, save)


@lab.command()
@click.argument("game")
@click.argument("other", required=False, default="")
@click.option(
    "--a", "first", multiple=True, metavar="NAME=VALUE", help="An option of the first version."
)
@click.option(
    "--b", "second", multiple=True, metavar="NAME=VALUE", help="An option of the second version."
)
@options("bots", "games", "set", "until", "sample")
def compare(
    game: str, other: str, first: tuple[str, ...], second: tuple[str, ...], bots: str, games: int,
    seed: str, settings: tuple[str, ...], until: str, sample: int, save: Path | None,
    jobs: int | None, as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """What a change does: two versions of GAME on the same deals.

    Two settings of its options (--a hp=30 --b hp=35, decks too: --a deck.0=ember), or two Python
    files (bestiary lab compare old.py new.py).
    """
    from bestiary.lab.compare import Comparison
    from bestiary.terminal.lab.ask import Common, compare_asked, read_share
    from bestiary.terminal.lab.hold import hold
    from bestiary.terminal.lab.variant_pages import show_comparison

    share = read_share(until)
    common = Common(game, bots, games, seed, settings, sample)
    experiment = compare_asked(common, other, first, second)
    gatherer = Comparison(experiment, share)
    return hold(experiment, gatherer, show_comparison, screens(as_json, plain, ascii), jobs, save)


@lab.command()
@click.argument("game", required=False, default="")
@options("bots", "games", "set", "until")
def skill(
    game: str, bots: str, games: int, seed: str, settings: tuple[str, ...], until: str,
    save: Path | None, jobs: int | None, as_json: bool, plain: bool, ascii: bool,
) -> int:  # fmt: skip
    """Skill against luck: a ladder of bots, the weakest first, each against each.

    Default: random,novice,greedy,apprentice. --games is the number for each pair.
    """
    from bestiary.lab.skill import LADDER, Skill
    from bestiary.terminal.lab.ask import Common, read_share, skill_asked
    from bestiary.terminal.lab.hold import hold
    from bestiary.terminal.lab.skill_page import show_skill

    share = read_share(until)
    experiment, ladder = skill_asked(Common(game, bots, games, seed, settings, 0), LADDER)
    gatherer = Skill(experiment, ladder, share)
    return hold(experiment, gatherer, show_skill, screens(as_json, plain, ascii), jobs, save)


@lab.command()
@click.argument("game", required=False, default="")
@click.option(
    "--vary",
    "varied",
    multiple=True,
    metavar="NAME=LOW..HIGH",
    help="An option that may change, and its values: hp=20..60, hp=20..60:5 or hand=4,5,6. "
    "Repeatable.",
)
@click.option(
    "--aim",
    "aims",
    multiple=True,
    metavar="'MEASURE LOW..HIGH'",
    help="What you want, such as 'turns 15..20' or 'first 49..51' (shares in per cent). "
    "Repeatable.",
)
@options("bots", "set")
@click.option(
    "--games",
    default=4000,
    metavar="N",
    help="How many games the search takes at most. A quarter as many, on fresh deals, confirm "
    "what it found.",
)
def tune(
    game: str, varied: tuple[str, ...], aims: tuple[str, ...], bots: str, games: int, seed: str,
    settings: tuple[str, ...], save: Path | None, jobs: int | None, as_json: bool, plain: bool,
    ascii: bool,
) -> int:  # fmt: skip
    """Find the numbers at which GAME comes out as you want it.

    For example: --vary hp=20..60 --aim 'turns 15..20' --aim 'first 49..51'.
    """
    from bestiary.terminal.lab.ask import Common
    from bestiary.terminal.lab.tune_run import hold_tuner, tune_asked

    tuner = tune_asked(Common(game, bots, games, seed, settings, 0), varied, aims)
    return hold_tuner(tuner, screens(as_json, plain, ascii), jobs, save)
