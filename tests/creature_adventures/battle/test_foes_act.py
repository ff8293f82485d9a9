"""What the game's own creatures do of their own accord, and what helps against it."""

from __future__ import annotations

import pytest

from bestiary.games.creature_adventures.creatures.roster import creatures_of
from tests.creature_adventures.table import Table


def wild(mine: str, foe: str, more: str = "") -> str:
    return f"""
        player 1: Lanternwood
          team: {mine}
          {more}
        wild: {foe}
        deck: Sneezecap, Turnip Imp
    """


def struck(table: Table, face: int) -> Table:
    """Two misses of the player's, and after the second one the foe strikes with this roll."""
    return table.choose("Strike", roll=1).choose("Strike", roll=(1, face))


# ---- The strike -------------------------------------------------------------------------------


def test_a_foe_strikes_after_every_second_action_face_by_face(table: Table) -> None:
    """On the table of battles between players: attack 5 against defence 2."""
    lost = []
    for face in range(1, 11):
        struck(table.write(wild("Muddlepig", "Piper Wolf")), face)
        lost.append((10 - table.hp(1)[0], 10 - table.foe_hp()))
    # a miss, clean, deflected, a counterstrike (5 against 4), a critical hit
    assert lost == [(0, 0), *2 * [(5, 0)], *5 * [(3, 0)], (1, 0), (8, 0)]
    assert table.heard("Piper Wolf strikes and rolls a 10: a critical hit.")


def test_it_says_when_the_strike_is_coming(table: Table) -> None:
    table.write(wild("Muddlepig", "Piper Wolf"))
    assert table.prompt == "Your Muddlepig (10 HP) against Piper Wolf (10 HP). What will you do?"
    table.choose("Strike", roll=1)
    assert table.prompt == (
        "Your Muddlepig (10 HP) against Piper Wolf (10 HP, attack 5). "
        "It strikes after your action. What will you do?"
    )
    table.choose("Strike", roll=(1, 1))
    assert "after your action" not in table.prompt


def test_defence_helps_against_it(table: Table) -> None:
    struck(table.write(wild("Muddlepig 4/5", "Piper Wolf")), 4)
    assert table.hp(1) == [10]


def test_a_counterstrike_can_hurt_the_foe(table: Table) -> None:
    struck(table.write(wild("Muddlepig 7/2", "Piper Wolf")), 9)
    assert (table.hp(1), table.foe_hp()) == ([10], 8)


def test_any_action_counts_and_who_has_fallen_is_not_struck(table: Table) -> None:
    table.write(wild("Muddlepig, Clattercrab", "Piper Wolf"))
    table.choose("Send Muddlepig").choose("Meditate", roll=1).choose("Switch", roll=2)
    assert table.hp(1) == [10, 5]
    table.choose("Strike", roll=1).choose("Strike", roll=6)  # the counterstrike fells it
    assert table.hp(1) == [10, 0]
    assert table.prompt.startswith("Your Muddlepig")
    assert "It strikes after your action" in table.prompt


# ---- Guards -----------------------------------------------------------------------------------


def test_a_guard_is_for_the_strike_that_is_coming(table: Table) -> None:
    table.write(wild("Muddlepig", "Piper Wolf"))
    assert not {"brace", "dodge"} & table.verbs()
    table.choose("Strike", roll=1)
    assert {"brace", "dodge"} <= table.verbs()


def test_brace_deflects_more_of_it(table: Table) -> None:
    table.write(wild("Muddlepig", "Piper Wolf")).choose("Strike", roll=1)
    table.choose("Brace", roll=(10, 4))  # defence 2 and 2 more
    assert table.hp(1) == [9]


def test_dodge_lets_it_pass(table: Table) -> None:
    table.write(wild("Muddlepig", "Piper Wolf")).choose("Strike", roll=1)
    table.choose("Dodge", roll=7)
    assert table.hp(1) == [10]
    assert table.heard("Player 1's Muddlepig dodges the strike of Piper Wolf.")
    table.write(wild("Muddlepig", "Piper Wolf")).choose("Strike", roll=1)
    table.choose("Dodge", roll=(6, 2))
    assert table.hp(1) == [5]


