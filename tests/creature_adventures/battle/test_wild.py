"""Battles with the game's own: strike, meditate, catch, run, switch, forfeit, and their end."""

from __future__ import annotations

import pytest

from tests.creature_adventures.table import Table

MET = """
    player 1: Lanternwood
      team: Muddlepig, Clattercrab (4/10 HP), Grumblebun (0/10 HP)
    wild: Piper Wolf
    deck: Sneezecap, Turnip Imp
"""
ALONE = """
    player 1: Lanternwood
      team: Muddlepig
      sigils: Speed
    wild: Piper Wolf
    deck: Sneezecap, Turnip Imp
"""


def test_one_chooses_which_creature_fights(table: Table) -> None:
    table.write(MET)
    assert table.offers() == [
        "Send Muddlepig 4/2 (10/10 HP)",
        "Send Clattercrab 3/3 (4/10 HP)",
    ]
    table.choose("Send Muddlepig")
    assert table.prompt == "Your Muddlepig (10 HP) against Piper Wolf (10 HP). What will you do?"
    assert table.on_card(1) == ["fights"]


def test_the_strike_table_face_by_face(table: Table) -> None:
    """10% miss, 40% clean, 40% counterstrike with the foe's full attack, 10% critical."""
    outcomes = []
    for face in range(1, 11):
        table.write(ALONE).choose("Strike", roll=face)
        outcomes.append((10 - table.hp(1)[0], 10 - table.foe_hp()))
    assert outcomes == [(0, 0)] + 4 * [(0, 4)] + 4 * [(5, 0)] + [(0, 8)]


def test_the_meditate_table_face_by_face(table: Table) -> None:
    """10% nothing, 50% +20%, 30% +40%, 10% +100%; of 4 that is 1, 2 and 4."""
    raised = []
    for face in range(1, 11):
        table.write(ALONE).choose("Meditate", roll=face).choose("Strike", roll=2)
        raised.append(10 - table.foe_hp() - 4)
    assert raised == [0] + 5 * [1] + 3 * [2] + [4]


def test_meditate_lasts_until_the_end_of_the_next_action(table: Table) -> None:
    table.write(ALONE.replace("Piper Wolf", "Piper Wolf (10/30 HP)").replace("10/30", "30/30"))
    table.choose("Meditate", roll=10).choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.foe_hp() == 26


def test_a_creature_meditates_once_a_battle_with_the_games_own(table: Table) -> None:
    table.write(MET).choose("Send Muddlepig").choose("Meditate", roll=1)
    assert "meditate" not in table.verbs()
    table.choose("Switch", roll=1)
    assert "meditate" in table.verbs()
    table.choose("Meditate", roll=1).choose("Switch", roll=1)
    assert "meditate" not in table.verbs()


def test_switch_takes_the_action_and_a_fallen_creature_is_no_choice(table: Table) -> None:
    table.write(MET).choose("Send Muddlepig").choose("Meditate", roll=10)
    assert table.offers()[-1] == "Switch to Clattercrab 3/3 (4/10 HP)"
    assert sum("Switch" in label for label in table.offers()) == 1
    table.choose("Switch", roll=1)
    assert table.state.battle.actions == 3  # meditate, switch, and the one to come
    assert table.on_card(1) == []
    assert table.on_card(1, 2) == ["fights"]


def test_a_fallen_creature_is_replaced_by_choice(table: Table) -> None:
    table.write(MET.replace("Grumblebun (0/10 HP)", "Grumblebun"))
    table.choose("Send Clattercrab").choose("Strike", roll=6)
    assert table.hp(1) == [10, 0, 10]
    assert table.prompt == "Which creature will fight?"
    assert len(table.offers()) == 2


def test_a_beaten_creature_gives_1_exp_and_is_gone_for_good(table: Table) -> None:
    table.write(ALONE.replace("wild: Piper Wolf", "wild: Piper Wolf (4/10 HP)"))
    table.choose("Strike", roll=2)
    assert table.gauge(1, "EXP") == 1
    assert table.gauge(1, "Caught") == 0
    assert table.gone() == ["Piper Wolf"]
    assert table.deck() == ["Sneezecap", "Turnip Imp"]
    assert table.asked() == 2


def test_a_lost_battle_leads_home_and_the_sigils_back(table: Table) -> None:
    table.write(ALONE.replace("team: Muddlepig", "team: Muddlepig (5/10 HP)"))
    table.choose("Strike", roll=6)
    assert table.at_home(1)
    assert table.hp(1) == [0]
    assert table.sigils(1) == []
    assert table.gauge(1, "EXP") == 0
    assert table.deck() == ["Sneezecap", "Turnip Imp", "Piper Wolf"]
    assert table.asked() == 2


def test_forfeit_leads_home_exhausted_and_the_sigils_back(table: Table) -> None:
    table.write(ALONE).choose("Forfeit")
    assert table.at_home(1)
    assert table.sigils(1) == []
    assert table.hp(1) == [10]
    assert table.marks(1) == ["Exhaustion"]
    table.choose("Rest")
    assert table.heard("Player 1 is exhausted and loses this turn.")


def test_who_loses_to_the_last_is_not_exhausted(table: Table) -> None:
    table.write(ALONE.replace("team: Muddlepig", "team: Muddlepig (5/10 HP)"))
    table.choose("Strike", roll=6)
    assert table.at_home(1)
    assert table.marks(1) == []


def test_run_face_by_face(table: Table) -> None:
    """50% away, 50% trapped."""
    away = []
    for face in range(1, 11):
        table.write(ALONE).choose("Run", roll=face)
        away.append(not table.foe())
    assert away == 5 * [True] + 5 * [False]


