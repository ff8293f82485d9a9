# interpreted: TypedDicts, whose annotations are read at run time
"""A card of a game as its catalogue lists it."""

from typing import NotRequired, TypedDict


class CardInfo(TypedDict):
    """One card of the game, whether or not it is in play."""

    key: str  # unique over all editions, and never changes
    name: str
    kind: str
    tier: str  # the game's own rank, or ""
    editions: list[str]  # those it is in; empty if the game has none
    text: str
    flavour: NotRequired[str]  # a line for the fun of it
    count: int  # copies in the deck; 0 if that is not fixed
