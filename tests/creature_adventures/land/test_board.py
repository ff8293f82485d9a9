"""Boards: where a roll leads, the two that ship, and every error in the text of a player's own.

The small boards here are written as a player would write them.
"""

from __future__ import annotations

from collections import deque

import pytest

from bestiary.games.creature_adventures.land.board import BOARDS, Board, board_of, check_board
from bestiary.games.creature_adventures.land.tiles import (
    COLOSSEUM,
    HOME,
    SHAMAN,
    SYMBOLS,
    THIEVES,
    TILE_KINDS,
    WARLORD,
    WILD,
)

POND = """\
# Two Homes, a loop, and a pier that ends in the water.
board Two Ponds

map
H1--a1--T1      pi
|       |       |
a2      Wp--a3--a4
|       |       |
Ws--Co--Ww--S1--H2

tiles
H1  home 1          Reedhouse
a1  wilderness      Soggy Corner
T1  thieves         The Boat Shed
pi  wilderness      Long Pier
a2  wilderness      Duckweed
Wp  warlord power   Heron's Post
a3  wilderness      Lily Lane
a4  wilderness      Newt Nook
Ws  warlord speed   Otter's Slide
Co  colosseum       The Bandstand
Ww  warlord wisdom  Toad's Chair
S1  shaman          Grandma Carp
H2  home 2          Mudhouse
"""


def named(board: Board, tile: str) -> int:
    return next(each.id for each in board.tiles if each.name == tile)


def routes(start: str, steps: int, colosseum_open: bool = False) -> dict[str, list[int]]:
    """Where a roll leads on the pond's board, and the counters of each way there."""
    board = board_of(POND)
    found: dict[str, list[int]] = {}
    for tile, counters in board.routes(named(board, start), steps, colosseum_open):
        found.setdefault(board.tiles[tile].name, []).append(counters)
    return found


# ---- How far a roll carries -------------------------------------------------------------------


def test_one_step_leads_to_the_neighbours() -> None:
    assert routes("Reedhouse", 1) == {"Soggy Corner": [1], "Duckweed": [1]}


def test_a_special_tile_may_be_stopped_at_with_a_higher_roll() -> None:
    # Three steps: on the way lie the shed (2) and the slide (2); the walk may end on either.
    assert routes("Reedhouse", 3) == {
        "The Boat Shed": [1],
        "Heron's Post": [1],
        "Otter's Slide": [1],
    }


def test_a_wilderness_tile_takes_the_exact_roll() -> None:
    assert "Lily Lane" in routes("Reedhouse", 4)
    assert "Lily Lane" not in routes("Reedhouse", 5)


def test_nobody_turns_back_on_the_way() -> None:
    assert routes("Soggy Corner", 2) == {
        "Reedhouse": [0],  # stopped at
        "Duckweed": [1],
        "The Boat Shed": [0],
        "Heron's Post": [0],
    }
    assert "Soggy Corner" not in routes("Soggy Corner", 2)


def test_a_walk_ends_where_the_road_ends() -> None:
    assert routes("Newt Nook", 5)["Long Pier"] == [1]


def test_the_colosseum_is_closed_to_most() -> None:
    assert "The Bandstand" not in routes("Otter's Slide", 1)
    assert "Toad's Chair" not in routes("Otter's Slide", 2)
    assert routes("Otter's Slide", 2, colosseum_open=True) == {
        "The Bandstand": [0],
        "Toad's Chair": [0],
        "Reedhouse": [1],
    }


def test_two_ways_to_one_tile_with_different_counters() -> None:
    # From the post to the far Home: past the chair and the Shaman, or through the lilies.
    assert routes("Heron's Post", 4)["Mudhouse"] == [0, 2]


def all_walks(board: Board, start: int, steps: int, colosseum_open: bool) -> set[tuple[int, int]]:
    """The same by writing out every walk in full, as one would with a finger on the board."""
    finished = set()
    walks = deque([[start]])
    while walks:
        walk = walks.popleft()
        here = board.tiles[walk[-1]]
        ways = [way for way in here.exits if len(walk) < 2 or way != walk[-2]]
        if not colosseum_open:
            ways = [way for way in ways if board.tiles[way].kind != COLOSSEUM]
        taken = len(walk) - 1
        if taken and (taken == steps or here.kind != WILD or not ways):
            finished.add((here.id, sum(board.tiles[tile].kind == WILD for tile in walk[1:])))
        if taken < steps:
            walks.extend([*walk, way] for way in ways)
    return finished


