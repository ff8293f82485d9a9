"""The map, if the game has one: drawn, or in sentences.

A small map shows the names of its tiles (``small_map``). If they would not fit, and the game gives
its tiles symbols, it becomes a map of symbols (``large_map``).
"""

from collections import deque
from typing import Final

from rich.text import Text

from bestiary.engine.view import TileView, View
from bestiary.terminal.draw import large_map, small_map
from bestiary.terminal.draw.places import seat_word
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count, listing, say

NARROWEST: Final = 6
LARGE: Final = 16  # tiles: from here on nobody keeps the way in mind

Standing = list[tuple[int, list[int]]]  # tiles with the seats whose pieces stand there


def draw_map(view: View, numbers: dict[int, list[int]], screen: Screen) -> Text:
    """The map as text, or as a list of tiles if it is too wide for the screen."""
    tiles = view["map"]
    columns = len({tile["x"] for tile in tiles})
    longest = max(len(tile["label"]) for tile in tiles) + 5
    room = (screen.width - 4) // columns
    if room < longest and all(tile["symbol"] for tile in tiles):
        drawn = large_map.draw(view, numbers, screen)
        if drawn is not None:
            return drawn
    if room < NARROWEST:
        return Text("\n".join(say_map(view)))
    return small_map.draw(view, numbers, min(longest, room), screen)


def say_map(view: View) -> list[str]:
    """The map in sentences: where everybody stands, where the road leads, and on a large map how
    far it is to the places there are few of."""
    large = is_large(view)
    lines = []
    for tile in view["map"]:
        said = []
        if tile["seats"]:
            here = listing([seat_word(seat, view) for seat in tile["seats"]])
            said.append(say(f"{here} here"))
        if tile["cards"]:
            said.append(count(len(tile["cards"]), "card"))
        if said:
            name = with_kind(tile) if large else tile["label"]
            lines.append(f"{name}: {', '.join(said)}.")
    for mine in (tile for tile in view["map"] if view["seat"] in tile["seats"]):
        exits = [tile["label"] for tile in view["map"] if tile["id"] in mine["exits"]]
        lines.append(say(f"{mine['label']} leads to {listing(exits)}." if exits else "No way out."))
        if large:
            lines += _how_far(view["map"], mine)
    return lines


def is_large(view: View) -> bool:
    """Whether the map takes so much room that it is not drawn again while nobody moves."""
    return len(view["map"]) >= LARGE


def where_all_stand(view: View) -> Standing:
    return [(tile["id"], tile["seats"]) for tile in view["map"] if tile["seats"]]


def asks_for_a_tile(view: View) -> bool:
    """Whether a choice is about a tile, so the map must be shown."""
    decision = view["decision"]
    return decision is not None and any(
        "tile" in (choice["of"], choice["to"]) for choice in decision["choices"]
    )


def with_kind(tile: TileView) -> str:
    return f"{tile['label']} ({tile['kind']})" if tile["kind"] else tile["label"]


def _how_far(tiles: list[TileView], start: TileView) -> list[str]:
    """How many steps it is to each tile of a kind that is not everywhere, the nearest first."""
    by_id = {tile["id"]: tile for tile in tiles}
    steps = {start["id"]: 0}
    ahead = deque([start["id"]])
    while ahead:
        here = ahead.popleft()
        for way in by_id[here]["exits"]:
            if way in by_id and way not in steps:
                steps[way] = steps[here] + 1
                ahead.append(way)
    common = large_map.commonest_kind(tiles)
    found = [
        f"{with_kind(by_id[id])} {far}"
        for id, far in steps.items()
        if far and by_id[id]["kind"] != common
    ]
    return [f"Steps from here: {', '.join(found)}."] if found else []
