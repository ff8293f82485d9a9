"""The powers of the Sigils of Power and Wisdom. (Speed is in test_duels.)"""

from __future__ import annotations

from tests.creature_adventures.table import Table

POWERFUL = """
    player 1: Bramblehearth
      team: Muddlepig, Clattercrab
      sigils: Power
      points: 0
    player 2: Peatfire
      team: Grumblebun
"""
WISE = """
    player 1: Bramblehearth
      team: Muddlepig (3/10 HP), Clattercrab (0/10 HP)
      sigils: Wisdom
      points: 0
    player 2: Peatfire
      team: Grumblebun
"""


# ---- Power --------------------------------------------------------------------------------------


def test_three_points_are_placed_one_by_one(table: Table) -> None:
    table.write(POWERFUL)
    assert "Power to place" in table.marks(1)
    table.choose("Sigil of Power")
    assert table.prompt == "Sigil of Power, 3 to place: where does a point go?"
    table.choose("Empower Muddlepig 4/2 (10/10 HP): +1 attack")
    table.choose("Empower Muddlepig 4+1/2 (10/10 HP): +1 attack")
    table.choose("Empower Clattercrab 3/3 (10/10 HP): +2 maximum HP")
    assert table.team(1) == ["Muddlepig 4+2/2 (10/10 HP)", "Clattercrab 3/3 (10/10+2 HP)"]
    assert "Power to place" not in table.marks(1)
    assert not table.offered("Sigil of Power")  # once a turn


def test_some_may_be_held_back(table: Table) -> None:
    table.write(POWERFUL).choose("Sigil of Power").choose("empower 1 1").choose("Hold the rest")
    assert table.team(1)[0] == "Muddlepig 4/2+1 (10/10 HP)"
    assert table.state.power_left(0) == 2


def test_next_turn_they_may_be_placed_anew(table: Table) -> None:
    table.write(POWERFUL).choose("Sigil of Power")
    for _ in range(3):
        table.choose("empower 1 0")
    table.choose("Rest").choose("Rest")
    assert table.team(1)[0] == "Muddlepig 4+3/2 (10/10 HP)"
    table.choose("Sigil of Power").choose("empower 1 0").choose("empower 2 1").choose("empower 2 1")
    assert table.team(1) == ["Muddlepig 4+1/2 (10/10 HP)", "Clattercrab 3/3+2 (10/10 HP)"]


def test_a_creature_that_is_down_neither_gives_nor_gets_them(table: Table) -> None:
    table.write(POWERFUL.replace("Muddlepig,", "Muddlepig 4+2/2 (0/10 HP),"))
    table.choose("Sigil of Power")
    assert table.prompt.startswith("Sigil of Power, 1 to place")
    assert not table.offered("Muddlepig")
    table.choose("empower 2 0")
    assert table.team(1) == ["Muddlepig 4+2/2 (0/10 HP)", "Clattercrab 3+1/3 (10/10 HP)"]


def test_the_points_count_in_battle(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig 4+3/2
          sigils: Power
        wild: Piper Wolf
    """)
    table.choose("Strike", roll=2)
    assert table.foe_hp() == 3


def test_the_points_leave_with_the_sigil(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig 4+1/2 (14/10+4 HP)
          sigils: Power
        player 2: Lanternwood
          team: Grumblebun
        attacks: 2
    """)
    assert table.team(1) == ["Muddlepig 4+1/2 (14/10+4 HP)"]
    table.choose("Forfeit")
    assert table.team(1) == ["Muddlepig 4/2 (0/10 HP)"]
    assert table.sigils(2) == ["power"]
    assert table.state.power_left(1) == 3


def test_the_points_of_a_replaced_creature_come_back(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig 5+3/2, Clattercrab, Grumblebun
          sigils: Power
        wild: Piper Wolf
    """)
    table.choose("Send Muddlepig").choose("Catch", roll=1).choose("in place of Muddlepig")
    assert table.state.power_left(0) == 3


def test_without_the_sigil_there_is_nothing_to_place(table: Table) -> None:
    table.write(POWERFUL.replace("sigils: Power", "sigils: Speed"))
    assert table.verbs() == {"rest", "roll"}


# ---- Wisdom -------------------------------------------------------------------------------------


def test_inner_peace_is_given_to_one_creature_once_a_turn(table: Table) -> None:
    table.write(WISE)
    table.choose("Give Inner Peace to Muddlepig")
    assert table.on_card(1) == ["Inner Peace"]
    assert not table.offered("Give Inner Peace")
    table.choose("Rest").choose("Rest")
    table.choose("Give Inner Peace to Clattercrab")
    assert (table.on_card(1, 1), table.on_card(1, 2)) == ([], ["Inner Peace"])


def test_out_of_battle_it_heals_half_and_revives_once_a_turn(table: Table) -> None:
    table.write(WISE + "    rolls: 10\n")
    table.choose("Give Inner Peace to Clattercrab").choose("Use Inner Peace")
    assert table.hp(1) == [3, 5]
    assert not table.offered("Use Inner Peace")


def test_it_needs_a_hurt_creature(table: Table) -> None:
    table.write(WISE.replace("Muddlepig (3/10 HP)", "Muddlepig"))
    table.choose("Give Inner Peace to Muddlepig")
    assert not table.offered("Use Inner Peace")


def test_in_battle_it_heals_half_and_takes_the_action(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (3/10 HP), Clattercrab
          sigils: Wisdom
          inner peace: Muddlepig
        wild: Piper Wolf
    """)
    table.choose("Send Clattercrab").choose("inner_peace")
    assert table.hp(1) == [8, 10]
    assert table.state.battle.actions == 2
    assert "inner_peace" not in table.verbs()  # once a turn


def test_in_battle_it_does_not_revive(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (0/10 HP), Clattercrab
          sigils: Wisdom
          inner peace: Muddlepig
        wild: Piper Wolf
    """)
    assert "inner_peace" not in table.verbs()


def test_a_defender_may_use_it_in_a_duel(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Grumblebun
        player 2: Lanternwood
          team: Muddlepig (3/10 HP)
          sigils: Wisdom
          inner peace: Muddlepig
        attacks: 2
    """)
    table.choose("Strike", roll=1).choose("Inner Peace")
    assert table.hp(2) == [8]
    assert table.asked() == 1
    table.choose("Strike", roll=2)
    assert "inner_peace" not in table.verbs()


def test_used_before_the_roll_it_is_used_for_the_battle_too(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig (1/10 HP)
          sigils: Wisdom
          inner peace: Muddlepig
        rolls: 1 1
    """)
    table.choose("Use Inner Peace").choose("Roll").choose("Gossip Thicket")
    assert table.foe()
    assert "inner_peace" not in table.verbs()


def test_inner_peace_leaves_with_the_sigil(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
          sigils: Wisdom
          inner peace: Muddlepig
        wild: Piper Wolf
    """)
    table.choose("Forfeit")
    assert table.on_card(1) == []
