"""The tiles of a board: which kinds there are, and what one tile is."""

from typing import Final

HOME: Final = "home"
WILD: Final = "wilderness"
SHAMAN: Final = "shaman"
THIEVES: Final = "thieves"
WARLORD: Final = "warlord"
COLOSSEUM: Final = "colosseum"
KINDS: Final = [HOME, WILD, SHAMAN, THIEVES, WARLORD, COLOSSEUM]

POWER: Final = 0
SPEED: Final = 1
WISDOM: Final = 2
SIGILS: Final = ["power", "speed", "wisdom"]

# How a map without colours tells them apart: one character each, also in print.
SYMBOLS: Final = {
    HOME: "⌂",
    WILD: "♣",
    SHAMAN: "✚",
    THIEVES: "$",
    WARLORD: "▲",
    COLOSSEUM: "★",
}


class Tile:
    """A place on the board. ``seat`` is whose Home it is and ``sigil`` which Warlord's, else -1."""

    def __init__(
        self, id: int, name: str, kind: str, x: int, y: int, seat: int, sigil: int
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.x = x
        self.y = y
        self.exits: list[int] = []
        self.seat = seat
        self.sigil = sigil

    def is_special(self) -> bool:
        """Whether a walk may stop here with steps left, and nobody is attacked here."""
        return self.kind != WILD
