"""Roll and move: forks, no turning back, special tiles, Tailwind, footsteps, the wild roll."""

from __future__ import annotations

import pytest

from tests.creature_adventures.table import Table


def test_exactly_the_roll_with_a_free_choice_of_direction(table: Table) -> None:
    table.write("player 1: Toadstool Stair\nrolls: 1")
    table.choose("Roll")
    assert table.prompt == "You rolled a 1. Where to?"
    assert table.moves() == {("Owl's Argument", 1), ("Gossip Thicket", 1)}


def test_a_special_tile_may_be_stopped_at_with_a_higher_roll(table: Table) -> None:
    table.write("player 1: Toadstool Stair\nrolls: 4")
    table.choose("Roll")
    # Home is two steps back, and there might be two more; there is no turning back on the way.
    assert table.moves() == {
        ("Bramblehearth", 1),
        ("Mossy Elbow", 3),
        ("Granny Nettle's Hut", 3),
    }


def test_at_a_fork_one_chooses(table: Table) -> None:
    table.write("player 1: Granny Nettle's Hut\nrolls: 2")
    table.choose("Roll")
    assert table.moves() == {
        ("Lanternwood", 2),
        ("Goosefeather Down", 2),
        ("North Turnstile", 2),
    }


def test_the_colosseum_takes_three_sigils(table: Table) -> None:
    position = """
        player 1: North Turnstile
          team: Muddlepig
          sigils: Power, Speed
        rolls: 1
    """
    table.write(position).choose("Roll")
    assert ("The Colosseum", 0) not in table.moves()
    table.write(position.replace("Speed", "Speed, Wisdom")).choose("Roll")
    assert ("The Colosseum", 0) in table.moves()


def test_tailwind_rolls_twice_and_one_of_them_is_used(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          artifacts: Tailwind
        rolls: 8 1
    """)
    table.choose("Roll")
    assert table.prompt == "You rolled an 8 and a 1. Where to?"
    eight = {tile for tile, _ in Table().write("player 1: Toadstool Stair\nrolls: 8")
             .choose("Roll").moves()}  # fmt: skip
    one = {"Owl's Argument", "Gossip Thicket"}
    assert {tile for tile, _ in table.moves()} == eight | one


def test_the_move_says_what_it_costs_and_whom_it_attacks(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          artifacts: Quiet Shoes
        player 2: Lanternwood
        rolls: 2
    """)
    table.choose("Roll")
    assert table.offers() == [
        "Bramblehearth (Player 1's Home), 0 footstep counters",
        "Lanternwood (attack Player 2), 1 footstep counter",
    ]


@pytest.mark.parametrize("shoes", [0, 1, 2, 3])
def test_quiet_shoes_take_counters_away_but_not_below_none(table: Table, shoes: int) -> None:
    worn = f"artifacts: Quiet Shoes {shoes}" if shoes else ""
    for roll, tile, wild in ((1, "Marble Drop", 1), (2, "Saltlick Flats", 2)):
        table.write(f"player 1: Echo Ledge\n  {worn}\nrolls: {roll} 10")
        table.choose("Roll").choose(tile)
        counters = max(0, wild - shoes)
        assert table.heard(f"goes to {tile}, {counters} footstep counter")
        assert table.heard("the way is clear") == (counters > 0)


@pytest.mark.parametrize("counters", range(11))
def test_a_roll_above_the_counters_is_safe(table: Table, counters: int) -> None:
    met = []
    for face in range(1, 11):
        table.write(f"""
            player 1: Lanternwood
              team: Muddlepig
            arrives: {counters}
            rolls: {face}
        """)
        met.append(bool(table.foe()))
    assert met == [face <= counters for face in range(1, 11)]


def test_with_no_counters_there_is_not_even_a_roll(table: Table) -> None:
    table.write("player 1: Lanternwood\n  team: Muddlepig\narrives: 0\nrolls: 1")
    assert table.state.shared.rolls == [1]
    assert table.asked() == 2


