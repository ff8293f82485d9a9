"""What the table shows of a battle, a move and the land."""

from itertools import pairwise

import pytest

import bestiary
from bestiary.engine import BadOption
from bestiary.games.creature_adventures.land.board import board_of

GAME = bestiary.game("creature-adventures")
KEEP = "turn: 3\nplayer 1: Stump Keep\n  team: Sockmoth, Clattercrab\narrives: 3"


def test_a_battle_shows_who_faces_whom_and_the_odds() -> None:
    state = GAME.new(1, seats=2, options={"position": KEEP})
    send = next(c for c in state.decision(0).choices if c.label.startswith("Send"))
    assert state.view(0)["fight"] is None
    state.play(0, send.text)
    for audience in (0, 1, -1):
        fight = state.view(audience)["fight"]
        assert fight is not None
        assert fight["attacker"]["seat"] == 0
        assert fight["attacker"]["card"] == send.subject
        assert fight["attacker"]["parts"] == [{"value": 3, "why": "Sockmoth"}]
        assert fight["target"]["seat"] == -1
    decision = state.view(0)["decision"]
    assert decision is not None
    notes = {choice["verb"]: choice["note"] for choice in decision["choices"]}
    assert notes["strike"] == "4 in 10 hit for 3, 1 critical for 6, 4 countered for 4, 1 miss"
    assert notes["forfeit"] == ""


def test_every_move_has_a_way_of_neighbouring_tiles() -> None:
    state = GAME.new(4, seats=2)
    seat = state.decisions()[0].seat
    state.play(seat, "roll")
    view = state.view(seat)
    tiles = {tile["id"]: tile for tile in view["map"]}
    [here] = [id for id, tile in tiles.items() if seat in tile["seats"]]
    assert view["decision"] is not None
    moves = [choice for choice in view["decision"]["choices"] if choice["verb"] == "move"]
    assert moves
    for move in moves:
        way = [here, *move["way"]]
        assert way[-1] == move["subject"]
        assert all(after in tiles[one]["exits"] for one, after in pairwise(way))
        wild = [id for id in move["way"] if tiles[id]["kind"] == "wilderness"]
        assert len(wild) == move["target"]


def test_every_tile_says_where_it_is_and_what_it_does() -> None:
    tiles = GAME.new(1, seats=2).view(0)["map"]
    homes = {tile["label"]: tile["owner"] for tile in tiles if tile["kind"] == "home"}
    assert homes == {"Bramblehearth": 0, "Peatfire": 1, "Cloudbarn": -1, "Driftwood Hall": -1}
    for tile in tiles:
        assert tile["region"]
        assert tile["terrain"]
        assert tile["about"]
        assert tile["kind"] == "home" or tile["owner"] == -1


BOARD = (
    "board B\nmap\nH1--Wp--Ws--Ww--S1--T1--Co--H2\ntiles\nH1 home 1 A\nH2 home 2 B\n"
    "Wp warlord power C\nWs warlord speed D\nWw warlord wisdom E\nS1 shaman F\nT1 thieves G\n"
    "Co colosseum H\nregions\n"
)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("forest Wood H1", "a region is listed as"),
        ("forrest Wood: H1", "no terrain 'forrest'; did you mean 'forest'?"),
        ("forest Wood: H9", "no tile 'H9'"),
        ("forest Wood: H1 H1", "tile 'H1' is in Wood already"),
    ],
)
def test_a_faulty_region_is_refused_with_its_line(line: str, why: str) -> None:
    with pytest.raises(BadOption) as error:
        board_of(BOARD + line)
    assert "board, line 14:" in str(error.value)
    assert why in str(error.value)