@pytest.mark.parametrize("text", [POND, "vale", "realm"], ids=["pond", "vale", "realm"])
@pytest.mark.parametrize("colosseum_open", [False, True])
def test_routes_are_all_the_walks_there_are(text: str, colosseum_open: bool) -> None:
    board = board_of(text)
    for tile in board.tiles:
        for steps in range(1, 9):
            expected = sorted(all_walks(board, tile.id, steps, colosseum_open))
            assert board.routes(tile.id, steps, colosseum_open) == expected
            assert expected, "there is always somewhere to go"


# ---- The boards that ship ---------------------------------------------------------------------


@pytest.mark.parametrize("name", [*BOARDS, ""])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_our_boards_are_right_for_everybody(name: str, seats: int) -> None:
    assert check_board(name, seats) == ""


@pytest.mark.parametrize("name", BOARDS)
def test_what_our_boards_have(name: str) -> None:
    board = board_of(name)
    kinds = [tile.kind for tile in board.tiles]
    assert [kinds.count(kind) for kind in (HOME, SHAMAN, COLOSSEUM)] == [4, 2, 1]
    assert kinds.count(THIEVES) >= 1
    assert [board.tiles[tile].sigil for tile in board.warlords] == [0, 1, 2]
    assert [board.tiles[tile].seat for tile in board.homes] == [0, 1, 2, 3]
    assert board.tiles[board.colosseum].kind == COLOSSEUM
    assert kinds.count(WILD) > len(kinds) / 2
    for tile in board.tiles:
        assert all(tile.id in board.tiles[way].exits for way in tile.exits)


def test_our_names_are_nowhere_twice() -> None:
    names = [tile.name for name in BOARDS for tile in board_of(name).tiles]
    assert len(set(names)) == len(names)


def test_the_first_board_is_the_realm() -> None:
    assert board_of("").name == board_of("realm").name == "The Realm"
    assert board_of("vale") is board_of("vale")


def distances(board: Board, start: int) -> dict[int, int]:
    """Steps to every tile while the Colosseum is closed."""
    found = {start: 0}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for way in board.tiles[here].exits:
            if way not in found and way != board.colosseum:
                found[way] = found[here] + 1
                ahead.append(way)
    return found


def ways_from(board: Board, home: int) -> list[list[int]]:
    """How far it is from a Home to the Warlords, the Shamans and the Thieves."""
    far = distances(board, home)
    kinds = (SHAMAN, THIEVES)
    places = [[tile.id for tile in board.tiles if tile.kind == kind] for kind in kinds]
    return [[far[tile] for tile in board.warlords]] + [
        sorted(far[tile] for tile in tiles) for tiles in places
    ]


def test_no_home_of_the_vale_is_better_placed_than_another() -> None:
    board = board_of("vale")
    lies = []
    for home in board.homes:
        (power, speed, wisdom), shamans, thieves = ways_from(board, home)
        lies.append([*sorted([power, speed]), *shamans, wisdom, *thieves])
    for same in zip(*lies, strict=True):
        assert max(same) - min(same) <= 1


def test_in_the_realm_the_first_two_homes_have_equal_ways_to_everything() -> None:
    board = board_of("realm")
    one, two, three, four = (ways_from(board, home) for home in board.homes)
    assert one == two
    assert three[1:] == four[1:]
    assert sorted(three[0]) == sorted(four[0])
    assert one[1] == three[1]  # the Shamans are equally far from everybody


def test_in_the_realm_everything_but_the_colosseum_lies_on_the_ring() -> None:
    board = board_of("realm")
    inside = [tile.kind for tile in board.tiles if tile.id >= 48]
    assert set(inside) == {WILD, COLOSSEUM}
    kinds = [tile.kind for tile in board.tiles if tile.id < 48]
    assert [kinds.count(kind) for kind in (HOME, SHAMAN, THIEVES, WARLORD)] == [4, 2, 2, 3]


def test_the_realm_is_a_ring_of_48_with_a_home_every_twelfth() -> None:
    board = board_of("realm")
    ring = [tile for tile in board.tiles if tile.id < 48]
    for tile in ring:
        assert {(tile.id + 1) % 48, (tile.id - 1) % 48} <= set(tile.exits)
    assert sorted(board.homes) == [2, 14, 26, 38]


