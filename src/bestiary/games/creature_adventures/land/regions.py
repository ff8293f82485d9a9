"""The regions of a board: parts of the land with a name and a terrain, which the map shows.

    regions
    forest  The Greenwood: 01 02 H1 03
    swamp   Mudlark Fen: 30 31 32

No rule asks about them, and a board can do without.
"""

from typing import Final

from bestiary.engine import did_you_mean
from bestiary.games.creature_adventures.land.text_rows import TextRow, fault
from bestiary.games.creature_adventures.land.tiles import TERRAINS, Tile
from bestiary.games.creature_adventures.text_errors import cut, name_fault

HEADING: Final = "regions"
LONGEST_REGION: Final = 24


def regions_at(rows: list[TextRow], after: int) -> int:
    """The index of the heading after that row, or the end if there is none."""
    found = [i for i, row in enumerate(rows) if i > after and row.text.strip() == HEADING]
    if len(found) > 1:
        raise fault(rows[found[1]].number, f"a second '{HEADING}'; a board has one")
    return found[0] if found else len(rows)


def read_regions(rows: list[TextRow], ids: dict[str, int], tiles: list[Tile]) -> None:
    """Tell the tiles which region they are in. ``ids`` are the tiles by their marks."""
    for row in rows:
        if row.text.strip():
            _read_region(row, ids, tiles)


def _read_region(row: TextRow, ids: dict[str, int], tiles: list[Tile]) -> None:
    head, colon, marks = row.text.partition(":")
    terrain, _, said = head.strip().partition(" ")
    name = " ".join(said.split())
    if not colon or not name:
        raise fault(
            row.number, f"'{cut(row.text)}'; a region is listed as: TERRAIN NAME: MARK MARK ..."
        )
    if terrain not in TERRAINS:
        known = ", ".join(TERRAINS)
        hint = did_you_mean(terrain, TERRAINS)
        raise fault(row.number, f"no terrain '{cut(terrain)}'{hint} (terrains: {known})")
    why = name_fault(name, LONGEST_REGION)
    if why:
        raise fault(row.number, why)
    for mark in marks.split():
        if mark not in ids:
            hint = did_you_mean(mark, list(ids))
            raise fault(row.number, f"no tile '{cut(mark)}'{hint} for {name}")
        tile = tiles[ids[mark]]
        if tile.region:
            raise fault(row.number, f"tile '{mark}' is in {tile.region} already")
        tile.region, tile.terrain = name, terrain
