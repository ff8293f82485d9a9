"""The board: tiles, the roads between them, and where a roll can lead.

A board is named ("realm", "vale") or given as the whole text of its file; see board_text.py.
"""

from importlib.resources import files
from typing import Final

from bestiary.engine import BadOption
from bestiary.games.creature_adventures.land.board_text import BoardText, ListedTile
from bestiary.games.creature_adventures.land.text_rows import fault
from bestiary.games.creature_adventures.land.tiles import (
    COLOSSEUM,
    HOME,
    SHAMAN,
    SIGILS,
    THIEVES,
    WARLORD,
    WILD,
    Tile,
)
from bestiary.games.creature_adventures.text_errors import unknown

BOARDS: Final = ["realm", "vale"]  # the first is the default
FEWEST_HOMES: Final = 2
REMEMBERED: Final = 32


class Board:
    """A board that has been checked. It never changes during a game."""

    def __init__(self, name: str, tiles: list[Tile]) -> None:
        self.name = name
        self.tiles = tiles
        self.homes: list[int] = [-1] * sum(tile.kind == HOME for tile in tiles)
        self.warlords: list[int] = [-1] * len(SIGILS)
        self.colosseum: int = -1
        self._routes: dict[tuple[int, int, bool], list[tuple[int, int]]] = {}
        for tile in tiles:
            if tile.kind == HOME:
                self.homes[tile.seat] = tile.id
            elif tile.kind == WARLORD:
                self.warlords[tile.sigil] = tile.id
            elif tile.kind == COLOSSEUM:
                self.colosseum = tile.id

    def routes(self, start: int, steps: int, colosseum_open: bool) -> list[tuple[int, int]]:
        """Where a roll can lead: each tile with the wilderness tiles crossed or landed on.

        A walk never turns back. It ends after exactly ``steps`` steps, or earlier on a special tile
        or at a dead end. The list is cached: callers must not change it.
        """
        key = (start, steps, colosseum_open)
        known = self._routes.get(key)
        if known is None:
            found: set[tuple[int, int]] = set()
            closed = -1 if colosseum_open else self.colosseum
            self._walk(start, -1, steps, 0, closed, found, set())
            known = sorted(found)
            self._routes[key] = known
        return known

    def _walk(
        self,
        here: int,
        behind: int,
        left: int,
        crossed: int,
        closed: int,
        found: set[tuple[int, int]],
        walked: set[tuple[int, int, int, int]],
    ) -> None:
        been = (here, behind, left, crossed)
        if been in walked:
            return
        walked.add(been)
        stuck = True
        for way in self.tiles[here].exits:
            if way in (behind, closed):
                continue
            stuck = False
            tile = self.tiles[way]
            counted = crossed + (1 if tile.kind == WILD else 0)
            if left == 1 or tile.is_special():
                found.add((way, counted))
            if left > 1:
                self._walk(way, here, left - 1, counted, closed, found, walked)
        if stuck and behind >= 0:
            found.add((here, crossed))

    def way(self, start: int, steps: int, colosseum_open: bool, to: int, wild: int) -> list[int]:
        """A walk that leads to a tile over that many of wilderness, tile by tile; [] if none
        does."""
        closed = -1 if colosseum_open else self.colosseum
        return self._way([start], steps, closed, to, wild, set())[1:]

    def _way(
        self,
        walked: list[int],
        left: int,
        closed: int,
        to: int,
        wild: int,
        vain: set[tuple[int, int, int, int]],
    ) -> list[int]:
        here = walked[-1]
        been = (here, walked[-2] if len(walked) > 1 else -1, left, wild)
        if been in vain:
            return []
        vain.add(been)
        if len(walked) > 1 and here == to and wild == 0:
            if left == 0 or self.tiles[here].is_special() or self._is_dead_end(walked, closed):
                return walked
        if left == 0 or wild < 0:
            return []
        for way in self.tiles[here].exits:
            if way == closed or way in walked[-2:-1]:
                continue
            counted = wild - (1 if self.tiles[way].kind == WILD else 0)
            found = self._way([*walked, way], left - 1, closed, to, counted, vain)
            if found:
                return found
        return []

    def _is_dead_end(self, walked: list[int], closed: int) -> bool:
        return all(way == closed or way in walked[-2:-1] for way in self.tiles[walked[-1]].exits)


_known: dict[str, Board] = {}


def board_of(text: str) -> Board:
    """The board with that name or that text; "" is the default. Raises BadOption."""
    board = _known.get(text)
    if board is None:
        board = _read(_contents(text))
        if len(_known) >= REMEMBERED:
            _known.clear()
        _known[text] = board
    return board


def _read(text: str) -> Board:
    reader = BoardText(text)
    _check_list(reader.listed, reader.end)
    board = Board(reader.title, reader.tiles())
    _check_ways(board, reader.listed)
    return board


def check_board(text: str, seats: int) -> str:
    """What is wrong with a board for that many players and on which line, or ""."""
    try:
        board = board_of(text)
    except BadOption as error:
        return str(error)
    if len(board.homes) < seats:
        return (
            f"board '{board.name}' has {len(board.homes)} Homes for {seats} players; "
            f"it needs a tile 'home {seats}'"
        )
    return ""


def _contents(text: str) -> str:
    """The text itself, or that of the built-in board with that name."""
    if "\n" in text:
        return text
    name = text.strip()
    if name and name not in BOARDS:
        raise unknown("board", name, BOARDS)
    file = files(__package__) / f"{name or BOARDS[0]}.board"
    return file.read_text(encoding="utf-8")


# ---- What a board must have -------------------------------------------------------------------


def _check_list(listed: list[ListedTile], end: int) -> None:
    """Each Home, each Warlord and the Colosseum exactly once, everything else at least once."""
    first: dict[str, int] = {}
    for tile in listed:
        what = tile.what()
        if what in first and tile.kind in (HOME, WARLORD, COLOSSEUM):
            raise fault(tile.line, f"a second {what}; the first is in line {first[what]}")
        first.setdefault(what, tile.line)
    homes = max(FEWEST_HOMES, sum(tile.kind == HOME for tile in listed))
    needed = [f"{HOME} {number + 1}" for number in range(homes)]
    needed += [f"{WARLORD} {sigil}" for sigil in SIGILS]
    for what in [*needed, SHAMAN, THIEVES, COLOSSEUM]:
        if what not in first:
            raise fault(end, f"the list ends without a {what}; add a line: MARK {what} NAME")


def _check_ways(board: Board, listed: list[ListedTile]) -> None:
    """Every tile must be reachable while the Colosseum is closed, and the Colosseum when open."""
    start = board.homes[0]
    reached = {start}
    ahead = [start]
    while ahead:
        for way in board.tiles[ahead.pop()].exits:
            if way not in reached:
                reached.add(way)
                if way != board.colosseum:
                    ahead.append(way)
    for tile in board.tiles:
        line = listed[tile.id].line
        if not tile.exits:
            raise fault(line, f"no road leads to {tile.name}; draw one on the map")
        if tile.id not in reached:
            home = board.tiles[start].name
            raise fault(
                line,
                f"{tile.name} cannot be reached from {home} while the Colosseum is closed; "
                "draw a road",
            )
