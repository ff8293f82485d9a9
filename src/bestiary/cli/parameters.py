"""Options that several commands share, and the types of their values."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from bestiary.engine.errors import did_you_mean
from bestiary.registry import is_file, use_file
from bestiary.terminal.trouble import UsageError

FILE: Final = click.Path(path_type=Path)


class GameName(click.ParamType):  # type: ignore[type-arg]
    """The name of a game, or a source file with one in it, which need not be installed."""

    name = "game"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return use_file(Path(value)).name if is_file(value) else value


GAME: Final = GameName()


class Commands(click.Group):
    """A group that suggests the command that was probably meant."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            names = self.list_commands(ctx)
            near = did_you_mean(args[0], names)
            raise UsageError(f"no command '{args[0]}'{near} (commands: {', '.join(names)})")
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def looks(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of everything that prints."""
    linear = click.option("--plain", is_flag=True, help="Linear text: no boxes, no colours.")
    letters = click.option("--ascii", is_flag=True, help="ASCII characters only.")
    return linear(letters(command))


sets = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option; @FILE reads the value from a file. Repeatable.",
)
audience = click.option(
    "--as",
    "audience",
    metavar="SEAT",
    default="spectator",
    help="Whose view: a seat from 0, 'spectator' (the default) or 'all'.",
)

language = click.option(
    "--language",
    envvar="BESTIARY_LANGUAGE",
    default="en",
    metavar="CODE",
    help="The language of the table, such as 'de'; what is not translated stays in English.",
)

of_file = click.option(
    "--game",
    "source",
    type=GAME,
    metavar="FILE.py",
    expose_value=False,
    help="The source file of its game, if that is not installed.",
)

HOUR: Final = 3600.0
SPANS: Final = {"h": HOUR, "d": 24 * HOUR, "w": 7 * 24 * HOUR, "y": 365 * 24 * HOUR}
SIZES: Final = {"K": 1e3, "M": 1e6, "G": 1e9, "T": 1e12}


def span(ctx: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    """``180d`` in seconds."""
    return measured(text, SPANS, "a span of time such as 180d")


def size(ctx: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    """``20G`` in bytes."""
    return measured(text, SIZES, "a size such as 20G")


def measured(text: str | None, units: dict[str, float], what: str) -> float | None:
    """A number with its unit; None if none was given."""
    if text is None:
        return None
    found = re.fullmatch(r"([0-9]{1,6})([A-Za-z])", text)
    if found is None or found[2] not in units:
        raise click.BadParameter(f"'{text}' is not {what} (units: {', '.join(units)})")
    return float(found[1]) * units[found[2]]
