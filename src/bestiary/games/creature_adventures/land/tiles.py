"""The tiles of a board and their kinds."""

from typing import Final, Literal

TileKind = Literal["home", "wilderness", "shaman", "thieves", "warlord", "colosseum"]

HOME: Final = "home"
WILD: Final = "wilderness"
SHAMAN: Final = "shaman"
THIEVES: Final = "thieves"
WARLORD: Final = "warlord"
COLOSSEUM: Final = "colosseum"
TILE_KINDS: Final[list[TileKind]] = [HOME, WILD, SHAMAN, THIEVES, WARLORD, COLOSSEUM]

POWER: Final = 0
SPEED: Final = 1
WISDOM: Final = 2
SIGILS: Final = ["power", "speed", "wisdom"]

# One character each, to tell them apart on a map without colours.
SYMBOLS: Final[dict[TileKind, str]] = {
    HOME: "⌂",
    WILD: "♣",
    SHAMAN: "✚",
    THIEVES: "$",
    WARLORD: "▲",
    COLOSSEUM: "★",
}

# What the land can be like, for the map only: no rule asks.
TERRAINS: Final = ["forest", "hills", "mountains", "swamp", "coast", "plains", "desert", "ruins"]


class Tile:
    """A tile of the board. ``seat`` is whose Home it is, ``sigil`` which Sigil is here, or -1."""

    def __init__(
        self, *, id: int, name: str, kind: TileKind, x: int, y: int, seat: int, sigil: int
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.x = x
        self.y = y
        self.exits: list[int] = []
        self.seat = seat
        self.sigil = sigil
        self.region = ""
        self.terrain = ""

    def is_special(self) -> bool:
        """A walk may stop here with steps left, and nobody is attacked here."""
        return self.kind != WILD
