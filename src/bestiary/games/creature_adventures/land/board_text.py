"""Reads a board from its text: a drawing of tiles and roads, then a line for each tile, and if the
author likes a line for each region (regions.py).

    board Two Ponds
    map
    H1--a1--T1
    |       |
    P1--C1--H2
    tiles
    H1  home 1         Reedhouse
    a1  wilderness     Soggy Corner
    P1  warlord power  The Heron's Post
    regions
    swamp  The Wet End: H1 a1 P1

A tile's mark is two letters or digits. Roads are straight lines of ``-`` or ``|``. A line that
starts with ``#`` is a comment. Every error names the line it is on.
"""

from typing import Final

from bestiary.engine import BadOption, did_you_mean
from bestiary.games.creature_adventures.land.regions import read_regions, regions_at
from bestiary.games.creature_adventures.land.text_rows import TextRow, fault
from bestiary.games.creature_adventures.land.tiles import (
    HOME,
    SIGILS,
    TILE_KINDS,
    WARLORD,
    Tile,
    TileKind,
)
from bestiary.games.creature_adventures.text_errors import cut, either, name_fault

LONGEST: Final = 16 * 1024
MOST_TILES: Final = 150
MOST_ROWS: Final = 400  # lines of the map
MOST_HOMES: Final = 4
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 40
MARK: Final = 2  # characters


class DrawnTile:
    """A tile on the map."""

    def __init__(self, name: str, row: int, column: int, line: int) -> None:
        self.name = name
        self.row = row
        self.column = column
        self.line = line


class ListedTile:
    """A tile in the list."""

    def __init__(self, line: int, mark: str, kind: TileKind, number: int, name: str) -> None:
        self.line = line
        self.mark = mark
        self.kind = kind
        self.number = number  # which Home or which Sigil, from 0; else -1
        self.name = name

    def what(self) -> str:
        """``home 1``, ``warlord power``, ``shaman``: the kind as it is written."""
        if self.kind == HOME:
            return f"{HOME} {self.number + 1}"
        return f"{WARLORD} {SIGILS[self.number]}" if self.kind == WARLORD else self.kind


