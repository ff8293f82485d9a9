"""The World a game is played in: its board, its creatures, its numbers, and the options for them.

A World never changes, so all States with the same options share one.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bestiary.engine import Option, Value, number, text
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.creatures.roster import (
    COMMON,
    Species,
    check_creatures,
    creatures_of,
)
from bestiary.games.creature_adventures.land.board import Board, board_of, check_board
from bestiary.games.creature_adventures.land.tiles import SHAMAN

TEAM: Final = 3  # creatures a player can hold
LEVELS: Final = 5
NEEDED: Final = [3, 4, 6, 8]  # EXP for levels 2 to 5
FIRST_POINTS: Final = 1
DECK: Final = [21, 32, 40]  # creatures awake for 2, 3 and 4 players
FACES: Final = 10  # of the die: the rulebook's chances are tenths

OPTIONS: Final[list[Option]] = [
    text("board", "the board: realm, vale, or the text of a board file (empty: realm)"),
    text("creatures", "the creatures: standard, or the text of a file (empty: standard)"),
    number("turn_limit", 300, 1, 9999, "rounds after which the most Sigils win"),
    number("team", TEAM, 1, TEAM, "creatures each player starts with"),
    number("points", FIRST_POINTS, 0, 15, "attribute points each player starts with"),
    number("catch", 7, 1, 9, "a wild creature at full HP is caught on a roll up to this"),
    number("collector", 15, 1, 99, "creatures to catch in all for Creature Master"),
    *[
        number(f"exp.{level + 2}", exp, 1, 99, f"EXP at level {level + 1} for level {level + 2}")
        for level, exp in enumerate(NEEDED)
    ],
    number("vigilance", 20, 0, 100, "percent Vigilance adds to attack and defence"),
    number("actions", 60, 2, 999, "actions after which a battle is broken off"),
    number("bounty", 2, 0, 9, "EXP for beating a player who has caught more creatures"),
    number("noise", 10, 0, 10, "footstep counters that attacking a player in the wild adds"),
    number("deck", -1, -1, 400, "creatures in the deck; -1: it depends on the number of players"),
    number("copies", -1, -1, 9, "more copies of each Common; -1: none for 2 players, then 1, 2"),
]


Force = tuple[float, float]  # HP times attack, summed; and the hardest blow


def force_of(species: list[Species]) -> Force:
    """The force of newborn creatures, one after another."""
    stock = sum([float(one.hp * one.attack) for one in species])
    return stock, float(max([one.attack for one in species]))


class World:
    """What does not change during a game."""

    def __init__(self, settings: Mapping[str, Value]) -> None:
        self.board = board_of(str(settings["board"]))
        self.roster = creatures_of(str(settings["creatures"]))
        self.turn_limit: i64 = int(settings["turn_limit"])
        self.team: i64 = int(settings["team"])
        self.points: i64 = int(settings["points"])
        self.catch: i64 = int(settings["catch"])
        self.collector: i64 = int(settings["collector"])
        self.needed: list[int] = [int(settings[f"exp.{level}"]) for level in range(2, LEVELS + 1)]
        self.vigilance: i64 = int(settings["vigilance"])
        self.actions: i64 = int(settings["actions"])
        self.bounty: i64 = int(settings["bounty"])
        self.noise: i64 = int(settings["noise"])
        self.copies: i64 = int(settings["copies"])
        self.deck: i64 = int(settings["deck"])
        self.steps: list[list[int]] = distances(self.board)
        self.lords: list[Force] = [force_of(lord) for lord in self.roster.warlords]
        self.shamans: list[int] = [tile.id for tile in self.board.tiles if tile.kind == SHAMAN]
        # Faces never change, so all games share those of newborn creatures.
        self.born: list[Creature] = [
            Creature(species.number, species, species.hp, species.hp)
            for species in self.roster.everyone
        ]

    def commons(self, seats: int) -> list[Creature]:
        """The deck's Commons: with more players, more of each."""
        copies = 1 + (max(0, seats - 2) if self.copies < 0 else self.copies)
        found: list[Creature] = []
        for species in self.roster.by_tier(COMMON):
            found += [self.born[species.number]] * copies
        return found

    def awake(self, seats: int) -> i64:
        """How many creatures are in the deck."""
        return DECK[seats - 2] if self.deck < 0 else self.deck

    def born_of(self, species: list[Species]) -> list[Creature]:
        """Newborn creatures of these species."""
        return [self.born[one.number] for one in species]

    def others(self) -> list[Creature]:
        """The deck's creatures above Common."""
        return [self.born[one.number] for one in self.roster.species if one.tier != COMMON]


def distances(board: Board) -> list[list[int]]:
    """The steps between any two tiles, without crossing the Colosseum."""
    return [distances_from(board, tile.id) for tile in board.tiles]


def distances_from(board: Board, start: int) -> list[int]:
    far = len(board.tiles)
    found = [far] * far
    found[start] = 0
    ahead = [start]
    for here in ahead:  # it grows during the loop
        if here == board.colosseum and here != start:
            continue
        for way in board.tiles[here].exits:
            if found[way] == far:
                found[way] = found[here] + 1
                ahead.append(way)
    return found


class WorldCache:
    """The worlds made so far. Settings are compared by identity first, which is fast: all States
    of a game share them."""

    def __init__(self) -> None:
        self.settings: Mapping[str, Value] = {}
        self.world: World | None = None
        self.others: dict[tuple[Value, ...], World] = {}


CACHE: Final = WorldCache()


def world_of(settings: Mapping[str, Value]) -> World:
    """The world for these settings."""
    world = CACHE.world
    if world is None or settings is not CACHE.settings:
        key = tuple([value for name, value in settings.items() if name != "position"])
        world = CACHE.others.get(key)
        if world is None:
            if len(CACHE.others) > 64:
                CACHE.others.clear()
            world = CACHE.others[key] = World(settings)
        CACHE.settings = settings
        CACHE.world = world
    return world


def fault(settings: Mapping[str, Value], seats: int) -> str:
    """What is wrong with settings that are each valid on their own, or ""."""
    problem = check_board(str(settings["board"]), seats)
    problem = problem or check_creatures(str(settings["creatures"]))
    if problem:
        return problem
    world = world_of(settings)
    if len(world.commons(seats)) < seats * world.team:
        return f"team={world.team}: there are only {len(world.commons(seats))} Commons"
    return ""
