"""The way of a move, tile by tile, as the map draws it."""

from bestiary.games.creature_adventures.land.board import BOARDS, Board, board_of
from bestiary.games.creature_adventures.land.tiles import WILD, Tile

SIDE = 6


def meadow() -> Board:
    """Open country: from every tile one can go on to all its neighbours."""
    tiles = [
        Tile(id=i, name=f"Tuft {i}", kind=WILD, x=i % SIDE, y=i // SIDE, seat=-1, sigil=-1)
        for i in range(SIDE * SIDE)
    ]
    for one in tiles:
        one.exits = [
            other.id for other in tiles if abs(one.x - other.x) + abs(one.y - other.y) == 1
        ]
    return Board("Meadow", tiles)


def test_every_route_has_a_way() -> None:
    for name in BOARDS:
        board = board_of(name)
        for start in board.homes:
            for to, wild in board.routes(start, 7, False):
                way = board.way(start, 7, False, to, wild)
                assert way[-1] == to
                assert sum(board.tiles[tile].kind == WILD for tile in way) == wild


def test_in_open_country_a_way_that_is_not_there_is_soon_given_up() -> None:
    """There are more walks of forty steps than anybody could try."""
    board = meadow()
    assert board.way(0, 40, False, 1, 40) == []  # an even number of steps never leads next door
    assert len(board.way(0, 40, False, 2, 40)) == 40
