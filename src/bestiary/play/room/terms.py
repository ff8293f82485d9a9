"""The terms of a room: what a guest should know, besides the rules, before taking a seat.

A position written by the host is a stacked deal. It stays hidden during the game, since it shows
every card, but nobody should take a seat without knowing that there is one.
"""

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from bestiary.engine import Game, Value

POSITION: Final = "position"
LONGEST: Final = 60  # text shown, in characters


class OptionChanged(TypedDict):
    """An option that differs from its default. ``value`` is "" if it is a long text."""

    name: str
    value: int | bool | str
    default: int | bool | str
    help: str


class Terms(TypedDict):
    """What a guest should know, besides the rules, before taking a seat. A written position is a
    deal stacked by the host: guests learn that there is one, but not what is in it."""

    position: bool
    changed: list[OptionChanged]


def terms(game: Game[Any] | None, options: Mapping[str, Value]) -> Terms:
    """The terms of a game with these options; no game: its rules have changed since."""
    return {"position": bool(options.get(POSITION)), "changed": changed(game, options)}


def changed(game: Game[Any] | None, options: Mapping[str, Value]) -> list[OptionChanged]:
    """The visible options that differ from their defaults (those of the edition, if there is
    one)."""
    if game is None:
        return []
    usual = game.defaults(dict(options))
    found: list[OptionChanged] = []
    for option in game.options:
        default = usual.get(option.name, option.default)
        value = options.get(option.name, default)
        if value != default and option.name != POSITION and not option.per_seat:
            found.append(
                {
                    "name": option.name,
                    "value": short(value),
                    "default": short(default),
                    "help": option.help,
                }
            )
    return found


def given(game: Game[Any] | None, options: Mapping[str, Value], seat: int) -> bool:
    """Whether an option of the seat's own was chosen beforehand, such as its deck."""
    if game is None:
        return False
    return any(value and game.owner_of(name) == seat for name, value in options.items())


def short(value: Value) -> Value:
    return "" if isinstance(value, str) and (len(value) > LONGEST or "\n" in value) else value