def test_the_wild_creature_is_the_top_of_the_deck(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
        deck: Bellows Boar, Grumblebun
        arrives: 5
        rolls: 5
    """)
    assert table.foe() == "Bellows Boar 6/2 (10/10 HP)"
    assert table.deck() == ["Grumblebun"]


def test_counters_begin_anew_each_turn(table: Table) -> None:
    table.write("player 1: Echo Ledge\n  team: Muddlepig\nrolls: 1 10")
    table.choose("Roll").choose("Marble Drop")
    assert table.heard("against 1 footstep counter: the way is clear")
    table.choose("Rest")
    table.lay(2, 10).choose("Roll").choose("Fallen Giant's Toe")
    assert table.heard("against 2 footstep counters: the way is clear")


def test_no_wild_roll_for_a_player_sent_home_this_turn(table: Table) -> None:
    table.write("""
        player 1: Stump Keep
          team: Muddlepig
        arrives: 9
        rolls: 1
    """)
    table.choose("Forfeit")
    assert table.at_home(1)
    assert table.state.shared.rolls == [1]
    assert table.asked() == 2


def test_no_wild_roll_with_an_empty_deck(table: Table) -> None:
    table.write("player 1: Lanternwood\n  team: Muddlepig\narrives: 9\ndeck:\nrolls: 1")
    assert table.state.shared.rolls == [1]
    assert not table.foe()


def test_no_wild_roll_with_nobody_able_to_fight(table: Table) -> None:
    table.write("player 1: Lanternwood\n  team: Muddlepig (0/10 HP)\narrives: 9\nrolls: 1")
    assert table.state.shared.rolls == [1]
    assert table.asked() == 2


def test_first_the_tile_then_the_wild_roll(table: Table) -> None:
    table.write("""
        player 1: Granny Nettle's Hut
          team: Muddlepig (4/10 HP)
        arrives: 2
        rolls: 2
    """)
    assert table.prompt == "The Shaman offers healing. Which?"
    table.choose("surely")
    assert table.hp(1) == [9]
    assert table.foe()


def test_a_walk_may_end_where_it_meets_another_player(table: Table) -> None:
    """Special tiles apart, only there: the tile next to it takes the exact roll."""
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig
        player 2: Lanternwood
          team: Grumblebun
        rolls: 9
    """)
    table.choose("Roll")
    assert ("Lanternwood", 2) in table.moves()
    assert "Gossip Thicket" not in {tile for tile, _ in table.moves()}
    table.choose("Lanternwood")
    assert table.heard("Player 1 attacks Player 2!")


def test_nobody_stops_for_a_player_who_is_safe_or_with_nobody_to_fight(table: Table) -> None:
    where = "player 1: Toadstool Stair\n  team: {}\nplayer 2: {}\nrolls: 9"
    table.write(where.format("Muddlepig (0/10 HP)", "Lanternwood")).choose("Roll")
    assert "Lanternwood" not in {tile for tile, _ in table.moves()}
    table.write(where.format("Muddlepig", "Peatfire")).choose("Roll")
    alone = table.moves()
    table.write(where.format("Muddlepig", "Granny Nettle's Hut")).choose("Roll")
    assert table.moves() == alone


def test_with_nothing_else_to_do_the_dice_are_rolled_at_once(table: Table) -> None:
    table.write("player 1: Toadstool Stair\n  team: Muddlepig\n  points: 0\nrolls: 1")
    assert table.prompt == "You rolled a 1. Where to?"


def test_who_comes_to_a_plain_tile_fights_the_one_who_stood_there(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig
        player 2: Gossip Thicket
          team: Grumblebun
        rolls: 1
    """)
    table.choose("Roll").choose("Gossip Thicket")
    assert table.heard("Player 1 attacks Player 2!")
    assert (table.state.battle.attacker, table.state.battle.defender) == (0, 1)


@pytest.mark.parametrize(
    "tile", ["Granny Nettle's Hut", "Bramblehearth", "Stump Keep", "Nobody's Camp"]
)
def test_on_a_special_tile_everybody_is_safe(table: Table, tile: str) -> None:
    table.write(f"""
        player 1: {tile}
          team: Muddlepig
        player 2: {tile}
          team: Grumblebun
        arrives: 0
    """)
    assert not table.heard("attacks")
    assert table.state.battle.attacker == -1


def test_nobody_able_to_fight_attacks_nobody(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (0/10 HP)
        player 2: Lanternwood
          team: Grumblebun
        arrives: 0
    """)
    assert table.state.battle.attacker == -1


def test_of_two_on_a_tile_one_is_chosen(table: Table) -> None:
    table.write(
        """
        player 1: Lanternwood
          team: Muddlepig
        player 2: Lanternwood
          team: Grumblebun
        player 3: Lanternwood
          team: Clattercrab
        arrives: 0
        """,
        seats=3,
    )
    assert table.offers() == ["Attack Player 2", "Attack Player 3"]
    table.choose("Attack Player 3")
    assert table.state.battle.defender == 2