def test_a_creature_guards_itself_once_a_battle(table: Table) -> None:
    table.write(wild("Muddlepig, Clattercrab", "Piper Wolf")).choose("Send Muddlepig")
    table.choose("Strike", roll=1).choose("Dodge", roll=7).choose("Strike", roll=1)
    table.choose("Strike", roll=1)
    assert "It strikes after your action" in table.prompt
    assert not {"brace", "dodge"} & table.verbs()
    table.choose("Switch", roll=1).choose("Strike", roll=1)
    assert {"brace", "dodge"} <= table.verbs()


@pytest.mark.parametrize("guard", ["Brace", "Dodge"])
def test_a_guard_costs_no_time(table: Table, guard: str) -> None:
    """The next strike comes after two more blows, as if the guard had not taken an action."""
    table.write(wild("Muddlepig (30/30 HP)", "Piper Wolf (30/30 HP)"))
    coming = []
    for action in ("Strike", guard, "Strike", "Strike", "Strike", "Strike"):
        coming.append("It strikes after your action" in table.prompt)
        table.choose(action, roll=(1, 1))
    assert coming == [False, True, False, False, True, False]


# ---- Fight on ---------------------------------------------------------------------------------


def test_fight_on_strikes_until_a_creature_falls(table: Table) -> None:
    table.write("""
        player 1: Stump Keep
          team: Muddlepig 9/9 (30/30 HP), Clattercrab
        arrives: 0
    """)
    table.choose("Send Muddlepig")
    # A miss; Oakjaw meditates; a counterstrike of 4 and 1; its strike misses; 9 damage; it
    # meditates again; and 9 more are its end. Gravelmaul is somebody new.
    table.choose("Fight on", roll=(1, 2, 6, 1, 2, 2, 2))
    assert table.hp(1) == [25, 10]
    assert table.foe() == "Gravelmaul 6/4 (12/12 HP)"
    assert table.prompt.startswith("Your Muddlepig (25 HP) against Gravelmaul (12 HP)")


def test_it_stops_where_the_next_blow_can_fell_the_creature(table: Table) -> None:
    table.write(wild("Muddlepig", "Piper Wolf (30/30 HP)"))
    table.choose("Fight on", roll=(1, 6, 1))
    assert table.hp(1) == [5]
    assert table.prompt.startswith("Your Muddlepig (5 HP)")
    table.choose("Fight on", roll=(1, 1, 1, 6))  # chosen in spite of it, it goes on to the end
    assert table.at_home(1)


def test_it_stops_where_a_wild_creature_is_ripe_for_the_net(table: Table) -> None:
    table.write(wild("Muddlepig 5/2 (30/30 HP)", "Piper Wolf"))
    table.choose("Fight on", roll=(1, 1, 1, 2))
    assert table.foe_hp() == 5
    assert table.offered("Catch it")


def test_it_is_one_choice_and_can_be_the_whole_battle(table: Table) -> None:
    table.write(wild("Muddlepig 9/2 (30/30 HP)", "Grumblebun"))
    table.choose("Fight on", roll=10)
    assert table.heard("Player 1 wins the battle.")


# ---- Abilities of foes ------------------------------------------------------------------------


def test_each_of_the_warlords_creatures_meditates_before_it_strikes(table: Table) -> None:
    table.write("player 1: Stump Keep\n  team: Muddlepig (30/30 HP)\narrives: 0")
    table.choose("Strike", roll=(1, 10))
    assert table.heard("Oakjaw meditates and rolls a 10: attack +4.")
    assert "(10 HP, attack 8)" in table.prompt
    table.choose("Strike", roll=(1, 2))
    assert table.hp(1) == [22]
    table.choose("Strike", roll=(1, 1)).choose("Strike", roll=(1, 2))
    assert table.hp(1) == [18]  # it was for one strike


def test_swift_whistlehoof_strikes_first(table: Table) -> None:
    at = "player 1: The Running Tower\n  team: {}\n  sigils: {}\narrives: 0\nrolls: 2"
    table.write(at.format("Muddlepig", "Power"))
    assert table.foe().startswith("Whistlehoof")
    assert table.hp(1) == [6]
    table.write(at.format("Borrowed Cat", "Power"))
    assert table.hp(1) == [10]
    table.write("player 1: Lanternwood\n  team: Muddlepig\n  sigils: Speed\nwild: Chimney Fox")
    assert table.hp(1) == [10]


def test_the_sigil_of_speed_gives_an_action_more_before_the_first_strike(table: Table) -> None:
    table.write(wild("Muddlepig", "Piper Wolf", "sigils: Speed"))
    table.choose("Strike", roll=1)
    assert "after your action" not in table.prompt
    table.choose("Strike", roll=1)
    assert "after your action" in table.prompt
    table.choose("Strike", roll=(1, 2))
    assert table.hp(1) == [5]


