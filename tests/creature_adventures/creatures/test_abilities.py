"""Every ability, each in the battle it is made for."""

from __future__ import annotations

import pytest

from bestiary.games.creature_adventures.creatures.abilities import ABILITIES
from bestiary.games.creature_adventures.creatures.roster import creatures_of
from tests.creature_adventures.table import Table


def wild(mine: str, foe: str) -> str:
    return f"""
        player 1: Lanternwood
          team: {mine}
        wild: {foe}
    """


def duel(mine: str, theirs: str, more: str = "") -> str:
    return f"""
        player 1: Lanternwood
          team: {mine}
          {more}
        player 2: Lanternwood
          team: {theirs}
        attacks: 2
    """


def test_every_ability_that_can_be_written_does_something() -> None:
    used = {species.ability for species in creatures_of("").everyone} - {""}
    assert used == set(ABILITIES)


# ---- Thick Hide -------------------------------------------------------------------------------


def test_thick_hide_takes_1_less_from_every_hit_but_at_least_1(table: Table) -> None:
    table.write(duel("Muddlepig", "Butterbeetle"))  # attack 4, defence 3
    table.choose("Strike", roll=2)
    assert table.hp(2) == [7]
    table.choose("Strike", roll=1).choose("Strike", roll=4)
    assert table.hp(2) == [6]  # 4 - 3 = 1 stays 1


def test_thick_hide_helps_against_counterstrikes_and_in_the_wild(table: Table) -> None:
    table.write(wild("Butterbeetle", "Piper Wolf")).choose("Strike", roll=6)
    assert table.hp(1) == [6]
    table.write(wild("Muddlepig", "Saltback Turtle")).choose("Strike", roll=2)
    assert table.foe_hp() == 7


# ---- Swift ------------------------------------------------------------------------------------


def test_the_first_counterstrike_of_a_battle_misses_the_swift(table: Table) -> None:
    table.write(wild("Borrowed Cat", "Piper Wolf"))
    table.choose("Strike", roll=6)
    assert table.hp(1) == [10]
    table.choose("Strike", roll=(6, 1))
    assert table.hp(1) == [5]


def test_a_swift_defender_acts_first(table: Table) -> None:
    table.write(duel("Muddlepig", "Borrowed Cat"))
    assert table.asked() == 2


def test_not_before_the_sigil_of_speed(table: Table) -> None:
    table.write(duel("Muddlepig", "Borrowed Cat", "sigils: Speed"))
    assert table.asked() == 1


def test_of_two_swift_ones_the_attacker_is_first(table: Table) -> None:
    table.write(duel("Chimney Fox", "Borrowed Cat"))
    assert table.asked() == 1


# ---- Venom ------------------------------------------------------------------------------------


def test_venom_takes_1_more_after_the_next_action(table: Table) -> None:
    table.write(duel("Napping Adder", "Grumblebun"))  # attack 3, defence 2
    table.choose("Strike", roll=2)
    assert table.hp(2) == [7]
    assert "poisoned" in table.on_card(2)
    table.choose("Strike", roll=1)
    assert table.hp(2) == [6]
    table.choose("Strike", roll=1).choose("Strike", roll=1)
    assert table.hp(2) == [6]  # once for each strike


def test_venom_in_the_wild_works_after_the_players_next_action(table: Table) -> None:
    table.write(wild("Napping Adder", "Grumblebun")).choose("Strike", roll=2)
    assert table.foe_hp() == 7
    table.choose("Strike", roll=1)
    assert table.foe_hp() == 6


def test_venom_can_finish_a_creature(table: Table) -> None:
    table.write(wild("Napping Adder", "Grumblebun (4/10 HP)"))
    table.choose("Strike", roll=2).choose("Strike", roll=1)
    assert table.heard("Player 1 wins the battle.")


def test_a_strike_without_damage_does_not_poison(table: Table) -> None:
    table.write(duel("Napping Adder", "Doorstep Toad")).choose("Strike", roll=4)  # 3 - 3
    assert "poisoned" not in table.on_card(2)


# ---- Leech ------------------------------------------------------------------------------------