@pytest.mark.parametrize("name", ["realm", "vale"])
def test_two_players_have_equal_ways(name: str) -> None:
    """Turned upside down a board is the same, and the first two Homes change places."""
    board = board_of(name)
    lowest = max(tile.y for tile in board.tiles)
    at = {(tile.x, tile.y): tile for tile in board.tiles}
    for tile in board.tiles:
        other = at[tile.x, lowest - tile.y]
        assert tile.kind == other.kind
        exits = [(board.tiles[exit].x, lowest - board.tiles[exit].y) for exit in tile.exits]
        assert sorted(exits) == sorted((board.tiles[n].x, board.tiles[n].y) for n in other.exits)
    one, two = (board.tiles[home] for home in board.homes[:2])
    assert (one.x, lowest - one.y) == (two.x, two.y)


def test_every_kind_has_a_symbol_of_its_own() -> None:
    assert sorted(SYMBOLS) == sorted(TILE_KINDS)
    assert len(set(SYMBOLS.values())) == len(TILE_KINDS)
    assert all(len(symbol) == 1 for symbol in SYMBOLS.values())


# ---- A board from a file ----------------------------------------------------------------------


def test_places_are_counted_without_gaps() -> None:
    board = board_of(POND)
    where = {tile.name: (tile.x, tile.y) for tile in board.tiles}
    assert where["Reedhouse"] == (0, 0)
    assert where["The Bandstand"] == (1, 2)
    assert where["Mudhouse"] == (4, 2)


def test_a_board_with_windows_line_ends_is_the_same() -> None:
    board = board_of(POND.replace("\n", "\r\n"))
    assert [tile.exits for tile in board.tiles] == [tile.exits for tile in board_of(POND).tiles]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        # what stands in the list
        ("wilderness      Duckweed", "wildernes Duckweed",
         ("line 16: no kind 'wildernes'; did you mean 'wilderness'? "
         "(kinds: home, wilderness, shaman, thieves, warlord, colosseum)")),
        ("Duckweed", "soggy corner", "line 16: the name 'soggy corner' is already used in line 13"),
        ("Duckweed", "", "line 16: tile 'a2' has no name; write it after the kind"),
        ("Duckweed", "12",
         "line 16: the name '12' must have letters and only printable characters"),
        ("Duckweed", "Duck\x1bweed",
         "line 16: the name 'Duck\\x1bweed' must have letters and only printable characters"),
        ("Duckweed", "{Yours}",
         "line 16: the name '{Yours}' must have no braces, which the log fills in"),
        ("Duckweed", "Duckweed " * 3,
         "line 16: the name 'Duckweed Duckweed Duckweed' is too long; at most 24 characters"),
        ("a2  wilderness      Duckweed", "a2",
         "line 16: 'a2'; a tile is listed as: MARK KIND NAME"),
        ("a2  wilderness", "a1  wilderness",
         "line 16: tile 'a1' is listed twice, first in line 13"),
        ("a2  wilderness", "a9  wilderness",
         "line 16: tile 'a9' is not on the map; did you mean 'a4'?"),
        ("a2  wilderness      Duckweed\n", "",
         ("line 7: tile 'a2' is on the map but not listed; "
         "add under 'tiles': a2 wilderness NAME")),
        ("home 2", "home 7", "line 24: home '7'; after 'home' write 1, 2, 3 or 4"),
        ("home 2", "home 3", ("line 24: the list ends without a home 2; "
         "add a line: MARK home 2 NAME")),
        ("home 2", "home 1", "line 24: a second home 1; the first is in line 12"),
        ("warlord power", "warlord wit",
         "line 17: warlord 'wit'; after 'warlord' write power, speed or wisdom"),
        ("warlord power", "warlord speed",
         "line 20: a second warlord speed; the first is in line 17"),
        ("warlord power", "wilderness",
         "line 24: the list ends without a warlord power; add a line: MARK warlord power NAME"),
        ("S1  shaman", "S1  wilderness",
         "line 24: the list ends without a shaman; add a line: MARK shaman NAME"),
        ("T1  thieves", "T1  wilderness",
         "line 24: the list ends without a thieves; add a line: MARK thieves NAME"),
        ("Co  colosseum", "Co  wilderness",
         "line 24: the list ends without a colosseum; add a line: MARK colosseum NAME"),
        ("S1  shaman", "S1  colosseum",
         "line 23: a second colosseum; the first is in line 21"),
        # what is drawn
        ("T1      pi", "T1      a3",
         "line 7: tile 'a3' is on the map twice, first in line 5"),
        ("T1      pi", "T1      p", "line 5: 'p' is not a tile; a tile is two letters or digits"),
        ("T1      pi", "T1      p~",
         "line 5: 'p' is not a tile; a tile is two letters or digits"),
        ("T1      pi", "T1  ~   pi",
         ("line 5: '~' in column 13 means nothing on a map; "
         "a tile is two letters or digits, roads are - and |")),
        ("T1      pi", "T1\t     pi",
         ("line 5: '\\t' in column 11 means nothing on a map; "
         "a tile is two letters or digits, roads are - and |")),
        ("T1      pi", "T1--    pi",
         "line 5: the road in column 12 leads nowhere; a road runs straight between two tiles"),
        ("T1      pi", "T1    --pi",
         "line 5: the road in column 15 leads nowhere; a road runs straight between two tiles"),
        ("a2      Wp--a3--a4\n|", "a2      Wp--a3--a4\n|   |",
         "line 8: the road in column 5 leads nowhere; a road runs straight between two tiles"),
        ("|       |       |\na2", "|       |        |\na2", ""),  # under the second character
        ("|       |       |\na2", "|       |       ||\na2",
         "line 6: a second road from 'pi' to 'a4'"),
        ("T1      pi\n|       |       |", "T1       pi\n|       |        |",
         "line 6: 'pi' and 'a4' are joined but not in line; move one of them 1 column to the side"),
        ("T1      pi\n|       |       |", "T1      pi\n|       |",
         "line 15: no road leads to Long Pier; draw one on the map"),
        ("a3--a4\n|       |       |", "a3  a4\n|       |",
         ("line 15: Long Pier cannot be reached from Reedhouse while the Colosseum is closed; "
         "draw a road")),
        ("T1      pi\n|       |       |", "T1      pi\n|               |",
         ("line 15: Long Pier cannot be reached from Reedhouse while the Colosseum is closed; "
         "draw a road")),
        # the parts
        ("board Two Ponds\n", "", "line 1: no name; a board begins with: board NAME"),
        ("board Two Ponds", "bored Two Ponds",
         "line 2: 'bored Two Ponds'; a board begins with: board NAME"),
        ("board Two Ponds", "board", "line 2: 'board'; a board begins with: board NAME"),
        ("board Two Ponds", "board Two Ponds\nby me",
         "line 3: 'by me'; after the name comes 'map'"),
        ("board Two Ponds", "board " + "Pond " * 9,
         "line 2: the name 'Pond Pond Pond Pond Pond Po...' is too long; at most 40 characters"),
        ("map\n", "", "line 23: no line 'map'; a board is a name, a map and a list of tiles"),
        ("tiles\n", "", "line 23: no line 'tiles'; a board is a name, a map and a list of tiles"),
        ("tiles\n", "tiles\nmap\n", "line 12: a second 'map'; a board has one"),
    ],
)  # fmt: skip
def test_what_a_board_is_refused_for(old: str, new: str, fault: str) -> None:
    assert old in POND
    text = POND.replace(old, new, 1)
    assert check_board(text, 2) == (f"board, {fault}" if fault else "")