def test_the_fearless_sphinx_takes_half_from_a_counterstrike(table: Table) -> None:
    table.write("player 1: The Quiet Library\n  team: Muddlepig 9/2 (30/30 HP)\narrives: 0")
    assert table.foe().startswith("Dusty Sphinx 4/4")
    table.choose("Strike", roll=(1, 1)).choose("Strike", roll=(1, 9))
    assert table.foe_hp() == 10 - (9 - 4) // 2


def test_the_emperors_meditation_never_fails(table: Table) -> None:
    table.write("""
        player 1: The Colosseum
          team: King Under the Pond (40/40 HP)
          sigils: Power, Wisdom, Speed
        colosseum: 1
        battles won: 2
    """)
    table.choose("next battle").choose("Strike", roll=(1, 1))
    assert table.heard("The Emperor meditates and rolls a 1: attack +2.")


def test_an_evasive_foe_dodges(table: Table) -> None:
    table.write(wild("Muddlepig", "Rumour Raven"))
    table.choose("Strike", roll=(1, 5)).choose("Strike", roll=1)
    assert table.heard("Rumour Raven dodges the strike of Player 1's Muddlepig.")
    table.write(wild("Muddlepig", "Rumour Raven"))
    table.choose("Strike", roll=(1, 4)).choose("Strike", roll=(2, 1))
    assert table.foe_hp() == 6


def test_a_mender_mends_while_it_waits(table: Table) -> None:
    table.write(wild("Muddlepig", "Mop Sheep (5/10 HP)")).choose("Strike", roll=1)
    assert table.foe_hp() == 6
    table.choose("Strike", roll=(1, 1))
    assert table.foe_hp() == 6


def test_a_leech_heals_by_striking(table: Table) -> None:
    struck(table.write(wild("Muddlepig", "Hiccup Bat (5/10 HP)")), 2)
    assert (table.hp(1), table.foe_hp()) == ([7], 6)
    assert table.heard("Hiccup Bat heals 1 HP by leeching (6 now).")


def test_a_venomous_foe_poisons(table: Table) -> None:
    struck(table.write(wild("Muddlepig", "Napping Adder")), 2)
    assert table.hp(1) == [7]
    table.choose("Strike", roll=1)
    assert table.hp(1) == [6]
    assert table.heard("Player 1's Muddlepig takes 1 from the poison: 6 HP left.")


def test_a_sharp_eyed_foe_triples_and_a_sure_footed_one_rolls_again(table: Table) -> None:
    struck(table.write(wild("Muddlepig (30/30 HP)", "Nightcap Owl")), 10)
    assert table.hp(1) == [30 - (3 * 4 - 2)]
    table.write(wild("Muddlepig (30/30 HP)", "Stormkettle Ram"))
    table.choose("Strike", roll=1).choose("Strike", roll=(1, 1, 2))
    assert table.hp(1) == [23]


def test_thorns_prick_a_foe_too(table: Table) -> None:
    struck(table.write(wild("Thistlehog", "Piper Wolf")), 2)
    assert table.foe_hp() == 9
    assert table.heard("Piper Wolf takes 1 from the thorns: 9 HP left.")


def test_a_lure_is_easier_to_catch_itself(table: Table) -> None:
    easier = int(table.write(wild("Muddlepig", "Sockmoth")).state.world.catch) + 1
    assert table.offered(f"Catch it ({easier} in 10)")
    assert Table().write(wild("Sockmoth", "Sockmoth")).offered(f"Catch it ({easier} in 10)")


FOES = [
    species
    for group in (*creatures_of("").warlords, *creatures_of("").colosseum)
    for species in group
    if species.ability
]


@pytest.mark.parametrize("species", FOES, ids=[species.name for species in FOES])
def test_no_ability_of_a_foe_is_idle(species: object) -> None:
    """Each of these has a test above or in test_abilities, in a battle with a foe."""
    working = {"swift", "thorns", "fearless", "thick-hide", "regal"}
    assert getattr(species, "ability", "") in working


def test_thieves_have_no_points_where_they_would_be_wasted() -> None:
    for level, gang in enumerate(creatures_of("").gangs, 1):
        assert gang.defence == 0
        assert gang.attack + gang.hp // 2 == level - 1  # a point more for each level