class BoardText:
    """A board's text: its title, the drawing and the list of tiles."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadOption(
                f"board: {len(text)} characters; a board has at most {LONGEST} "
                f"and at most {MOST_TILES} tiles"
            )
        rows = [TextRow(i, line.rstrip()) for i, line in enumerate(text.splitlines(), 1)]
        rows = [row for row in rows if not row.text.startswith("#")]
        drawing, listing = _heading(rows, "map"), _heading(rows, "tiles")
        if listing < drawing:
            raise fault(rows[listing].number, "'tiles' comes after the map")
        self.end = rows[-1].number
        self.title = _title(rows[:drawing])
        self.rows = rows[drawing + 1 : listing]
        if len(self.rows) > MOST_ROWS:
            raise fault(rows[listing].number, f"the map has over {MOST_ROWS} lines")
        ends = regions_at(rows, listing)
        self.listed = [_listed(row) for row in rows[listing + 1 : ends] if row.text.strip()]
        self.regions = rows[ends + 1 :]
        self.marks: dict[str, DrawnTile] = {}
        self.roads: list[tuple[str, str]] = []
        self._find_marks()
        self._follow_rows()
        self._follow_columns()
        self._match()

    def tiles(self) -> list[Tile]:
        """The tiles in the order they are listed, each with its exits."""
        columns = sorted({mark.column for mark in self.marks.values()})
        lines = sorted({mark.row for mark in self.marks.values()})
        ids: dict[str, int] = {}
        tiles: list[Tile] = []
        for listed in self.listed:
            mark = self.marks[listed.mark]
            x, y = columns.index(mark.column), lines.index(mark.row)
            seat = listed.number if listed.kind == HOME else -1
            sigil = listed.number if listed.kind == WARLORD else -1
            ids[listed.mark] = len(tiles)
            tiles.append(
                Tile(
                    id=len(tiles),
                    name=listed.name,
                    kind=listed.kind,
                    x=x,
                    y=y,
                    seat=seat,
                    sigil=sigil,
                )
            )
        for one, other in self.roads:
            tiles[ids[one]].exits.append(ids[other])
            tiles[ids[other]].exits.append(ids[one])
        for tile in tiles:
            tile.exits.sort()
        read_regions(self.regions, ids, tiles)
        return tiles

    # ---- The drawing ----------------------------------------------------------------------

    def _find_marks(self) -> None:
        for y, row in enumerate(self.rows):
            column = 0
            while column < len(row.text):
                word = _word(row, column)
                if word:
                    self._enter(DrawnTile(word, y, column, row.number))
                elif row.text[column] not in " -|":
                    raise fault(
                        row.number,
                        f"{row.text[column]!r} in column {column + 1} means nothing on a map; "
                        "a tile is two letters or digits, roads are - and |",
                    )
                column += max(1, len(word))

    def _enter(self, mark: DrawnTile) -> None:
        if len(mark.name) != MARK:
            raise fault(mark.line, f"'{mark.name}' is not a tile; a tile is two letters or digits")
        if mark.name in self.marks:
            first = self.marks[mark.name].line
            raise fault(mark.line, f"tile '{mark.name}' is on the map twice, first in line {first}")
        if len(self.marks) == MOST_TILES:
            raise fault(mark.line, f"too many tiles; a board has at most {MOST_TILES}")
        self.marks[mark.name] = mark

    def _follow_rows(self) -> None:
        for y, row in enumerate(self.rows):
            column = 0
            while column < len(row.text):
                start = column
                while row.at(column) == "-":
                    column += 1
                if column > start:
                    left, right = self._mark_at(y, start - 1), self._mark_at(y, column)
                    self._join(left, right, row, start if left is None else column - 1)
                column += 1

    def _follow_columns(self) -> None:
        for x in sorted({x for row in self.rows for x in _bars(row)}):
            start = 0
            for y, row in enumerate(self.rows):
                if row.at(x) != "|":
                    start = y + 1
                elif y + 1 == len(self.rows) or self.rows[y + 1].at(x) != "|":
                    above, below = self._mark_at(start - 1, x), self._mark_at(y + 1, x)
                    self._join(above, below, self.rows[start if above is None else y], x)
                    self._must_be_straight(above, below, self.rows[start])

    def _mark_at(self, y: int, column: int) -> DrawnTile | None:
        """The tile that has one of its two characters in that place."""
        for mark in self.marks.values():
            if mark.row == y and mark.column <= column < mark.column + MARK:
                return mark
        return None

    def _join(
        self, one: DrawnTile | None, other: DrawnTile | None, row: TextRow, column: int
    ) -> None:
        if one is None or other is None:
            raise fault(
                row.number,
                f"the road in column {column + 1} leads nowhere; "
                "a road runs straight between two tiles",
            )
        if (one.name, other.name) in self.roads:
            raise fault(row.number, f"a second road from '{one.name}' to '{other.name}'")
        self.roads.append((one.name, other.name))

    def _must_be_straight(
        self, above: DrawnTile | None, below: DrawnTile | None, row: TextRow
    ) -> None:
        if above is not None and below is not None and above.column != below.column:
            raise fault(
                row.number,
                f"'{above.name}' and '{below.name}' are joined but not in line; "
                f"move one of them {abs(above.column - below.column)} column to the side",
            )

    # ---- The drawing and the list together ------------------------------------------------

    def _match(self) -> None:
        listed: dict[str, int] = {}
        names: dict[str, int] = {}
        for tile in self.listed:
            if tile.mark in listed:
                raise fault(
                    tile.line,
                    f"tile '{tile.mark}' is listed twice, first in line {listed[tile.mark]}",
                )
            if tile.mark not in self.marks:
                raise fault(
                    tile.line,
                    f"tile '{tile.mark}' is not on the map"
                    + did_you_mean(tile.mark, list(self.marks)),
                )
            if tile.name.casefold() in names:
                raise fault(
                    tile.line,
                    f"the name '{tile.name}' is already used in line {names[tile.name.casefold()]}",
                )
            listed[tile.mark] = tile.line
            names[tile.name.casefold()] = tile.line
        for mark in self.marks.values():
            if mark.name not in listed:
                raise fault(
                    mark.line,
                    f"tile '{mark.name}' is on the map but not listed; add under 'tiles': "
                    f"{mark.name} wilderness NAME",
                )


# ---- Words ------------------------------------------------------------------------------------


def _heading(rows: list[TextRow], word: str) -> int:
    """The index of the row with that heading, which must occur exactly once."""
    found = [i for i, row in enumerate(rows) if row.text.strip() == word]
    if not found:
        end = rows[-1].number if rows else 1
        raise fault(end, f"no line '{word}'; a board is a name, a map and a list of tiles")
    if len(found) > 1:
        raise fault(rows[found[1]].number, f"a second '{word}'; a board has one")
    return found[0]


def _title(rows: list[TextRow]) -> str:
    said = [row for row in rows if row.text.strip()]
    if not said:
        raise fault(1, "no name; a board begins with: board NAME")
    first, _, title = said[0].text.strip().partition(" ")
    if first != "board" or not title.strip():
        raise fault(said[0].number, f"'{cut(said[0].text)}'; a board begins with: board NAME")
    if len(said) > 1:
        raise fault(said[1].number, f"'{cut(said[1].text)}'; after the name comes 'map'")
    return _name(title, said[0].number, LONGEST_TITLE)


def _listed(row: TextRow) -> ListedTile:
    words = row.text.split()
    if len(words) < 2:
        raise fault(row.number, f"'{cut(row.text)}'; a tile is listed as: MARK KIND NAME")
    mark, kind = words[0], _kind(row, words[1])
    rest = words[2:]
    number = -1
    if kind in (HOME, WARLORD):
        number = _number(row, kind, rest[0] if rest else "")
        rest = rest[1:]
    if not rest:
        raise fault(row.number, f"tile '{cut(mark)}' has no name; write it after the kind")
    return ListedTile(
        row.number, mark, kind, number, _name(" ".join(rest), row.number, LONGEST_NAME)
    )


def _kind(row: TextRow, word: str) -> TileKind:
    for kind in TILE_KINDS:
        if kind == word:
            return kind
    known: list[str] = [*TILE_KINDS]
    raise fault(
        row.number, f"no kind '{cut(word)}'{did_you_mean(word, known)} (kinds: {', '.join(known)})"
    )


def _number(row: TextRow, kind: str, word: str) -> int:
    known = SIGILS if kind == WARLORD else [str(i + 1) for i in range(MOST_HOMES)]
    if word not in known:
        raise fault(row.number, f"{kind} '{cut(word)}'; after '{kind}' write {either(known)}")
    return known.index(word)


def _name(said: str, line: int, longest: int) -> str:
    name = " ".join(said.split())
    why = name_fault(name, longest)
    if why:
        raise fault(line, why)
    return name


def _bars(row: TextRow) -> list[int]:
    """The columns with a piece of a vertical road."""
    return [column for column, sign in enumerate(row.text) if sign == "|"]


def _word(row: TextRow, column: int) -> str:
    """The letters and digits from a column on."""
    end = column
    while row.at(end).isascii() and row.at(end).isalnum():
        end += 1
    return row.text[column:end]
