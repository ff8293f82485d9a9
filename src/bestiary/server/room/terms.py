"""The terms of a room: what a guest should know, besides the rules, before taking a seat.

A position written by the host is a stacked deal. It stays hidden during the game, since it shows
every card, but nobody should take a seat without knowing that there is one.
"""

from typing import Any, Final

from bestiary.engine import Game, Value
from bestiary.server.store.records import RoomRecord
from bestiary.server.wire.messages import OptionChanged, Terms

POSITION: Final = "position"
LONGEST: Final = 60  # text shown, in characters


def terms(game: Game[Any] | None, record: RoomRecord) -> Terms:
    return Terms(bool(record.options.get(POSITION)), changed(game, record))


def changed(game: Game[Any] | None, record: RoomRecord) -> list[OptionChanged]:
    """The visible options that differ from their defaults (those of the edition, if there is one).
    Empty if the rules have changed since the room was made."""
    if game is None or game.version != record.rules:
        return []
    usual = game.defaults(record.options)
    found = []
    for option in game.options:
        default = usual.get(option.name, option.default)
        value = record.options.get(option.name, default)
        if value != default and option.name != POSITION and not option.per_seat:
            found.append(OptionChanged(option.name, short(value), short(default), option.help))
    return found


def given(game: Game[Any] | None, record: RoomRecord, seat: int) -> bool:
    """Whether an option of the seat's own was chosen beforehand, such as its deck."""
    if game is None or game.version != record.rules:
        return False
    return any(value and game.owner_of(name) == seat for name, value in record.options.items())


def short(value: Value) -> Value:
    return "" if isinstance(value, str) and (len(value) > LONGEST or "\n" in value) else value