def test_tiles_before_the_map() -> None:
    head, _, rest = POND.partition("map\n")
    drawing, _, listing = rest.partition("tiles\n")
    text = f"{head}tiles\n{listing}map\n{drawing}"
    assert check_board(text, 2) == "board, line 4: 'tiles' comes after the map"


def test_too_few_homes_for_those_who_play() -> None:
    assert check_board(POND, 2) == ""
    assert check_board(POND, 4) == (
        "board 'Two Ponds' has 2 Homes for 4 players; it needs a tile 'home 4'"
    )


def test_too_much_of_a_board() -> None:
    assert check_board(POND + "#" * 20_000, 2) == (
        "board: 20589 characters; a board has at most 16384 and at most 150 tiles"
    )
    marks = [f"{letter}{digit}" for letter in "abcdefghijklmnop" for digit in range(10)]
    rows = ["--".join(marks[i : i + 10]) for i in range(0, 160, 10)]
    assert check_board("\n".join(["board Wide", "map", *rows, "tiles"]), 2) == (
        "board, line 18: too many tiles; a board has at most 150"
    )


@pytest.mark.parametrize(("nothing", "line"), [("\n", 1), ("\n\n  \n", 3), ("#\n#", 1)])
def test_an_empty_file_is_no_board(nothing: str, line: int) -> None:
    assert check_board(nothing, 2) == (
        f"board, line {line}: no line 'map'; a board is a name, a map and a list of tiles"
    )


def test_a_name_that_is_no_board() -> None:
    assert check_board("vall", 2) == (
        "board: no board 'vall'; did you mean 'vale'? "
        "(known: realm, vale; board=@FILE reads a file of yours)"
    )
