# interpreted: TypedDicts, whose annotations are read at run time
"""A State as plain data: what ``to_json`` gives and ``from_json`` takes."""

from typing import Any, NotRequired, TypedDict

from bestiary.engine.options import Value


class SavedState(TypedDict):
    """The whole truth of one game, without the log."""

    game: str
    rules: int  # the rules version
    settings: dict[str, Value]
    seats: int
    rng: list[int]
    turn: int
    me: int
    next_id: int
    scores: list[float] | None
    points: NotRequired[list[int]]  # if the game was won by them
    ending: str
    out: int
    acts: list[int]
    zones: list[list[list[Any]]]  # each card as a list, see ``Card.to_json``
    stack: list[list[Any]]  # see ``Frame.to_json``
    asks: list[list[Any]]  # see ``Ask.to_json``
    own: dict[str, Any]  # what the game itself saves
