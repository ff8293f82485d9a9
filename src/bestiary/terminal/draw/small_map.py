"""A small map: a cell for each tile with its name in it.

Each cell has the number that goes there, the name, and below it who stands there (``@`` is you, a
digit another player) and how many cards lie there. Lines join neighbours; exits that lead
elsewhere are said in words.
"""

from rich.text import Text

from bestiary.engine.view import TileView, View
from bestiary.terminal.draw.large_map import said_numbers
from bestiary.terminal.draw.screen import Screen


def draw(view: View, numbers: dict[int, list[int]], cell: int, screen: Screen) -> Text:
    """The map in cells of that width."""
    tiles = view["map"]
    columns = sorted({tile["x"] for tile in tiles})
    rows = sorted({tile["y"] for tile in tiles})
    placed = {(columns.index(tile["x"]), rows.index(tile["y"])): tile for tile in tiles}
    text = Text()
    for row in range(len(rows)):
        _draw_row(text, [placed.get((column, row)) for column in range(len(columns))],
                  [placed.get((column, row + 1)) for column in range(len(columns))],
                  cell, view, numbers, screen)  # fmt: skip
    for line in _far_exits(tiles, columns, rows):
        text.append(line + "\n", style="dim")
    text.rstrip()
    return text


def _draw_row(
    text: Text,
    row: list[TileView | None],
    below: list[TileView | None],
    cell: int,
    view: View,
    numbers: dict[int, list[int]],
    screen: Screen,
) -> None:
    names, pieces, joins = Text(), Text(), Text()
    for column, tile in enumerate(row):
        right = row[column + 1] if column + 1 < len(row) else None
        start = len(names)
        if tile is not None:
            _draw_name(names, tile, cell, view, numbers)
            pieces.append(_pieces(tile, view)[: cell - 1])
        fill = cell - (len(names) - start)
        way = screen.glyphs.across if _joined(tile, right) else " "
        names.append(f" {way * (fill - 2)} " if fill > 2 else way.ljust(fill), style="dim")
        pieces.pad_right(start + cell - len(pieces))
        joins.append(screen.glyphs.down if _joined(tile, below[column]) else " ", style="dim")
        joins.pad_right(start + cell - len(joins))
    for line in (names, pieces, joins):
        line.rstrip()
        text.append_text(line).append("\n")


def _draw_name(
    text: Text, tile: TileView, cell: int, view: View, numbers: dict[int, list[int]]
) -> None:
    said = said_numbers(numbers.get(tile["id"], []))
    lead = f"{said} " if said else ""
    name = tile["label"][: cell - len(lead) - 1]
    mine = view["seat"] in tile["seats"]
    text.append(lead, style="bold")
    text.append(name, style="bold underline" if mine else "")


def _pieces(tile: TileView, view: View) -> str:
    standing = ["@" if seat == view["seat"] else str(seat + 1) for seat in tile["seats"]]
    if tile["cards"]:
        standing.append(f"+{len(tile['cards'])}")
    return " ".join(standing)


def _joined(tile: TileView | None, other: TileView | None) -> bool:
    if tile is None or other is None:
        return False
    return other["id"] in tile["exits"] or tile["id"] in other["exits"]


def _far_exits(tiles: list[TileView], columns: list[int], rows: list[int]) -> list[str]:
    by_id = {tile["id"]: tile for tile in tiles}
    lines = []
    for tile in tiles:
        for other in (by_id[way] for way in tile["exits"] if way in by_id):
            both = tile["id"] in other["exits"]
            if _distance(tile, other, columns, rows) == 1 or (both and other["id"] < tile["id"]):
                continue
            ways = "and back" if both else "but not back"
            lines.append(f"{tile['label']} also leads to {other['label']} {ways}.")
    return lines


def _distance(tile: TileView, other: TileView, columns: list[int], rows: list[int]) -> int:
    across = columns.index(tile["x"]) - columns.index(other["x"])
    down = rows.index(tile["y"]) - rows.index(other["y"])
    return abs(across) + abs(down)
