"""A finished game: its replay file, and the options of a rematch."""

from typing import Any

from bestiary.engine import Game, Value
from bestiary.play.match import Match


def whole_replay(match: Match, sitters: list[str]) -> str:
    """The replay file of a finished game, with who sat where."""
    replay = match.replay_until(match.serial)
    replay.notes["seats"] = ",".join(sitters)
    undone = choices_undone(match)
    if undone:
        replay.notes["undone"] = str(undone)
    replay.seal(match.state)
    return replay.dump()


def choices_undone(match: Match) -> int:
    """How often a choice was taken back."""
    return sum(entry.back > 0 for entry in match.entries)


def moved_options(game: Game[Any], options: dict[str, Value], seats: int) -> dict[str, Value]:
    """The options of a rematch, in which everybody moves on by a seat: those of a seat move along
    with its player."""
    moved: dict[str, Value] = {}
    for name, value in options.items():
        owner = game.owner_of(name)
        stem = name.rpartition(".")[0]
        moved[f"{stem}.{(owner + 1) % seats}" if owner >= 0 else name] = value
    return moved