def test_who_ran_stays_and_the_creature_goes_unhurt_to_the_bottom(table: Table) -> None:
    table.write(ALONE).choose("Strike", roll=2).choose("Run", roll=5)
    assert table.at(1) == "Lanternwood"
    assert table.sigils(1) == ["speed"]
    assert table.deck() == ["Sneezecap", "Turnip Imp", "Piper Wolf"]
    assert table.state.deck.cards[0].face.hp == 10


@pytest.mark.parametrize(
    ("hp", "chance"),
    [(10, 7), (9, 7), (8, 8), (7, 8), (6, 9), (5, 9), (4, 10), (3, 10), (2, 10), (1, 10)],
)
def test_catching_needs_7_or_less_and_1_more_for_each_fifth(
    table: Table, hp: int, chance: int
) -> None:
    caught = []
    for face in range(1, 11):
        table.write(ALONE.replace("wild: Piper Wolf", f"wild: Piper Wolf ({hp}/10 HP)"))
        assert table.offered(f"Catch it ({chance} in 10)")
        table.choose("Catch", roll=face)
        caught.append(table.gauge(1, "Caught") == 1)
    assert caught == [face <= chance for face in range(1, 11)]


def test_a_fifth_is_of_its_own_maximum(table: Table) -> None:
    table.write(ALONE.replace("wild: Piper Wolf", "wild: Piper Wolf (12/20 HP)"))
    assert table.offered("Catch it (9 in 10)")


def test_a_failed_catch_costs_the_wild_creatures_full_attack(table: Table) -> None:
    table.write(ALONE).choose("Catch", roll=8)
    assert table.hp(1) == [5]
    assert table.foe_hp() == 10


def test_each_creature_held_allows_one_try(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig, Clattercrab
        wild: Grumblebun
    """)
    table.choose("Send Muddlepig").choose("Catch", roll=10).choose("Catch", roll=(10, 1))
    assert table.hp(1) == [4, 10]
    assert "catch" not in table.verbs()


def test_a_caught_creature_counts_at_once_gives_2_exp_and_keeps_its_hp(table: Table) -> None:
    table.write(ALONE.replace("wild: Piper Wolf", "wild: Piper Wolf (3/10 HP)"))
    table.choose("Catch", roll=8)
    assert table.gauge(1, "Caught") == 1
    assert table.gauge(1, "EXP") == 2
    assert table.prompt == "Keep Piper Wolf 5/3 (3/10 HP)?"
    assert table.offers() == ["Keep it", "Let it go"]
    table.choose("Keep")
    assert table.team(1) == ["Muddlepig 4/2 (10/10 HP)", "Piper Wolf 5/3 (3/10 HP)"]


def test_with_three_it_replaces_one_whose_points_are_lost(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig, Clattercrab 9/3, Grumblebun
        wild: Piper Wolf
    """)
    table.choose("Send Muddlepig").choose("Catch", roll=1)
    assert table.offers()[0] == "Let it go"
    table.choose("in place of Clattercrab")
    assert [name.split(" ")[0] for name in table.team(1)] == ["Muddlepig", "Grumblebun", "Piper"]
    assert table.gone() == ["Clattercrab"]
    assert table.gauge(1, "Points") == 1


def test_a_creature_let_go_is_gone_for_good_and_still_counts(table: Table) -> None:
    table.write(ALONE).choose("Catch", roll=1).choose("Let it go")
    assert table.gauge(1, "Caught") == 1
    assert table.gone() == ["Piper Wolf"]
    assert "Piper Wolf" not in table.deck()


def test_nobody_switches_twice_in_a_row_while_the_foe_waits(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig, Clattercrab
        wild: Grumblebun
    """)
    table.choose("Send Muddlepig")
    assert "switch" in table.verbs()
    table.choose("Switch")
    assert "switch" not in table.verbs()
    table.choose("Strike", roll=1)
    assert "switch" in table.verbs()


def test_catch_and_run_are_for_wild_creatures_only(table: Table) -> None:
    table.write("player 1: Stump Keep\n  team: Muddlepig\narrives: 0")
    assert table.foe().startswith("Oakjaw")
    assert table.verbs() == {"forfeit", "meditate", "press", "strike"}


def test_defence_is_no_help_against_counterstrikes_and_clean_hits(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig 4/30
        wild: Piper Wolf 5/30
    """)
    table.choose("Strike", roll=6)
    assert table.hp(1) == [5]
    table.choose("Strike", roll=2)
    assert table.foe_hp() == 6


def test_if_both_last_creatures_fall_the_player_has_lost(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (1/10 HP)
        wild: Thistlehog (4/10 HP)
    """)
    table.choose("Strike", roll=2)  # the thorns take its last HP
    assert table.heard("Player 1 loses the battle.")
    assert table.gauge(1, "EXP") == 0
    assert table.at_home(1)


def test_a_battle_is_broken_off_after_so_many_actions(table: Table) -> None:
    table.write(ALONE, actions=4)
    for _ in range(4):
        table.choose("Strike", roll=1)
    assert table.heard("broken off")
    assert table.deck()[-1] == "Piper Wolf"
    assert table.at(1) == "Lanternwood"


def test_broken_off_with_a_warlord_it_is_lost(table: Table) -> None:
    table.write("player 1: Stump Keep\n  team: Muddlepig\n  sigils: Speed\narrives: 0", actions=2)
    table.choose("Strike", roll=1).choose("Strike", roll=1)
    assert table.at_home(1)
    assert table.sigils(1) == []