def test_leech_heals_1_for_each_strike_that_does_damage(table: Table) -> None:
    table.write(duel("Hiccup Bat (5/10 HP)", "Grumblebun")).choose("Strike", roll=2)
    assert table.hp(1) == [6]
    table.write(duel("Hiccup Bat (5/10 HP)", "Doorstep Toad")).choose("Strike", roll=4)
    assert table.hp(1) == [5]
    table.write(duel("Hiccup Bat", "Grumblebun")).choose("Strike", roll=2)
    assert table.hp(1) == [10]


# ---- Sure-Footed ------------------------------------------------------------------------------


def test_the_sure_footed_roll_a_miss_again_once(table: Table) -> None:
    table.write(duel("Stormkettle Ram", "Grumblebun")).choose("Strike", roll=(1, 2))
    assert table.hp(2) == [3]
    table.write(duel("Stormkettle Ram", "Grumblebun")).choose("Strike", roll=(1, 1, 2))
    assert table.hp(2) == [10]
    assert table.state.shared.rolls == [2]


# ---- Thorns -----------------------------------------------------------------------------------


def test_who_strikes_thorns_for_damage_takes_1(table: Table) -> None:
    table.write(duel("Muddlepig", "Thistlehog")).choose("Strike", roll=2)
    assert (table.hp(1), table.hp(2)) == ([9], [6])
    table.write(duel("Muddlepig", "Thistlehog 2/4")).choose("Strike", roll=4)
    assert (table.hp(1), table.hp(2)) == ([10], [10])
    table.write(wild("Muddlepig", "Thistlehog")).choose("Strike", roll=2)
    assert table.hp(1) == [9]


# ---- Sharp Eye --------------------------------------------------------------------------------


def test_sharp_eye_triples_a_critical_hit(table: Table) -> None:
    table.write(duel("Nightcap Owl", "Muddlepig (20/20 HP)")).choose("Strike", roll=10)
    assert table.hp(2) == [20 - (3 * 4 - 2)]
    table.write(wild("Nightcap Owl", "Muddlepig (20/20 HP)")).choose("Strike", roll=10)
    assert table.foe_hp() == 8


# ---- Lure -------------------------------------------------------------------------------------


def test_lure_catches_on_1_more_while_it_fights(table: Table) -> None:
    table.write(wild("Sockmoth, Muddlepig", "Grumblebun"))
    table.choose("Send Sockmoth")
    assert table.offered("Catch it (8 in 10)")
    table.choose("Switch")
    assert table.offered("Catch it (7 in 10)")


# ---- Evasive ----------------------------------------------------------------------------------


def test_the_evasive_dodge_face_by_face(table: Table) -> None:
    dodged = []
    for face in range(1, 11):
        table.write(duel("Haystack Mouse", "Muddlepig")).choose("Dodge", roll=face)
        table.choose("Strike", roll=2)
        dodged.append(table.hp(1) == [10])
    assert dodged == 4 * [False] + 6 * [True]


# ---- Mender -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("hp", "after"), [(5, 6), (10, 10), (0, 0)])
def test_mender_heals_1_at_the_end_of_its_owners_turn(table: Table, hp: int, after: int) -> None:
    table.write(f"""
        player 1: Toadstool Stair
          team: Mop Sheep ({hp}/10 HP), Muddlepig (5/10 HP)
        player 2: Peatfire
          team: Mop Sheep (5/10 HP)
        rolls: 2 10
    """)
    table.choose("Roll").choose("Bramblehearth")
    assert table.hp(1) == [after, 5]
    assert table.hp(2) == [5]  # its own turn only


# ---- Fearless ---------------------------------------------------------------------------------


def test_counterstrikes_do_half_to_the_fearless(table: Table) -> None:
    table.write(wild("Quarrel Badger", "Piper Wolf")).choose("Strike", roll=6)
    assert table.hp(1) == [8]  # 5 // 2
    table.write(duel("Quarrel Badger", "Muddlepig 9/2")).choose("Strike", roll=9)
    assert table.hp(1) == [8]


# ---- Regal ------------------------------------------------------------------------------------


def test_regal_meditates_never_in_vain(table: Table) -> None:
    raised = []
    for face in range(1, 11):
        table.write(wild("King Under the Pond", "Muddlepig (40/40 HP)"))
        table.choose("Meditate", roll=face).choose("Strike", roll=2)
        raised.append(40 - table.foe_hp() - 9)
    assert raised == 6 * [2] + 3 * [4] + [9]
