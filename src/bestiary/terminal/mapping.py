"""A map on a grid of characters, where the game has one.

Each tile is a small cell: the number that goes there, its name, and below it who stands there
(``@`` is you, a digit another player) and how many cards lie there. Lines join neighbours; exits
that lead elsewhere are said in words.
"""

from typing import Final

from rich.text import Text

from bestiary.engine.view import TileView, View
from bestiary.terminal.screen import Screen
from bestiary.terminal.words import count, listing

NARROWEST: Final = 6


def draw_map(view: View, numbers: dict[int, int], screen: Screen) -> Text:
    """The map as text; where it is too wide for the screen, as a list of tiles."""
    tiles = view["map"]
    columns = sorted({tile["x"] for tile in tiles})
    rows = sorted({tile["y"] for tile in tiles})
    longest = max(len(tile["label"]) for tile in tiles) + 5
    cell = min(longest, (screen.width - 4) // len(columns))
    if cell < NARROWEST:
        return Text("\n".join(say_map(view, numbers)))
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
    numbers: dict[int, int],
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


def _draw_name(text: Text, tile: TileView, cell: int, view: View, numbers: dict[int, int]) -> None:
    number = numbers.get(tile["id"])
    lead = f"{number} " if number else ""
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


def say_map(view: View, numbers: dict[int, int]) -> list[str]:
    """The map in sentences: where everybody stands, and where one can go."""
    lines = []
    for tile in view["map"]:
        said = []
        if tile["seats"]:
            here = ["you" if seat == view["seat"] else view["seats"][seat]["name"]
                    for seat in tile["seats"]]  # fmt: skip
            said.append(f"{listing(here)} here")
        if tile["cards"]:
            said.append(count(len(tile["cards"]), "card"))
        if tile["id"] in numbers:
            said.append(f"choice {numbers[tile['id']]}")
        if said:
            lines.append(f"{tile['label']}: {', '.join(said)}.")
    for mine in (tile for tile in view["map"] if view["seat"] in tile["seats"]):
        exits = [tile["label"] for tile in view["map"] if tile["id"] in mine["exits"]]
        lines.append(f"{mine['label']} leads to {listing(exits)}." if exits else "No way out.")
    return lines
