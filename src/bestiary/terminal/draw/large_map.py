"""A large map: a symbol for each tile, roads between them, and names where there is room.

After the symbol stands the number that goes there (``♣7``; ``♣7+`` where several ways do) and
who stands there (``@`` is you, a letter another player). Tiles of the kind that is everywhere
have no name on the map; every other has, or it is said in the legend below.
"""

from collections import Counter
from typing import Final

from rich.style import Style
from rich.text import Text

from bestiary.engine.view import TileView, View
from bestiary.terminal.draw.places import seat_word
from bestiary.terminal.draw.screen import Screen

NARROWEST: Final = 3  # columns from one tile to the next
WIDEST: Final = 9
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def draw(view: View, numbers: dict[int, list[int]], screen: Screen) -> Text | None:
    """The map with its legend, or None if the screen is too narrow for it."""
    columns = sorted({tile["x"] for tile in view["map"]})
    pitch = min(WIDEST, (screen.width - 4) // len(columns))
    if pitch < NARROWEST:
        return None
    sheet = Sheet(view, numbers, pitch, screen)
    sheet.draw_roads()
    sheet.draw_tiles()
    sheet.draw_names()
    text = sheet.text()
    for line in [*sheet.legend(), *sheet.standing(), *sheet.said]:
        text.append("\n").append_text(line)
    return text


def commonest_kind(tiles: list[TileView]) -> str:
    """The kind that needs no name on the map, since it is everywhere."""
    return Counter(tile["kind"] for tile in tiles).most_common(1)[0][0]


def piece(seat: int, view: View) -> str:
    """What stands on the map for a player: ``@`` for the viewer."""
    return "@" if seat == view["seat"] else LETTERS[seat % len(LETTERS)]


def said_numbers(numbers: list[int]) -> str:
    """The number of the choice that leads there; ``7+`` is 7 and some after it."""
    return f"{numbers[0]}{'+' if len(numbers) > 1 else ''}" if numbers else ""


class Sheet:
    """A grid of characters, two lines for each row of tiles: one for the tiles, one between."""

    def __init__(
        self, view: View, numbers: dict[int, list[int]], pitch: int, screen: Screen
    ) -> None:
        self.view = view
        self.tiles = view["map"]
        self.numbers = numbers
        self.pitch = pitch
        self.screen = screen
        columns = sorted({tile["x"] for tile in self.tiles})
        rows = sorted({tile["y"] for tile in self.tiles})
        self.width = screen.width - 4
        self.height = 2 * len(rows) - 1
        self.at = {
            tile["id"]: (columns.index(tile["x"]) * pitch, rows.index(tile["y"]) * 2)
            for tile in self.tiles
        }
        self.cells: dict[tuple[int, int], tuple[str, Style]] = {}
        self.said: list[Text] = []
        self.nameless: list[TileView] = []

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        for i, character in enumerate(text):
            self.cells[x + i, y] = (character, style)

    def text(self) -> Text:
        """The lines that have something on them."""
        text = Text()
        for y in range(self.height):
            line = Text()
            for x in range(max((x for x, row in self.cells if row == y), default=-1) + 1):
                character, style = self.cells.get((x, y), (" ", Style()))
                line.append(character, style=style)
            text.append_text(line).append("\n")
        return text

    # ---- Roads ----------------------------------------------------------------------------

    def draw_roads(self) -> None:
        """Straight roads with nothing in their way; the others are said in words."""
        by_id = {tile["id"]: tile for tile in self.tiles}
        for tile in self.tiles:
            for other in (by_id[way] for way in tile["exits"] if way in by_id):
                both = tile["id"] in other["exits"]
                if both and other["id"] < tile["id"]:
                    continue
                if not self._draw_road(tile, other, both):
                    back = "and back" if both else "but not back"
                    words = f"{tile['label']} also leads to {other['label']} {back}."
                    self.said.append(Text(words, style="dim"))

    def _draw_road(self, tile: TileView, other: TileView, both: bool) -> bool:
        (x, y), (to_x, to_y) = self.at[tile["id"]], self.at[other["id"]]
        if (x == to_x) == (y == to_y):
            return False
        along = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        way = [
            (x + along[0] * i, y + along[1] * i) for i in range(1, abs(to_x - x) + abs(to_y - y))
        ]
        if any(spot in way for spot in self.at.values()):
            return False
        glyphs = self.screen.glyphs
        line = glyphs.across if along[0] else glyphs.down
        for spot in way:
            known = self.cells.get(spot, (line, Style()))[0]
            self.put(*spot, line if known == line else glyphs.crossing, Style(dim=True))
        if not both:
            head = {(1, 0): ">", (-1, 0): "<", (0, 1): "v", (0, -1): "^"}[along]
            self.put(*way[-1], head, Style())
        return True

    # ---- Tiles ----------------------------------------------------------------------------

    def draw_tiles(self) -> None:
        for tile in self.tiles:
            x, y = self.at[tile["id"]]
            number = said_numbers(self.numbers.get(tile["id"], []))[: self.pitch - 1]
            mine = self.view["seat"] in tile["seats"]
            self.put(x, y, tile["symbol"], self._colour(tile, bool(number) or mine))
            self.put(x + 1, y, number, Style(bold=True, reverse=True))
            pieces = self._pieces(tile, self.pitch - 1 - len(number))
            style = Style(bold=True, color="yellow" if mine else "magenta")
            self.put(x + 1 + len(number), y, pieces, style)

    def _pieces(self, tile: TileView, room: int) -> str:
        """Who stands there and whether a card lies there, as far as there is room for it."""
        standing = sorted(tile["seats"], key=lambda seat: seat != self.view["seat"])
        pieces = "".join(piece(seat, self.view) for seat in standing)
        pieces += "!" if tile["cards"] else ""
        return pieces if len(pieces) <= room else pieces[: max(0, room - 1)] + "&"[:room]

    def _colour(self, tile: TileView, bold: bool) -> Style:
        colour = self.view["look"]["accents"].get(tile["kind"], "")
        return Style(color=colour or None, bold=bold)

    # ---- Names ----------------------------------------------------------------------------

    def draw_names(self) -> None:
        """Name every tile whose kind is not everywhere, those with the least room first."""
        common = commonest_kind(self.tiles)
        left = [tile for tile in self.tiles if tile["kind"] != common]
        while left:
            rooms = [self._rooms(tile) for tile in left]
            next_one = min(range(len(left)), key=lambda i: len(rooms[i]))
            tile, room = left.pop(next_one), rooms[next_one]
            if room:
                self.put(*room[0], tile["label"], Style(italic=True))
            else:
                self.nameless.append(tile)

    def _rooms(self, tile: TileView) -> list[tuple[int, int]]:
        """Where the name fits: below or above the tile, then beside it; the best first."""
        (x, y), length = self.at[tile["id"]], len(tile["label"])
        near = [x, *range(x + 2, x + 4), *range(x - 1, x - length - 2, -1)]
        spots = [(start, row) for start in near for row in (y + 1, y - 1)]
        token = 1
        while token < self.pitch and not self._empty(x + token, y):
            token += 1
        spots += [(x + token + 1, y), (x - 1 - length, y)]
        return [(start, row) for start, row in spots if self._free(start, row, length)]

    def _empty(self, x: int, y: int) -> bool:
        return (x, y) not in self.cells

    def _free(self, start: int, row: int, length: int) -> bool:
        """Whether a name fits there with a blank on each side."""
        if start < 0 or start + length > self.width or not 0 <= row < self.height:
            return False
        return all(self._empty(x, row) for x in range(start - 1, start + length + 1))

    # ---- What is below --------------------------------------------------------------------

    def legend(self) -> list[Text]:
        """Each kind with its symbol, and the name if the map had no room for it."""
        kinds: dict[tuple[str, str], list[TileView]] = {}
        for tile in self.tiles:
            kinds.setdefault((tile["symbol"], tile["kind"]), []).append(tile)
        entries = [
            (symbol, kind + self._not_on_the_map(tiles)) for (symbol, kind), tiles in kinds.items()
        ]
        if any(len(several) > 1 for several in self.numbers.values()):
            entries.append(("7+", "7 and more: several ways"))
        return self._in_lines(entries)

    def _not_on_the_map(self, tiles: list[TileView]) -> str:
        names = [tile["label"] for tile in tiles if tile in self.nameless]
        if len(tiles) == 1 and tiles[0]["kind"].casefold() in tiles[0]["label"].casefold():
            return ""  # "tower (The Tower)" would say it twice
        return f" ({', '.join(names)})" if names else ""

    def standing(self) -> list[Text]:
        """Where everybody is, by name, the viewer first."""
        found = [(seat, tile["label"]) for tile in self.tiles for seat in tile["seats"]]
        found.sort(key=lambda there: (there[0] != self.view["seat"], there[0]))
        return self._in_lines(
            [
                (piece(seat, self.view), f"{seat_word(seat, self.view)}: {label}")
                for seat, label in found
            ]
        )

    def _in_lines(self, entries: list[tuple[str, str]]) -> list[Text]:
        """Entries side by side, none of them broken."""
        lines: list[Text] = []
        for sign, words in entries:
            entry = Text().append(sign, style="bold").append(f" {words}", style="dim")
            if lines and len(lines[-1]) + 3 + len(entry) <= self.width:
                lines[-1].append("   ").append_text(entry)
            else:
                lines.append(entry)
        return lines
